import { listAddress, recordAddress } from '../../content/lists/addresses';
import { originalId, revisionId } from '../../machines/editor/review';
import { commandTexts } from '../../messages/commands/commands';
import { editorCommandTexts as titles } from '../../messages/commands/editor';
import { languageName } from '../../messages/screens/content';
import { defineScope, focuses, going, refused, sends } from '../define';
import type { Command, CommandEffect, CommandEvent } from '../types';
import { CHAPTERS_COMMAND, cardCommands, fieldCommands } from './editorFields';
import {
  CONFLICT_COMMANDS,
  EDITOR,
  type EditorMoment,
  editorCommand,
  inLanguages,
  NEIGHBOUR_COMMANDS,
  STATUS_COMMANDS,
} from './editorParts';
import { languageLetters } from './languageLetters';

type Options = Pick<
  Partial<Command>,
  | 'keys'
  | 'keywords'
  | 'repeat'
  | 'allowInInput'
  | 'inPalette'
  | 'onlyWhenReady'
  | 'isDestructive'
  | 'isWaiting'
  | 'isMain'
>;

const sending = (verb: string, title: string, event: CommandEvent, options: Options = {}): Command =>
  editorCommand(verb, { title, ...options, effect: sends(event) });

function toList({ listing }: EditorMoment): CommandEffect {
  return listing === null ? refused(commandTexts.absent) : going(listAddress(listing));
}

/** Leads to another version of the item shown. */
const toVersion =
  (idOf: (context: EditorMoment['snapshot']['context']) => number | null, reason: string) =>
  ({ snapshot, listing }: EditorMoment): CommandEffect => {
    const id = idOf(snapshot.context);
    const route = id === null || listing === null ? null : recordAddress(listing, id);
    return route === null ? refused(reason) : going(route);
  };

/** A copy of what is stored; what is typed and not saved stays where it is. */
function duplicate({ snapshot: { context }, listing }: EditorMoment): CommandEffect {
  if (listing === null) return refused(commandTexts.absent);
  if (!context.abilities.create) return refused(commandTexts.mayNotCreate(listing.titles.many));
  const route = context.id === 'new' ? null : recordAddress(listing, 'new', { copyOf: context.id });
  return route === null ? refused(commandTexts.notStored) : going(route);
}

/** What is left for its user to do with an item that is written. Its keys act while one types too. */
const nextStep = ({ snapshot: { context } }: EditorMoment): CommandEffect => ({
  kind: 'event',
  event: { type: context.item?.canSave === true ? 'review.approve' : 'review.submit' },
});

/** Letters that act while no text field has the focus: 's' for statuses, 'v' for the item's other version. */
const reviewCommands: readonly Command[] = [
  editorCommand('nextStep', {
    title: titles.nextStep,
    keys: ['mod+Shift+Enter'],
    isMain: true,
    keywords: [...titles.publishWords, ...titles.submitWords],
    effect: nextStep,
  }),
  sending('submit', titles.submit, { type: 'review.submit' }, { keys: ['s v'], keywords: titles.submitWords }),
  sending('publish', titles.publish, { type: 'review.approve' }, { keys: ['s p'], keywords: titles.publishWords }),
  sending('return', titles.return, { type: 'review.return' }, { keys: ['s r'], keywords: titles.returnWords }),
  editorCommand('openRevision', {
    title: titles.openRevision,
    keys: ['v r'],
    onlyWhenReady: true,
    effect: toVersion(revisionId, commandTexts.noRevision),
  }),
  editorCommand('openOriginal', {
    title: titles.openOriginal,
    keys: ['v o'],
    onlyWhenReady: true,
    effect: toVersion(originalId, commandTexts.noOriginal),
  }),
  sending(
    'compare',
    titles.compare,
    { type: 'comparison.request' },
    { keys: ['v c'], onlyWhenReady: true, keywords: titles.compareWords },
  ),
  editorCommand('duplicate', {
    title: titles.duplicate,
    keys: ['Shift+D'],
    keywords: titles.duplicateWords,
    effect: duplicate,
  }),
];

function languageCommands(languages: readonly string[]): readonly Command[] {
  const letters = languageLetters(languages);
  return languages.map((language) => {
    const letter = letters.get(language);
    return editorCommand(`language.${language}`, {
      title: titles.language(languageName(language)),
      keywords: [language, ...titles.languageWords],
      ...(letter === undefined ? {} : { keys: [`l ${letter}`] }),
      effect: inLanguages(() => ({ kind: 'event', event: { type: 'language.go', language } })),
    });
  });
}

/** Answers to questions and offers of the editor; not listed while there is none. */
const passing = (verb: string, title: string, type: string): Command =>
  sending(verb, title, { type }, { onlyWhenReady: true });

/** Offered only while the admitted statuses are missing; the machine accepts it at any time. */
const retryStatuses = editorCommand('retryStatuses', {
  title: titles.retryStatuses,
  onlyWhenReady: true,
  effect: ({ snapshot }) =>
    snapshot.context.statusFailure === null
      ? refused(commandTexts.statusesKnown)
      : { kind: 'event', event: { type: 'status.refresh' } },
});

/** An item's editor. Source of the keys: design, section 5. */
export const editor = defineScope({
  ...EDITOR,
  commands: (_command, { languages, forms }) => [
    sending(
      'save',
      titles.save,
      { type: 'save.request' },
      { keys: ['mod+S', 'mod+Enter'], keywords: titles.saveWords, isMain: true },
    ),
    sending('nextError', titles.nextError, { type: 'error.next' }, { keys: ['F8'], repeat: true }),
    sending('previousError', titles.previousError, { type: 'error.previous' }, { keys: ['Shift+F8'], repeat: true }),
    sending(
      'copy',
      titles.copy,
      { type: 'field.copy' },
      { keys: ['Alt+Enter'], allowInInput: true, keywords: titles.copyWords },
    ),
    passing('undoCopy', titles.undoCopy, 'copy.undo'),
    editorCommand('missing', {
      title: titles.missing,
      keys: ['s m'],
      keywords: titles.missingWords,
      effect: focuses('missing.focus'),
    }),
    CHAPTERS_COMMAND,
    ...languageCommands(languages),
    ...NEIGHBOUR_COMMANDS,
    sending('preview', titles.preview, { type: 'preview.request' }, { keys: ['mod+Shift+P'] }),
    ...reviewCommands,
    ...STATUS_COMMANDS,
    ...cardCommands(forms),
    ...fieldCommands(forms),
    editorCommand('toList', { title: titles.toList, effect: toList }),
    passing('retrySave', titles.retrySave, 'save.retry'),
    passing('saveAsNew', titles.saveAsNew, 'save.asNew'),
    sending('restoreDraft', titles.restoreDraft, { type: 'draft.restore' }, { onlyWhenReady: true, isWaiting: true }),
    sending(
      'discardDraft',
      titles.discardDraft,
      { type: 'draft.discard' },
      { onlyWhenReady: true, isDestructive: true },
    ),
    passing('nextDraft', titles.nextDraft, 'draft.next'),
    passing('retryLoad', titles.retryLoad, 'load.retry'),
    retryStatuses,
    ...CONFLICT_COMMANDS,
    passing('cancelConflict', titles.cancelConflict, 'conflict.cancel'),
  ],
});

/** The rich text that has the focus. */
export const text = defineScope({
  name: 'text',
  layer: 'screen',
  group: 'editor',
  pages: ['editor'],
  sharesKeysWith: ['image', 'entry'],
  commands: (command) => [
    command('image', {
      title: titles.textImage,
      keywords: titles.textImageWords,
      keys: ['F9'],
      effect: focuses('text.image'),
    }),
  ],
});
