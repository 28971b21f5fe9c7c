import { blankItem, normaliseItem } from '../../../src/content/item/item';
import { withRevised } from '../../../src/content/publication/revised';
import { undoRefusal } from '../../../src/machines/editor/copy';
import { isUnanswered, languagesWithErrors } from '../../../src/machines/editor/document';
import type { EditorSnapshot as Snapshot } from '../../../src/machines/editor/machine';
import type { LocalDraft, SentItem } from '../../../src/machines/editor/types';
import type { KeptDraft } from '../../../src/machines/kit/drafting';
import { failureOf } from '../fixtures';
import { content, published, sent, waiting, withTitle } from './fixture';
import { isRoute } from './routeWalk';

export const blank = { languages: ['it', 'en'], author: 7, canSave: true };
const version1 = normaliseItem(content, sent(), blank);
/** What another page of this browser left, and the browser before its pages had drafts of their own. */
export const otherDrafts: readonly KeptDraft[] = [
  {
    page: 'altra',
    savedAt: 1_700_000_000_000,
    draft: { item: withTitle(version1, 'Avviso di ieri'), base: version1, attempt: null },
  },
];

export const storedDraft: LocalDraft = { item: withTitle(version1, 'Avviso ritrovato'), base: version1, attempt: null };

const blankCopy = blankItem(content, blank);
export const copyDraft: LocalDraft = { item: withTitle(blankCopy, 'Avviso nuovo'), base: blankCopy, attempt: null };

/** Regions are walked one at a time, so that they don't multiply: the others wait where they come to rest. */
export const ready = (snapshot: Snapshot) => snapshot.matches({ leaving: 'staying', statuses: 'ready' });
export const calm = (snapshot: Snapshot) => ready(snapshot) && snapshot.matches({ drafting: 'quiet' });
export const inForm = (
  snapshot: Snapshot,
  state: 'editing' | 'saving' | 'rereading' | 'resolving' | 'pausing' | 'confirming' | 'waitingNetwork',
) => snapshot.matches({ form: { open: state } });
/** The way to publication, the copy and the stops of a route are walked by themselves, with what matters there. */
export const isReviewed = ({ context }: Snapshot) => context.id === 50 || context.id === 60;
export const plain = (snapshot: Snapshot) =>
  !isReviewed(snapshot) && !isRoute(snapshot.context) && snapshot.context.copyOf === null;
export const reviewing = (snapshot: Snapshot) =>
  calm(snapshot) && isReviewed(snapshot) && snapshot.matches({ form: { open: 'editing' } });
/** Where a copy can be taken back; else it goes on like what was typed. */
export const copied = (snapshot: Snapshot) =>
  calm(snapshot) && undoRefusal(snapshot.context) === null && snapshot.context.changed.length === 1;
/** What was created goes on like what was loaded, which is walked from its own start. */
export const quiet = (snapshot: Snapshot) =>
  calm(snapshot) &&
  plain(snapshot) &&
  inForm(snapshot, 'editing') &&
  snapshot.context.created === 0 &&
  !copied(snapshot);
export const inItalian = (snapshot: Snapshot) => quiet(snapshot) && snapshot.context.language === 'it';
/** Where F8 is worth a step: what is only missing to publish is looked for from the stored version alone. */
export const searching = (snapshot: Snapshot) =>
  quiet(snapshot) && (languagesWithErrors(snapshot.context).length > 0 || snapshot.context.changed.length === 0);
/** Where typing goes on although something else is under way. */
export const typesOn = (snapshot: Snapshot) =>
  ready(snapshot) &&
  plain(snapshot) &&
  !(inForm(snapshot, 'saving') && isUnanswered(snapshot.context)) &&
  ((['editing', 'saving', 'rereading', 'resolving'] as const).some((state) => inForm(snapshot, state)) ||
    (inForm(snapshot, 'waitingNetwork') && snapshot.context.id === 'new'));
export const once =
  (when: (snapshot: Snapshot) => boolean) =>
  (snapshot: Snapshot): Record<string, object> =>
    when(snapshot) ? { '': {} } : {};

export const title = (value: string) => ({ path: 'contents.it.title', value });

const firstOf = (id: number | 'new') => (id === 50 ? published : id === 60 ? waiting : sent());

/** What the server holds in the model: the version of 'sent', or what was last confirmed. */
export const current = ({ context }: Snapshot) =>
  context.saved === null ? firstOf(context.id) : { ...context.saved, updated_at: '2026-03-02T08:00:00Z' };

/** The draft with the published item that it is compared with: the title was corrected since the draft was begun. */
export const withCorrected = (draft: SentItem): SentItem =>
  withRevised(draft, {
    base: published,
    original: { ...withTitle(published as never, 'Avviso corretto'), updated_at: '2026-03-03T08:00:00Z' },
  });

/** A draft is not taken over, for its published item was saved since. */
export const originalChanged = failureOf('conflict', {
  status: 409,
  conflict: { updatedAt: '2026-03-03T08:00:00Z', updatedBy: 'Livia' },
  details: { original: 50 },
});

export const revisionExists = failureOf('invalid', { status: 409, details: { revision: 60 } });

export function reviewedChanges({ context }: Snapshot): Record<string, { path: string; value: string | number }> {
  const { item, saved } = context;
  const status = item?.contents.it?.status;
  if (status === 4) return { 'la nota di revisione': { path: 'contents.it.review_note', value: 'Troppo lungo' } };
  if (item?.contents.it?.title !== 'Sagra')
    return { 'un titolo': title('Sagra'), ...(status === 2 && { 'di nuovo Pubblicata': again }) };
  return item.canSave ? {} : { 'il titolo di prima': title(saved?.contents.it?.title ?? '') };
}
export const again = { path: 'contents.it.status', value: 1 };
