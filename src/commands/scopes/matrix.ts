import { SPECIAL_ABILITIES, type SpecialAbility } from '../../content/permissions';
import type { MatrixEdit } from '../../machines/matrix/edits';
import { cellOf, type MatrixCell, type MatrixSpan } from '../../machines/matrix/rules';
import { matrixCommandTexts } from '../../messages/commands/cards';
import { permissionTexts } from '../../messages/screens/permissions';
import { defineScope, focuses, sends } from '../define';
import type { CommandEvent } from '../types';

/** Short names of the abilities outside the table, for ids. */
const SPECIAL_IDS: Readonly<Record<SpecialAbility, string>> = {
  '*': 'everything',
  'view-tag': 'viewTag',
  'home-settings': 'homeSettings',
};

/** What is ticked of the table, until the page says around which cell. */
type Ticking = { readonly type: 'cell.toggle'; readonly span: MatrixSpan };

const isTicking = (event: CommandEvent): event is Ticking => event.type === 'cell.toggle' && 'span' in event;

/** The event of a command, around the cell where the keyboard is. */
export const aroundCell = (event: CommandEvent, cursor: MatrixCell): CommandEvent =>
  isTicking(event) ? ({ type: 'cell.toggle', cell: cellOf(cursor, event.span) } satisfies MatrixEdit) : event;

/** The table of a role's permissions. */
export const matrix = defineScope({
  name: 'matrix',
  layer: 'screen',
  group: 'cards',
  pages: ['record'],
  commands: (command) => [
    command('focus', {
      title: matrixCommandTexts.focus,
      keywords: matrixCommandTexts.focusWords,
      effect: focuses('matrix.focus'),
    }),
    ...(['box', 'row', 'column', 'all'] as const).map((what) =>
      command(what, {
        title: matrixCommandTexts[what],
        keywords: matrixCommandTexts.words,
        effect: sends({ type: 'cell.toggle', span: what } satisfies Ticking),
      }),
    ),
    ...SPECIAL_ABILITIES.map((ability) =>
      command(`special.${SPECIAL_IDS[ability]}`, {
        title: matrixCommandTexts.special(permissionTexts.special[ability]),
        keywords: matrixCommandTexts.words,
        effect: sends({ type: 'special.toggle', ability }),
      }),
    ),
  ],
});
