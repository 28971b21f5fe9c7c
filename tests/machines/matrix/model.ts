import { invariants } from '../../../src/machines/matrix/invariants';
import { matrixMachine } from '../../../src/machines/matrix/machine';
import { reason } from '../../../src/machines/matrix/refusals';
import type { MatrixCell, MatrixEvent, MatrixInput } from '../../../src/machines/matrix/types';
import { defineModel, refused, send } from '../../kit/model';
import type { JourneyStep } from '../../kit/types';
import { ROLE_START } from '../starts';

/** Two sections; the second one is not published. */
export const table: MatrixInput = {
  sections: [
    { name: 'news', actions: ['view', 'publish'] },
    { name: 'menu', actions: ['view'] },
  ],
  abilities: ['news-view', 'view-tag'],
  lock: null,
};

const does = (event: MatrixEvent): JourneyStep => send(event);
const at = (row: number, column: number): MatrixCell => ({ row, column });
const toggle = (cell?: MatrixCell): MatrixEvent => ({
  type: 'cell.toggle',
  ...(cell === undefined ? {} : { cell }),
});

export const matrixModel = defineModel(matrixMachine, {
  title: 'Permessi di un ruolo',
  reason,
  inputs: { 'un ruolo con due permessi': table },
  start: () => ROLE_START,
  events: {
    'value.set': { phrase: 'La scheda cambia', cases: { 'senza permessi': { abilities: [] } } },
    'lock.set': {
      phrase: 'La tabella',
      cases: {
        'si blocca': { lock: 'busy' },
        'è di tutti i permessi': { lock: 'wildcard' },
        'si sblocca': { lock: null },
      },
    },
    'cell.toggle': {
      phrase: 'Spunta',
      cases: {
        'dove sei': {},
        'la riga News': { cell: at(1, 0) },
        tutto: { cell: at(0, 0) },
        'una casella che non c’è': { cell: at(2, 5) },
      },
    },
    'cursor.move': {
      phrase: 'Vai',
      cases: {
        giù: { to: 'down' },
        'in fondo': { to: 'last' },
        'dove non c’è nulla': { to: at(2, 5) },
      },
    },
    'special.toggle': {
      phrase: 'Spunta il permesso',
      cases: { Tutto: { ability: '*' }, 'che non c’è': { ability: 'volare' } },
    },
  },
  actors: {},
  delays: {},
  requirements: {
    '1-2.13.2': ['cell.toggle'],
  },
  invariants,
  effects: {
    'the form has what the table shows': ({ context }, emitted) => {
      const last = emitted.findLast(({ type }) => type === 'value.changed');
      return last === undefined || context.abilities.length === 0 || last.abilities === context.abilities;
    },
  },
  laws: {
    'what lies outside the table stays': (before, event, now) =>
      event.type === 'value.set' ||
      before.context.abilities.includes('view-tag') === now.context.abilities.includes('view-tag'),
    'a locked table stays as it is': (before, event, now) =>
      before.context.lock !== 'busy' ||
      event.type === 'value.set' ||
      before.context.abilities === now.context.abilities,
  },
  project: (context) => ({ abilities: [...context.abilities].sort(), cursor: context.cursor, lock: context.lock }),
  limit: 20_000,
  paths: { floor: 50, cap: 600 },
  journeys: [
    {
      name: 'a row is ticked as a whole, and unticked',
      input: 'un ruolo con due permessi',
      steps: [does(toggle(at(1, 0))), does(toggle(at(1, 0)))],
      end: {
        value: 'open',
        context: { abilities: ['view-tag'], cursor: at(1, 0) },
        emitted: ['value.changed', 'value.changed'],
      },
    },
    {
      name: 'the arrows pass over what has no box',
      input: 'un ruolo con due permessi',
      steps: [
        does({ type: 'cursor.move', to: 'right' }),
        does({ type: 'cursor.move', to: 'down' }),
        does(toggle()),
        does({ type: 'cursor.move', to: 'rowStart' }),
        does({ type: 'cursor.move', to: 'down' }),
        does({ type: 'cursor.move', to: 'rowEnd' }),
        refused(toggle(at(2, 5))),
        does(toggle()),
      ],
      end: {
        value: 'open',
        context: { abilities: ['news-view', 'view-tag', 'news-publish', 'menu-view'], cursor: at(2, 1) },
      },
    },
    {
      name: 'under the wildcard nothing can be ticked but the wildcard',
      input: 'un ruolo con due permessi',
      steps: [
        does({ type: 'special.toggle', ability: '*' }),
        does({ type: 'lock.set', lock: 'wildcard' }),
        refused(toggle()),
        does({ type: 'special.toggle', ability: '*' }),
        does({ type: 'lock.set', lock: 'administrator' }),
        refused({ type: 'special.toggle', ability: '*' }),
      ],
      end: { value: 'open', context: { abilities: ['news-view', 'view-tag'] } },
    },
  ],
});
