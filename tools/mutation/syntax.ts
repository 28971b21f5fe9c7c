import { parseSync } from 'vite';

/** A node of the syntax tree (ESTree with TypeScript), as far as the mutants need it. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** TypeScript's wrappers of an expression; every other node of its own has nothing to run. */
const TRANSPARENT = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);
const IMPORTS = new Set(['ImportDeclaration', 'ExportAllDeclaration']);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Whether a node vanishes when types are taken away, or says only where things come from. */
export const isSilent = ({ type }: Node): boolean =>
  IMPORTS.has(type) || (type.startsWith('TS') && !TRANSPARENT.has(type));

/** The node under a key; null when there is none. */
export function part(node: Node, key: string): Node | null {
  const value = node[key];
  return isNode(value) ? value : null;
}

/** The nodes of a list under a key. */
export function parts(node: Node, key: string): readonly Node[] {
  const value: unknown = node[key];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** All nodes right below a node. */
export const children = (node: Node): readonly Node[] =>
  Object.values(node).flatMap((value): readonly Node[] =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );

/** Name of an identifier or of a property's key; '' for anything else. */
export function nameOf(node: Node | null): string {
  if (node === null) return '';
  const name = node.type === 'Identifier' ? node.name : node.type === 'Literal' ? node.value : '';
  return typeof name === 'string' ? name : '';
}

/** The tree of a TypeScript file. Throws when it can't be read. */
export function treeOf(path: string, source: string): Node {
  const { program, errors } = parseSync(path, source, { lang: 'ts' });
  const [first] = errors;
  if (first !== undefined) throw new Error(`${path}: ${first.message}`);
  const tree: unknown = program;
  if (!isNode(tree)) throw new Error(`${path}: no syntax tree`);
  return tree;
}
