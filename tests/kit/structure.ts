import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { isPlainObject } from '../../src/contract/plainObject';

/** Every state node, the root first. */
export function nodesOf(machine: AnyStateMachine): AnyStateNode[] {
  const collect = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(collect)];
  return collect(machine.root);
}

/** Whether a state has no states within. */
export const isLeaf = (node: AnyStateNode): boolean => node.type === 'atomic' || node.type === 'final';

/** Ids of the leaf states, transient ones included. */
export function leavesOf(machine: AnyStateMachine): string[] {
  return leavesWithin(machine.root).map((node) => node.id);
}

/** The leaf states of a state; itself when it is one. */
export function leavesWithin(node: AnyStateNode): AnyStateNode[] {
  return isLeaf(node) ? [node] : Object.values(node.states).flatMap(leavesWithin);
}

/** `node`'s id when it is a leaf. */
export const leafId = (node: AnyStateNode): string[] => (isLeaf(node) ? [node.id] : []);

function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  if (typeof guard !== 'object' && typeof guard !== 'function') return 'guard';
  if (guard === null) return 'guard';
  if ('guards' in guard && Array.isArray(guard.guards)) {
    const kind = 'check' in guard && typeof guard.check === 'function' ? guard.check.name : '';
    return `${kind.replace(/^check/, '').toLowerCase()}(${guard.guards.map(guardName).join(', ')})`;
  }
  if (!('type' in guard) || typeof guard.type !== 'string') return 'guard';
  const conditions = conditionsOf(guard);
  return conditions === null ? guard.type : `${guard.type}(${conditions.join(', ')})`;
}

/** The names that a guard out of a table of refusals carries; null for any other one. */
function conditionsOf(guard: object): readonly string[] | null {
  const params = 'params' in guard ? guard.params : null;
  return isPlainObject(params) && Array.isArray(params.conditions) ? params.conditions.map(String) : null;
}

/** Short name of an event: `done(fetchUser)`, `after(sessionCache)`, or its type. */
export function eventName(type: string): string {
  const settled = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type);
  if (settled) return `${settled[1]}(${settled[2]})`;
  const after = /^xstate\.after\.([^.]+)\./.exec(type);
  if (after) return `after(${after[1]})`;
  const state = /^xstate\.done\.state\.(.+)$/.exec(type);
  return state ? `finished(${state[1]})` : type;
}

function nameBranches(node: AnyStateNode, type: string, branches: readonly AnyTransitionDefinition[]): string[] {
  const base = `${node.id} --${type === '' ? 'always' : eventName(type)}`;
  const seen = new Map<string, number>();
  return branches.map((branch) => {
    const label = branch.guard === undefined ? 'otherwise' : guardName(branch.guard);
    const count = (seen.get(label) ?? 0) + 1;
    seen.set(label, count);
    if (branches.length === 1 && branch.guard === undefined) return base;
    return `${base}[${label}${count > 1 ? ` ${count}` : ''}]`;
  });
}

/** The name of every declared edge, by its transition: `node --event[guard]`. */
export function edgesOf(machine: AnyStateMachine): Map<AnyTransitionDefinition, string> {
  const names = new Map<AnyTransitionDefinition, string>();
  for (const node of nodesOf(machine)) {
    const groups: [string, readonly AnyTransitionDefinition[]][] = [...node.transitions.entries()].filter(
      ([type]) => !type.startsWith('xstate.route'),
    );
    if (node.always !== undefined) groups.push(['', node.always]);
    for (const [type, branches] of groups) {
      const labels = nameBranches(node, type, branches);
      for (const [index, branch] of branches.entries()) names.set(branch, labels[index] ?? type);
    }
  }
  return names;
}

/** Every event type that some state waits for. */
export function eventTypesOf(machine: AnyStateMachine): Set<string> {
  return new Set(nodesOf(machine).flatMap((node) => [...node.transitions.keys()]));
}

/** Names of the delays that some state waits for. */
export function delaysOf(machine: AnyStateMachine): Set<string> {
  return new Set(nodesOf(machine).flatMap((node) => node.after.map((transition) => String(transition.delay))));
}

/** Ids and sources of everything invoked. */
export function invokesOf(machine: AnyStateMachine): { id: string; source: unknown }[] {
  return nodesOf(machine).flatMap((node) => node.invoke.map(({ id, src }) => ({ id, source: src })));
}

/** What a state is for and those around it, in Italian, outermost first; '' where nothing says it. */
function aroundText(node: AnyStateNode | undefined): string {
  const texts: string[] = [];
  for (let at = node; at !== undefined; at = at.parent) if (at.description !== undefined) texts.unshift(at.description);
  return texts.join(' › ');
}

/** What the active states are for, in Italian: each leaf with the states around it. */
export function describeState(nodes: readonly AnyStateNode[]): string {
  const texts = nodes.filter(isLeaf).map((node) => aroundText(node) || node.path.join(' › '));
  return [...new Set(texts)].join('; ');
}

/** What those of the active states are for that the edges of these names leave, in Italian. */
export function describeSources(nodes: readonly AnyStateNode[], edges: readonly string[]): string {
  const sources = new Set(edges.map((name) => name.slice(0, name.indexOf(' --'))));
  return [...new Set(nodes.filter(({ id }) => sources.has(id)).map(aroundText))]
    .filter((text) => text !== '')
    .join('; ');
}
