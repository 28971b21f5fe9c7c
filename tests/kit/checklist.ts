import type { ChosenPath, Coverage } from './choice';
import { beyondText, type Hands, type Line, linesOf, pressText } from './described';
import { enteredText, STAYS } from './naming';
import { beyondHands } from './ordinary';
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

/** A requirement of the documents: its id and what it asks, in Italian. */
interface Requirement {
  readonly id: string;
  readonly text: string;
}

/** What the texts of a machine's paths need to know of the product, which its model does not say. */
export interface Product extends Hands {
  /** The machine's name, as `npm run paths` calls it. */
  readonly machine: string;
  readonly beginning: (path: ChosenPath) => Beginning;
  /** The requirements of the documents that a path tries. */
  readonly requirements: (path: ChosenPath) => readonly Requirement[];
  /** What else is said of a path at its beginning; null for nothing. */
  readonly mark?: (path: ChosenPath) => string | null;
}

const BOXES = '[ ] superato  [ ] fallito  note:';

const expectations = ({ expected, answers }: Line): string[] => [
  `- Atteso: ${expected}`,
  ...answers.map((answer) => `- Atteso: ${answer.say}${beyondText(answer)} → ${answer.expected}`),
];

/** A step: its number, what is done, what is pressed, what must be seen. */
function stepText(line: Line, number: number): string {
  const press = pressText(line.press);
  const below = [...(press === '' ? [] : [`- Comando: ${press}`]), ...expectations(line), `- ${BOXES}`];
  return [`${number}. ${line.say}${beyondText(line)}`, ...below.map((text) => `   ${text}`)].join('\n');
}

/** One path as a section of a checklist. */
export function checklistOf(path: ChosenPath, product?: Product): string {
  const [start, ...steps] = linesOf(path, product);
  const beginning = product?.beginning(path);
  const mark = product?.mark?.(path) ?? null;
  return [
    `## ${path.title} · ${path.code}`,
    '',
    ...(beginning === undefined
      ? []
      : [`- Pagina: \`${beginning.page}\``, `- Utente: ${beginning.user}`, `- Dati: ${beginning.data}`]),
    ...(product?.requirements(path) ?? []).map(({ id, text }) => `- Prova il requisito ${id}: ${text}`),
    ...(mark === null ? [] : [`- ${mark}`]),
    ...(start === undefined ? [] : [`- ${start.say}${beyondText(start)}`, ...expectations(start), `- ${BOXES}`]),
    '',
    ...(steps.length === 0 ? [] : [...steps.map((step, index) => stepText(step, index + 1)), '']),
    ...(path.takes.length === 0 ? [] : [`Copre: ${path.takes.map((name) => `\`${name}\``).join(', ')}`, '']),
  ].join('\n');
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** What a checklist's second line says of its paths. */
function summary(model: Model, paths: readonly ChosenPath[], coverage: Coverage): string {
  const [states, edges] = [leavesOf(model.machine).length, edgesOf(model.machine).size];
  const taken = model.isOfUses ? `${TAKEN[coverage]}, da ogni partenza` : TAKEN[coverage];
  return `${counted(paths.length, 'percorso', 'percorsi')} (${taken}); la macchina ha ${counted(states, 'stato', 'stati')} e ${counted(edges, 'transizione', 'transizioni')}.`;
}

/**
 * Chosen paths of a model as an Italian checklist in Markdown, a section a path, each named by what it does. `notes` are
 * further sentences on which paths these are.
 */
export function checklist(
  model: Model,
  paths: readonly ChosenPath[],
  coverage: Coverage,
  product: Product,
  notes: readonly string[] = [],
): string {
  const sections = paths.map((path) => checklistOf(path, product));
  return [`# ${model.title}`, '', [summary(model, paths, coverage), ...notes].join('\n\n'), '', ...sections].join('\n');
}

/**
 * Chosen paths as JSON: code, title, page, user, data, requirements, start and, for each step, what happens, what one presses, whether
 * a hand can do it, and what must change.
 */
export function pathsAsJson(
  paths: readonly ChosenPath[],
  { beginning, requirements, pressOf, noHand }: Product,
): string {
  const plain = paths.map((path) => {
    const { code, name, title, inputName, start, takes, steps } = path;
    return {
      code,
      name,
      title,
      ...beginning(path),
      requirements: requirements(path).map(({ id }) => id),
      start: inputName,
      expected: describeState(start.snapshot._nodes),
      takes,
      steps: steps.map((step, index) => {
        const { kind, key, event, say, snapshot } = step;
        const before = steps[index - 1] ?? start;
        const press = kind === 'send' ? pressOf(before.snapshot, event) : null;
        const expected = enteredText(step, before) || STAYS;
        return {
          kind,
          key,
          event,
          say,
          press,
          byHand: beyondHands(step, noHand) === null,
          expected,
          value: snapshot.value,
        };
      }),
    };
  });
  return JSON.stringify(plain, null, 2);
}
