import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { FieldDeclaration } from '../../../src/content/field/field';
import type { Json } from '../../../src/content/field/json';
import { withValueAt } from '../../../src/content/field/path';
import { conflictOf } from '../../../src/content/item/conflict';
import { normaliseItem } from '../../../src/content/item/item';
import { withHoursOf } from '../../../src/content/when/openings';

import { withVersions } from '../../../src/machines/editor/document';
import { editorMachine } from '../../../src/machines/editor/machine';
import { refusalOf } from '../../../src/machines/editor/refusals';
import { changedField } from '../../../src/machines/editor/rules';
import type { EditorContext, EditorEvent, EditorInput } from '../../../src/machines/editor/types';
import { editorTexts as messages } from '../../../src/messages/screens/editor';
import { content, everything, input, sent, withTitle } from './fixture';

const { refusals, copying } = messages;
const context = (change: Partial<EditorInput> = {}): EditorContext =>
  createActor(editorMachine, { input: input(change) }).getSnapshot().context;
const stored = normaliseItem(content, sent(), { languages: ['it', 'en'], author: 7, canSave: true });
const waiting = context({ id: 42 });
const open: EditorContext = { ...waiting, ...withVersions(waiting, stored, stored) };
const typed: EditorContext = { ...open, ...changedField(open, 'contents.it.title', 'Mio') };
const emptied: EditorContext = { ...open, ...changedField(open, 'contents.it.title', '') };
const published: EditorContext = { ...open, ...changedField(open, 'contents.it.google.title', 'Avviso') };
const bothChanged = conflictOf({
  content,
  languages: ['it', 'en'],
  base: stored,
  mine: { ...withTitle(stored, 'Mio'), portal: [{ id: 1, active: true }] },
  theirs: { ...withTitle(stored, 'Loro'), portal: [{ id: 2, active: true }] },
});
const inConflict = (decision: 'mine' | null): EditorContext => ({
  ...typed,
  conflict: {
    of: 'stored',
    theirs: stored,
    updatedBy: null,
    merged: [],
    fields: bothChanged.fields.map((field) => ({ ...field, decision })),
  },
});
const readOnly = { ...open, abilities: { ...everything, edit: false, create: false } };

const copied: EditorContext = {
  ...published,
  copied: { path: 'contents.it.google.title', before: '', after: 'Avviso' },
};
const sourceless: EditorContext = {
  ...open,
  content: { ...content, fields: content.fields.map(({ copyFrom, ...field }) => field) },
};

const opening: FieldDeclaration = { path: 'orari', kind: 'openings', label: 'Orari', localized: true };
const hours = (orari_feriali: string) => [{ apertura: 'annuale', orari_feriali }];
/** The item with opening hours in Italian and in English. */
const opened = (it: Json, en: Json, languages: readonly string[] = ['it', 'en']): EditorContext => {
  const base = { ...open, languages, content: { ...content, fields: [...content.fields, opening] } };
  const item = withValueAt(withValueAt(stored, 'contents.it.orari', it), 'contents.en.orari', en);
  return { ...base, ...withVersions(base, item, item) };
};

type Row = [what: string, before: EditorContext, event: EditorEvent, reason: string | null];

describe('what the context alone refuses, and why', () => {
  const title = { path: 'contents.it.title' };
  const italian = { path: 'contents.it.orari' };
  const english = { path: 'contents.en.orari' };
  const seo = { path: 'contents.it.google.title' };
  test.each<Row>([
    ['typing before the item is there', waiting, { type: 'field.change', ...title, value: 'x' }, refusals.notLoaded],
    ['typing into the item', open, { type: 'field.change', ...title, value: 'x' }, null],
    ['leaving a field before the item is there', waiting, { type: 'field.blur', ...title }, refusals.notLoaded],
    ['leaving a field', open, { type: 'field.blur', ...title }, null],
    ['leaving a field that only can be read', readOnly, { type: 'field.blur', ...title }, refusals.noEdit],
    ['leaving what is no field', open, { type: 'field.blur', path: 'contents.it.password' }, refusals.unknownField],
    ['a copy before the item is there', waiting, { type: 'field.copy', ...seo }, refusals.notLoaded],
    ['a copy of the title', open, { type: 'field.copy', ...seo }, null],
    ['a copy of an empty title', emptied, { type: 'field.copy', ...seo }, copying.empty('Titolo')],
    ['a copy of what is there already', published, { type: 'field.copy', ...seo }, copying.same('Titolo')],
    ['a copy into no field', open, { type: 'field.copy' }, copying.elsewhere(['Titolo SEO'])],
    ['a copy into a field without a source', open, { type: 'field.copy', ...title }, copying.elsewhere(['Titolo SEO'])],
    ['a copy where no field has a source', sourceless, { type: 'field.copy' }, copying.nowhere],
    ['a copy of the other language', opened(hours('9-13'), []), { type: 'field.copy', ...english }, null],
    [
      'a copy of what no language says',
      opened([], []),
      { type: 'field.copy', ...english },
      copying.emptyAcross('Orari'),
    ],
    [
      'a copy of a language that says the same',
      opened(withHoursOf([], hours('9-13'), 'it'), hours('9-13')),
      { type: 'field.copy', ...italian },
      copying.sameAcross('Orari'),
    ],
    [
      'a copy of the other language where there is none',
      opened(hours('9-13'), [], ['it']),
      { type: 'field.copy', ...italian },
      copying.elsewhere(['Titolo SEO']),
    ],
    ['a copy into what only can be read', readOnly, { type: 'field.copy', ...seo }, refusals.noEdit],
    ['taking back no copy', open, { type: 'copy.undo' }, copying.nothingToUndo],
    ['taking back a copy', copied, { type: 'copy.undo' }, null],
    ['taking back a copy that was changed', { ...copied, item: stored }, { type: 'copy.undo' }, copying.nothingToUndo],
    ['another language before the item is there', waiting, { type: 'language.go', language: 'en' }, refusals.notLoaded],
    ['a language that is none', waiting, { type: 'language.go', language: 'fr' }, refusals.unknownLanguage],
    ['the language shown', open, { type: 'language.go', language: 'it' }, refusals.sameLanguage],
    ['another language', open, { type: 'language.go', language: 'en' }, null],
    ['a field before the item is there', waiting, { type: 'field.go', ...title }, refusals.notLoaded],
    ['what is no field', open, { type: 'field.go', path: 'contents.it.password' }, refusals.unknownField],
    ['a field of another language', open, { type: 'field.go', path: 'contents.en.title' }, null],
    ['errors before the item is there', waiting, { type: 'error.next' }, refusals.notLoaded],
    ['errors before the item is there, backwards', waiting, { type: 'error.previous' }, refusals.notLoaded],
    ['errors where something is wrong', emptied, { type: 'error.next' }, null],
    ['errors where something lacks to be published', open, { type: 'error.previous' }, null],
    ['errors where nothing lacks', published, { type: 'error.next' }, refusals.noErrors],
    ['errors where nothing lacks, backwards', published, { type: 'error.previous' }, refusals.noErrors],
    ['a preview of what was never saved', context(), { type: 'preview.request' }, refusals.noPreview],
    [
      'a preview in a language without an address',
      { ...open, language: 'en' },
      { type: 'preview.request' },
      refusals.noPreview,
    ],
    ['a preview', open, { type: 'preview.request' }, null],
    ['a save before the item is there', waiting, { type: 'save.request' }, refusals.notLoaded],
    ['a save', typed, { type: 'save.request' }, null],
    ['a save of what is being saved', { ...typed, sending: typed.item }, { type: 'save.request' }, refusals.saving],
    ['a save of what was typed meanwhile', { ...typed, sending: stored }, { type: 'save.request' }, null],
    [
      'a save of what nobody decided',
      inConflict(null),
      { type: 'save.request' },
      refusals.undecided(['Titolo (Italiano)', 'Portali']),
    ],
    ['a save of what was decided', inConflict('mine'), { type: 'save.request' }, null],
    ['a new item of a deleted one', open, { type: 'save.asNew' }, null],
    ['a new item without the right to create', readOnly, { type: 'save.asNew' }, refusals.noCreate],
    ['my value of no conflict', open, { type: 'conflict.keepMine', ...title }, refusals.noConflict],
    ['all their values of no conflict', open, { type: 'conflict.takeTheirs', path: null }, refusals.noConflict],
    ['my value', inConflict(null), { type: 'conflict.keepMine', ...title }, null],
    ['their value of a shared field', inConflict(null), { type: 'conflict.takeTheirs', path: 'portal' }, null],
    ['all of my values', inConflict(null), { type: 'conflict.keepMine', path: null }, null],
    [
      'a field without a conflict',
      inConflict(null),
      { type: 'conflict.keepMine', path: 'contents.en.title' },
      refusals.noConflict,
    ],
    ['a draft that is safe', open, { type: 'draft.flush' }, refusals.noPending],
    ['a draft that is not', { ...open, draftPending: true }, { type: 'draft.flush' }, null],
    ['a step of the review before the item is there', waiting, { type: 'review.submit' }, refusals.notLoaded],
    ['what only the state decides', waiting, { type: 'load.retry' }, null],
  ])('%s', (_what, before, event, reason) => expect(refusalOf(before, event)).toBe(reason));
});
