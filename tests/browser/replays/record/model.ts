import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { type RecordItem, recordForm } from '../../../../src/content/model/record';
import { desk } from '../../../../src/content/records/desk';
import { firstProblem } from '../../../../src/machines/record/fields';
import type { recordMachine } from '../../../../src/machines/record/machine';
import { isDecided, isDirty, typedSinceSent } from '../../../../src/machines/record/rules';
import type { RecordContext, RecordDraft } from '../../../../src/machines/record/types';
import { NEVER_REJECTS } from '../../../kit/ordinary';
import type { Model } from '../../../kit/types';
import { failureOf } from '../../../machines/fixtures';
import { recordModel } from '../../../machines/record/model';
import { answering, eventsWhere } from '../../kit/variants';

export type RecordSnapshot = SnapshotFrom<typeof recordMachine>;

const contextOf = (snapshot: AnyMachineSnapshot): RecordContext => (snapshot as RecordSnapshot).context;
export const isLeft = (snapshot: AnyMachineSnapshot): boolean => snapshot.hasTag('left');

const record = recordForm(desk, ['it', 'en']);
const keySeed = '7a1c2f0e-5b7d-4c7e-9d0a-000000000000';

const north: RecordItem = {
  ...record.blank,
  id: 7,
  nome: 'Nord',
  updated_at: '2026-01-01T00:00:00.000Z',
};
const elsewhere: RecordItem = { ...north, url_en: 'https://example.it/en', updated_at: '2026-01-02T00:00:00.000Z' };
const clashing: RecordItem = { ...north, nome: 'Nord Est', updated_at: '2026-01-03T00:00:00.000Z' };
const draftOf = (nome: string): RecordDraft => ({ item: { ...north, nome }, base: north, attempt: null });
/** One of before pages had drafts of their own, which is offered as this page's, and one of a page that is open no more. */
const drafts = {
  storedDraft: draftOf('Nord Ovest'),
  otherDrafts: [{ page: 'altra', savedAt: null, draft: draftOf('Nord Sud') }],
};

const waitsForSignIn = (snapshot: AnyMachineSnapshot) => contextOf(snapshot).failure?.kind === 'unauthenticated';

/** An exit that was granted takes the page away, and the machine with it; so does CHIUDI without changes. */
const TYPED: Readonly<Record<string, string>> = { 'un nome': 'Delta', 'nessun nome': '' };

function isPossible(type: string, snapshot: AnyMachineSnapshot, name: string): boolean {
  if (isLeft(snapshot) || type === 'record.changed' || type === 'beside.change') return false;
  if (waitsForSignIn(snapshot) && snapshot.hasTag('refused')) return type === 'session.resumed';
  // Over the question nothing else can be reached.
  if (snapshot.hasTag('askingToLeave')) return type === 'leave.confirm' || type === 'leave.cancel';
  // Typing what is there already is no typing.
  if (type === 'field.change' && contextOf(snapshot).item?.nome === TYPED[name]) return false;
  if (type.startsWith('field.')) return snapshot.hasTag('editable');
  if (type.startsWith('error.')) return snapshot.matches({ form: { work: 'editing' } }) || snapshot.hasTag('blocked');
  if (type.startsWith('conflict.')) return snapshot.hasTag('conflict');
  return type === 'session.resumed' ? false : type !== 'close.request' || isDirty(contextOf(snapshot));
}

const events = {
  ...recordModel.events,
  'field.change': {
    phrase: 'Scrivi',
    cases: {
      ...Object.fromEntries(Object.entries(TYPED).map(([name, value]) => [name, { field: 'nome', value }])),
    },
  },
  'field.go': { phrase: 'Vai al campo', cases: { Nome: { field: 'nome' } } },
  'field.blur': { phrase: 'Lascia il campo', cases: { 'URL italiano': { field: 'url_it' } } },
  'error.next': { phrase: 'Vai all’errore successivo', cases: { '': {} } },
  'error.previous': { phrase: 'Vai all’errore precedente', cases: { '': {} } },
  'conflict.keepMine': { phrase: 'Tieni il tuo valore', cases: { Nome: { field: 'nome' } } },
  'conflict.takeTheirs': { phrase: 'Prendi il valore salvato', cases: { Nome: { field: 'nome' } } },
};

const records: Readonly<Record<string, RecordItem>> = {
  'come era': north,
  'cambiata altrove': elsewhere,
  'cambiata nello stesso campo': clashing,
};
const taken = failureOf('invalid', { fields: { nome: 'Questo nome è già di un’altra redazione' } });

function whileHere(actor: 'loadRecord' | 'saveRecord') {
  const instead = {
    ...Object.fromEntries(Object.entries(records).map(([name, value]) => [name, { ok: true, value }])),
    'username già preso': { ok: false, failure: taken },
  };
  const entry = answering(recordModel, actor, instead);
  const { done } = entry;
  return {
    ...entry,
    done: (snapshot: AnyMachineSnapshot) => {
      if (isLeft(snapshot) || typeof done !== 'function') return {};
      // Without unsaved work a session that is over takes the page away.
      const { 'sessione finita': over, ...others } = done(snapshot);
      return over !== undefined && isDirty(contextOf(snapshot)) ? { ...others, 'sessione finita': over } : others;
    },
  };
}

const BACK = 'CHIUDI senza modifiche porta via la pagina: lo prova il percorso delle schede';
const COPIED = 'una redazione non si duplica: lo prova il percorso dei ruoli';
const PAUSE = 'una redazione si salva subito: la pausa la prova il percorso dei luoghi';
const BESIDE = 'la versione cambia accanto alla scheda: lo prova il percorso delle schede';

const READ = 'chi vede le redazioni le modifica: la lettura la provano i percorsi di utenti, luoghi e tag';

/** The form's model over the real desk. */
export const deskModel = {
  ...recordModel,
  inputs: {
    'apri la redazione 7': { record, id: 7, keySeed, copyOf: null, keepsDraft: true },
    'apri la redazione 7, di cui ci sono due bozze': {
      record,
      id: 7,
      keySeed,
      copyOf: null,
      keepsDraft: true,
      ...drafts,
    },
    'crea una redazione': { record, id: 'new', keySeed, copyOf: null, keepsDraft: true },
  },
  events: eventsWhere({ ...recordModel, events } as Model, isPossible),
  actors: { loadRecord: whileHere('loadRecord'), saveRecord: whileHere('saveRecord') },
  laws: {},
  effects: {},
  project: (context: RecordContext) => ({
    id: context.id,
    overtaken: context.stored?.nome === clashing.nome,
    problem: firstProblem(context) !== null,
    dirty: isDirty(context),
    attempt: context.attempt !== null,
    offered: context.offered?.page ?? context.offered !== null,
    further: context.furtherOffers.length,
    pending: context.draftPending,
    typed: typedSinceSent(context),
    queued: context.saveQueued,
    decided: context.conflict !== null && isDecided(context),
    waits: context.failure?.kind === 'unauthenticated',
  }),
  joinInputs: true,
  unreachable: {
    'record.loading --error(loadRecord)': NEVER_REJECTS,
    'record.loading --done(loadRecord)[isOriginal]': COPIED,
    'record.form.work.saving --error(saveRecord)': NEVER_REJECTS,
    'record.form.work.rereading --error(loadRecord)[isReadOnly]': READ,
    'record.form.work.rereading --error(loadRecord)[otherwise]': NEVER_REJECTS,
    'record.form.work.reading': READ,
    'record.form.work.arrived --always[isReadOnly]': READ,
    'record.form.work.reread --always[isReadOnly]': READ,
    'record.form.work.comparing --error(loadRecord)': NEVER_REJECTS,
    'record.loading --close.request': BACK,
    'record.failed --close.request': BACK,
    'record.missing --close.request': BACK,
    'record.form.leaving.staying --close.request[otherwise]': BACK,
    'record.form.work.pausing': PAUSE,
    'record.form.work.checking --always[isDebounced]': PAUSE,
    'record.form.work.pausing --save.request': PAUSE,
    'record.form.work.pausing --after(savePause)[isValid]': PAUSE,
    'record.form.work.pausing --after(savePause)[otherwise]': PAUSE,
    'record.form.work.editing --record.changed[isStored]': BESIDE,
    'record --beside.change': 'una redazione non ha altre schede da salvare: lo prova il percorso dell’utente',
  },
} as unknown as Model;
