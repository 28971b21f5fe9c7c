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

/** What whoever plays a path by hand has to know before its first step, in Italian. */
export interface Beginning {
  /** The page's address, from its hash on. */
  readonly page: string;
  readonly user: string;
  readonly data: string;
}

/** The start of a path and its steps: what is done, and the states that it must lead to. */
export const describedPath = ({ inputName, start, steps }: ChosenPath): { say: string; expected: string }[] => [
  { say: `Partenza: ${inputName}`, expected: describeState(start.snapshot._nodes) },
  ...steps.map(({ say, snapshot }) => ({ say: capital(say), expected: describeState(snapshot._nodes) })),
];

const BOXES = '[ ] superato  [ ] fallito  note:';

/** One path as a section of a checklist. */
export function checklistOf(path: ChosenPath, beginning?: Beginning): string {
  const [start, ...steps] = describedPath(path);
  const lines = steps.map(
    ({ say, expected }, index) => `${index + 1}. ${say}\n   - Atteso: ${expected}\n   - ${BOXES}`,
  );
  return [
    `## ${path.title} · ${path.code}`,
    '',
    ...(beginning === undefined
      ? []
      : [`- Pagina: \`${beginning.page}\``, `- Utente: ${beginning.user}`, `- Dati: ${beginning.data}`]),
    `- ${start?.say}. Atteso: ${start?.expected}`,
    '',
    ...lines,
    ...(lines.length === 0 ? [] : ['']),
    ...(path.takes.length === 0 ? [] : [`Copre: ${path.takes.map((name) => `\`${name}\``).join(', ')}`, '']),
  ].join('\n');
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** What a checklist's second line says of its paths. */
function summary(model: Model, paths: readonly ChosenPath[], coverage: Coverage): string {
  const [states, edges] = [leavesOf(model.machine).length, edgesOf(model.machine).size];
  return `${counted(paths.length, 'percorso', 'percorsi')} (${TAKEN[coverage]}); la macchina ha ${counted(states, 'stato', 'stati')} e ${counted(edges, 'transizione', 'transizioni')}.`;
}

/** Chosen paths of a model as an Italian checklist in Markdown, a section a path, each named by what it does. */
export function checklist(
  model: Model,
  paths: readonly ChosenPath[],
  coverage: Coverage,
  beginning: (path: ChosenPath) => Beginning,
): string {
  const sections = paths.map((path) => checklistOf(path, beginning(path)));
  return [`# ${model.title}`, '', summary(model, paths, coverage), '', ...sections].join('\n');
}

/** Chosen paths as JSON: code, title, page, user, data, start and, for each step, what happens and the state it must lead to. */
export function pathsAsJson(paths: readonly ChosenPath[], beginning: (path: ChosenPath) => Beginning): string {
  const plain = paths.map((path) => {
    const { code, name, title, inputName, start, takes, steps } = path;
    return {
      code,
      name,
      title,
      ...beginning(path),
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
    };
  });
  return JSON.stringify(plain, null, 2);
}
