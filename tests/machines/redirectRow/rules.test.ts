import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { RedirectTrace } from '../../../src/contract/redirects';
import { callActor } from '../../../src/machines/kit/actor';
import type { RowSnapshot } from '../../../src/machines/redirectRow/machine';
import { redirectRowMachine } from '../../../src/machines/redirectRow/machine';
import { rowTexts } from '../../../src/machines/redirectRow/notes';
import { refusalOf } from '../../../src/machines/redirectRow/refusals';
import {
  awaitsOther,
  BLANK_DRAFT,
  conflictOf,
  isBlank,
  isChanged,
  isToSave,
  isTraceable,
  isUnsaved,
  withoutField,
} from '../../../src/machines/redirectRow/rules';
import type {
  RowActors,
  RowContext,
  RowEvent,
  RowInput,
  RowPhase,
  StoredRedirect,
} from '../../../src/machines/redirectRow/types';
import { failureOf } from '../fixtures';

const stored: StoredRedirect = { id: 12, old_url: '/a', new_url: '/b', code: 301, updated_at: '2026-01-01' };
const input: RowInput = { key: 'r12', stored, readOnly: false, uuid: 'uuid' };
const rule = (old_url: string, new_url: string, code = 301) => ({ old_url, new_url, code });
const context = (change: Partial<RowContext> = {}): RowContext => ({
  ...createActor(redirectRowMachine, { input }).getSnapshot().context,
  ...change,
});
/** A row that stands like this and holds this. */
const at = (work: RowPhase, change: Partial<RowContext> = {}): RowSnapshot =>
  redirectRowMachine.resolveState({ value: { work, trace: 'idle' }, context: context(change) });

describe('what a row holds [1-4.9]', () => {
  test.each([
    ['like the server, but for spaces', stored, rule(' /a ', ' /b '), { changed: false, save: false, unsaved: false }],
    ['another old address', stored, rule('/x', '/b'), { changed: true, save: true, unsaved: true }],
    ['another new address', stored, rule('/a', '/x'), { changed: true, save: true, unsaved: true }],
    ['another code', stored, rule('/a', '/b', 302), { changed: true, save: true, unsaved: true }],
    ['a stored rule emptied', stored, rule(' ', ' '), { changed: true, save: false, unsaved: true }],
    ['nothing in a new row', null, BLANK_DRAFT, { changed: false, save: false, unsaved: false }],
    ['a code only in a new row', null, rule('', '', 410), { changed: true, save: false, unsaved: false }],
    ['one address in a new row', null, rule('', '/b'), { changed: true, save: true, unsaved: true }],
  ])('%s', (_, of, draft, expected) => {
    const row = { stored: of, draft };
    expect({ changed: isChanged(row), save: isToSave(row), unsaved: isUnsaved(row) }).toEqual(expected);
  });

  test.each([
    [rule('', ''), { blank: true, waits: false, traced: false }],
    [rule(' ', '/b'), { blank: false, waits: true, traced: false }],
    [rule('/a', ' '), { blank: false, waits: true, traced: false }],
    [rule('/a', '', 410), { blank: false, waits: false, traced: false }],
    [rule('/a', '/b'), { blank: false, waits: false, traced: true }],
    [rule('/a', '/b', 410), { blank: false, waits: false, traced: false }],
  ])('%j', (draft, expected) => {
    expect({
      blank: isBlank(draft),
      waits: awaitsOther(draft),
      traced: isTraceable({ stored, draft }),
    }).toEqual(expected);
  });
});

describe('failures', () => {
  const both = failureOf('invalid', {
    message: 'Esiste già Senza spazi',
    fields: { old_url: 'Esiste già', new_url: 'Senza spazi' },
  });

  test('what is said of a field goes with the field, the rest stays', () => {
    expect(withoutField(both, 'old_url')).toEqual({
      ...both,
      message: 'Senza spazi',
      fields: { new_url: 'Senza spazi' },
    });
    expect(withoutField(both, 'code')).toBe(both);
    expect(withoutField(null, 'code')).toBeNull();
  });

  const lost = { updatedAt: '2026-02-02', updatedBy: 'anna' };
  const conflict = (details: unknown) => conflictOf(failureOf('conflict', { conflict: lost, details }));

  test.each([
    [
      'the whole rule',
      { stored: { ...stored, code: '302' } },
      { id: 12, old_url: '/a', new_url: '/b', code: 302, updated_at: '2026-01-01' },
    ],
    [
      'no target, no date',
      { stored: { id: 12, old_url: '/a', new_url: null, code: 410 } },
      { id: 12, old_url: '/a', new_url: '', code: 410, updated_at: null },
    ],
    ['no id', { stored: { ...stored, id: '12' } }, null],
    ['no address', { stored: { ...stored, old_url: null } }, null],
    ['no rule', { stored: null }, null],
    ['something else', { stored: 'x' }, null],
    ['other details', {}, null],
    ['a sentence', 'cambiata', null],
    ['null', null, null],
    ['nothing', undefined, null],
  ])('a conflict that carries %s', (_, details, theirs) => {
    expect(conflict(details)).toEqual({ updatedAt: '2026-02-02', by: 'anna', stored: theirs });
  });

  test('only a conflict that says of which version is one', () => {
    expect(conflictOf(failureOf('conflict'))).toBeNull();
    expect(conflictOf(failureOf('invalid', { conflict: lost }))).toBeNull();
  });
});

describe('refusals', () => {
  const edit: RowEvent = { type: 'cell.edit', field: 'old_url' };
  const change: RowEvent = { type: 'cell.change', field: 'old_url', value: '/x' };
  const gone: RowEvent = { type: 'code.change', code: 410 };
  const same: RowEvent = { type: 'code.change', code: 301 };
  const noCreate =
    'Non hai il permesso di creare o modificare redirect: serve «Redirect 404: Crea», chiedilo a un amministratore';
  const byAnna = 'anna ha salvato questa riga mentre la modificavi.';

  test.each<[string, Partial<RowContext>, RowEvent, string | null]>([
    ['at rest', {}, edit, null],
    ['at rest', {}, change, null],
    ['at rest', {}, gone, null],
    ['at rest', {}, same, 'Nessuna modifica'],
    ['at rest', {}, { type: 'cell.restore' }, 'Nessuna cella è in modifica'],
    ['at rest', {}, { type: 'cell.leave', inRow: true }, 'Nessuna cella è in modifica'],
    ['at rest', {}, { type: 'cell.leave', inRow: false }, null],
    ['at rest', {}, { type: 'save.retry' }, null],
    ['in a cell', { cell: 'old_url' }, { type: 'cell.restore' }, null],
    ['in a cell', { cell: 'old_url' }, { type: 'cell.leave', inRow: true }, null],
    ['without the right', { readOnly: true }, edit, noCreate],
    ['without the right', { readOnly: true }, change, noCreate],
    ['without the right', { readOnly: true }, same, noCreate],
    ['changed by others', { conflict: { updatedAt: '', by: 'anna', stored: null } }, change, byAnna],
    ['changed by others', { conflict: { updatedAt: '', by: 'anna', stored: null } }, gone, byAnna],
  ])('%s: %j %j', (_, change_, event, why) => {
    expect(refusalOf(context(change_), event)).toBe(why);
  });
});

describe('what a row says about itself', () => {
  const loop: RedirectTrace = { kind: 'loop', path: ['/a', '/b', '/a'] };
  const chain: RedirectTrace = { kind: 'chain', path: ['/a', '/b', '/c'] };
  const straight: RedirectTrace = { kind: 'straight', path: ['/a', '/b'] };
  const chained = 'Catena: /a → /b → /c. Meglio puntare subito all’ultima.';
  const looped = 'Ciclo: /a → /b → /a. Chi visita non arriverebbe mai: cambia la nuova rotta.';
  const byOther = 'Qualcun altro ha salvato questa riga mentre la modificavi.';
  const offline = failureOf('network', { message: 'Il server non risponde' });
  const refused = failureOf('invalid', { message: 'Ciclo', fields: { new_url: 'Porta in tondo' } });
  const covered = { id: 8, ...rule('/a?utm_source=x', '/b'), updated_at: null, hiddenBy: { id: 7, old_url: '/a' } };
  const hidden =
    'Questa regola non risponde mai: la stessa vecchia rotta è già della riga 7 (/a). Elimina una delle due, o cambia la vecchia rotta.';
  const conflict = { updatedAt: '2026-02-02', by: null, stored: null };

  test.each<[string, RowSnapshot, readonly (readonly [string, string])[], string]>([
    ['clean', at('clean'), [], ''],
    ['clean, straight', at('clean', { trace: straight }), [], ''],
    ['clean, a chain', at('clean', { trace: chain }), [['warning', chained]], chained],
    ['edited, a loop', at('editing', { trace: loop }), [['danger', looped]], looped],
    [
      'failed',
      at('failed', { failure: offline }),
      [['danger', 'Il server non risponde']],
      'Non salvata. Il server non risponde',
    ],
    ['failed by a field', at('failed', { failure: refused }), [], 'Non salvata. Porta in tondo'],
    ['failed by the loop itself', at('failed', { failure: refused, trace: loop }), [], 'Non salvata. Porta in tondo'],
    [
      'failed by a field, and a chain',
      at('failed', { failure: refused, trace: chain }),
      [['warning', chained]],
      `Non salvata. Porta in tondo. ${chained}`,
    ],
    ['saving after a failure', at('saving', { failure: offline }), [], 'Salvataggio in corso'],
    ['saved', at('saved'), [], 'Salvata'],
    [
      'incomplete, emptied',
      at('incomplete', { draft: BLANK_DRAFT }),
      [['info', 'Una riga vuota non si salva: scrivi gli indirizzi o eliminala.']],
      'Da completare. Una riga vuota non si salva: scrivi gli indirizzi o eliminala.',
    ],
    [
      'incomplete, half',
      at('incomplete', { draft: rule('/a', '') }),
      [['info', 'Scrivi anche l’altra rotta: la riga si salva da sé quando la lasci.']],
      'Da completare. Scrivi anche l’altra rotta: la riga si salva da sé quando la lasci.',
    ],
    [
      'never answering',
      at('clean', { stored: covered, draft: rule('/a?utm_source=x', '/b') }),
      [['warning', hidden]],
      hidden,
    ],
    ['about to answer', at('editing', { stored: covered, draft: rule('/c', '/b') }), [], ''],
    ['incomplete, whole', at('incomplete'), [], 'Da completare'],
    ['half, while one writes', at('editing', { draft: rule('/a', '') }), [], ''],
    [
      'changed by others, and a chain',
      at('conflict', { conflict, trace: chain }),
      [
        ['warning', byOther],
        ['warning', chained],
      ],
      `Cambiata da altri. ${byOther}. ${chained}`,
    ],
  ])('%s', (_, snapshot, notes, spoken) => {
    expect(rowTexts.notes(snapshot)).toEqual(notes.map(([tone, text]) => ({ tone, text })));
    expect(rowTexts.isNoted(snapshot)).toBe(notes.length > 0);
    expect(rowTexts.spoken(snapshot)).toBe(spoken);
  });

  test('its phase is its tag, its problem what the server said of the field', () => {
    const phases: readonly RowPhase[] = ['clean', 'editing', 'incomplete', 'saving', 'saved', 'failed', 'conflict'];
    expect(phases.map((phase) => rowTexts.phase(at(phase)))).toEqual(phases);
    const snapshot = at('failed', { failure: refused });
    expect([rowTexts.problem(snapshot, 'new_url'), rowTexts.problem(snapshot, 'old_url')]).toEqual([
      'Porta in tondo',
      null,
    ]);
    expect(rowTexts.problem(at('clean'), 'new_url')).toBeNull();
  });
});

/** A live row, whose savings and paths never end, and what it reports: alone it reports to itself. */
function live() {
  const reports: unknown[] = [];
  const row = redirectRowMachine.provide({
    actors: {
      saveRow: fromPromise(() => new Promise(() => undefined)),
      traceRow: fromPromise(() => new Promise(() => undefined)),
    },
  });
  const actor = createActor(row, {
    input,
    inspect: (inspected) => {
      if (inspected.type === '@xstate.event' && inspected.event.type === 'row.reported') reports.push(inspected.event);
    },
  });
  return { actor: actor.start(), reports };
}

describe('a live row', () => {
  test('reports how it stands at every change, in a cell and while it is saved', () => {
    const { actor, reports } = live();
    actor.send({ type: 'cell.edit', field: 'new_url' });
    actor.send({ type: 'cell.change', field: 'new_url', value: '/x' });
    actor.send({ type: 'cell.change', field: 'new_url', value: '/xy' });
    actor.send({ type: 'cell.leave', inRow: false });
    actor.send({ type: 'cell.edit', field: 'new_url' });
    actor.send({ type: 'cell.change', field: 'new_url', value: '/z' });
    actor.send({ type: 'cell.restore' });
    actor.send({ type: 'code.change', code: 302 });
    const report = (phase: RowPhase, new_url: string, code = 301) => ({
      type: 'row.reported',
      key: 'r12',
      id: 12,
      draft: { old_url: '/a', new_url, code },
      phase,
      unsaved: new_url !== '/b' || code !== 301,
    });
    expect(reports).toEqual([
      report('clean', '/b'),
      report('editing', '/b'),
      report('editing', '/x'),
      report('editing', '/xy'),
      report('saving', '/xy'),
      report('saving', '/z'),
      report('saving', '/xy'),
      report('saving', '/xy', 302),
    ]);
    actor.stop();
  });

  test('who keeps a version that says the same as the other one has nothing left to save', async () => {
    const mine = { ...stored, code: 302, updated_at: '2026-02-02' };
    const failure = failureOf('conflict', {
      conflict: { updatedAt: '2026-02-02', updatedBy: null },
      details: { stored: mine },
    });
    const saveRow: RowActors['saveRow'] = async () => ({ ok: false, failure });
    const row = redirectRowMachine.provide({ actors: { saveRow: callActor(saveRow) } });
    const actor = createActor(row, { input }).start();
    actor.send({ type: 'code.change', code: 302 });
    await waitFor(actor, (snapshot) => snapshot.hasTag('conflict'));
    actor.send({ type: 'conflict.keepMine' });
    const now = actor.getSnapshot();
    expect([rowTexts.phase(now), now.context.conflict, now.context.stored]).toEqual(['clean', null, mine]);
    actor.stop();
  });
});
