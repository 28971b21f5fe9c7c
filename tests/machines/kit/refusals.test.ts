import { expect, test } from 'vitest';
import { defineRefusals, during, otherwise, outside } from '../../../src/machines/kit/refusals';

interface Door {
  readonly isLocked: boolean;
  readonly guests: number;
}
type DoorEvent =
  | { readonly type: 'open'; readonly by: string }
  | { readonly type: 'close' }
  | { readonly type: 'knock' };

const door = defineRefusals<Door, DoorEvent, 'moving' | 'open'>({
  open: {
    isMoving: during('moving', 'La porta si muove'),
    isLocked: ({ isLocked }, { by }) => (isLocked ? `${by} non ha la chiave` : null),
    isEmpty: ({ guests }) => (guests === 0 ? 'Non c’è nessuno' : null),
  },
  close: {
    isShut: outside('open', ({ guests }) => (guests > 1 ? 'È chiusa, e sono dentro' : 'È già chiusa')),
    isHeld: otherwise('Qualcuno la tiene'),
  },
});

const snapshot = (context: Door, tags: readonly string[], ...possible: readonly string[]) => ({
  context,
  can: ({ type }: DoorEvent) => possible.includes(type),
  hasTag: (tag: string) => tags.includes(tag),
});

const shut: Door = { isLocked: true, guests: 0 };
const opening = { type: 'open', by: 'Ada' } as const;

test('the first condition that holds gives the reason, in the order of the table', () => {
  expect(door.reason(snapshot(shut, ['moving']), opening)).toBe('La porta si muove');
  expect(door.reason(snapshot(shut, []), opening)).toBe('Ada non ha la chiave');
  expect(door.reason(snapshot({ ...shut, isLocked: false }, []), opening)).toBe('Non c’è nessuno');
});

test('a condition on the state holds with the tag, or without it, and its words know the context', () => {
  expect(door.reason(snapshot({ ...shut, guests: 2 }, []), { type: 'close' })).toBe('È chiusa, e sono dentro');
  expect(door.reason(snapshot(shut, []), { type: 'close' })).toBe('È già chiusa');
});

test('what always holds is said where nothing else is', () => {
  expect(door.reason(snapshot(shut, ['open']), { type: 'close' })).toBe('Qualcuno la tiene');
  expect(door.reason(snapshot(shut, ['open'], 'close'), { type: 'close' })).toBeNull();
});

test('what the machine takes has no reason, nor has an event without conditions', () => {
  expect(door.reason(snapshot(shut, ['moving'], 'open'), opening)).toBeNull();
  expect(door.reason(snapshot(shut, []), { type: 'knock' })).toBeNull();
});

test('the guard goes by the conditions on the context alone, and carries their names', () => {
  const guard = door.unless('open');
  expect(guard).toEqual({ type: 'unless', params: { conditions: ['isLocked', 'isEmpty'] } });
  const passes = (context: Door) => door.guards.unless({ context, event: opening }, guard.params);
  expect([passes(shut), passes({ isLocked: false, guests: 0 }), passes({ isLocked: false, guests: 1 })]).toEqual([
    false,
    false,
    true,
  ]);
  expect(door.refusalOf(shut, opening)).toBe('Ada non ha la chiave');
});
