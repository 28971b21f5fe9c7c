import type { ChosenPath, Coverage } from './choice';
import { capital } from './naming';
import { describeState, edgesOf, leavesOf } from './structure';
import type { Model } from './types';

/** What the paths of a coverage take, in Italian. */
const TAKEN: Readonly<Record<Coverage, string>> = {
  states: 'ogni stato',
  transitions: 'ogni transizione',
  pairs: 'ogni coppia di transizioni consecutive',
  all: 'ogni transizione da ogni situazione',
};

/** One path as a section of a checklist. */
export function checklistOf({ title, code, inputName, start, steps, takes }: ChosenPath): string {
  const lines = steps.map(
    (step, index) => `${index + 1}. [ ] ${capital(step.say)}\n   - Atteso: ${describeState(step.snapshot._nodes)}`,
  );
  return [
    `## ${title} · ${code}`,
    '',
    `Partenza: ${inputName}. Atteso: ${describeState(start.snapshot._nodes)}`,
    '',
    ...lines,
    ...(lines.length === 0 ? [] : ['']),
    ...(takes.length === 0 ? [] : [`Copre: ${takes.map((name) => `\`${name}\``).join(', ')}`, '']),
  ].join('\n');
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** What a checklist's second line says of its paths. */
function summary(model: Model, paths: readonly ChosenPath[], coverage: Coverage): string {
  const [states, edges] = [leavesOf(model.machine).length, edgesOf(model.machine).size];
  return `${counted(paths.length, 'percorso', 'percorsi')} (${TAKEN[coverage]}); la macchina ha ${counted(states, 'stato', 'stati')} e ${counted(edges, 'transizione', 'transizioni')}.`;
}

/** Chosen paths of a model as an Italian checklist in Markdown, a section a path, each named by what it does. */
export function checklist(model: Model, paths: readonly ChosenPath[], coverage: Coverage): string {
  return [`# ${model.title}`, '', summary(model, paths, coverage), '', ...paths.map(checklistOf)].join('\n');
}

/** Chosen paths as JSON: code, title, start and, for each step, what happens and the state it must lead to. */
export function pathsAsJson(paths: readonly ChosenPath[]): string {
  const plain = paths.map(({ code, name, title, inputName, start, takes, steps }) => ({
    code,
    name,
    title,
    start: inputName,
    expected: describeState(start.snapshot._nodes),
    takes,
    steps: steps.map(({ kind, key, event, say, snapshot }) => ({
      kind,
      key,
      event,
      say,
      expected: describeState(snapshot._nodes),
      value: snapshot.value,
    })),
  }));
  return JSON.stringify(plain, null, 2);
}
