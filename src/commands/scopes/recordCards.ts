import { SPECIAL_ABILITIES, type SpecialAbility } from '../../content/permissions';
import type { MatrixEdit } from '../../machines/matrix/edits';
import { cellOf, type MatrixCell, type MatrixSpan } from '../../machines/matrix/rules';
import { hasInput } from '../../machines/submission/forms';
import type { SubmissionContext } from '../../machines/submission/types';
import { matrixCommandTexts, municipalitiesCommandTexts, passwordCommandTexts } from '../../messages/commands/cards';
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
const matrix = defineScope({
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

/** The card that gives a user a new password. */
const password = defineScope({
  name: 'password',
  view: {} as { readonly context: SubmissionContext },
  layer: 'screen',
  group: 'cards',
  pages: ['record'],
  commands: (command) => [
    command('update', {
      title: passwordCommandTexts.update,
      keywords: passwordCommandTexts.updateWords,
      effect: ({ snapshot: { context } }) =>
        hasInput(context)
          ? { kind: 'event', event: { type: 'form.submit' } }
          : { kind: 'view', action: 'password.focus' },
    }),
    command('send', {
      title: passwordCommandTexts.send,
      keywords: passwordCommandTexts.sendWords,
      effect: ({ snapshot }) => ({ kind: 'event', event: { type: 'send.set', send: !snapshot.context.send } }),
    }),
  ],
});

/** The same card while the focus is in it and something is typed: what saves the page then saves the card. */
const typedPassword = defineScope({
  name: 'typedPassword',
  layer: 'screen',
  group: 'cards',
  pages: ['record'],
  sharesKeysWith: ['record'],
  commands: (command) => [
    command('save', {
      title: passwordCommandTexts.update,
      keys: ['mod+S', 'mod+Enter'],
      inPalette: false,
      effect: sends({ type: 'form.submit' }),
    }),
  ],
});

/** The municipalities of a desk. Which one is to be removed the screen adds: the row that has the focus. */
const municipalities = defineScope({
  name: 'municipalities',
  layer: 'screen',
  group: 'cards',
  pages: ['record'],
  commands: (command) => [
    command('choose', {
      title: municipalitiesCommandTexts.choose,
      keywords: municipalitiesCommandTexts.chooseWords,
      effect: focuses('places.focus'),
    }),
    command('add', {
      title: municipalitiesCommandTexts.add,
      keywords: municipalitiesCommandTexts.addWords,
      effect: sends({ type: 'add.request' }),
    }),
    command('remove', {
      title: municipalitiesCommandTexts.remove,
      keywords: municipalitiesCommandTexts.removeWords,
      isDestructive: true,
      effect: sends({ type: 'remove.request' }),
    }),
  ],
});

/** The cards beside the form of a record, in the palette's order; a new one stands last. */
export const RECORD_CARDS = [matrix, password, typedPassword, municipalities] as const;
