import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { valueAt } from '../../../src/content/field/path';
import { STATUSES } from '../../../src/content/publication/status';
import { stepOutcome } from '../../../src/machines/entityActions/review';
import { publicationMachine } from '../../../src/machines/publication/machine';
import { statusOptions } from '../../../src/machines/publication/rules';
import { isStepDue, PUBLICATION_STEPS, statusAfter, stepProblem } from '../../../src/machines/publication/steps';
import { content, everything, loaded, sent } from '../editor/fixture';
import { live, title } from '../editor/live';
import { complete } from '../entityActions/samples';

const rows = STATUSES.flatMap((current) =>
  [true, false].flatMap((mayPublish) => PUBLICATION_STEPS.map((step) => ({ current, mayPublish, step }))),
);
type Row = (typeof rows)[number];

const EVENTS = { submit: 'review.submit', publish: 'review.approve', return: 'review.return' } as const;

/** A complete item with its Italian text at a status, as it comes to somebody. */
const itemAt = ({ current, mayPublish }: Row) =>
  sent({
    canSave: mayPublish,
    it: { ...complete, status: current },
    nextStatuses: {
      it: statusOptions({ mayPublish, current }).map((option) => ({ ...option, active: Boolean(option.active) })),
    },
  });

/** The status that a step comes to in the editor; null where it refuses it. */
async function inEditor(row: Row, isChanged: boolean): Promise<number | null> {
  const { actor, at, loads } = live({ id: 42, abilities: { ...everything, publish: row.mayPublish } });
  await loads[0]?.answer(loaded(itemAt(row)));
  if (isChanged) actor.send(title('Avviso nuovo'));
  const event = { type: EVENTS[row.step] };
  if (!actor.getSnapshot().can(event)) return null;
  actor.send(event);
  return at().item?.contents.it?.status ?? null;
}

/** The status that a step comes to without opening the item; null where it is refused. */
function unopened(row: Row): number | null {
  const outcome = stepOutcome({ content, sent: itemAt(row), languages: ['it', 'en'] }, row.step, 'it');
  return outcome.ok ? Number(valueAt(outcome.item, 'contents.it.status')) : null;
}

/** The status of the language, or of its revision draft, once it is saved with another; null where that is refused. */
function published({ current, mayPublish }: Row, status: number): number | null {
  const actor = createActor(publicationMachine, { input: { status: current } }).start();
  const event = { type: 'status.set', status, mayPublish } as const;
  if (!actor.getSnapshot().can(event)) return null;
  actor.send(event);
  return actor.getSnapshot().context.status;
}

describe.each(rows)('$step at $current, may publish: $mayPublish', (row) => {
  const { step, current, mayPublish } = row;
  const taken = (isChanged: boolean) =>
    stepProblem(step, { mayPublish, current }, isChanged) === null ? statusAfter(step, current) : null;

  test('gives in the editor what the rule says, and says no where the rule does', async () => {
    expect([await inEditor(row, false), await inEditor(row, true)]).toEqual([taken(false), taken(true)]);
  });

  test('gives without the editor the same, where it is due', () => {
    expect(unopened(row)).toBe(isStepDue(step, current) ? taken(false) : null);
  });

  test('leads where publication leads', () => {
    if (taken(true) !== null) expect(published(row, statusAfter(step, current))).toBe(statusAfter(step, current));
    else expect(unopened(row)).toBeNull();
  });
});

test('the steps are three', () => expect(PUBLICATION_STEPS).toEqual(['submit', 'publish', 'return']));

test('what was sent back is handed in to be validated again, until it is published', () => {
  expect(STATUSES.map((status) => statusAfter('submit', status))).toEqual([3, 3, 3, 3, 5, 5]);
  expect(statusAfter('submit', null)).toBe(3);
});
