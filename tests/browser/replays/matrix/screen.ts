import type { AnyEventObject, AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { PERMISSION_ACTIONS, WILDCARD_ABILITY } from '../../../../src/content/model/permissions';
import type { matrixMachine } from '../../../../src/machines/matrix/machine';
import { hasBox, lockOf, stateAt } from '../../../../src/machines/matrix/rules';
import type { MatrixCell, MatrixContext } from '../../../../src/machines/matrix/types';
import { permissionTexts } from '../../../../src/messages/screens/permissions';
import type { Model } from '../../../kit/types';
import { matrixModel, table } from '../../../machines/matrix/model';
import { dressed } from '../../kit/dress';
import type { Screen, Stage } from '../../kit/replay';
import { openStart } from '../../kit/screens';
import { eventsWhere } from '../../kit/variants';

type MatrixSnapshot = SnapshotFrom<typeof matrixMachine>;

const contextOf = (snapshot: AnyMachineSnapshot): MatrixContext => (snapshot as MatrixSnapshot).context;

const BY_FORM = 'la scheda del ruolo lo dice da sé, quando si salva o si rilegge';

const model = {
  ...matrixModel,
  // What the form tells is followed, not done by hand; where there is no box nobody can press.
  events: eventsWhere(
    matrixModel,
    (type, _snapshot, name) => type !== 'value.set' && type !== 'lock.set' && !name.includes('non c’è'),
  ),
  unreachable: {
    'matrix.open --value.set': BY_FORM,
    'matrix.open --lock.set': BY_FORM,
  },
} as unknown as Model;

/** What the table shows, and must show. */
interface MatrixFacts {
  /** Place → its box: 'on', 'off' or 'some', and whether it can't be pressed. */
  readonly boxes: Readonly<Record<string, string>>;
  /** The one stop for Tab. */
  readonly cursor: string;
  readonly hasEverything: boolean;
}

const idOf = ({ row, column }: MatrixCell): string => `permission-${row}-${column}`;
const box = ({ page }: Stage, cell: MatrixCell) => page.locator(`#${idOf(cell)}`);
const special = ({ page }: Stage) => page.getByRole('checkbox', { name: permissionTexts.special[WILDCARD_ABILITY] });

const KEYS: Readonly<Record<string, string>> = { down: 'ArrowDown', last: 'Control+End' };

const cells = ({ sections }: MatrixContext): readonly MatrixCell[] =>
  Array.from({ length: sections.length + 1 }, (_, row) =>
    Array.from({ length: PERMISSION_ACTIONS.length + 1 }, (__, column) => ({ row, column })),
  ).flat();

const SPECIAL: Readonly<Record<string, string>> = {
  [WILDCARD_ABILITY]: 'everything',
  'view-tag': 'viewTag',
  'home-settings': 'homeSettings',
};

/** The command that ticks a cell from where the keyboard is; null where none gets there. */
function tickingCommand({ snapshot }: Pick<Stage, 'snapshot'>, { cell }: AnyEventObject): string | null {
  const { cursor } = contextOf(snapshot);
  const { row, column }: MatrixCell = cell ?? cursor;
  if (row === cursor.row && column === cursor.column) return 'matrix.box';
  if (row === 0 && column === 0) return 'matrix.all';
  if (row === cursor.row && column === 0) return 'matrix.row';
  return row === 0 && column === cursor.column ? 'matrix.column' : null;
}

/** The permissions of a role in its form. */
export const matrixScreen: Screen<MatrixFacts> = {
  model,
  open: async (stage) => {
    const { standIn } = stage;
    standIn.reply('roles.read', () =>
      dressed({ id: 7, name: 'addetti', title: 'Addetti', abilities: table.abilities }),
    );
    standIn.reply('roles.blankPermissions', () =>
      dressed({ permission: { news: { view: 0, publish: 0 }, menu: { view: 0 } } }),
    );
    await openStart(stage, 7);
    await box(stage, { row: 1, column: 1 }).waitFor();
  },
  act: {
    'cell.toggle': async (stage, { cell }) => {
      if (cell !== undefined) return box(stage, cell).click();
      await box(stage, contextOf(stage.snapshot).cursor).press('Space');
    },
    'cursor.move': (stage, { to }) => box(stage, contextOf(stage.snapshot).cursor).press(KEYS[to] ?? ''),
    'special.toggle': (stage) => special(stage).click(),
  },
  commands: {
    'cell.toggle': tickingCommand,
    'special.toggle': (_, { ability }) => `matrix.special.${SPECIAL[ability]}`,
  },
  // The form has the value now, and what follows from it for the table.
  follow: async (stage) => {
    const { abilities, lock } = contextOf(stage.snapshot);
    const next = lockOf(abilities, false, false);
    if (next !== lock) stage.also({ type: 'lock.set', lock: next });
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
        cursor: boxes
          .filter(({ tabIndex }) => tabIndex === 0)
          .map(({ id }) => id)
          .join(),
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
      cursor: idOf(context.cursor),
      hasEverything: context.abilities.includes(WILDCARD_ABILITY),
    };
  },
};
