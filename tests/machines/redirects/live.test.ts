import { describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';

import type { CallFailure } from '../../../src/contract/result';
import { callActor } from '../../../src/machines/kit/actor';
import type { RowSnapshot } from '../../../src/machines/redirectRow/machine';
import { redirectRowMachine } from '../../../src/machines/redirectRow/machine';
import type { RowActors, RowEvent, StoredRedirect } from '../../../src/machines/redirectRow/types';
import { redirectsMachine } from '../../../src/machines/redirects/machine';
import type { RedirectsActors, RedirectsInput } from '../../../src/machines/redirects/types';
import { failureOf } from '../fixtures';

const rule = (id: number, new_url = `/n${id}`): StoredRedirect => ({
  id,
  old_url: `/v${id}`,
  new_url,
  code: 301,
  updated_at: '2026-01-01',
});
const traceRow: RowActors['traceRow'] = () => new Promise(() => undefined);
const input: RedirectsInput = { may: { create: true, delete: true }, uuid: 'visita' };
type Saving = Parameters<RowActors['saveRow']>[0];
type Saved = Awaited<ReturnType<RowActors['saveRow']>>;

/** The list with its own rows, over a server that has `rules` and answers each saving as it is set to. */
function live(rules: StoredRedirect[], begun: RedirectsInput = input) {
  const savings: Saving[] = [];
  const server = {
    rules,
    message: null as string | null,
    failure: null as CallFailure | null,
    /** What an answer waits for, after its rules were read. */
    held: Promise.resolve(),
    answer: { ok: false, failure: failureOf('unauthenticated') } as Saved,
  };
  const row = redirectRowMachine.provide({
    actors: {
      saveRow: callActor<Saving, Saved>(async (saving) => {
        savings.push(saving);
        return server.answer;
      }),
      traceRow: callActor(traceRow),
    },
  });
  const loadRules: RedirectsActors['loadRules'] = async () => {
    const read = server.rules;
    await server.held;
    return server.failure === null
      ? { ok: true, value: { rows: read, total: read.length } }
      : { ok: false, failure: server.failure };
  };
  const deleteRules: RedirectsActors['deleteRules'] = async () => ({ ok: true, value: { message: server.message } });
  const actor = createActor(
    redirectsMachine.provide({
      actors: {
        row,
        loadRules: callActor(loadRules),
        deleteRules: callActor(deleteRules),
      },
    }),
    { input: begun },
  ).start();
  const child = (key: string) => actor.getSnapshot().children[key];
  return {
    actor,
    server,
    savings,
    settled: () => waitFor(actor, (snapshot) => !snapshot.hasTag('skeleton') && !snapshot.hasTag('busy')),
    /** What a row's own machine holds; undefined for one that is stopped. */
    rowContext: (key: string): RowSnapshot['context'] | undefined =>
      (child(key)?.getSnapshot() as RowSnapshot)?.context,
    toRow: (key: string, event: RowEvent) => child(key)?.send(event),
    phases: () => actor.getSnapshot().context.rows.map(({ key, phase }) => `${key} ${phase}`),
  };
}

describe('the list and its rows', () => {
  test('an answer that was read before a row was saved does not put its old text back', async () => {
    const { actor, server, settled, toRow, rowContext } = live([rule(2), rule(1)]);
    await settled();
    let answer = () => {};
    server.held = new Promise((resolve) => {
      answer = resolve;
    });
    actor.send({ type: 'list.reload' });
    server.rules = [rule(2), { ...rule(1, '/nuova'), updated_at: '2026-01-02' }];
    server.answer = { ok: true, value: { id: 1, updatedAt: '2026-01-02' } };
    toRow('r1', { type: 'cell.change', field: 'new_url', value: '/nuova' });
    toRow('r1', { type: 'cell.leave', inRow: false });
    await waitFor(actor, ({ context }) => context.rows.some(({ phase }) => phase === 'saved'));
    server.held = Promise.resolve();
    answer();
    await settled();
    expect(rowContext('r1')?.draft.new_url).toBe('/nuova');
    expect(actor.getSnapshot().context.rows.find(({ key }) => key === 'r1')?.draft.new_url).toBe('/nuova');
  });

  test('each rule has a row of its own, which knows whether it may be changed', async () => {
    const { settled, rowContext, actor } = live([rule(2), rule(1)]);
    await settled();
    expect(rowContext('r2')).toMatchObject({ key: 'r2', stored: rule(2), readOnly: false, uuid: 'visita.r2' });
    actor.send({ type: 'row.add' });
    expect(rowContext('n1')).toMatchObject({ key: 'n1', stored: null, readOnly: false, uuid: 'visita.n1' });
    const looking = live([rule(1)], { ...input, may: { create: false, delete: false } });
    await looking.settled();
    expect(looking.rowContext('r1')).toMatchObject({ readOnly: true });
  });

  test('a newer answer refreshes rows at rest, ends those that were deleted, leaves what is typed', async () => {
    const { actor, server, settled, rowContext, toRow, phases } = live([rule(1), rule(2), rule(3)]);
    await settled();
    toRow('r3', { type: 'cell.change', field: 'new_url', value: '/mia' });
    server.rules = [rule(1, '/altra'), rule(3, '/altra')];
    actor.send({ type: 'list.reload' });
    await settled();
    expect([rowContext('r1')?.draft.new_url, rowContext('r2'), rowContext('r3')?.draft.new_url]).toEqual([
      '/altra',
      undefined,
      '/mia',
    ]);
    expect(phases()).toEqual(['r1 clean', 'r3 editing']);
  });

  test.each([
    ['loaded', null],
    ['did not load', failureOf('server')],
    ['waits for the sign-in too', failureOf('unauthenticated')],
  ])('after signing in again every row saves what waited, on a list that %s', async (_, failure) => {
    const { actor, server, savings, settled, toRow, phases } = live([rule(1)]);
    await settled();
    const isAt = (phase: string) => waitFor(actor, () => phases()[0] === `r1 ${phase}`);
    toRow('r1', { type: 'code.change', code: 302 });
    await isAt('failed');
    server.failure = failure;
    actor.send({ type: 'list.reload' });
    await settled();
    server.answer = { ok: true, value: { id: 1, updatedAt: '2026-01-02' } };
    actor.send({ type: 'session.resumed' });
    await isAt('saved');
    expect(savings).toEqual(
      [302, 302].map((code) => ({
        draft: { old_url: '/v1', new_url: '/n1', code },
        id: 1,
        updatedAt: '2026-01-01',
        key: null,
      })),
    );
  });

  test('back in the network every row saves what found no server', async () => {
    const { actor, server, settled, toRow, phases } = live([rule(1)]);
    await settled();
    server.answer = { ok: false, failure: failureOf('network') };
    toRow('r1', { type: 'code.change', code: 302 });
    await waitFor(actor, () => phases()[0] === 'r1 failed');
    server.answer = { ok: true, value: { id: 1, updatedAt: '2026-01-02' } };
    actor.send({ type: 'save.retry' });
    await waitFor(actor, () => phases()[0] === 'r1 saved');
  });

  test('a deleted row is ended, and the cursor goes to its neighbour', async () => {
    const { actor, server, settled, rowContext } = live([rule(3), rule(2), rule(1)]);
    await settled();
    actor.send({ type: 'row.focus', key: 'r2' });
    actor.send({ type: 'row.delete' });
    server.rules = [rule(3), rule(1)];
    actor.send({ type: 'delete.confirm' });
    await waitFor(actor, ({ context }) => context.deletion === null);
    expect([rowContext('r2'), actor.getSnapshot().context.cursor, actor.getSnapshot().context.total]).toEqual([
      undefined,
      'r1',
      2,
    ]);
  });

  test('of the last rule deleted none is left to be counted, before the server says so', async () => {
    const { actor, settled } = live([rule(1)]);
    await settled();
    expect(actor.getSnapshot().hasTag('shown')).toBe(true);
    const totals: number[] = [];
    actor.subscribe(({ context }) => totals.push(context.total));
    actor.send({ type: 'row.delete', key: 'r1' });
    actor.send({ type: 'delete.confirm' });
    await waitFor(actor, ({ context }) => context.deletion === null);
    expect(totals.at(-1)).toBe(0);
  });

  test.each([
    ['Eliminati dal server', 'Eliminati dal server'],
    [null, '2 redirect eliminati'],
  ])('a deletion is announced in the words %j of the server, or counted', async (message, text) => {
    const { actor, server, settled } = live([rule(2), rule(1)]);
    await settled();
    server.message = message;
    const notices: unknown[] = [];
    actor.on('notice', (notice) => notices.push(notice));
    actor.send({ type: 'page.select' });
    actor.send({ type: 'selection.delete' });
    actor.send({ type: 'delete.confirm' });
    await waitFor(actor, ({ context }) => context.deletion === null);
    expect(notices).toEqual([{ type: 'notice', level: 'success', text }]);
  });

  test('an empty new row is taken away without a question, and ended', async () => {
    const { actor, settled, rowContext } = live([rule(1)]);
    await settled();
    actor.send({ type: 'row.add' });
    actor.send({ type: 'row.delete', key: 'n1' });
    expect([rowContext('n1'), actor.getSnapshot().context.deletion, actor.getSnapshot().context.cursor]).toEqual([
      undefined,
      null,
      'r1',
    ]);
  });

  test('a new row that is saved becomes one of the rules', async () => {
    const { actor, server, savings, settled, toRow, phases } = live([rule(1)]);
    await settled();
    server.answer = { ok: true, value: { id: 9, updatedAt: null } };
    actor.send({ type: 'row.add' });
    toRow('n1', { type: 'cell.change', field: 'old_url', value: '/v9' });
    toRow('n1', { type: 'cell.change', field: 'new_url', value: '/n9' });
    toRow('n1', { type: 'cell.leave', inRow: false });
    await waitFor(actor, () => phases()[0] === 'n1 saved');
    expect(savings).toEqual([
      { draft: { old_url: '/v9', new_url: '/n9', code: 301 }, id: null, updatedAt: null, key: 'visita.n1.2' },
    ]);
    expect(actor.getSnapshot().context.rows[0]).toMatchObject({ key: 'n1', id: 9, unsaved: false });
    expect(actor.getSnapshot().context.total).toBe(2);
  });

  test('what was pasted is handed over, and the list is read anew once the sheet is closed', async () => {
    const { actor, server, settled } = live([rule(1)]);
    await settled();
    actor.send({ type: 'paste.open', text: '/a\t/b' });
    expect(actor.getSnapshot().context.pasted).toBe('/a\t/b');
    server.rules = [rule(2), rule(1)];
    actor.send({ type: 'paste.close' });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    await settled();
    expect(actor.getSnapshot().context.total).toBe(2);
    actor.send({ type: 'paste.open' });
    expect(actor.getSnapshot().context.pasted).toBe('');
  });
});
