import type { AnyMachineSnapshot } from 'xstate';
import type { EventDatesGiven } from '../../../../src/machines/eventDates/rules';
import { datesCardTexts } from '../../../../src/messages/screens/dateCards';
import type { Model } from '../../../kit/types';
import { blank, chosen, eventDatesModel, opened } from '../../../machines/eventDates/model';
import { eventsWhere } from '../../kit/variants';

const inputs: Readonly<Record<string, EventDatesGiven>> = {
  'nessuna data': opened(blank),
  'giorni scelti a mano': opened(chosen),
  'giorni scelti a mano sotto una bozza offerta': opened(chosen, datesCardTexts.readOnly),
};

const contextOf = ({ context }: AnyMachineSnapshot): EventDatesGiven => context;

const isShown = (snapshot: AnyMachineSnapshot, month: string) => contextOf(snapshot).cursor.startsWith(month);

/** A field at a time, as one types; the first date that there is none of, then its end. */
function ranges(snapshot: AnyMachineSnapshot): Record<string, object> {
  const { programme } = contextOf(snapshot);
  if (programme.start === null) return { 'dal 5 settembre': { start: '2026-09-05' } };
  if (programme.inauguration === null) return {};
  return {
    'fino al 20 settembre': { end: '2026-09-20' },
    'con la fine prima dell’inizio': { end: '2026-09-01' },
    'con una data che non esiste': { end: '2026-02-30' },
  };
}

/** The model's events where the card of an event can make them. */
const events = eventsWhere(
  {
    ...eventDatesModel,
    events: {
      ...eventDatesModel.events,
      'range.set': { phrase: 'Scrivi il periodo', cases: ranges },
      'day.toggle': {
        phrase: 'Sul calendario scegli o togli',
        cases: (snapshot: AnyMachineSnapshot) =>
          isShown(snapshot, '2026-09') ? { 'il giorno del cursore': {}, 'il 6 settembre': { date: '2026-09-06' } } : {},
      },
      'inauguration.set': {
        phrase: 'Scrivi l’inaugurazione',
        cases: (snapshot: AnyMachineSnapshot) =>
          contextOf(snapshot).programme.start === null ? { 'il 4 settembre': { value: '2026-09-04 18:00:00' } } : {},
      },
    },
  } as unknown as Model,
  (type, snapshot, name) => {
    const { readOnly, question, programme } = contextOf(snapshot);
    // What stops saving stops what comes after it too; a question lies over everything else.
    if (name === 'ha da fuori due fine settimana') return programme.start === null && question === null;
    if (type === 'form.change') return name === 'si può modificare';
    return readOnly === null || type === 'cursor.move';
  },
);

/** The model of an event's days, over the card of an event. */
export const cardModel = {
  ...eventDatesModel,
  inputs,
  events,
  effects: {},
} as unknown as Model;
