import type { SnapshotFrom } from 'xstate';
import type { RedirectTrace } from '../../../src/contract/redirects';
import type { Result } from '../../../src/contract/result';
import { invariants } from '../../../src/machines/redirectRow/invariants';
import { redirectRowMachine } from '../../../src/machines/redirectRow/machine';
import { reason } from '../../../src/machines/redirectRow/refusals';
import { isUnsaved } from '../../../src/machines/redirectRow/rules';
import type { AddressField, RowEvent, RowInput, StoredRedirect } from '../../../src/machines/redirectRow/types';
import { after, defineModel, done, EXCUSES, eventually, refused, send } from '../../kit/model';
import { modelSuite } from '../../kit/suite';
import type { JourneyStep } from '../../kit/types';
import { failureOf } from '../fixtures';
import { REDIRECTS } from '../starts';

type Snapshot = SnapshotFrom<typeof redirectRowMachine>;

export const stored: StoredRedirect = {
  id: 12,
  old_url: '/vecchia',
  new_url: '/nuova',
  code: 301,
  updated_at: '2026-01-01T00:00:00.000Z',
};
const theirs: StoredRedirect = { ...stored, new_url: '/loro', updated_at: '2026-01-02T00:00:00.000Z' };
const base: RowInput = { key: 'r12', stored, readOnly: false, uuid: 'uuid' };

const taken = failureOf('invalid', { message: 'Esiste già', fields: { old_url: 'Esiste già' } });
const conflict = failureOf('conflict', {
  conflict: { updatedAt: '2026-01-02T00:00:00.000Z', updatedBy: 'anna' },
  details: { stored: theirs },
});

const does = (event: RowEvent): JourneyStep => send(event);
const types = (field: 'old_url' | 'new_url', value: string) => does({ type: 'cell.change', field, value });
const leaves = (inRow: boolean) => does({ type: 'cell.leave', inRow });

/** A few changes show everything: more of them only repeat it. */
const CHANGES = 2;
const fresh = (snapshot: Snapshot) => snapshot.context.revision < CHANGES && calm(snapshot);
/** While a path is followed nothing else is walked but a saving: the two go on beside each other. */
const calm = (snapshot: Snapshot) => snapshot.matches({ trace: 'idle' });
const whenCalm = (snapshot: Snapshot): Record<string, object> => (calm(snapshot) ? { '': {} } : {});
const loop: RedirectTrace = { kind: 'loop', path: ['/altra', '/arrivo', '/altra'] };
type Saved = Result<{ id: number; updatedAt: string | null }>;
const salvata: Saved = { ok: true, value: { id: 12, updatedAt: '2026-01-03T00:00:00.000Z' } };
const outcomes: Readonly<Record<string, Saved>> = {
  salvata,
  'già presa': { ok: false, failure: taken },
  'salvata da altri': { ok: false, failure: conflict },
  'non esiste più': { ok: false, failure: failureOf('notFound') },
  'sessione scaduta': { ok: false, failure: failureOf('unauthenticated') },
  'rete caduta': { ok: false, failure: failureOf('network') },
};

const known = (snapshot: Snapshot) => snapshot.context.stored !== null;

const FIRST_LEFT = 'chi sceglie il codice ha già lasciato la cella, e chi scrive in una cella non può aprirla';

export const redirectRowModel = defineModel(redirectRowMachine, {
  title: 'Riga dei redirect',
  reason,
  commands: { scopes: ['redirectRow'] },
  inputs: {
    'una riga salvata': base,
    'una riga nuova': { ...base, key: 'n1', stored: null },
    'in sola lettura': { ...base, readOnly: true },
  },
  start: ({ stored: row }) => ({
    ...REDIRECTS,
    data: row === null ? 'I redirect dimostrativi. Prima di cominciare premi n.' : 'I redirect dimostrativi.',
  }),
  events: {
    'cell.edit': {
      phrase: 'Premi F2',
      sentBy: ['redirectRow.editOld', 'redirectRow.editNew'],
      cases: (snapshot): Record<string, { field: AddressField }> =>
        snapshot.context.revision < CHANGES ? { 'sulla nuova rotta': { field: 'new_url' } } : {},
    },
    'cell.change': {
      phrase: 'Scrivi',
      sentBy: EXCUSES.typed,
      cases: (snapshot): Record<string, { field: AddressField; value: string }> =>
        fresh(snapshot)
          ? {
              ...(snapshot.context.revision === 0
                ? { 'una vecchia rotta': { field: 'old_url', value: '/altra' } }
                : { 'nessuna vecchia rotta': { field: 'old_url', value: '' } }),
              'una nuova rotta': { field: 'new_url', value: '/arrivo' },
            }
          : {},
    },
    'cell.restore': {
      phrase: 'Premi Esc',
      sentBy: { excuse: 'Esc in the cell: the palette would leave it, which saves the row' },
      cases: whenCalm,
    },
    'cell.leave': {
      phrase: 'Lascia la cella',
      sentBy: 'redirectRow.save',
      cases: { 'per l’altra': { inRow: true }, 'e la riga': { inRow: false } },
    },
    'code.change': {
      phrase: 'Scegli il codice',
      sentBy: 'redirectRow.code.*',
      cases: (snapshot): Record<string, { code: number }> =>
        fresh(snapshot) ? { '301': { code: 301 }, '410': { code: 410 } } : {},
    },
    'save.retry': { phrase: 'Riprova a salvare', sentBy: 'redirectRow.retry', cases: whenCalm },
    'conflict.keepMine': { phrase: 'Tieni la mia', sentBy: 'redirectRow.keepMine', cases: whenCalm },
    'conflict.takeTheirs': { phrase: 'Prendi quella salvata', sentBy: 'redirectRow.takeTheirs', cases: whenCalm },
    'stored.take': {
      phrase: 'L’elenco arriva di nuovo',
      sentBy: EXCUSES.reported,
      cases: (snapshot): Record<string, { stored: StoredRedirect }> =>
        known(snapshot) && snapshot.context.revision < CHANGES ? { 'con la riga cambiata': { stored: theirs } } : {},
    },
    'session.resumed': { phrase: 'Accedi di nuovo', sentBy: EXCUSES.reported, cases: whenCalm },
    'network.restored': { phrase: 'Torna la rete', sentBy: EXCUSES.reported, cases: whenCalm },
  },
  actors: {
    saveRow: {
      phrase: 'Il server risponde al salvataggio',
      done: (snapshot) => (calm(snapshot) && snapshot.context.revision < CHANGES ? outcomes : { salvata }),
    },
    traceRow: {
      phrase: 'Il server risponde del percorso',
      done: (snapshot): Record<string, Result<RedirectTrace>> => ({
        'non si sa': { ok: false, failure: failureOf('server') },
        ...(snapshot.context.revision < CHANGES ? { 'un ciclo': { ok: true, value: loop } } : {}),
      }),
    },
  },
  delays: { tracePause: 'la riga cerca dove porta la regola' },
  requirements: {
    '1-2.17.4': ['code.change'],
    '1-4.7': ['cell.leave', 'code.change'],
    '1-4.9': ['cell.restore'],
  },
  invariants: {
    ...invariants,
    'a row that may only be read stays clean': (snapshot) => !snapshot.context.readOnly || snapshot.hasTag('clean'),
  },
  laws: {
    'what was typed goes only by Esc, by taking the other version, or by a newer list over a row at rest': (
      before,
      event,
      now,
    ) =>
      !isUnsaved(before.context) ||
      event.type === 'cell.change' ||
      event.type === 'code.change' ||
      event.type === 'cell.restore' ||
      event.type === 'conflict.takeTheirs' ||
      now.context.draft === before.context.draft,
    'only a confirmed saving makes a row saved': (before, event, now) =>
      !now.hasTag('saved') ||
      before.hasTag('saved') ||
      (before.hasTag('saving') && event.type.startsWith('xstate.done')),
    'a saving is never followed by another before it ended': (before, event, now) =>
      !(before.hasTag('saving') && now.hasTag('saving')) ||
      now.context.sent === before.context.sent ||
      event.type.startsWith('xstate.done'),
  },
  timeLaws: {
    'a saving ends saved, goes on, or says why not': eventually(
      (snapshot) => snapshot.hasTag('saving'),
      (snapshot) => !snapshot.hasTag('saving'),
    ),
    'a path that is followed is found or given up': eventually(
      (snapshot) => snapshot.hasTag('tracing'),
      (snapshot) => !snapshot.hasTag('tracing'),
    ),
  },
  // Guards only compare the draft with what is stored and what was sent: which addresses they are does not matter.
  project: ({ readOnly, stored: has, draft, cell, before, sent, failure, conflict: other, trace, revision }) => ({
    readOnly,
    stored:
      has === null ? null : [has.old_url === draft.old_url, has.new_url === draft.new_url, has.code === draft.code],
    empty: [draft.old_url === '', draft.new_url === ''],
    code: draft.code,
    cell,
    before: cell === null ? null : before === draft[cell],
    sent:
      sent === null
        ? null
        : sent.old_url === draft.old_url && sent.new_url === draft.new_url && sent.code === draft.code,
    failure: failure === null ? null : failure.kind === 'unauthenticated' ? 'sign-in' : failure.kind === 'network',
    conflict: other !== null,
    trace: trace?.kind ?? null,
    revision: Math.min(revision, CHANGES),
  }),
  joinInputs: true,
  noHand: {
    'redirectRow.work.editing --cell.edit': FIRST_LEFT,
    'redirectRow.work.editing --code.change[unless(mayNotWrite, isInConflict, isSame)]': FIRST_LEFT,
    'redirectRow.work.deciding --always[isWriting]': FIRST_LEFT,
    'redirectRow.work.incomplete --save.retry[isToSave]': 'una riga da completare non offre di riprovare',
  },
  limit: 60_000,
  paths: { floor: 300, cap: 3000 },
  journeys: [
    {
      name: 'una riga nuova si salva quando si lascia la seconda cella, una volta sola',
      input: 'una riga nuova',
      steps: [
        types('old_url', '/altra'),
        leaves(true),
        types('new_url', '/arrivo'),
        leaves(true),
        done('saveRow', 'salvata'),
        refused({ type: 'cell.leave', inRow: false }),
      ],
      end: {
        value: { work: 'saved', trace: 'pausing' },
        context: {
          stored: { id: 12, old_url: '/altra', new_url: '/arrivo', code: 301, updated_at: '2026-01-03T00:00:00.000Z' },
          draft: { old_url: '/altra', new_url: '/arrivo', code: 301 },
        },
      },
    },
    {
      name: 'una riga nuova con la sola vecchia rotta si invia quando si lascia la riga: decide il server',
      input: 'una riga nuova',
      steps: [types('old_url', '/altra'), leaves(false), done('saveRow', 'già presa')],
      end: {
        value: { work: 'failed', trace: 'idle' },
        context: { stored: null, failure: taken, draft: { old_url: '/altra', new_url: '', code: 301 } },
      },
    },
    {
      name: 'una riga nuova vuota o una riga lasciata com’era non si inviano mai',
      input: 'una riga nuova',
      steps: [
        types('old_url', '/altra'),
        types('old_url', ''),
        leaves(false),
        does({ type: 'code.change', code: 410 }),
      ],
      end: { value: { work: 'clean', trace: 'idle' }, context: { sent: null, stored: null } },
    },
    {
      name: 'Esc rimette il valore di prima',
      input: 'una riga salvata',
      steps: [
        does({ type: 'cell.edit', field: 'new_url' }),
        types('new_url', '/arrivo'),
        does({ type: 'cell.restore' }),
        refused({ type: 'cell.restore' }),
        refused({ type: 'save.retry' }),
      ],
      end: {
        value: { work: 'clean', trace: 'pausing' },
        context: { draft: { old_url: '/vecchia', new_url: '/nuova', code: 301 } },
      },
    },
    {
      name: 'chi scrive mentre si salva non perde nulla: si salva ancora quando lascia la cella',
      input: 'una riga salvata',
      steps: [
        does({ type: 'code.change', code: 410 }),
        types('old_url', '/altra'),
        done('saveRow', 'salvata'),
        leaves(false),
        done('saveRow', 'salvata'),
      ],
      end: {
        value: { work: 'saved', trace: 'idle' },
        context: { draft: { old_url: '/altra', new_url: '/nuova', code: 410 } },
      },
    },
    {
      name: 'salvata da altri: si tiene la propria, con la versione dell’altro',
      input: 'una riga salvata',
      steps: [
        does({ type: 'code.change', code: 410 }),
        done('saveRow', 'salvata da altri'),
        refused({ type: 'cell.change', field: 'new_url', value: '/x' }),
        refused({ type: 'code.change', code: 301 }),
        does({ type: 'conflict.keepMine' }),
        done('saveRow', 'salvata'),
      ],
      end: {
        value: { work: 'saved', trace: 'idle' },
        context: { draft: { old_url: '/vecchia', new_url: '/nuova', code: 410 }, conflict: null },
      },
    },
    {
      name: 'una regola che non esiste più torna nuova, e si crea di nuovo',
      input: 'una riga salvata',
      steps: [
        does({ type: 'code.change', code: 410 }),
        done('saveRow', 'non esiste più'),
        does({ type: 'save.retry' }),
        done('saveRow', 'salvata'),
      ],
      end: { value: { work: 'saved', trace: 'idle' } },
    },
    {
      name: 'dopo una pausa si segue il percorso, che si mostra finché la riga non cambia',
      input: 'una riga salvata',
      steps: [types('new_url', '/arrivo'), after('tracePause'), done('traceRow', 'un ciclo')],
      end: {
        value: { work: 'editing', trace: 'idle' },
        context: { trace: loop },
      },
    },
    {
      name: 'chi accede di nuovo salva ciò che aspettava',
      input: 'una riga salvata',
      steps: [
        does({ type: 'code.change', code: 410 }),
        done('saveRow', 'sessione scaduta'),
        does({ type: 'session.resumed' }),
        done('saveRow', 'salvata'),
      ],
      end: { value: { work: 'saved', trace: 'idle' }, context: { failure: null } },
    },
    {
      name: 'chi torna in rete salva ciò che aspettava, ma non quello che sta scrivendo',
      input: 'una riga salvata',
      steps: [
        does({ type: 'code.change', code: 410 }),
        done('saveRow', 'rete caduta'),
        does({ type: 'network.restored' }),
        done('saveRow', 'rete caduta'),
        types('new_url', '/arr'),
        refused({ type: 'network.restored' }),
      ],
      end: {
        value: { work: 'editing', trace: 'idle' },
        context: { draft: { old_url: '/vecchia', new_url: '/arr', code: 410 } },
      },
    },
    {
      name: 'in sola lettura non si tocca nulla',
      input: 'in sola lettura',
      steps: [
        refused({ type: 'cell.edit', field: 'old_url' }),
        refused({ type: 'cell.change', field: 'old_url', value: '/altra' }),
        refused({ type: 'code.change', code: 410 }),
      ],
      end: { value: { work: 'clean', trace: 'idle' } },
    },
  ],
});

if (import.meta.vitest) modelSuite(redirectRowModel, import.meta.vitest);
