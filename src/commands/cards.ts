import { SPECIAL_ABILITIES, type SpecialAbility } from '../content/model/permissions';
import {
  cardCommandTexts,
  cardTitleTexts,
  exportCommandTexts,
  matrixCommandTexts,
  municipalitiesCommandTexts,
  passwordCommandTexts,
  reassignmentCommandTexts,
} from '../messages/commands/cards';
import { permissionTexts } from '../messages/screens/permissions';
import { defineCommand, focuses, sends } from './define';
import type { Command, CommandDeclaration, CommandEffect, CommandMoment, Scope } from './types';

type Options<S extends Scope> = Omit<CommandDeclaration<S>, 'id' | 'group' | 'scope'>;

/** Defines the commands of one scope; those of a dialog stand in the help sheet among dialogs. */
const ofScope =
  <S extends Scope>(scope: S) =>
  (verb: string, options: Options<S>): Command =>
    defineCommand({ id: `${scope}.${verb}`, group: scope === 'reassignment' ? 'dialog' : 'cards', scope, ...options });

const onMatrix = ofScope('matrix');
const onPassword = ofScope('password');
const onMunicipalities = ofScope('municipalities');
const onReassignment = ofScope('reassignment');

/** Short names of the abilities outside the table, for ids. */
const SPECIAL_IDS: Readonly<Record<SpecialAbility, string>> = {
  '*': 'everything',
  'view-tag': 'viewTag',
  'home-settings': 'homeSettings',
};

/** Ticks where the keyboard is in the table, or the heading of its row or column. */
const toggling =
  (what: 'box' | 'row' | 'column' | 'all') =>
  ({ snapshot }: CommandMoment<'matrix'>): CommandEffect => {
    const { row, column } = snapshot.context.cursor;
    const places = {
      box: { row, column },
      row: { row, column: 0 },
      column: { row: 0, column },
      all: { row: 0, column: 0 },
    };
    return { kind: 'event', event: { type: 'cell.toggle', place: places[what] } };
  };

const matrixCommands: readonly Command[] = [
  onMatrix('focus', {
    title: matrixCommandTexts.focus,
    keywords: matrixCommandTexts.focusWords,
    effect: focuses('matrix.focus'),
  }),
  ...(['box', 'row', 'column', 'all'] as const).map((what) =>
    onMatrix(what, { title: matrixCommandTexts[what], keywords: matrixCommandTexts.words, effect: toggling(what) }),
  ),
  ...SPECIAL_ABILITIES.map((ability) =>
    onMatrix(`special.${SPECIAL_IDS[ability]}`, {
      title: matrixCommandTexts.special(permissionTexts.special[ability]),
      keywords: matrixCommandTexts.words,
      effect: sends({ type: 'special.toggle', ability }),
    }),
  ),
];

const passwordCommands: readonly Command[] = [
  onPassword('update', {
    title: passwordCommandTexts.update,
    keywords: passwordCommandTexts.updateWords,
    effect: sends({ type: 'update.request' }),
  }),
  onPassword('send', {
    title: passwordCommandTexts.send,
    keywords: passwordCommandTexts.sendWords,
    effect: ({ snapshot }) => ({ kind: 'event', event: { type: 'send.set', send: !snapshot.context.send } }),
  }),
];

/** What the deletion of a municipality is about, the screen adds: the row that has the focus. */
const municipalityCommands: readonly Command[] = [
  onMunicipalities('choose', {
    title: municipalitiesCommandTexts.choose,
    keywords: municipalitiesCommandTexts.chooseWords,
    effect: focuses('places.focus'),
  }),
  onMunicipalities('add', {
    title: municipalitiesCommandTexts.add,
    keywords: municipalitiesCommandTexts.addWords,
    effect: sends({ type: 'add.request' }),
  }),
  onMunicipalities('remove', {
    title: municipalitiesCommandTexts.remove,
    keywords: municipalitiesCommandTexts.removeWords,
    effect: sends({ type: 'remove.request' }),
  }),
];

/** Beside what every dialog is answered with: `dialog.main` asks and confirms, `dialog.close` ends it. */
const reassignmentCommands: readonly Command[] = [
  onReassignment('successor', {
    title: reassignmentCommandTexts.successor,
    keywords: reassignmentCommandTexts.successorWords,
    effect: focuses('successor.focus'),
  }),
  onReassignment('back', {
    title: reassignmentCommandTexts.back,
    onlyWhenReady: true,
    effect: sends({ type: 'reassign.cancel' }),
  }),
  onReassignment('count', {
    title: reassignmentCommandTexts.count,
    onlyWhenReady: true,
    effect: sends({ type: 'count.retry' }),
  }),
  onReassignment('skip', {
    title: reassignmentCommandTexts.skip,
    keywords: reassignmentCommandTexts.skipWords,
    effect: sends({ type: 'user.skip' }),
  }),
];

const exportCommands: readonly Command[] = (['cancel', 'retry', 'dismiss'] as const).map((verb) =>
  defineCommand({
    id: `export.${verb}`,
    title: exportCommandTexts[verb],
    group: 'list',
    scope: 'export',
    onlyWhenReady: true,
    effect: sends({ type: `export.${verb}` }),
  }),
);

/** A card that reads what it shows when it is opened. */
function panelCommands(scope: 'permissions' | 'log'): readonly Command[] {
  const onPanel = ofScope(scope);
  const title = cardTitleTexts[scope];
  const passing = { keywords: cardCommandTexts.words, onlyWhenReady: true } as const;
  return [
    onPanel('open', { title: cardCommandTexts.open(title), ...passing, effect: sends({ type: 'panel.open' }) }),
    onPanel('close', { title: cardCommandTexts.close(title), ...passing, effect: sends({ type: 'panel.close' }) }),
    onPanel('retry', { title: cardCommandTexts.retry(title), ...passing, effect: sends({ type: 'panel.retry' }) }),
  ];
}

const turning =
  (step: number) =>
  ({ snapshot }: CommandMoment<'log'>): CommandEffect => ({
    kind: 'event',
    event: { type: 'page.go', page: snapshot.context.page + step },
  });

const logPages: readonly Command[] = [
  ofScope('log')('nextPage', {
    title: cardCommandTexts.nextPage(cardTitleTexts.log),
    onlyWhenReady: true,
    effect: turning(1),
  }),
  ofScope('log')('previousPage', {
    title: cardCommandTexts.previousPage(cardTitleTexts.log),
    onlyWhenReady: true,
    effect: turning(-1),
  }),
];

/** Commands of the cards and dialogs beside the forms and lists of users, roles and desks. */
export const CARD_COMMANDS: readonly Command[] = [
  ...matrixCommands,
  ...passwordCommands,
  ...municipalityCommands,
  ...reassignmentCommands,
  ...exportCommands,
  ...panelCommands('permissions'),
  ...panelCommands('log'),
  ...logPages,
];
