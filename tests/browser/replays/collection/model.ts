import type { AnyMachineSnapshot } from 'xstate';
import { contactText, newContact } from '../../../../src/content/kinds/contacts';
import { newStop, stopInfo, withStopInfo } from '../../../../src/content/kinds/stops';
import type { CollectionSnapshot } from '../../../../src/machines/collection/machine';
import type { CollectionInput } from '../../../../src/machines/collection/types';
import { collectionTexts } from '../../../../src/messages/screens/collection';
import type { Model } from '../../../kit/types';
import { collectionModel, contacts, stops } from '../../../machines/collection/model';
import { eventsWhere } from '../../kit/variants';

/** Limits that the event declares. */
const [STOPS, CONTACTS] = [30, 20];

const inputs: Readonly<Record<string, CollectionInput>> = {
  'nessuna tappa': { ...stops, maximum: STOPS, entries: [] },
  'due tappe': { ...stops, maximum: STOPS },
  'un contatto già presente': { ...contacts, maximum: CONTACTS },
  'due tappe sotto una bozza offerta': { ...stops, maximum: STOPS, readOnly: collectionTexts.readOnly },
};

const contextOf = (snapshot: AnyMachineSnapshot) => (snapshot as CollectionSnapshot).context;

/** What is typed into the last entry: a letter more of its detail, a digit more of its value. */
function typed(snapshot: AnyMachineSnapshot): Record<string, object> {
  const { kind, entries } = contextOf(snapshot);
  const item = entries.at(-1);
  if (item === undefined) return {};
  const { key, entry } = item;
  const changes =
    kind === 'contacts'
      ? { value: `${contactText(entry)}1` }
      : { info: withStopInfo(entry, 'it', `${stopInfo(entry, 'it')}a`) };
  return { 'nell’ultima': { key, changes } };
}

/** The last entry by its button; without an entry nothing. */
function lastEarlier(snapshot: AnyMachineSnapshot): Record<string, object> {
  const key = contextOf(snapshot).entries.at(-1)?.key;
  return {
    'prima di un posto': { to: 'earlier' },
    'dopo di un posto': { to: 'later' },
    ...(key === undefined ? {} : { 'l’ultima prima di un posto': { key, to: 'earlier' } }),
  };
}

/** The model's events where the cards of an event can make them. */
const events = eventsWhere(
  {
    ...collectionModel,
    events: {
      ...collectionModel.events,
      'entry.add': {
        phrase: 'Aggiungi',
        cases: (snapshot: AnyMachineSnapshot) => ({
          'una voce': { entry: contextOf(snapshot).kind === 'contacts' ? newContact('fax', 'it') : newStop() },
        }),
      },
      'entry.change': { phrase: 'Scrivi', cases: typed },
      'entry.move': { phrase: 'Sposta', cases: lastEarlier },
    },
  } as unknown as Model,
  (type, snapshot, name) => {
    const { kind, readOnly, entries, pendingRemoval, removed } = contextOf(snapshot);
    if (type === 'readOnly.set') return name === 'si può';
    if (readOnly !== null) return false;
    if (pendingRemoval !== null) return type === 'removal.confirm' || type === 'removal.cancel';
    if (type === 'entry.add') return entries.length < 3 && removed === null;
    if (type === 'entry.move' || type === 'entry.change' || type === 'cursor.set') return removed === null;
    // A contact without a value holds the save up, and without a save nothing comes from outside.
    if (type === 'value.set') return kind === 'stops' || entries.every(({ entry }) => contactText(entry) !== '');
    return true;
  },
);

/** The model of an ordered list, over the cards of an event. */
export const cardsModel = {
  ...collectionModel,
  inputs,
  events,
  effects: {},
  unreachable: {
    'collection.removal.asking --value.set[losesPendingRemoval]':
      'sotto la domanda aperta nulla si salva, e senza un salvataggio nulla arriva da fuori',
  },
} as unknown as Model;
