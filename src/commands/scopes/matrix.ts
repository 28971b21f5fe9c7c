import { SPECIAL_ABILITIES, type SpecialAbility } from '../../content/model/permissions';
import type { MatrixCell, MatrixContext, MatrixEvent } from '../../machines/matrix/types';
import { matrixCommandTexts } from '../../messages/commands/cards';
import { permissionTexts } from '../../messages/screens/permissions';
import { defineScope, focuses, sends } from '../define';
import type { CommandEffect, CommandMoment } from '../types';

interface View {
  readonly context: MatrixContext;
}

/** Short names of the abilities outside the table, for ids. */
const SPECIAL_IDS: Readonly<Record<SpecialAbility, string>> = {
  '*': 'everything',
  'view-tag': 'viewTag',
  'home-settings': 'homeSettings',
};

/** Ticks where the keyboard is in the table, or the heading of its row or column. */
const toggling =
  (what: 'box' | 'row' | 'column' | 'all') =>
  ({ snapshot }: CommandMoment<View>): CommandEffect => {
    const { row, column } = snapshot.context.cursor;
    const cells: Readonly<Record<typeof what, MatrixCell>> = {
      box: { row, column },
      row: { row, column: 0 },
      column: { row: 0, column },
      all: { row: 0, column: 0 },
    };
    return { kind: 'event', event: { type: 'cell.toggle', cell: cells[what] } satisfies MatrixEvent };
  };

/** The table of a role's permissions. */
export const matrix = defineScope({
  name: 'matrix',
  view: {} as View,
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
      command(what, { title: matrixCommandTexts[what], keywords: matrixCommandTexts.words, effect: toggling(what) }),
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
