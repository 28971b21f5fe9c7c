import { aroundCell } from '../../../src/commands/scopes/recordCards';
import { type MatrixEdit, matrixEdits } from '../../../src/machines/matrix/edits';
import { lockOf, type MatrixCell, type MatrixGiven } from '../../../src/machines/matrix/rules';
import { formOf, reasonIn } from '../../kit/form';
import { defineModel, EXCUSES, refused, send } from '../../kit/model';
import { modelSuite } from '../../kit/suite';
import type { JourneyStep } from '../../kit/types';
import { ROLE_START } from '../starts';

/** Two sections; the second one is not published. */
export const table: MatrixGiven = {
  sections: [
    { name: 'news', actions: ['view', 'publish'] },
    { name: 'menu', actions: ['view'] },
  ],
  value: ['news-view', 'view-tag'],
  lock: null,
};

const does = (event: MatrixEdit): JourneyStep => send(event);
const at = (row: number, column: number): MatrixCell => ({ row, column });
const toggle = (row: number, column: number): MatrixEdit => ({ type: 'cell.toggle', cell: at(row, column) });

/** The form of a role that is no administrator, which locks its card while it saves. */
const roleForm = formOf<MatrixGiven, MatrixEdit>('matrix', 'Mostra i permessi di ogni sezione', matrixEdits, {
  settled: (given) => ({ ...given, lock: lockOf(given.value, false, given.lock === 'busy') }),
});

export const matrixModel = defineModel(roleForm, {
  title: 'Permessi di un ruolo',
  reason: reasonIn(matrixEdits),
  commands: {
    scopes: ['matrix'],
    prepare: (event) => aroundCell(event, { row: 1, column: 1 }),
  },
  inputs: { 'un ruolo con due permessi': table },
  start: () => ROLE_START,
  events: {
    'form.change': {
      phrase: 'La scheda',
      sentBy: EXCUSES.reported,
      cases: {
        'è di un ruolo senza permessi': { changes: { value: [] } },
        'si salva': { changes: { lock: 'busy' } },
        'è salvata': { changes: { lock: null } },
      },
    },
    'cell.toggle': {
      phrase: 'Spunta',
      sentBy: ['matrix.box', 'matrix.row', 'matrix.column', 'matrix.all'],
      cases: {
        'News: Visualizza': { cell: at(1, 1) },
        'la riga News': { cell: at(1, 0) },
        tutto: { cell: at(0, 0) },
        'una casella che non c’è': { cell: at(2, 5) },
      },
    },
    'special.toggle': {
      phrase: 'Spunta il permesso',
      sentBy: 'matrix.special.*',
      cases: { Tutto: { ability: '*' }, 'che non c’è': { ability: 'volare' } },
    },
  },
  actors: {},
  delays: {},
  requirements: {
    '1-2.13.2': ['cell.toggle'],
  },
  invariants: {
    'no ability is granted twice': ({ context: { value } }) => new Set(value).size === value.length,
  },
  laws: {
    'what lies outside the table stays': (before, event, now) =>
      event.type === 'form.change' ||
      before.context.value.includes('view-tag') === now.context.value.includes('view-tag'),
    'a locked table stays as it is': (before, event, now) =>
      before.context.lock !== 'busy' || event.type === 'form.change' || before.context.value === now.context.value,
  },
  project: ({ value, lock }) => ({ value: [...value].sort(), lock }),
  limit: 20_000,
  paths: { floor: 50, cap: 600 },
  journeys: [
    {
      name: 'una riga si spunta intera, e si toglie',
      input: 'un ruolo con due permessi',
      steps: [does(toggle(1, 0)), does(toggle(1, 0))],
      end: { value: { form: 'open' }, context: { value: ['view-tag'] } },
    },
    {
      name: 'ciò che si spunta vale fino in fondo, e una casella che non c’è è rifiutata',
      input: 'un ruolo con due permessi',
      steps: [does(toggle(1, 5)), refused(toggle(2, 5)), does(toggle(2, 1))],
      end: { value: { form: 'open' }, context: { value: ['news-view', 'view-tag', 'news-publish', 'menu-view'] } },
    },
    {
      name: 'sotto il permesso di tutto non si spunta che quello',
      input: 'un ruolo con due permessi',
      steps: [
        does({ type: 'special.toggle', ability: '*' }),
        refused(toggle(1, 1)),
        does({ type: 'special.toggle', ability: '*' }),
        send({ type: 'form.change', changes: { lock: 'busy' } }),
        refused({ type: 'special.toggle', ability: '*' }),
      ],
      end: { value: { form: 'open' }, context: { value: ['news-view', 'view-tag'] } },
    },
  ],
});

if (import.meta.vitest) modelSuite(matrixModel, import.meta.vitest);
