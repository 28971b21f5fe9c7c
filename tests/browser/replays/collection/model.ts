import type { AnyMachineSnapshot } from 'xstate';
import type { Entry } from '../../../../src/content/field/collection';
import { valueAt, withValueAt } from '../../../../src/content/field/path';
import { contactText, newContact } from '../../../../src/content/kinds/contacts';
import { detailText } from '../../../../src/content/kinds/detail';
import { fileName } from '../../../../src/content/kinds/files';
import type { CollectionSnapshot } from '../../../../src/machines/collection/machine';
import type { CollectionContext, CollectionInput } from '../../../../src/machines/collection/types';
import { collectionTexts } from '../../../../src/messages/screens/collection';
import { stop } from '../../../content/stops';
import type { Model } from '../../../kit/types';
import { collectionModel } from '../../../machines/collection/model';
import { contacts, file, files, stops } from '../../../machines/collection/samples';
import { casesAt, eventsWhere } from '../../kit/variants';

/** Limits that the event declares, and that of files. */
const [STOPS, CONTACTS, FILES] = [30, 20, 100];

const inputs: Readonly<Record<string, CollectionInput>> = {
  'nessuna tappa': { ...stops, maximum: STOPS, entries: [] },
  'due tappe': { ...stops, maximum: STOPS },
  'un contatto già presente': { ...contacts, maximum: CONTACTS },
  'due file': { ...files, maximum: FILES },
  'due tappe sotto una bozza offerta': { ...stops, maximum: STOPS, readOnly: collectionTexts.readOnly },
};

const contextOf = (snapshot: AnyMachineSnapshot) => (snapshot as CollectionSnapshot).context;

/** What is typed into the last contact: a digit more of its value; into the last file, of its name. */
function typed(snapshot: AnyMachineSnapshot): Record<string, object> {
  const { kind, entries } = contextOf(snapshot);
  const item = entries.at(-1);
  if (item === undefined || kind === 'entries') return {};
  if (kind === 'files') return { 'nell’ultima': { key: item.key, changes: { name: `${fileName(item.entry)}1` } } };
  return { 'nell’ultima': { key: item.key, changes: { value: `${contactText(item.entry)}1` } } };
}

/** Path of a stop's detail in the stop. */
const DETAIL = 'info.it';

/** What the last stop says beside its address. */
export const lastDetail = (entries: readonly Entry[]): string => detailText(valueAt(entries.at(-1), DETAIL));

/** The stops with a letter more in the detail of the last one: typed into its own field, it comes back with the list. */
export function withTyped(snapshot: AnyMachineSnapshot): readonly Entry[] {
  const entries = contextOf(snapshot).entries.map(({ entry }) => entry);
  const last = entries.at(-1);
  return last === undefined ? [] : entries.with(-1, withValueAt(last, DETAIL, `${lastDetail(entries)}a`));
}

/** What comes from outside, and what is typed into the last stop. */
function valueCases(snapshot: AnyMachineSnapshot): Record<string, object> {
  const cases = casesAt((collectionModel as unknown as Model).events['value.set'], snapshot);
  const name = 'scritto nell’ultima';
  return name in cases ? { ...cases, [name]: { entries: withTyped(snapshot) } } : cases;
}

/** What the card adds: of files one that is not there. */
function added({ kind, entries }: CollectionContext): Entry {
  if (kind === 'contacts') return newContact('fax', 'it');
  if (kind === 'entries') return stop();
  const ids = entries.map(({ entry }) => entry.id);
  return file([1, 2, 3, 4].find((id) => !ids.includes(id)) ?? 4, 0);
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
        cases: (snapshot: AnyMachineSnapshot) => ({ 'una voce': { entry: added(contextOf(snapshot)) } }),
      },
      'value.set': { phrase: 'Il contenuto cambia da fuori', cases: valueCases },
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
    if (type === 'value.set') return kind !== 'contacts' || entries.every(({ entry }) => contactText(entry) !== '');
    return true;
  },
);

/** The model of an ordered list, over the cards of an event. */
export const cardsModel = {
  ...collectionModel,
  inputs,
  events,
  effects: {},
  unreachable: {},
} as unknown as Model;
