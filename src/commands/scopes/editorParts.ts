import { conflictName } from '../../content/item/conflict';
import { DRAFT_STATUS, STATUS } from '../../content/publication/status';
import { openFields } from '../../machines/editor/conflict';
import { statusPath } from '../../machines/editor/document';
import type { EditorContext } from '../../machines/editor/types';
import { editorCommandRefusalTexts as refusals, editorCommandTexts as titles } from '../../messages/commands/editor';
import { statusNames } from '../../messages/screens/content';
import { editorTexts } from '../../messages/screens/editor';
import { absent, commandsOf, refused, sends } from '../define';
import type { Command, CommandEffect, CommandMoment } from '../types';

/** What is common to the commands of an item's editor. */
export const EDITOR = { name: 'editor', layer: 'screen', group: 'editor' } as const;

export interface EditorView {
  readonly context: EditorContext;
}
export type EditorMoment = CommandMoment<EditorView>;

/** Defines a command of the editor. */
export const editorCommand = commandsOf<EditorView>(EDITOR);

/** What concerns the language shown among others; absent where an item is written in one. */
export const inLanguages =
  (effect: (context: EditorContext) => CommandEffect) =>
  ({ snapshot: { context } }: EditorMoment): CommandEffect =>
    context.languages.length < 2 ? absent : effect(context);

/** Goes to the language beside the one shown, round and round. */
const toNeighbour = (step: 1 | -1) =>
  inLanguages(({ languages, language }) => {
    const next = languages.at((languages.indexOf(language) + step) % languages.length) ?? language;
    return { kind: 'event', event: { type: 'language.go', language: next } };
  });

/** The languages beside the one shown, while one types too. */
export const NEIGHBOUR_COMMANDS: readonly Command[] = [
  editorCommand('nextLanguage', {
    title: titles.nextLanguage,
    keys: ['Alt+PageDown'],
    allowInInput: true,
    effect: toNeighbour(1),
  }),
  editorCommand('previousLanguage', {
    title: titles.previousLanguage,
    keys: ['Alt+PageUp'],
    allowInInput: true,
    effect: toNeighbour(-1),
  }),
];

/** Gives the language shown a status, which is saved like any other change. */
const toStatus = (verb: string, status: number): Command =>
  editorCommand(`${verb}`, {
    title: titles.status(statusNames[status] ?? ''),
    keywords: titles.statusWords,
    effect: ({ snapshot: { context } }) =>
      context.item?.contents[context.language]?.status === status
        ? refused(refusals.sameStatus)
        : {
            kind: 'event',
            event: { type: 'field.change', path: statusPath(context.language), value: status },
          },
  });

/** The statuses that no step of the review leads to. */
export const STATUS_COMMANDS: readonly Command[] = [toStatus('draft', DRAFT_STATUS), toStatus('hide', STATUS.hidden)];

const CONFLICT_WORDS = { keywords: titles.conflictWords, onlyWhenReady: true } as const;

/** Decide a conflict's first open field, or all of its fields at once. */
export const CONFLICT_COMMANDS: readonly Command[] = [
  ...(['keepMine', 'takeTheirs'] as const).map((verb) =>
    editorCommand(verb, {
      ...CONFLICT_WORDS,
      title: (_, snapshot) => {
        const [field] = snapshot === null ? [] : openFields((snapshot as EditorView).context);
        return titles[verb](field === undefined ? null : conflictName(field));
      },
      longTitle: titles.conflictLong[verb],
      effect: ({ snapshot: { context } }) => {
        const [field] = openFields(context);
        if (field === undefined && (context.conflict?.fields.length ?? 0) > 0) return refused(titles.allDecided);
        return { kind: 'event', event: { type: `conflict.${verb}`, path: field?.path ?? null } };
      },
    }),
  ),
  editorCommand('keepAllMine', {
    ...CONFLICT_WORDS,
    title: editorTexts.conflict.allMine,
    longTitle: titles.conflictLong.keepAllMine,
    effect: sends({ type: 'conflict.keepMine', path: null }),
  }),
  editorCommand('takeAllTheirs', {
    ...CONFLICT_WORDS,
    title: editorTexts.conflict.allTheirs,
    longTitle: titles.conflictLong.takeAllTheirs,
    effect: sends({ type: 'conflict.takeTheirs', path: null }),
  }),
];
