import { createHash } from 'node:crypto';
import { type Change, OPERATORS } from './operators';
import { children, isSilent, type Node, nameOf, part, parts, treeOf } from './syntax';

/** One small wrong change of a file. `id` stays the same as long as its line reads the same. */
export interface Mutant extends Change {
  readonly id: string;
  readonly file: string;
  readonly line: number;
  /** What stood there, and what stands there instead, on one line. */
  readonly before: string;
  readonly after: string;
}

/** Keys of nodes below which nothing runs. */
const TYPE_KEYS = new Set(['typeAnnotation', 'typeArguments', 'typeParameters', 'returnType']);
/** Calls that only make an error for programmers: their words are nobody's behaviour. */
const LOUD = /Error$|^missingActors?$/;
/** Properties that hold words for QA, or types. */
const WORDS = new Set(['description', 'types']);

/** Calls that make a region: their last argument holds the descriptions of its states. */
const REGION = /Region$/;

const isDescriptions = (node: Node, parent: Node | null): boolean =>
  parent?.type === 'CallExpression' &&
  REGION.test(nameOf(part(parent, 'callee'))) &&
  parts(parent, 'arguments').at(-1) === node;

/** Whether what stands below a node can't change what the program does, or only for programmers. */
function isLeftOut(node: Node, parent: Node | null): boolean {
  if (isSilent(node) || isDescriptions(node, parent)) return true;
  if (node.type === 'NewExpression' || node.type === 'CallExpression') return LOUD.test(nameOf(part(node, 'callee')));
  if (node.type === 'Property') return WORDS.has(nameOf(part(node, 'key')));
  return parent?.type === 'ExpressionStatement' && 'directive' in parent && typeof parent.directive === 'string';
}

/** A key is a name: what it stands for is changed where it is used. */
const isKey = (node: Node, parent: Node | null): boolean =>
  parent?.type === 'Property' && part(parent, 'key') === node && parent.computed !== true;

const oneLine = (text: string): string => {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat.length > 90 ? `${flat.slice(0, 60)} … ${flat.slice(-25)}` : flat;
};

function changesOf(tree: Node, source: string): Change[] {
  const text = ({ start, end }: Node) => source.slice(start, end);
  const visit = (node: Node, parent: Node | null): Change[] => {
    if (isLeftOut(node, parent) || isKey(node, parent)) return [];
    const own = (OPERATORS[node.type] ?? []).flatMap(([operator, changes]) =>
      changes(node, text, parent).map((change) => ({ ...change, operator })),
    );
    const inner = Object.fromEntries(Object.entries(node).filter(([key]) => !TYPE_KEYS.has(key)));
    return [
      ...own,
      ...children({ ...inner, type: node.type, start: node.start, end: node.end }).flatMap((child) =>
        visit(child, node),
      ),
    ];
  };
  return visit(tree, null);
}

/** The text of a file with a change. */
export const mutated = (source: string, { start, end, text }: Change): string =>
  `${source.slice(0, start)}${text}${source.slice(end)}`;

/** All mutants of a file, in its order. `file` is its path from the root of the project. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const seen = new Set<string>();
  const lines = source.split('\n');
  const met = new Map<string, number>();
  return changesOf(treeOf(file, source), source).flatMap((change): Mutant[] => {
    const text = mutated(source, change);
    if (text === source || seen.has(text)) return [];
    seen.add(text);
    const above = source.slice(0, change.start).split('\n');
    const line = above.length;
    const before = source.slice(change.start, change.end);
    const says = [lines[line - 1], above.at(-1)?.length, before, change.text].join('\0');
    const digest = createHash('sha1').update(says).digest('hex').slice(0, 12);
    const nth = met.get(digest) ?? 0;
    met.set(digest, nth + 1);
    return [
      { ...change, id: `${file}:${digest}.${nth}`, file, line, before: oneLine(before), after: oneLine(change.text) },
    ];
  });
}
