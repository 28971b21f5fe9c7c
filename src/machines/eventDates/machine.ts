import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import type { Json } from '../../content/field/json';
import { shownDay, shownWeekday } from '../../content/when/format';
import { type Programme, rangeOf } from '../../content/when/programme';
import { eventDatesTexts as messages } from '../../messages/screens/dateCards';
import { guards, refusalOf, unless } from './refusals';
import { edited, kept, movedCursor, opened, overwrites, withChange } from './rules';
import type {
  CursorTarget,
  EventDatesContext,
  EventDatesEmitted,
  EventDatesEvent,
  EventDatesInput,
  EventDatesTag,
} from './types';

const eventDatesSetup = setup({
  types: {
    context: {} as EventDatesContext,
    events: {} as EventDatesEvent,
    input: {} as EventDatesInput,
    emitted: {} as EventDatesEmitted,
    tags: {} as EventDatesTag,
  },
  guards: {
    ...guards,
    overwrites: (_, { overwritten }: { overwritten: boolean }) => overwritten,
  },
  actions: {
    setValue: assign(({ context }, { value }: { value: Json }) => opened(value, context.cursor, context.programme)),
    setReadOnly: assign((_, { reason }: { reason: string | null }) => ({ readOnly: reason })),
    change: assign(({ context }, { programme }: { programme: Programme }) => withChange(context, programme)),
    requestOverwrite: assign((_, { programme }: { programme: Programme }) => ({ pending: programme })),
    forgetPending: assign({ pending: null }),
    moveCursor: assign(({ context }, { to }: { to: CursorTarget }) => ({ cursor: movedCursor(context, to) })),
    emitValue: emit(({ context }): EventDatesEmitted => ({ type: 'value.changed', value: context.value })),
    emitDays: emit(({ context }): EventDatesEmitted => said(messages.announced.days(context.programme.days.length))),
    emitKept: emit(({ context }): EventDatesEmitted => said(messages.announced.kept(context.programme.days.length))),
    emitUnchanged: emit((): EventDatesEmitted => said(messages.announced.unchanged)),
    emitMoved: emit(({ context }): EventDatesEmitted => {
      const [start, end] = rangeOf(context.programme) ?? ['', ''];
      return said(messages.announced.moved(shownDay(start), shownDay(end)));
    }),
    emitDay: emit(({ context: { programme, cursor } }): EventDatesEmitted => {
      const { added, removed } = messages.announced;
      const say = programme.days.includes(cursor) ? added : removed;
      return said(say(shownWeekday(cursor), programme.days.length));
    }),
  },
});

const said = (text: string): EventDatesEmitted => ({ type: 'announced', text });

type RuleEvent = 'range.set' | 'week.toggle' | 'always.toggle' | 'rule.restore';

/** A change of range or week: over days chosen one by one it needs a confirmation. */
function changeOfRule<Type extends RuleEvent>(type: Type) {
  type Of = { context: EventDatesContext; event: Extract<EventDatesEvent, { type: Type }> };
  const next = ({ context, event }: Of) => ({ programme: edited(context, event) });
  return [
    {
      guard: {
        type: 'overwrites' as const,
        params: ({ context, event }: Of) => ({
          overwritten: refusalOf(context, event) === null && overwrites(context, event),
        }),
      },
      target: 'asking' as const,
      actions: { type: 'requestOverwrite' as const, params: next },
    },
    {
      guard: unless(type),
      actions: [{ type: 'change' as const, params: next }, 'emitValue' as const, 'emitDays' as const],
    },
  ];
}

/**
 * The days of an event as its editor shows them: range, week, days chosen one by one on a calendar, inauguration. The
 * value itself lives in the editor's item; this machine works on it and emits every change.
 * Source: document 2, section 4; design, section 3.
 */
export const eventDatesMachine = eventDatesSetup.createMachine({
  id: 'eventDates',
  context: ({ input }) => ({ ...input, ...opened(input.value, input.today, null), pending: null }),
  initial: 'choosing',
  on: {
    'value.set': {
      guard: unless('value.set'),
      target: '.choosing',
      actions: { type: 'setValue', params: ({ event }) => ({ value: event.value }) },
    },
    'readOnly.set': {
      guard: unless('readOnly.set'),
      target: '.choosing',
      actions: { type: 'setReadOnly', params: ({ event }) => ({ reason: event.reason }) },
    },
  },
  states: {
    choosing: {
      description: 'Periodo, giorni della settimana, calendario e inaugurazione',
      entry: 'forgetPending',
      on: {
        'range.set': changeOfRule('range.set'),
        'week.toggle': changeOfRule('week.toggle'),
        'always.toggle': changeOfRule('always.toggle'),
        'rule.restore': changeOfRule('rule.restore'),
        'day.toggle': {
          guard: unless('day.toggle'),
          actions: [
            { type: 'change', params: ({ context, event }) => ({ programme: edited(context, event) }) },
            { type: 'moveCursor', params: ({ context, event }) => ({ to: { date: event.date ?? context.cursor } }) },
            'emitValue',
            'emitDay',
          ],
        },
        'programme.move': {
          guard: unless('programme.move'),
          actions: [
            { type: 'change', params: ({ context, event }) => ({ programme: edited(context, event) }) },
            'emitValue',
            'emitMoved',
          ],
        },
        'inauguration.set': {
          guard: unless('inauguration.set'),
          actions: [
            { type: 'change', params: ({ context, event }) => ({ programme: edited(context, event) }) },
            'emitValue',
          ],
        },
        'cursor.move': {
          guard: unless('cursor.move'),
          actions: { type: 'moveCursor', params: ({ event }) => ({ to: event.to }) },
        },
      },
    },
    asking: {
      description: 'Chiede se sostituire i giorni scelti a mano',
      tags: 'asking',
      on: {
        'overwrite.confirm': {
          target: 'choosing',
          actions: [
            { type: 'change', params: ({ context }) => ({ programme: context.pending ?? context.programme }) },
            'emitValue',
            'emitDays',
          ],
        },
        'overwrite.keep': {
          guard: unless('overwrite.keep'),
          target: 'choosing',
          actions: [
            {
              type: 'change',
              params: ({ context }) => ({ programme: kept(context, context.pending ?? context.programme) }),
            },
            'emitValue',
            'emitKept',
          ],
        },
        'overwrite.cancel': { target: 'choosing', actions: 'emitUnchanged' },
      },
    },
  },
});

export type EventDatesSnapshot = SnapshotFrom<typeof eventDatesMachine>;
