// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { targetOf } from '../../src/commands/availability';
import { handlerTarget } from '../../src/commands/target';
import { createMountedTargets } from '../../src/ui/commands/mounted';

const CARDS = ['first', 'second', 'third'] as const;
type Card = (typeof CARDS)[number];

/** Every order in which the cards can come. */
const ORDERS: readonly (readonly Card[])[] = CARDS.flatMap((one) =>
  CARDS.filter((other) => other !== one).map((other) => {
    const [last = one] = CARDS.filter((card) => card !== one && card !== other);
    return [one, other, last];
  }),
);

function page() {
  document.body.innerHTML = CARDS.map((id) => `<div id="${id}"></div>`).join('');
  const targets = createMountedTargets();
  const owner = Object.fromEntries(CARDS.map((id) => [id, handlerTarget('contentIds', {})])) as Record<
    Card,
    ReturnType<typeof handlerTarget>
  >;
  const mount = (id: Card, depth = 2) => targets.mount(owner[id], depth, () => document.getElementById(id));
  const front = () => CARDS.find((id) => owner[id] === targetOf(targets.get(), 'contentIds'));
  return { targets, mount, front };
}

test.each(ORDERS)('of several cards of a kind the first in the page is meant: %s, %s, %s', (...order) => {
  const { targets, mount, front } = page();
  for (const id of order) {
    mount(id);
    // What lies between them belongs to others.
    targets.mount(handlerTarget('entry', {}), 2);
  }
  expect(front()).toBe('first');
});

test.each(CARDS)('the card that has the focus goes before the others, and back to its place: %s', (id) => {
  const { mount, front } = page();
  const unmounts = new Map(CARDS.map((one) => [one, mount(one)]));
  unmounts.get(id)?.();
  const leave = mount(id, 2.5);
  expect(front()).toBe(id);
  leave();
  mount(id);
  expect(front()).toBe('first');
});
