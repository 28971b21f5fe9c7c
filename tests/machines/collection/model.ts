import type { SnapshotFrom } from 'xstate';
import { type Entry, type Move, withIds } from '../../../src/content/field/collection';
import { sameValue } from '../../../src/content/field/path';
import { newContact } from '../../../src/content/kinds/contacts';
import { invariants } from '../../../src/machines/collection/invariants';
import { collectionMachine } from '../../../src/machines/collection/machine';
import { reason } from '../../../src/machines/collection/refusals';
import type { CollectionContext, CollectionEvent, KeyedEntry } from '../../../src/machines/collection/types';
import { stop as stopWith } from '../../content/stops';
import { after, defineModel, refused, send } from '../../kit/model';
import { cardStart, event, filesStart, HOME_SETTINGS } from '../starts';
import { contact, contacts, fax, featured, file, files, noEdit, savedStop, stop, stops } from './samples';

type Snapshot = SnapshotFrom<typeof collectionMachine>;
type Changes = Extract<CollectionEvent, { type: 'entry.change' }>['changes'];

/** The lists as the server has them. */
const KNOWN = { contacts, entries: stops, files, contentIds: featured };

const item = (key: string, entry: Entry, isFixed = false): KeyedEntry => ({ key, isFixed, entry });
const keyAt = ({ context }: Snapshot, index: number): string => context.entries.at(index)?.key ?? 'entry-0';
const keys = ({ context }: Snapshot) => context.entries.map(({ key }) => key);
const fixedKeys = ({ context }: Snapshot) => context.entries.filter(({ isFixed }) => isFixed).map(({ key }) => key);

/** A file that is not among them yet, else the first, which can't be added twice. */
const freeFile = ({ entries }: CollectionContext): Entry => {
  const taken = entries.map(({ entry }) => entry.id);
  return file([1, 2, 3, 4, 5].find((id) => !taken.includes(id)) ?? 1, 0);
};

const blankOf = ({ context }: Snapshot): Entry => {
  if (context.kind === 'files') return freeFile(context);
  return context.kind === 'contacts' ? fax : stopWith();
};

/** What a server makes of the entries: those that it has not seen get a number. */
const saved = ({ context }: Snapshot): readonly Entry[] => withIds(context.entries.map(({ entry }) => entry));

/** What is typed into the last entry, where its text is a field of the form: the list comes back with it. */
const typed = ({ context: { entries } }: Snapshot): readonly Entry[] =>
  entries.map(({ entry }, place) =>
    place === entries.length - 1 ? { ...entry, changed: entry.changed !== true } : entry,
  );

/** Nothing waits for an answer and nothing can be put back: only then everything is walked. */
const isCalm = (snapshot: Snapshot) => !snapshot.hasTag('asking') && !snapshot.hasTag('undoable');

const project = ({ kind, entries, cursor, pendingRemoval, removed, readOnly }: CollectionContext) => ({
  kind,
  entries: entries.map(({ isFixed }) => isFixed),
  isSaved: entries.every(({ entry }) => entry.id !== null),
  cursor: entries.findIndex(({ key }) => key === cursor),
  pendingRemoval: entries.findIndex(({ key }) => key === pendingRemoval),
  removed: removed === null ? null : [removed.position, removed.item.isFixed],
  readOnly,
});

export const collectionModel = defineModel(collectionMachine, {
  title: 'Elenco ordinato di un contenuto (contatti, tappe, file)',
  reason,
  inputs: {
    'nessuna tappa': { ...stops, entries: [] },
    'due tappe': stops,
    'un contatto già presente': contacts,
    'due file': files,
    'sola lettura': { ...stops, readOnly: noEdit },
  },
  start: ({ kind, entries, readOnly }) => {
    if (kind === 'files') return filesStart(entries.length);
    if (kind === 'contentIds') return HOME_SETTINGS;
    const sent = entries.map(({ id: _, ...entry }) => entry);
    const parts = { shared: kind === 'contacts' ? { contacts: { it: sent } } : { locations: sent } };
    const what = `Un evento: ${kind === 'contacts' ? 'contatti' : 'tappe'} che ha già, ${entries.length}.`;
    return cardStart(event, what, parts, readOnly);
  },
  events: {
    'value.set': {
      phrase: 'Il contenuto cambia da fuori',
      cases: (snapshot): Record<string, { entries: readonly Entry[] }> => {
        const { kind, entries } = snapshot.context;
        const { entries: known } = KNOWN[kind];
        return {
          ...(entries.length > 0 ? { 'senza voci': { entries: [] } } : {}),
          ...(isCalm(snapshot) ? { 'con le voci del server': { entries: known } } : {}),
          ...(isCalm(snapshot) && entries.some(({ entry }) => entry.id === null)
            ? { salvato: { entries: saved(snapshot) } }
            : {}),
          ...(snapshot.hasTag('asking') && !snapshot.hasTag('undoable')
            ? { 'una voce in meno': { entries: entries.slice(0, -1).map(({ entry }) => entry) } }
            : {}),
          ...(kind === 'entries' && entries.length > 0 ? { 'scritto nell’ultima': { entries: typed(snapshot) } } : {}),
        };
      },
    },
    'readOnly.set': {
      phrase: 'Cambia il permesso di modificare',
      cases: (snapshot): Record<string, { reason: string | null }> => {
        if (snapshot.context.readOnly !== null) return { 'si può': { reason: null } };
        return snapshot.hasTag('undoable') ? {} : { 'si può solo leggere': { reason: noEdit } };
      },
    },
    'entry.add': { phrase: 'Aggiungi', cases: (snapshot) => ({ 'una voce': { entry: blankOf(snapshot) } }) },
    'entry.change': {
      phrase: 'Scrivi',
      cases: (snapshot): Record<string, { key: string; changes: Changes }> =>
        // What is made of declared fields is written field by field: the list comes back.
        !isCalm(snapshot) || snapshot.context.kind === 'entries' || snapshot.context.entries.length === 0
          ? {}
          : {
              'nell’ultima': {
                key: keyAt(snapshot, -1),
                changes: { changed: snapshot.context.entries.at(-1)?.entry.changed !== true },
              },
            },
    },
    'entry.move': {
      phrase: 'Sposta',
      cases: (snapshot): Record<string, { key?: string; to: Move }> =>
        isCalm(snapshot)
          ? {
              'prima di un posto': { to: 'earlier' },
              'dopo di un posto': { to: 'later' },
              'l’ultima in testa': { key: keyAt(snapshot, -1), to: 1 },
            }
          : {},
    },
    'removal.request': {
      phrase: 'Togli',
      cases: (snapshot): Record<string, { key?: string }> => ({
        'quella del cursore': {},
        ...(isCalm(snapshot) ? { 'la prima': { key: keyAt(snapshot, 0) } } : {}),
      }),
    },
    'removal.confirm': { phrase: 'Conferma la rimozione' },
    'removal.cancel': { phrase: 'Annulla la rimozione' },
    'entry.restore': { phrase: 'Rimetti la voce tolta' },
    'cursor.set': {
      phrase: 'Porta il fuoco',
      cases: (snapshot): Record<string, { key: string }> =>
        isCalm(snapshot)
          ? { 'sulla prima': { key: keyAt(snapshot, 0) }, 'sull’ultima': { key: keyAt(snapshot, -1) } }
          : {},
    },
  },
  actors: {},
  delays: { undoOffer: 'l’offerta di rimettere la voce tolta sparisce' },
  requirements: {
    '1-2.20.1': ['entry.add'],
    '1-2.20.2': ['removal.request'],
    '1-2.20.3': ['entry.move'],
    '1-8.14': ['removal.request'],
    '2-4.6': ['entry.move', 'entry.add'],
    '2-5.24': ['removal.request'],
  },
  invariants,
  laws: {
    'a file is there once': (_, event, { context: { kind, entries } }) =>
      event.type === 'value.set' ||
      kind !== 'files' ||
      new Set(entries.map(({ entry }) => entry.id)).size === entries.length,
    'more than the maximum comes from outside only': (before, event, now) =>
      event.type === 'value.set' || now.context.entries.length <= before.context.maximum,
    'an entry goes only after a question, or from outside': (before, event, now) =>
      ['removal.confirm', 'value.set'].includes(event.type) || keys(before).every((key) => keys(now).includes(key)),
    'what is removed is what was confirmed': (before, event, now) =>
      event.type !== 'removal.confirm' ||
      sameValue(
        keys(now),
        keys(before).filter((key) => key !== before.context.pendingRemoval),
      ),
    'fixed entries keep their places before each other and before the rest': (before, event, now) =>
      event.type === 'value.set' ||
      sameValue(
        fixedKeys(now).filter((key) => fixedKeys(before).includes(key)),
        fixedKeys(before).filter((key) => fixedKeys(now).includes(key)),
      ),
    'a move leaves every fixed entry where it was': (before, event, now) =>
      event.type !== 'entry.move' ||
      before.context.entries.every(({ isFixed, key }, index) => !isFixed || keys(now)[index] === key),
    'what is read only changes from outside only': (before, event, now) =>
      before.context.readOnly === null || event.type === 'value.set' || before.context.entries === now.context.entries,
    'putting back undoes the removal whole': (before, event, now) =>
      event.type !== 'entry.restore' ||
      !before.can(event as CollectionEvent) ||
      keys(now)[(before.context.removed?.position ?? 0) - 1] === before.context.removed?.item.key,
    'what is said of the same entries leaves what can be put back, and the question': (before, event, now) =>
      event.type !== 'value.set' ||
      !sameValue(keys(before), keys(now)) ||
      (before.context.removed === now.context.removed && before.context.pendingRemoval === now.context.pendingRemoval),
    'a saved entry keeps the key under which it is shown': (before, event, now) =>
      event.type !== 'value.set' || !sameValue(event.entries, saved(before)) || sameValue(keys(before), keys(now)),
  },
  effects: {
    'what is emitted is numbered 1 to n': (_, emitted) =>
      emitted.every(
        (event) =>
          event.type !== 'value.changed' ||
          event.entries.every(({ order }: Entry, index: number) => order === index + 1),
      ),
    'a removal is announced before the focus goes on': (_, emitted) =>
      emitted.every(({ type }, index) => type !== 'focus.wanted' || emitted[index - 1]?.type !== 'focus.wanted'),
  },
  project,
  noHand: {
    'collection.removal.asking --value.set[losesPendingRemoval]':
      'sotto la domanda aperta nulla si salva, e senza un salvataggio nulla arriva da fuori',
  },
  limit: 30_000,
  joinInputs: true,
  paths: { floor: 200, cap: 700 },
  journeys: [
    {
      name: 'contatti: chi è già presente resta al suo posto, i nuovi si spostano fra loro, fino al massimo',
      input: 'un contatto già presente',
      steps: [
        send({ type: 'entry.add', entry: fax }),
        refused({ type: 'entry.move', to: 'earlier' }),
        send({ type: 'entry.add', entry: newContact('telephone', 'it') }),
        refused({ type: 'entry.add', entry: fax }),
        send({ type: 'entry.change', key: 'entry-3', changes: { value: '+ 39 051' } }),
        send({ type: 'entry.move', to: 'earlier' }),
        refused({ type: 'entry.move', to: 1 }),
        refused({ type: 'entry.move', key: 'entry-1', to: 'later' }),
      ],
      end: {
        value: { entries: {}, removal: 'idle', undo: 'none' },
        context: {
          entries: [
            item('entry-1', contact(1, 1), true),
            item('entry-3', { ...newContact('telephone', 'it'), order: 2, value: '+ 39 051' }),
            item('entry-2', { ...fax, order: 3 }),
          ],
          cursor: 'entry-3',
        },
        emitted: [
          ...['value.changed', 'announced', 'focus.wanted'],
          ...['value.changed', 'announced', 'focus.wanted'],
          'value.changed',
          ...['value.changed', 'announced'],
        ],
      },
    },
    {
      name: 'un contatto già presente si toglie dopo la conferma, e si rimette al suo posto, fisso come prima',
      input: 'un contatto già presente',
      steps: [
        send({ type: 'removal.request', key: 'entry-1' }),
        send({ type: 'removal.cancel' }),
        send({ type: 'removal.request', key: 'entry-1' }),
        refused({ type: 'entry.add', entry: fax }),
        send({ type: 'removal.confirm' }),
        send({ type: 'entry.restore' }),
        refused({ type: 'entry.restore' }),
      ],
      end: {
        value: { entries: {}, removal: 'idle', undo: 'none' },
        context: {
          entries: [item('entry-1', contact(1, 1), true)],
          cursor: 'entry-1',
          pendingRemoval: null,
          removed: null,
        },
        emitted: [...['announced', 'value.changed', 'focus.wanted'], ...['value.changed', 'announced', 'focus.wanted']],
      },
    },
    {
      name: 'tappe: rinumerate dopo ogni spostamento; tolta la prima il fuoco va a quella dopo; dopo 15 secondi è via',
      input: 'due tappe',
      steps: [
        send({ type: 'entry.add', entry: stopWith() }),
        send({ type: 'entry.move', to: 1 }),
        send({ type: 'removal.request' }),
        send({ type: 'removal.confirm' }),
        after('undoOffer'),
        refused({ type: 'entry.restore' }),
        refused({ type: 'entry.move', to: 'earlier' }),
      ],
      end: {
        value: { entries: {}, removal: 'idle', undo: 'none' },
        context: { entries: [item('1', stop(1, 1)), item('2', stop(2, 2))], cursor: '1', removed: null },
      },
    },
    {
      name: 'salvata, una tappa nuova resta la stessa sulla pagina anche se il server le dà un numero',
      input: 'nessuna tappa',
      steps: [
        refused({ type: 'removal.request' }),
        send({ type: 'entry.add', entry: stopWith() }),
        send({ type: 'value.set', entries: [savedStop('new-1', 7)] }),
        send({ type: 'value.set', entries: [savedStop('new-1', 7, { it: 'Cortile' })] }),
      ],
      end: {
        value: { entries: {}, removal: 'idle', undo: 'none' },
        context: {
          entries: [item('new-1', savedStop('new-1', 7, { it: 'Cortile' }))],
          cursor: 'new-1',
        },
        emitted: ['value.changed', 'announced', 'focus.wanted'],
      },
    },
    {
      name: 'una risposta attesa arriva anche mentre si chiede conferma; tolta da fuori, la domanda cade',
      input: 'due tappe',
      steps: [
        send({ type: 'removal.request', key: '2' }),
        refused({ type: 'removal.request', key: '1' }),
        send({ type: 'value.set', entries: [stop(1, 1, 'Cortile'), stop(2, 2)] }),
        send({ type: 'value.set', entries: [stop(1, 1)] }),
        refused({ type: 'removal.confirm' }),
      ],
      end: {
        value: { entries: {}, removal: 'idle', undo: 'none' },
        context: { entries: [item('1', stop(1, 1))], pendingRemoval: null, cursor: null },
        emitted: [],
      },
    },
    {
      name: 'una tappa tolta si rimette anche dopo aver scritto in un’altra; tolta l’altra da fuori, non più',
      input: 'due tappe',
      steps: [
        send({ type: 'removal.request', key: '1' }),
        send({ type: 'removal.confirm' }),
        send({ type: 'value.set', entries: [stop(2, 1, 'Cortile')] }),
        send({ type: 'entry.restore' }),
        send({ type: 'removal.request', key: '1' }),
        send({ type: 'removal.confirm' }),
        send({ type: 'value.set', entries: [] }),
        refused({ type: 'entry.restore' }),
      ],
      end: {
        value: { entries: {}, removal: 'idle', undo: 'none' },
        context: { entries: [], cursor: null, removed: null },
        emitted: [
          ...['announced', 'value.changed', 'focus.wanted'],
          ...['value.changed', 'announced', 'focus.wanted'],
          ...['announced', 'value.changed', 'focus.wanted'],
        ],
      },
    },
    {
      name: 'file: lo stesso non si aggiunge due volte; tolto dopo la conferma si può rimettere, o scegliere di nuovo',
      input: 'due file',
      steps: [
        refused({ type: 'entry.add', entry: file(2, 0) }),
        send({ type: 'entry.add', entry: file(3, 0) }),
        send({ type: 'entry.change', key: 'entry-3', changes: { name: 'Mappa', language: 'en' } }),
        send({ type: 'entry.move', key: 'entry-3', to: 1 }),
        send({ type: 'removal.request', key: 'entry-1' }),
        send({ type: 'removal.confirm' }),
        send({ type: 'entry.add', entry: file(1, 0) }),
        refused({ type: 'entry.restore' }),
      ],
      end: {
        value: { entries: {}, removal: 'idle', undo: 'offered' },
        context: {
          entries: [
            item('entry-3', { ...file(3, 1), name: 'Mappa', language: 'en' }),
            item('entry-2', file(2, 2)),
            item('entry-4', file(1, 3)),
          ],
        },
      },
    },
    {
      name: 'in sola lettura non si tocca nulla',
      input: 'sola lettura',
      steps: [
        refused({ type: 'entry.add', entry: stopWith() }),
        refused({ type: 'removal.request', key: '1' }),
        refused({ type: 'entry.move', key: '1', to: 'later' }),
        refused({ type: 'entry.change', key: '1', changes: { info: {} } }),
        refused({ type: 'readOnly.set', reason: noEdit }),
        send({ type: 'cursor.set', key: '2' }),
      ],
      end: {
        value: { entries: {}, removal: 'idle', undo: 'none' },
        context: { entries: [item('1', stop(1, 1)), item('2', stop(2, 2))], cursor: '2' },
        emitted: [],
      },
    },
  ],
});
