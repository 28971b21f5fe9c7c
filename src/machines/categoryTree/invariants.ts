import type { CategoryTreeSnapshot } from './machine';
import { allPlaced, idsOf, isSameSet, levelOf, placedOf } from './nodes';
import { removedNode } from './rules';

/** What must hold at every moment. Source: remaining, C16; design, section 3. */
export const invariants: Readonly<Record<string, (snapshot: CategoryTreeSnapshot) => boolean>> = {
  'a waiting order names the nodes of its level, and no others': ({ context: { nodes, pending } }) =>
    pending.every(({ level, stored }) => isSameSet(stored, idsOf(levelOf(nodes, level)))),
  'an order under way names the nodes of its level, each once': (snapshot) => {
    const { nodes, pending, sent } = snapshot.context;
    const [head] = pending;
    return sent === null || (head !== undefined && isSameSet(sent, idsOf(levelOf(nodes, head.level))));
  },
  'no level waits twice': ({ context: { pending } }) =>
    new Set(pending.map(({ level }) => level)).size === pending.length,
  'no node stands in two places': ({ context: { nodes } }) => {
    const ids = allPlaced(nodes).map(({ node }) => node.id);
    return new Set(ids).size === ids.length;
  },
  'positions are 1 to n': ({ context: { nodes } }) =>
    allPlaced(nodes).every(({ node, parent, position }) => levelOf(nodes, parent)[position - 1]?.id === node.id),
  'nothing waits where everything is said to be stored': (snapshot) =>
    !snapshot.matches({ shown: { work: 'settled' } }) || snapshot.context.pending.length === 0,
  'a node is written by one call at a time': (snapshot) =>
    !(snapshot.hasTag('dialog') || snapshot.hasTag('confirmingDeletion')) ||
    (snapshot.context.pending.length === 0 && snapshot.context.sent === null),
  'what is asked to be deleted is in the tree': (snapshot) =>
    !snapshot.hasTag('confirmingDeletion') || removedNode(snapshot.context) !== null,
  'a dialog is open exactly for a node to edit or a level to add to': (snapshot) =>
    !snapshot.hasTag('dialog') || snapshot.context.opening?.kind === 'edit' || snapshot.context.opening?.kind === 'add',
  'nobody writes who only sees': (snapshot) =>
    snapshot.context.mayEdit ||
    (!snapshot.hasTag('dialog') && !snapshot.hasTag('confirmingDeletion') && snapshot.context.pending.length === 0),
  'the cursor is on a node of the tree': (snapshot) => {
    const { nodes, cursor } = snapshot.context;
    return cursor === null || snapshot.hasTag('rereading') || placedOf(nodes, cursor) !== null;
  },
  'a failure is shown where it happened, and only there': (snapshot) =>
    (snapshot.hasTag('failed') || snapshot.hasTag('deletionRefused')) === (snapshot.context.failure !== null),
};
