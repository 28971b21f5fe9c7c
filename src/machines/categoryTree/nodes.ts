import { type Move, neighbourOf, withMoved } from '../../content/field/collection';
import { holdsWords } from '../../content/text/fold';
import type { LevelId, TreeContext, TreeNode } from './types';

/** Levels that a tree has. Source: document 3, section 2. */
export const DEEPEST_LEVEL = 2;

/** A node at its place. */
export interface Placed {
  readonly node: TreeNode;
  /** The node that it stands under; null at the top. */
  readonly parent: LevelId;
  /** From 1. */
  readonly level: number;
  /** Place among the nodes of its level, from 1. */
  readonly position: number;
  /** Nodes of its level. */
  readonly count: number;
}

/** A node as the page shows it. */
export interface TreeRow extends Placed {
  /** Whether its children are shown; null without any. */
  readonly isExpanded: boolean | null;
}

function* placedIn(nodes: readonly TreeNode[], parent: LevelId, level: number): Generator<Placed> {
  for (const [index, node] of nodes.entries()) {
    yield { node, parent, level, position: index + 1, count: nodes.length };
    yield* placedIn(node.children, node.id, level + 1);
  }
}

/** All nodes at their places, each before its children. */
export const allPlaced = (nodes: readonly TreeNode[]): readonly Placed[] => [...placedIn(nodes, null, 1)];

/** A node by its id. */
export function placedOf(nodes: readonly TreeNode[], id: number | null): Placed | null {
  if (id === null) return null;
  for (const placed of placedIn(nodes, null, 1)) if (placed.node.id === id) return placed;
  return null;
}

/** The nodes of a level; none where its parent is gone. */
export const levelOf = (nodes: readonly TreeNode[], level: LevelId): readonly TreeNode[] =>
  level === null ? nodes : (placedOf(nodes, level)?.node.children ?? []);

export const idsOf = (nodes: readonly TreeNode[]): readonly number[] => nodes.map(({ id }) => id);

/** The tree with other nodes on one level; everything beside it stays the same. */
export function withLevel(
  nodes: readonly TreeNode[],
  level: LevelId,
  change: (nodes: readonly TreeNode[]) => readonly TreeNode[],
): readonly TreeNode[] {
  if (level === null) return change(nodes);
  return nodes.map((node) => {
    if (node.id === level) return { ...node, children: change(node.children) };
    const children = withLevel(node.children, level, change);
    return children.every((child, index) => child === node.children[index]) ? node : { ...node, children };
  });
}

/** Whether both name the same nodes, in whatever order. */
export const isSameSet = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && new Set([...one, ...other]).size === one.length;

/** Nodes of a level in this order; as they are where it is the order of other nodes. */
export function ordered(nodes: readonly TreeNode[], ids: readonly number[]): readonly TreeNode[] {
  if (!isSameSet(idsOf(nodes), ids)) return nodes;
  const places = new Map(ids.map((id, index) => [id, index]));
  return nodes.toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0));
}

export const withPlaced = (nodes: readonly TreeNode[], { parent, position }: Placed, to: Move): readonly TreeNode[] => {
  const target = to === 'earlier' ? position - 1 : to === 'later' ? position + 1 : to;
  return withLevel(nodes, parent, (siblings) => withMoved(siblings, position, target));
};

/** The tree without a node and what is under it. */
export const without = (nodes: readonly TreeNode[], { node, parent }: Placed): readonly TreeNode[] =>
  withLevel(nodes, parent, (siblings) => siblings.filter(({ id }) => id !== node.id));

/** Where the cursor goes when a node is gone: what was behind it, before it, above it. */
export const heirOf = (nodes: readonly TreeNode[], { parent, position }: Placed): number | null =>
  neighbourOf(levelOf(nodes, parent), position)?.id ?? parent;

type Naming = Pick<TreeContext, 'languages' | 'language'>;

const titleIn = (node: TreeNode, language: string): string => node.contents[language]?.title.trim() ?? '';

/** Whether a node has no title in a language. */
export const isMissingIn = (node: TreeNode, language: string): boolean => titleIn(node, language) === '';

/** What a node is called: its title in the language shown, else in the first one that has it, else its number. */
export function nameOf(node: TreeNode, { language, languages }: Naming): string {
  const written = [language, ...languages, ...Object.keys(node.contents)].find((one) => !isMissingIn(node, one));
  return written === undefined ? `#${node.id}` : titleIn(node, written);
}

/** What a text finds: a node by its id, or one of which a language has every word in title or slug. */
function finderOf(filter: string): (node: TreeNode) => boolean {
  const id = filter.trim();
  const holds = holdsWords(filter);
  return (node) =>
    String(node.id) === id || Object.values(node.contents).some(({ title, slug }) => holds(`${title} ${slug}`));
}

/** Ids that a text finds, with those above them; what is under a found node stays with it. */
function foundBy(nodes: readonly TreeNode[], isFound: (node: TreeNode) => boolean, found: Set<number>): boolean {
  let any = false;
  for (const node of nodes) {
    const own = isFound(node);
    const below = foundBy(node.children, isFound, found);
    if (own && !below) for (const { id } of node.children) found.add(id);
    if (own || below) found.add(node.id);
    any ||= own || below;
  }
  return any;
}

/** Whether a text narrows the tree. */
export const isNarrowed = ({ filter }: Pick<TreeContext, 'filter'>): boolean => filter.trim() !== '';

type Shown = Pick<TreeContext, 'nodes' | 'expanded' | 'filter'>;

/** The rows shown, from the first to the last: under a closed node nothing, under a found one what was found. */
export function shownRows({ nodes, expanded, filter }: Shown): readonly TreeRow[] {
  const open = new Set(expanded);
  const found = new Set<number>();
  const narrowed = isNarrowed({ filter });
  if (narrowed) foundBy(nodes, finderOf(filter), found);
  const rows: TreeRow[] = [];
  const add = (siblings: readonly TreeNode[], parent: LevelId, level: number) => {
    const kept = narrowed ? siblings.filter(({ id }) => found.has(id)) : siblings;
    for (const [index, node] of kept.entries()) {
      const hasChildren = narrowed ? node.children.some(({ id }) => found.has(id)) : node.children.length > 0;
      const isExpanded = hasChildren ? narrowed || open.has(node.id) : null;
      rows.push({ node, parent, level, position: index + 1, count: kept.length, isExpanded });
      if (isExpanded === true) add(node.children, node.id, level + 1);
    }
  };
  add(nodes, null, 1);
  return rows;
}
