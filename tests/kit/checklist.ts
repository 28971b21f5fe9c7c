import { coverage } from './coverage';
import { walkJourney } from './journeys';
import { modelPaths } from './paths';
import { describeState, edgesOf, leavesOf } from './structure';
import type { Model, Path } from './types';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a path is about, in words: its last step and where that leads. */
function headingOf(path: Path): string {
  const last = path.steps.at(-1);
  return last === undefined
    ? `Partenza: ${describeState(path.start.snapshot._nodes)}`
    : `${last.say} → ${describeState(last.snapshot._nodes)}`;
}

/** Headings that several paths share get a number, in order. */
function uniqueHeadings(paths: readonly Path[]): string[] {
  const total = new Map<string, number>();
  for (const path of paths) total.set(headingOf(path), (total.get(headingOf(path)) ?? 0) + 1);
  const seen = new Map<string, number>();
  return paths.map((path) => {
    const heading = headingOf(path);
    const count = (seen.get(heading) ?? 0) + 1;
    seen.set(heading, count);
    return (total.get(heading) ?? 1) > 1 ? `${heading} (${count})` : heading;
  });
}

function section(heading: string, number: number, path: Path): string {
  const steps = path.steps.map(
    (step, index) => `${index + 1}. [ ] ${capital(step.say)}\n   - Atteso: ${describeState(step.snapshot._nodes)}`,
  );
  return [
    `## ${number}. ${capital(heading)}`,
    '',
    `Partenza: ${path.inputName}. Atteso: ${describeState(path.start.snapshot._nodes)}`,
    '',
    ...steps,
    '',
  ].join('\n');
}

/** The paths of a model as an Italian checklist in Markdown: every edge once, or with `all` every generated path. */
export function checklist(model: Model, { all = false }: { all?: boolean } = {}): string {
  const paths = modelPaths(model, { cover: all ? 'all' : 'edges' });
  const journeys = model.journeys.map((journey) => walkJourney(model, journey));
  const { leaves, edges } = coverage(model, [...paths, ...journeys]);
  const headings = uniqueHeadings(paths);
  return [
    `# ${model.title}`,
    '',
    `${paths.length} percorsi su ${leaves} stati e ${edges} transizioni.`,
    '',
    ...paths.map((path, index) => section(headings[index] ?? path.name, index + 1, path)),
  ].join('\n');
}

/** The paths as JSON: name, start and, for each step, what happens and the state it must lead to. */
export function pathsAsJson(model: Model, { all = false }: { all?: boolean } = {}): string {
  const paths = modelPaths(model, { cover: all ? 'all' : 'edges' });
  return JSON.stringify(
    paths.map(({ name, inputName, steps }) => ({
      name,
      start: inputName,
      steps: steps.map(({ kind, event, say, snapshot }) => ({ kind, event, say, value: snapshot.value })),
    })),
    null,
    2,
  );
}

/** The machine as a Mermaid state diagram; its lines are the names that the coverage uses. */
export function mermaid(model: Model): string {
  const id = (name: string) => name.replace(/[^\w]/g, '_');
  const label = (name: string) => name.replace(/^.* --/, '').replace(/[:;]/g, ' ');
  const arrows = [...edgesOf(model.machine)].map(([transition, name]) => {
    const target = transition.target?.[0]?.id ?? transition.source.id;
    return `  ${id(transition.source.id)} --> ${id(target)}: ${label(name)}`;
  });
  const states = leavesOf(model.machine).map((leaf) => `  state "${leaf}" as ${id(leaf)}`);
  return ['stateDiagram-v2', ...states, ...arrows, ''].join('\n');
}
