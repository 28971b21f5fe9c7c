import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { PERMISSION_ACTIONS, WILDCARD_ABILITY } from '../../../../src/content/permissions';
import { hasBox, type MatrixCell, type MatrixGiven, stateAt } from '../../../../src/machines/matrix/rules';
import { permissionTexts } from '../../../../src/messages/screens/permissions';
import type { Model } from '../../../kit/types';
import { matrixModel, table } from '../../../machines/matrix/model';
import { dressed } from '../../kit/dress';
import type { Screen } from '../../kit/replay';
import { openStart } from '../../kit/screens';
import type { Stage } from '../../kit/stage';
import { eventsWhere } from '../../kit/variants';

const contextOf = ({ context }: AnyMachineSnapshot): MatrixGiven => context;

const BY_FORM = 'la scheda del ruolo lo dice da sé, quando si salva o si rilegge';

const model = {
  ...matrixModel,
  // What the form tells is followed, not done by hand; where there is no box nobody can press.
  events: eventsWhere(matrixModel, (type, _snapshot, name) => type !== 'form.change' && !name.includes('non c’è')),
  unreachable: { 'matrix.form.open --form.change': BY_FORM },
} as unknown as Model;

/** What the table shows, and must show. */
interface MatrixFacts {
  /** Place → its box: 'on', 'off' or 'some', and whether it can't be pressed. */
  readonly boxes: Readonly<Record<string, string>>;
  /** How many stops Tab has in the table. */
  readonly stops: number;
  readonly hasEverything: boolean;
}

const idOf = ({ row, column }: MatrixCell): string => `permission-${row}-${column}`;
const box = ({ page }: Stage, cell: MatrixCell) => page.locator(`#${idOf(cell)}`);
const special = ({ page }: Stage) => page.getByRole('checkbox', { name: permissionTexts.special[WILDCARD_ABILITY] });

const cells = ({ sections }: MatrixGiven): readonly MatrixCell[] =>
  Array.from({ length: sections.length + 1 }, (_, row) =>
    Array.from({ length: PERMISSION_ACTIONS.length + 1 }, (__, column) => ({ row, column })),
  ).flat();

const SPECIAL: Readonly<Record<string, string>> = {
  [WILDCARD_ABILITY]: 'everything',
  'view-tag': 'viewTag',
  'home-settings': 'homeSettings',
};

/** The command that ticks a cell, and the cell that has the focus when it runs: one within the row for a whole row. */
function tickingOf({ cell: { row, column } }: AnyEventObject): readonly [command: string, from: MatrixCell] {
  if (row === 0) return ['matrix.all', { row: 1, column: 1 }];
  return column === 0 ? ['matrix.row', { row, column: 1 }] : ['matrix.box', { row, column }];
}

/** The permissions of a role in its form. */
export const matrixScreen: Screen<MatrixFacts> = {
  model,
  open: async (stage) => {
    const { standIn } = stage;
    standIn.reply('roles.read', () => dressed({ id: 7, name: 'addetti', title: 'Addetti', abilities: table.value }));
    standIn.reply('roles.blankPermissions', () =>
      dressed({ permission: { news: { view: 0, publish: 0 }, menu: { view: 0 } } }),
    );
    await openStart(stage, 7);
    await box(stage, { row: 1, column: 1 }).waitFor();
  },
  act: {
    'cell.toggle': (stage, { cell }) => box(stage, cell).click(),
    'special.toggle': (stage) => special(stage).click(),
  },
  commands: {
    'cell.toggle': {
      command: (_, event) => tickingOf(event)[0],
      focus: (stage, event) => box(stage, tickingOf(event)[1]).focus(),
    },
    'special.toggle': (_, { ability }) => `matrix.special.${SPECIAL[ability]}`,
  },
  actors: {},
  facts: async (stage) => ({
    ...(await stage.page.evaluate(() => {
      const boxes = [...document.querySelectorAll<HTMLInputElement>('input[id^="permission-"]')];
      const stateOf = ({ checked, indeterminate }: HTMLInputElement) =>
        checked ? 'on' : indeterminate ? 'some' : 'off';
      return {
        boxes: Object.fromEntries(
          boxes.map((it) => [
            it.id,
            `${stateOf(it)}${it.getAttribute('aria-disabled') === 'true' ? ', bloccata' : ''}`,
          ]),
        ),
        stops: boxes.filter(({ tabIndex }) => tabIndex === 0).length,
      };
    })),
    hasEverything: await special(stage).isChecked(),
  }),
  expected: ({ snapshot }) => {
    const context = contextOf(snapshot);
    return {
      boxes: Object.fromEntries(
        cells(context)
          .filter((cell) => hasBox(context, cell))
          .map((cell) => [idOf(cell), `${stateAt(context, cell)}${context.lock === null ? '' : ', bloccata'}`]),
      ),
      stops: 1,
      hasEverything: context.value.includes(WILDCARD_ABILITY),
    };
  },
};
