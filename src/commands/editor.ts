import { copyRoute, recordRoute } from '../content/model/listing';
import type { Content } from '../content/model/types';
import { originalId, revisionId } from '../machines/editor/review';
import { commandTexts } from '../messages/commands/commands';
import { editorCommandTexts as titles } from '../messages/commands/editor';
import { languageName } from '../messages/screens/content';
import { defineCommand, going, refused, sends } from './define';
import { cardCommands, conflictCommands, NEIGHBOUR_COMMANDS, STATUS_COMMANDS } from './editorParts';
import type { Command, CommandEffect, CommandEvent, CommandMoment } from './types';

type Options = Pick<Partial<Command>, 'keys' | 'keywords' | 'repeat' | 'inPalette' | 'onlyWhenReady'>;

const sending = (verb: string, title: string, event: CommandEvent, options: Options = {}): Command =>
  defineCommand({ id: `editor.${verb}`, title, group: 'editor', scope: 'editor', ...options, effect: sends(event) });

function toList({ listing }: EditorMoment): CommandEffect {
  return listing === null ? refused(commandTexts.absent) : going(listing.routes.list);
}

type EditorMoment = CommandMoment<'editor'>;

/** Leads to another version of the item shown. */
const toVersion =
  (idOf: (context: EditorMoment['snapshot']['context']) => number | null, reason: string) =>
  ({ snapshot, listing }: EditorMoment): CommandEffect => {
    const id = idOf(snapshot.context);
    const route = id === null || listing === null ? null : recordRoute(listing, id);
    return route === null ? refused(reason) : going(route);
  };

/** A copy of what is stored; what is typed and not saved stays where it is. */
function duplicate({ snapshot: { context }, listing }: EditorMoment): CommandEffect {
  if (listing === null) return refused(commandTexts.absent);
  if (!context.abilities.create) return refused(commandTexts.mayNotCreate(listing.titles.many));
  const route = context.id === 'new' ? null : copyRoute(listing, context.id);
  return route === null ? refused(commandTexts.notStored) : going(route);
}

const editorCommand = (
  verb: string,
  title: string,
  options: Options,
  effect: (moment: EditorMoment) => CommandEffect,
): Command => defineCommand({ id: `editor.${verb}`, title, group: 'editor', scope: 'editor', ...options, effect });

/** Letters that act while nobody types: 's' for statuses, 'v' for the item's other version. */
const reviewCommands: readonly Command[] = [
  sending('submit', titles.submit, { type: 'review.submit' }, { keys: ['s v'], keywords: titles.submitWords }),
  sending('publish', titles.publish, { type: 'review.approve' }, { keys: ['s p'], keywords: titles.publishWords }),
  sending('return', titles.return, { type: 'review.return' }, { keys: ['s r'], keywords: titles.returnWords }),
  editorCommand(
    'openRevision',
    titles.openRevision,
    { keys: ['v r'], onlyWhenReady: true },
    toVersion(revisionId, commandTexts.noRevision),
  ),
  editorCommand(
    'openOriginal',
    titles.openOriginal,
    { keys: ['v o'], onlyWhenReady: true },
    toVersion(originalId, commandTexts.noOriginal),
  ),
  editorCommand('duplicate', titles.duplicate, { keys: ['Shift+D'], keywords: titles.duplicateWords }, duplicate),
];

/** A letter of its own for each language: the first of its code that no earlier language took. */
export function languageLetters(languages: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  const letters = new Map<string, string>();
  for (const language of languages) {
    const letter = [...language].find((candidate) => !taken.has(candidate));
    if (letter === undefined) continue;
    taken.add(letter);
    letters.set(language, letter);
  }
  return letters;
}

function languageCommands(languages: readonly string[]): readonly Command[] {
  const letters = languageLetters(languages);
  return languages.map((language) => {
    const letter = letters.get(language);
    return sending(
      `language.${language}`,
      titles.language(languageName(language)),
      { type: 'language.go', language },
      { keywords: [language, ...titles.languageWords], ...(letter === undefined ? {} : { keys: [`l ${letter}`] }) },
    );
  });
}

/** Answers to what the editor asks or offers at some moment; out of sight at any other. */
const passing = (verb: string, title: string, type: string): Command =>
  sending(verb, title, { type }, { onlyWhenReady: true });

/** Asked for only while the admitted statuses are missing; the machine would take it at any time. */
const retryStatuses = defineCommand({
  id: 'editor.retryStatuses',
  title: titles.retryStatuses,
  group: 'editor',
  onlyWhenReady: true,
  scope: 'editor',
  effect: ({ snapshot }) =>
    snapshot.context.statusFailure === null
      ? refused(commandTexts.statusesKnown)
      : { kind: 'event', event: { type: 'status.refresh' } },
});

/**
 * The commands of every editor. Takes the content languages, and the content types for their cards. Source of the keys:
 * design, section 5.
 */
export function editorCommands(languages: readonly string[], contents: readonly Content[]): readonly Command[] {
  return [
    sending(
      'save',
      titles.save,
      { type: 'save.request' },
      { keys: ['mod+S', 'mod+Enter'], keywords: titles.saveWords },
    ),
    sending('nextError', titles.nextError, { type: 'error.next' }, { keys: ['F8'], repeat: true }),
    sending('previousError', titles.previousError, { type: 'error.previous' }, { keys: ['Shift+F8'], repeat: true }),
    ...languageCommands(languages),
    ...NEIGHBOUR_COMMANDS,
    sending('preview', titles.preview, { type: 'preview.request' }, { keys: ['mod+Shift+P'] }),
    ...reviewCommands,
    ...STATUS_COMMANDS,
    ...cardCommands(contents),
    editorCommand('toList', titles.toList, {}, toList),
    passing('saveAsNew', titles.saveAsNew, 'save.asNew'),
    passing('restoreDraft', titles.restoreDraft, 'draft.restore'),
    passing('discardDraft', titles.discardDraft, 'draft.discard'),
    passing('retryLoad', titles.retryLoad, 'load.retry'),
    retryStatuses,
    ...conflictCommands(languages),
    passing('cancelConflict', titles.cancelConflict, 'conflict.cancel'),
  ];
}
