import type { SnapshotFrom } from 'xstate';
import { type Entry, type Move, withIds } from '../../../src/content/field/collection';
import { sameValue } from '../../../src/content/field/path';
import { type CollectionEdit, collectionEdits } from '../../../src/machines/collection/edits';
import { type CollectionGiven, NO_LIST, sameKeys, valuesOf, withKeys } from '../../../src/machines/collection/rules';
import { stop as stopWith } from '../../content/stops';
import { BOTH, formOf, reasonIn } from '../../kit/form';
import { defineModel, EXCUSES } from '../../kit/model';
import { modelSuite } from '../../kit/suite';
import { cardStart, event, filesStart, HOME_SETTINGS } from '../starts';
import { journeys } from './journeys';
import { come, contacts, fax, featured, file, files, noEdit, noStops, project, stops } from './samples';

/** The form of an item, whose card names the entries of every value after those that it had before, or has made. */
export const collectionForm = formOf<CollectionGiven, CollectionEdit, 'undoOffer'>(
  'collection',
  'Le voci dell’elenco',
  collectionEdits,
  {
    held: BOTH,
    settled: (given, before) => ({
      ...given,
      value: withKeys(given.kind, before?.value ?? NO_LIST, valuesOf(given.value.entries)),
    }),
  },
);

type Snapshot = SnapshotFrom<typeof collectionForm>;
type Changes = Extract<CollectionEdit, { type: 'entry.change' }>['changes'];

/** The lists as the server has them. */
const KNOWN = { contacts, entries: stops, files, contentIds: featured };

const entriesAt = ({ context }: Snapshot) => context.value.entries;
const keyAt = (snapshot: Snapshot, index: number): string => entriesAt(snapshot).at(index)?.key ?? 'entry-0';
const keys = (snapshot: Snapshot) => entriesAt(snapshot).map(({ key }) => key);
const fixedKeys = (snapshot: Snapshot) => entriesAt(snapshot).flatMap(({ key, isFixed }) => (isFixed ? [key] : []));

/** A file that is not among them yet, else the first, which can't be added twice. */
const freeFile = ({ value }: CollectionGiven): Entry => {
  const taken = value.entries.map(({ entry }) => entry.id);
  return file([1, 2, 3, 4, 5].find((id) => !taken.includes(id)) ?? 1, 0);
};

const blankOf = ({ context }: Snapshot): Entry => {
  if (context.kind === 'files') return freeFile(context);
  return context.kind === 'contacts' ? fax : stopWith();
};

/** What a server makes of the entries: those that it has not seen get a number. */
const saved = (snapshot: Snapshot): readonly Entry[] => withIds(valuesOf(entriesAt(snapshot)));

/** What is typed into the last entry, where its text is a field of the form: the list comes back with it. */
const typed = (snapshot: Snapshot): readonly Entry[] =>
  valuesOf(entriesAt(snapshot)).map((entry, place, { length }) =>
    place === length - 1 ? { ...entry, changed: entry.changed !== true } : entry,
  );

/** Nothing waits for an answer and nothing can be put back: only then everything is walked. */
const isCalm = (snapshot: Snapshot) => !snapshot.hasTag('asking') && !snapshot.hasTag('undoable');

export const collectionModel = defineModel(collectionForm, {
  title: 'Elenco ordinato di un contenuto (contatti, tappe, file)',
  reason: reasonIn(collectionEdits),
  commands: {
    scopes: ['contacts', 'entries', 'contentIds', 'entry'],
    // The entry that has the focus: the last one is moved up, the first one down.
    prepare: (event, { context }) => {
      const isUp = event.to === 'earlier' || event.to === 1;
      return { ...event, key: context.value.entries.at(isUp ? -1 : 0)?.key };
    },
  },
  inputs: {
    'nessuna tappa': noStops,
    'due tappe': stops,
    'un contatto già presente': contacts,
    'due file': files,
    'sola lettura': { ...stops, readOnly: noEdit },
  },
  start: ({ kind, value, readOnly }) => {
    const entries = valuesOf(value.entries);
    if (kind === 'files') return filesStart(entries.length);
    if (kind === 'contentIds') return HOME_SETTINGS;
    const sent = entries.map(({ id: _, ...entry }) => entry);
    const parts = { shared: kind === 'contacts' ? { contacts: { it: sent } } : { locations: sent } };
    const what = `Un evento: ${kind === 'contacts' ? 'contatti' : 'tappe'} che ha già, ${entries.length}.`;
    return cardStart(event, what, parts, readOnly);
  },
  events: {
    'form.change': {
      phrase: 'La scheda cambia da sé',
      sentBy: EXCUSES.reported,
      cases: (snapshot): Record<string, { changes: Partial<CollectionGiven> }> => {
        const { kind, readOnly } = snapshot.context;
        const entries = valuesOf(entriesAt(snapshot));
        const mayRead = readOnly === null && !snapshot.hasTag('undoable');
        return {
          ...(entries.length > 0 ? { 'senza voci': { changes: come([]) } } : {}),
          ...(isCalm(snapshot)
            ? { 'con le voci del server': { changes: come(valuesOf(KNOWN[kind].value.entries)) } }
            : {}),
          ...(isCalm(snapshot) && entries.some(({ id }) => id === null)
            ? { salvato: { changes: come(saved(snapshot)) } }
            : {}),
          ...(snapshot.hasTag('asking') && !snapshot.hasTag('undoable')
            ? { 'una voce in meno': { changes: come(entries.slice(0, -1)) } }
            : {}),
          ...(kind === 'entries' && entries.length > 0
            ? { 'scritto nell’ultima': { changes: come(typed(snapshot)) } }
            : {}),
          ...(readOnly === null ? {} : { 'si può': { changes: { readOnly: null } } }),
          ...(mayRead ? { 'si può solo leggere': { changes: { readOnly: noEdit } } } : {}),
        };
      },
    },
    'entry.add': {
      phrase: 'Aggiungi',
      sentBy: { excuse: 'contacts.add and entries.add have the card make the new entry' },
      cases: (snapshot) => ({ 'una voce': { entry: blankOf(snapshot) } }),
    },
    'entry.change': {
      phrase: 'Scrivi',
      sentBy: EXCUSES.typed,
      cases: (snapshot): Record<string, { key: string; changes: Changes }> =>
        // What is made of declared fields is written field by field: the list comes back.
        !isCalm(snapshot) || snapshot.context.kind === 'entries' || entriesAt(snapshot).length === 0
          ? {}
          : {
              'nell’ultima': {
                key: keyAt(snapshot, -1),
                changes: { changed: entriesAt(snapshot).at(-1)?.entry.changed !== true },
              },
            },
    },
    'entry.move': {
      phrase: 'Sposta',
      sentBy: ['entry.earlier', 'entry.later', 'entry.first', 'entry.last'],
      cases: (snapshot): Record<string, { key: string; to: Move }> =>
        isCalm(snapshot)
          ? {
              'la prima prima di un posto': { key: keyAt(snapshot, 0), to: 'earlier' },
              'la prima dopo di un posto': { key: keyAt(snapshot, 0), to: 'later' },
              'l’ultima prima di un posto': { key: keyAt(snapshot, -1), to: 'earlier' },
              'l’ultima dopo di un posto': { key: keyAt(snapshot, -1), to: 'later' },
              'l’ultima in testa': { key: keyAt(snapshot, -1), to: 1 },
            }
          : {},
    },
    'removal.request': {
      phrase: 'Togli',
      sentBy: 'entry.remove',
      cases: (snapshot): Record<string, { key: string }> => ({
        'la prima': { key: keyAt(snapshot, 0) },
        ...(isCalm(snapshot) ? { 'l’ultima': { key: keyAt(snapshot, -1) } } : {}),
      }),
    },
    'removal.confirm': { phrase: 'Conferma la rimozione', sentBy: EXCUSES.question },
    'removal.cancel': { phrase: 'Annulla la rimozione', sentBy: EXCUSES.question },
    'entry.restore': {
      phrase: 'Rimetti la voce tolta',
      sentBy: ['contacts.restore', 'entries.restore', 'contentIds.restore'],
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
  invariants: {
    'numbers are 1 to n': (snapshot) => entriesAt(snapshot).every(({ entry }, index) => entry.order === index + 1),
    'no two entries have the same key': (snapshot) => new Set(keys(snapshot)).size === keys(snapshot).length,
    'what the server has not seen is not fixed': (snapshot) =>
      entriesAt(snapshot).every(({ isFixed, entry }) => !isFixed || entry.id !== null),
    'a removal is asked about exactly while it waits for an answer': (snapshot) =>
      snapshot.hasTag('asking') === (snapshot.context.question !== null),
    'what is asked about is an entry': (snapshot) =>
      snapshot.context.question === null || keys(snapshot).includes(snapshot.context.question),
    'something can be put back exactly while that is offered': (snapshot) =>
      snapshot.hasTag('undoable') === (snapshot.context.wayBack !== null),
    'what can be put back is not there': (snapshot) =>
      snapshot.context.wayBack === null || !keys(snapshot).includes(snapshot.context.wayBack.item.key),
    'the context is JSON': ({ context }) => sameValue(JSON.parse(JSON.stringify(context)), context as never),
  },
  laws: {
    'a file is there once': (_, event, now) =>
      event.type === 'form.change' ||
      now.context.kind !== 'files' ||
      new Set(valuesOf(entriesAt(now)).map(({ id }) => id)).size === entriesAt(now).length,
    'more than the maximum comes from outside only': (before, event, now) =>
      event.type === 'form.change' || entriesAt(now).length <= before.context.maximum,
    'an entry goes only after a question, or from outside': (before, event, now) =>
      ['removal.confirm', 'form.change'].includes(event.type) || keys(before).every((key) => keys(now).includes(key)),
    'what is removed is what was confirmed': (before, event, now) =>
      event.type !== 'removal.confirm' ||
      sameValue(
        keys(now),
        keys(before).filter((key) => key !== before.context.question),
      ),
    'fixed entries keep their places before each other and before the rest': (before, event, now) =>
      event.type === 'form.change' ||
      sameValue(
        fixedKeys(now).filter((key) => fixedKeys(before).includes(key)),
        fixedKeys(before).filter((key) => fixedKeys(now).includes(key)),
      ),
    'a move leaves every fixed entry where it was': (before, event, now) =>
      event.type !== 'entry.move' ||
      entriesAt(before).every(({ isFixed, key }, index) => !isFixed || keys(now)[index] === key),
    'what is read only changes from outside only': (before, event, now) =>
      before.context.readOnly === null || event.type === 'form.change' || before.context.value === now.context.value,
    'putting back undoes the removal whole': (before, event, now) =>
      event.type !== 'entry.restore' ||
      !before.can(event as CollectionEdit) ||
      keys(now)[(before.context.wayBack?.position ?? 0) - 1] === before.context.wayBack?.item.key,
    'what is said of the same entries leaves what can be put back, and the question': (before, event, now) =>
      event.type !== 'form.change' ||
      !sameKeys(before.context.value, now.context.value) ||
      (before.context.wayBack === now.context.wayBack && before.context.question === now.context.question),
    'a saved entry keeps the key under which it is shown': (before, event, now) =>
      event.type !== 'form.change' ||
      !sameValue(event.changes, come(saved(before)) as never) ||
      sameValue(keys(before), keys(now)),
  },
  effects: {
    'what is emitted is numbered 1 to n': (_, emitted) =>
      emitted.every(
        (event) =>
          event.type !== 'value.changed' ||
          valuesOf(event.value.entries).every(({ order }, index) => order === index + 1),
      ),
    'a removal is announced before the focus goes on': (_, emitted) =>
      emitted.every(({ type }, index) => type !== 'focus.wanted' || emitted[index - 1]?.type !== 'focus.wanted'),
  },
  project,
  limit: 30_000,
  joinInputs: true,
  paths: { floor: 200, cap: 700 },
  journeys,
});

if (import.meta.vitest) modelSuite(collectionModel, import.meta.vitest);
