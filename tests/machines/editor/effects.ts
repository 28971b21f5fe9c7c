import { differences } from '../../../src/content/item/merge';
import type { EditorSnapshot as Snapshot } from '../../../src/machines/editor/machine';
import type { LocalDraft } from '../../../src/machines/editor/types';
import type { Effects } from '../../kit/types';
import { pages, promiseKept } from '../workLeft';

/** What must hold of all that an editor has told its page so far. */
export const effects: Effects<Snapshot> = {
  ...promiseKept(pages.editor),
  'what was typed and not saved is in the local draft': ({ context }, emitted) => {
    const last = emitted
      .filter(({ type, page }) => type === 'draft.changed' || (type === 'draft.cleared' && page === undefined))
      .at(-1);
    if (last === undefined || context.item === null || context.draftPending || context.offered !== null) return true;
    if (context.changed.length === 0) return last.type === 'draft.cleared';
    const kept: LocalDraft['item'] | undefined = last.draft?.item;
    return kept !== undefined && differences(context, kept, context.item).length === 0;
  },
  'each create is announced once': (_, emitted) =>
    emitted.filter(({ type }) => type === 'created').length <= 1 ||
    emitted.filter(({ type, id }) => type === 'draft.changed' && id === 'new').length > 1,
};
