import type { AnyMachineSnapshot } from 'xstate';
import type { Json } from '../../../../src/content/field/json';
import type { EventDatesSnapshot } from '../../../../src/machines/eventDates/machine';
import type { EventDatesInput } from '../../../../src/machines/eventDates/types';
import { datesCardTexts } from '../../../../src/messages/screens/dateCards';
import type { Model } from '../../../kit/types';
import { blank, chosen, eventDatesModel, TODAY } from '../../../machines/eventDates/model';
import { eventsWhere } from '../../kit/variants';

const input = (value: Json, readOnly: string | null = null): EventDatesInput => ({ value, readOnly, today: TODAY });

const inputs: Readonly<Record<string, EventDatesInput>> = {
  'nessuna data': input(blank),
  'giorni scelti a mano': input(chosen),
  'giorni scelti a mano sotto una bozza offerta': input(chosen, datesCardTexts.readOnly),
};

const contextOf = (snapshot: AnyMachineSnapshot) => (snapshot as EventDatesSnapshot).context;

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
    const { readOnly, pending } = contextOf(snapshot);
    if (type === 'readOnly.set') return name === 'si può';
    // What stops saving stops what comes after it too; a question lies over everything else.
    if (type === 'value.set') return contextOf(snapshot).programme.start === null && pending === null;
    return readOnly === null || type === 'cursor.move';
  },
);

/** The model of an event's days, over the card of an event. */
export const cardModel = {
  ...eventDatesModel,
  inputs,
  events,
  effects: {},
  unreachable: {},
} as unknown as Model;
