import type { AnyMachineSnapshot } from 'xstate';
import type { Entry } from '../../../../src/content/field/collection';
import { valueAt, withValueAt } from '../../../../src/content/field/path';
import { contactText, newContact } from '../../../../src/content/kinds/contacts';
import { detailText } from '../../../../src/content/kinds/detail';
import { fileName } from '../../../../src/content/kinds/files';
import { type CollectionGiven, valuesOf } from '../../../../src/machines/collection/rules';
import { collectionTexts } from '../../../../src/messages/screens/collection';
import { stop } from '../../../content/stops';
import type { Model } from '../../../kit/types';
import { collectionModel } from '../../../machines/collection/model';
import { come, contacts, file, files, noStops, stops } from '../../../machines/collection/samples';
import { casesAt, eventsWhere } from '../../kit/variants';

/** Limits that the event declares, and that of files. */
const [STOPS, CONTACTS, FILES] = [30, 20, 100];

const inputs: Readonly<Record<string, CollectionGiven>> = {
  'nessuna tappa': { ...noStops, maximum: STOPS },
  'due tappe': { ...stops, maximum: STOPS },
  'un contatto già presente': { ...contacts, maximum: CONTACTS },
  'due file': { ...files, maximum: FILES },
  'due tappe sotto una bozza offerta': { ...stops, maximum: STOPS, readOnly: collectionTexts.readOnly },
};

const contextOf = ({ context }: AnyMachineSnapshot): CollectionGiven => context;
const entriesOf = ({ value }: CollectionGiven): readonly Entry[] => valuesOf(value.entries);

/** What is typed into the last contact: a digit more of its value; into the last file, of its name. */
function typed(snapshot: AnyMachineSnapshot): Record<string, object> {
  const { kind, value } = contextOf(snapshot);
  const item = value.entries.at(-1);
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
  const entries = entriesOf(contextOf(snapshot));
  const last = entries.at(-1);
  return last === undefined ? [] : entries.with(-1, withValueAt(last, DETAIL, `${lastDetail(entries)}a`));
}

const TYPED = 'scritto nell’ultima';
const UNLOCKED = 'si può';

/** What the form changes by itself, and what is typed into the last stop. */
function formCases(snapshot: AnyMachineSnapshot): Record<string, object> {
  const cases = casesAt((collectionModel as unknown as Model).events['form.change'], snapshot);
  return TYPED in cases ? { ...cases, [TYPED]: { changes: come(withTyped(snapshot)) } } : cases;
}

/** What the card adds: of files one that is not there. */
function added(given: CollectionGiven): Entry {
  const { kind } = given;
  if (kind === 'contacts') return newContact('fax', 'it');
  if (kind === 'entries') return stop();
  const ids = entriesOf(given).map(({ id }) => id);
  return file([1, 2, 3, 4].find((id) => !ids.includes(id)) ?? 4, 0);
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
      'form.change': { phrase: 'La scheda cambia da sé', cases: formCases },
      'entry.change': { phrase: 'Scrivi', cases: typed },
    },
  } as unknown as Model,
  (type, snapshot, name) => {
    const context = contextOf(snapshot);
    const { kind, readOnly, question, wayBack } = context;
    if (readOnly !== null) return name === UNLOCKED;
    if (question !== null) return type === 'removal.confirm' || type === 'removal.cancel';
    if (type === 'entry.add') return entriesOf(context).length < 3 && wayBack === null;
    if (type === 'entry.move') return wayBack === null && !name.includes('in testa');
    if (type === 'entry.change') return wayBack === null;
    if (type !== 'form.change') return true;
    // Nothing locks an open form; and a contact without a value holds the save up, without which nothing comes from outside.
    return (
      name !== 'si può solo leggere' &&
      (kind !== 'contacts' || entriesOf(context).every((entry) => contactText(entry) !== ''))
    );
  },
);

/** The model of an ordered list, over the cards of an event. */
export const cardsModel = {
  ...collectionModel,
  inputs,
  events,
  effects: {},
} as unknown as Model;
