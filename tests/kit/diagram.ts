import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { edgesOf, isLeaf } from './structure';
import type { Model } from './types';

/** Where a transition leads: its targets, or the state it stays in. */
export const targetsOf = ({ target, source }: AnyTransitionDefinition): readonly AnyStateNode[] =>
  target === undefined || target.length === 0 ? [source] : target;

/** What stands on an edge: its name without the state it leaves. */
export const labelOf = (name: string): string => name.replace(/^.*? --/, '');

const idOf = (node: AnyStateNode): string => node.id.replace(/\W/g, '_');
/** Mermaid ends a text at a colon or a semicolon. */
const textOf = (text: string): string => text.replace(/\s*[:;]/g, ',').replaceAll('"', "'");

function blockOf(node: AnyStateNode, indent: string): string[] {
  const title = `${indent}${idOf(node)}: ${textOf(node.description ?? node.key)}`;
  if (isLeaf(node)) return [title];
  const children = Object.values(node.states);
  const inner = `${indent}  `;
  const regions = children.map((child) => blockOf(child, inner));
  // The regions of a parallel state stand side by side.
  const body =
    node.type === 'parallel'
      ? regions.flatMap((lines, index) => (index === 0 ? lines : [`${inner}--`, ...lines]))
      : [...node.initial.target.map((first) => `${inner}[*] --> ${idOf(first)}`), ...regions.flat()];
  return [title, `${indent}state ${idOf(node)} {`, ...body, `${indent}}`];
}

function arrowsOf(machine: AnyStateMachine): string[] {
  return [...edgesOf(machine)].flatMap(([transition, name]) =>
    targetsOf(transition).map((to) => `  ${idOf(transition.source)} --> ${idOf(to)}: ${textOf(labelOf(name))}`),
  );
}

/** The machine as a Mermaid state diagram: its states with their Italian descriptions, its edges as coverage names them. */
export const mermaid = ({ machine }: Model): string =>
  ['stateDiagram-v2', ...blockOf(machine.root, '  '), ...arrowsOf(machine), ''].join('\n');
