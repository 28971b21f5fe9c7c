import { describe, expect, test } from 'vitest';
import type { ChoiceValue } from '../../../src/content/lists/listing';
import type { Result } from '../../../src/contract/result';
import { choiceMachine } from '../../../src/machines/choice/machine';
import { choicesMachine } from '../../../src/machines/choices/machine';
import { callActor } from '../../../src/machines/kit/actor';
import { createActor } from '../../../src/ui/base/actors';
import { failureOf } from '../fixtures';

const ROWS = 50;
const CHOICES = 500;

/** Numbers from 0 to 1, the same for the same seed. */
function numbersOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** A server that loses one answer in ten, stored or not, and counts the calls of each row that are under way. */
function lossyServer(random: () => number) {
  const stored = new Map<number, ChoiceValue>();
  const underWay = new Map<number, number>();
  let most = 0;
  const settling: (() => void)[] = [];
  return {
    stored,
    most: () => most,
    calls: () => settling.length,
    /** Answers the call that waits longest. */
    answer: () => settling.shift()?.(),
    save: ({ id, value }: { readonly id: number; readonly value: ChoiceValue }): Promise<Result<unknown>> => {
      const now = (underWay.get(id) ?? 0) + 1;
      underWay.set(id, now);
      most = Math.max(most, now);
      const lot = random();
      return new Promise((resolve) => {
        settling.push(() => {
          underWay.set(id, (underWay.get(id) ?? 1) - 1);
          // A lost answer is as likely to one that was stored as to one that never arrived.
          if (lot >= 0.05) stored.set(id, value);
          resolve(lot < 0.1 ? { ok: false, failure: failureOf('timeout') } : { ok: true, value: null });
        });
      });
    },
  };
}

const undecided: ChoiceValue = { status: 0 };

function choicesOver(seed: number) {
  const random = numbersOf(seed);
  const server = lossyServer(random);
  const choice = choiceMachine.provide({ actors: { saveChoice: callActor(server.save) } });
  const machine = choicesMachine.provide({ actors: { choice } });
  const actor = createActor(machine, { input: { refusal: null, undecided } });
  actor.start();
  const rows = () =>
    Array.from({ length: ROWS }, (_, id) => ({
      id,
      title: `Attività ${id}`,
      value: server.stored.get(id) ?? undecided,
    }));
  const load = () => {
    actor.send({ type: 'load.begin' });
    const undecidedCount = rows().filter(({ value }) => value.status === 0).length;
    actor.send({ type: 'rows.take', rows: rows(), page: 1, pages: 1, total: ROWS, undecided: undecidedCount });
  };
  load();
  return { actor, server, random, load };
}

const shownOf = ({ actor }: ReturnType<typeof choicesOver>, id: number) => actor.getSnapshot().context.rows[id];

/** Lets what was answered reach the machines. */
const arrive = () => new Promise<void>((go) => setImmediate(go));

describe(`${CHOICES} choices of which one answer in ten is lost`, () => {
  test.each([7, 2026, 41])('what is shown is what is stored, or told as doubtful (seed %s)', async (seed) => {
    const over = choicesOver(seed);
    const { actor, server, random } = over;
    for (let made = 0; made < CHOICES; made += 1) {
      const id = Math.floor(random() * ROWS);
      actor.send({ type: 'choice.make', id, change: { status: Math.floor(random() * 4) } });
      // The server is slower than the keys: calls pile up.
      if (random() < 0.6) server.answer();
      if (made % 10 === 0) await arrive();
    }
    while (server.calls() > 0) {
      server.answer();
      await arrive();
    }
    const told = new Set<string>();
    for (let id = 0; id < ROWS; id += 1) {
      const row = shownOf(over, id);
      told.add(row?.phase ?? '');
      if (row?.phase === 'settled') expect(row.shown, `row ${id}`).toEqual(server.stored.get(id) ?? undecided);
    }
    expect([...told].sort()).toEqual(['doubtful', 'settled']);
    expect(server.most()).toBe(1);

    // Sent again until there is no doubt left, all of it is stored as it is shown.
    for (let round = 0; round < 20; round += 1) {
      actor.send({ type: 'choice.repeat' });
      while (server.calls() > 0) {
        server.answer();
        await arrive();
      }
    }
    for (let id = 0; id < ROWS; id += 1) {
      expect(shownOf(over, id), `row ${id}`).toMatchObject({ phase: 'settled' });
      expect(shownOf(over, id)?.shown, `row ${id}`).toEqual(server.stored.get(id) ?? undecided);
    }
    expect(server.most()).toBe(1);
    actor.stop();
  });

  test('a list that is read again ends every doubt', async () => {
    const over = choicesOver(11);
    const { actor, server, random, load } = over;
    for (let made = 0; made < CHOICES; made += 1) {
      const id = Math.floor(random() * ROWS);
      actor.send({ type: 'choice.make', id, change: { status: Math.floor(random() * 4) } });
      server.answer();
      if (made % 5 === 0) await arrive();
    }
    while (server.calls() > 0) {
      server.answer();
      await arrive();
    }
    load();
    await arrive();
    for (let id = 0; id < ROWS; id += 1)
      expect(shownOf(over, id)?.shown, `row ${id}`).toEqual(server.stored.get(id) ?? undecided);
    expect(Object.values(actor.getSnapshot().context.rows).map(({ phase }) => phase)).not.toContain('doubtful');
    actor.stop();
  });
});
