import { valueAt } from '../../../src/content/field/path';
import { differences } from '../../../src/content/item/merge';
import { undoRefusal } from '../../../src/machines/editor/copy';
import type { EditorSnapshot as Snapshot } from '../../../src/machines/editor/machine';
import type { EditorActors, LocalDraft } from '../../../src/machines/editor/types';
import type { CallOutput } from '../../../src/machines/kit/actor';
import { readersEffects } from '../../../src/machines/publication/effects';
import { eventually } from '../../kit/model';
import type { Effects, Laws, TimeLaws } from '../../kit/types';
import { pages, promiseKept } from '../workLeft';
import { keepsErrors, keepsKeys } from './routeWalk';

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

/** Status of the language shown, as it would be saved. */
const statusShown = ({ context: { item, language } }: Snapshot): number | undefined => item?.contents[language]?.status;

/** What the save under way changes of what readers see. */
const sentToReaders = ({ context: { content, saved, sending, language } }: Snapshot) =>
  sending === null || saved === null ? [] : readersEffects({ content, before: saved, after: sending, language });

const isForbidden = (event: { readonly type: string; readonly output?: unknown }): boolean =>
  event.type === 'xstate.done.actor.saveItem' &&
  (event.output as CallOutput<EditorActors['saveItem']> | undefined)?.ok === false &&
  (event.output as { readonly failure: { readonly kind: string } }).failure.kind === 'forbidden';

/** What must hold of every step of an editor. */
export const laws: Laws<Snapshot> = {
  'a copy that is taken back leaves the item as it was': (before, event, after) =>
    event.type !== 'copy.undo' ||
    before.context.copied === null ||
    undoRefusal(before.context) !== null ||
    valueAt(after.context.item, before.context.copied.path) === before.context.copied.before,
  'a stop keeps its key, wherever it goes and whoever stored it': (before, _, after) =>
    keepsKeys(before.context, after.context),
  'an error of the server stays with its stop when stops are moved': (before, event, after) =>
    keepsErrors(before.context, event, after.context),
  'a step of the review that is refused changes no status': (before, event, after) =>
    !(event.type === 'review.submit' || event.type === 'review.approve') ||
    !after.matches({ form: { open: 'editing' } }) ||
    statusShown(before) === statusShown(after),
  'nothing that readers would see otherwise leaves without a yes to its question': (before, event, after) =>
    before.context.sending !== null ||
    sentToReaders(after).length === 0 ||
    (before.hasTag('confirming') && event.type === 'publication.confirm'),
  'a question that is answered with no sends nothing, and takes its step back': (before, event, after) =>
    event.type !== 'publication.cancel' ||
    !before.hasTag('confirming') ||
    (after.context.sending === null &&
      after.matches({ form: { open: 'editing' } }) &&
      statusShown(after) === (before.context.replacedStatus?.status ?? statusShown(before))),
  'a right taken away asks nobody to sign in: what was typed stays, and the page says why': (before, event, after) =>
    !(before.matches({ form: { open: 'saving' } }) && isForbidden(event)) ||
    (after.matches({ form: { open: 'editing' } }) &&
      after.context.failure?.kind === 'forbidden' &&
      (after.context.item === before.context.item || before.context.replacedStatus !== null)),
  'what waits for the network goes as it was, whatever is typed meanwhile': (before, event, after) =>
    !before.hasTag('offline') || event.type === 'save.request' || before.context.sending === after.context.sending,
};

/** What must come to its end. */
export const timeLaws: TimeLaws<Snapshot> = {
  'a requested save ends saved or says why': eventually(
    (snapshot) => snapshot.hasTag('saving'),
    (snapshot, emitted) =>
      !snapshot.hasTag('saving') &&
      (emitted.some(({ type }) => type === 'notice' || type === 'created') ||
        snapshot.context.failure !== null ||
        snapshot.context.changed.length === 0 ||
        (['confirming', 'conflict', 'signInNeeded', 'deleted', 'offline'] as const).some((tag) =>
          snapshot.hasTag(tag),
        )),
  ),
  'an item that is read is shown, or the page says why not': eventually(
    (snapshot) => snapshot.hasTag('skeleton'),
    (snapshot) => !snapshot.hasTag('skeleton'),
  ),
  'the statuses come, or the page says why not': eventually(
    (snapshot) => snapshot.matches({ statuses: 'loading' }),
    (snapshot) => !snapshot.matches({ statuses: 'loading' }),
  ),
};
