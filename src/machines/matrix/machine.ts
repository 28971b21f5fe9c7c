import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import { guards, unless } from './refusals';
import { movedCursor, toggled, withToggled } from './rules';
import type { MatrixCell, MatrixContext, MatrixEmitted, MatrixEvent, MatrixInput, MatrixMove } from './types';

const matrixSetup = setup({
  types: {
    context: {} as MatrixContext,
    events: {} as MatrixEvent,
    emitted: {} as MatrixEmitted,
    input: {} as MatrixInput,
  },
  guards,
  actions: {
    setValue: assign((_, { abilities }: Pick<MatrixContext, 'abilities'>) => ({ abilities })),
    setLock: assign((_, { lock }: Pick<MatrixContext, 'lock'>) => ({ lock })),
    toggle: assign(({ context }, { cell = context.cursor }: { cell: MatrixCell | undefined }) => ({
      abilities: toggled(context, cell),
      cursor: cell,
    })),
    toggleSpecial: assign(({ context: { abilities } }, { ability }: { ability: string }) => ({
      abilities: withToggled(abilities, ability),
    })),
    moveCursor: assign(({ context }, { to }: { to: MatrixMove | MatrixCell }) => ({
      cursor: movedCursor(context, to),
    })),
    emitValue: emit(({ context: { abilities } }): MatrixEmitted => ({ type: 'value.changed', abilities })),
  },
});

/**
 * 'Permessi': a role's abilities as a table of sections and actions. The value itself lives in the role's form; this
 * machine works on it and emits every change. Source: document 1, section 2.13.
 */
export const matrixMachine = matrixSetup.createMachine({
  id: 'matrix',
  context: ({ input }) => ({ ...input, cursor: { row: 1, column: 1 } }),
  initial: 'open',
  states: {
    open: {
      description: 'Mostra i permessi di ogni sezione',
      on: {
        'value.set': { actions: { type: 'setValue', params: ({ event }) => event } },
        'lock.set': { actions: { type: 'setLock', params: ({ event }) => event } },
        'cell.toggle': {
          guard: unless('cell.toggle'),
          actions: [{ type: 'toggle', params: ({ event }) => ({ cell: event.cell }) }, 'emitValue'],
        },
        'special.toggle': {
          guard: unless('special.toggle'),
          actions: [{ type: 'toggleSpecial', params: ({ event }) => event }, 'emitValue'],
        },
        'cursor.move': {
          guard: unless('cursor.move'),
          actions: { type: 'moveCursor', params: ({ event }) => ({ to: event.to }) },
        },
      },
    },
  },
});

export type MatrixSnapshot = SnapshotFrom<typeof matrixMachine>;
