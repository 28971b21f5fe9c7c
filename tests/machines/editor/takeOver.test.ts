import { describe, expect, test } from 'vitest';
import type { Json } from '../../../src/content/field/json';
import { valueAt, withValueAt } from '../../../src/content/field/path';
import type { ContentForm } from '../../../src/content/model/content';
import { withRevised } from '../../../src/content/publication/revised';
import { applyDecisions, decide } from '../../../src/machines/editor/conflict';
import { firstContext, keepLoaded } from '../../../src/machines/editor/draft';
import { changedField } from '../../../src/machines/editor/rules';
import { mergeReread } from '../../../src/machines/editor/saving';
import {
  compareOriginal,
  compareRefusal,
  comparison,
  correctedMeanwhile,
  isContested,
  takeOverChanges,
} from '../../../src/machines/editor/takeOver';
import type { EditorContext, SentItem } from '../../../src/machines/editor/types';
import { editorTexts } from '../../../src/messages/screens/editor';
import { readersTexts } from '../../../src/messages/screens/readers';
import { anyStatus, input, sent } from './fixture';
import { route, stop, titleOf } from './route';

const LATER = '2026-03-03T08:00:00Z';
const tappe = (...titles: readonly string[]): Json => titles.map((title, at) => stop(at + 11, title));
const began = sent({
  id: 50,
  it: { status: 1, google: { title: 'Prima' } },
  tappe: tappe('Rimini', 'Cesena', 'Imola'),
});
const draft = sent({
  id: 60,
  draft: 50,
  it: { status: 3, google: { title: 'Bozza' } },
  tappe: tappe('Rimini mare', 'Cesena', 'Imola'),
  nextStatuses: { it: anyStatus, en: anyStatus },
});
const corrected = {
  ...sent({
    id: 50,
    it: { status: 1, title: 'Corretto', google: { title: 'Corretta' } },
    tappe: tappe('Rimini centro', 'Cesena alta', 'Imola'),
  }),
  updated_at: LATER,
};

/** The editor of the draft, beside this published item. */
function opened(original: SentItem | null, content: ContentForm = route): EditorContext {
  const context = firstContext(input({ id: 60, content }));
  const revised = original === null ? null : { base: began, original };
  return { ...context, ...keepLoaded(context, withRevised(draft, revised)) };
}
const approving = (context: EditorContext): EditorContext => ({
  ...context,
  ...changedField(context, 'contents.it.status', 1),
});
const compared = (context: EditorContext): EditorContext => ({ ...context, ...compareOriginal(context) });
const decided = (context: EditorContext, path: string, side: 'mine' | 'theirs'): EditorContext => ({
  ...context,
  ...decide(context, path, side),
});

const SEO = 'contents.it.google.title';
const FIRST = titleOf('11');

describe('a revision draft beside its published item', () => {
  test('asks about what both changed, and about nothing else', () => {
    const conflict = comparison(opened(corrected));
    expect(conflict?.fields.map(({ path, mine, theirs }) => [path, mine, theirs])).toEqual([
      [SEO, 'Bozza', 'Corretta'],
      [FIRST, 'Rimini mare', 'Rimini centro'],
    ]);
    expect(conflict?.merged.map(({ path, side, value, instead }) => [path, side, value, instead])).toEqual([
      ['contents.it.title', 'theirs', 'Corretto', 'Avviso'],
      [titleOf('12'), 'theirs', 'Cesena alta', 'Cesena'],
    ]);
    expect(correctedMeanwhile(opened(corrected))).toBe(4);
  });

  test('is merged as decided, and its changes count from the published item then', () => {
    const asked = compared(approving(opened(corrected)));
    expect(isContested(asked)).toBe(true);
    const all = decided(decided(asked, SEO, 'mine'), FIRST, 'theirs');
    const merged = { ...all, ...applyDecisions(all) };
    expect(
      [SEO, FIRST, titleOf('12'), 'contents.it.title', 'contents.it.status'].map((path) => valueAt(merged.item, path)),
    ).toEqual(['Bozza', 'Rimini centro', 'Cesena alta', 'Corretto', 1]);
    expect([merged.item?.id, merged.item?.draft, valueAt(merged.item, 'original_merged')]).toEqual([60, 50, LATER]);
    expect([isContested(merged), correctedMeanwhile(merged), merged.conflict]).toEqual([false, 0, null]);
    expect(takeOverChanges(merged)?.merged.map(({ path, side }) => [path, side])).toEqual([[SEO, 'mine']]);
    const again = { ...merged, ...mergeReread(merged, withRevised(draft, { base: began, original: corrected })) };
    expect(valueAt(again.item, 'original_merged')).toBeUndefined();
  });

  test('follows what is typed meanwhile, and keeps what was decided', () => {
    const asked = decided(compared(opened(corrected)), FIRST, 'mine');
    const typed = { ...asked, ...changedField(asked, SEO, 'Corretta') };
    expect(typed.conflict?.fields.map(({ path, decision }) => [path, decision])).toEqual([[FIRST, 'mine']]);
  });

  test('is counted for the question: what changes by language, and what stays', () => {
    const quiet = withValueAt(withValueAt(corrected, SEO, 'Prima'), 'tappe', began.tappe as Json);
    const context = approving(opened(quiet));
    expect(isContested(context)).toBe(false);
    const merged = takeOverChanges(context)?.merged ?? [];
    expect(
      readersTexts.changes(
        merged.filter(({ side }) => side !== 'theirs'),
        merged.filter(({ side }) => side === 'theirs'),
      ),
    ).toEqual([
      'Cambiano 2 campi in italiano: Titolo SEO e Tappa 1 · Titolo.',
      'Resta 1 campo corretto nel frattempo: Titolo.',
    ]);
  });

  test('is not compared where there is nothing to compare it with', () => {
    const alone = opened(null);
    expect([isContested(approving(alone)), correctedMeanwhile(alone), comparison(alone)]).toEqual([false, 0, null]);
    expect(compareRefusal(alone)).toBe(editorTexts.refusals.noComparison);
    expect(compareRefusal({ ...alone, item: { ...(alone.item as never as object), draft: 0 } as never })).toBe(
      editorTexts.refusals.noRevision,
    );
    expect(compareRefusal(opened(corrected))).toBeNull();
  });
});
