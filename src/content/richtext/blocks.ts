import { type Attributes, element, type HtmlElement, type HtmlNode } from './tree';

/** What a letter is beside itself, from the outermost element inwards. */
export interface Marks {
  readonly link: Attributes | null;
  readonly isBold: boolean;
  readonly isItalic: boolean;
}

interface Run {
  /** null for a line break. */
  readonly text: string | null;
  readonly marks: Marks;
}

interface OpenBlock {
  readonly name: string;
  readonly attributes: Attributes;
  readonly runs: Run[];
}

const BLANKS = /[ \t\n\r\f]+/g;

/** Runs as they are shown: one blank for several, none at the ends of lines, no break at the end. */
function shownRuns(runs: readonly Run[]): Run[] {
  const shown: Run[] = [];
  const trimEnd = () => {
    const last = shown.at(-1);
    if (last?.text?.endsWith(' ') !== true) return;
    shown.pop();
    if (last.text !== ' ') shown.push({ ...last, text: last.text.slice(0, -1) });
  };
  for (const run of runs) {
    if (run.text === null) {
      trimEnd();
      shown.push(run);
      continue;
    }
    const before = shown.at(-1)?.text;
    const text = run.text.replace(BLANKS, ' ');
    const own = before === undefined || before === null || before.endsWith(' ') ? text.replace(/^ /, '') : text;
    if (own !== '') shown.push({ ...run, text: own });
  }
  trimEnd();
  if (shown.length > 0 && shown.at(-1)?.text === null) shown.pop();
  trimEnd();
  return shown;
}

const isSameLink = (a: Attributes, b: Attributes): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The elements that marks are, outermost first, in the order of the editor's schema. */
const marking = ({ link, isBold, isItalic }: Marks): HtmlElement[] => [
  ...(link === null ? [] : [element('a', link)]),
  ...(isBold ? [element('strong')] : []),
  ...(isItalic ? [element('em')] : []),
];

/** Runs as elements: what follows each other under the same marks lies in the same elements. */
function inlineOf(runs: readonly Run[]): HtmlNode[] {
  const root: HtmlNode[] = [];
  let open: { readonly mark: HtmlElement; readonly into: HtmlNode[] }[] = [];
  for (const { text, marks } of runs) {
    const wanted = marking(marks);
    const differs = wanted.findIndex(
      ({ name, attributes }, index) =>
        open[index]?.mark.name !== name || !isSameLink(open[index].mark.attributes, attributes),
    );
    const kept = open.slice(0, differs === -1 ? wanted.length : differs);
    for (const mark of wanted.slice(kept.length)) {
      const into: HtmlNode[] = [];
      (kept.at(-1)?.into ?? root).push({ ...mark, children: into });
      kept.push({ mark, into });
    }
    open = kept;
    const into = kept.at(-1)?.into ?? root;
    if (text === null) into.push(element('br'));
    else if (typeof into.at(-1) === 'string') into.push(`${into.pop()}${text}`);
    else into.push(text);
  }
  return root;
}

const hasLetters = (runs: readonly Run[]): boolean =>
  runs.some(({ text }) => text !== null && /[^\s\u200b\ufeff]/.test(text));

/** Blocks of a text while they are made: letters go into the open one, and every other block ends it. */
export class Blocks {
  readonly made: HtmlElement[] = [];
  private open: OpenBlock | null = null;

  /** Begins a block of text; the one that is open ends. */
  begin(name: string, attributes: Attributes = {}): void {
    this.end();
    this.open = { name, attributes, runs: [] };
  }

  /** Adds text, to a new block of that name where none is open; null breaks the line. */
  add(text: string | null, marks: Marks, name: string): void {
    this.open ??= { name, attributes: {}, runs: [] };
    this.open.runs.push({ text, marks });
  }

  /** Ends the open block, which is left out where nothing is in it. */
  end(): void {
    const ended = this.open;
    this.open = null;
    if (ended !== null && hasLetters(ended.runs))
      this.made.push(element(ended.name, ended.attributes, inlineOf(shownRuns(ended.runs))));
  }

  /** Adds a block that is whole. */
  push(...blocks: readonly HtmlElement[]): void {
    this.end();
    this.made.push(...blocks);
  }
}
