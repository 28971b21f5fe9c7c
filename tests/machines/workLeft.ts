import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Json } from '../../src/content/field/json';
import { sameValue, valueAt } from '../../src/content/field/path';
import { differences } from '../../src/content/item/merge';
import { workLeft as ofTree } from '../../src/machines/categoryTree/rules';
import { workLeft as ofChoices } from '../../src/machines/choices/rules';
import type { ChoicesContext } from '../../src/machines/choices/types';
import { workLeft as ofEditor } from '../../src/machines/editor/document';
import { draftEvent as editorDraft } from '../../src/machines/editor/draft';
import type { EditorContext } from '../../src/machines/editor/types';
import type { UnsavedWork } from '../../src/machines/kit/drafting';
import { workLeft as ofImage } from '../../src/machines/picker/rules';
import type { PickerContext } from '../../src/machines/picker/types';
import { draftEvent, draftRestored, workLeft as ofRecord, parseDraft } from '../../src/machines/record/draft';
import type { RecordContext } from '../../src/machines/record/types';
import { workLeft as ofRedirects } from '../../src/machines/redirects/rules';
import type { RedirectsContext } from '../../src/machines/redirects/types';
import type { Effects } from '../kit/types';

type Emitted = readonly AnyEventObject[];

/** A page with work that can be unsaved: what its questions promise, beside what is really so. */
interface Page<Context> {
  readonly workLeft: (context: Context) => UnsavedWork;
  /** Whether something of what is shown is not what is stored. */
  readonly isUnsaved: (context: Context) => boolean;
  /** Whether all of that comes back out of the local draft, as the page would leave it. */
  readonly comesBack: (context: Context, emitted: Emitted) => boolean;
}

/** The draft as it lies in the browser once the page is gone: what was emitted, and what its end still flushes. */
export function draftAtTheEnd(emitted: Emitted, pending: AnyEventObject | null): Json | null {
  const own = [...emitted, ...(pending === null ? [] : [pending])]
    .filter(({ type, page: of }) => type === 'draft.changed' || (type === 'draft.cleared' && of === undefined))
    .at(-1);
  return own?.type === 'draft.changed' ? (JSON.parse(JSON.stringify(own.draft)) as Json) : null;
}

/** Whether the draft, offered over the record as it is stored, brings all of the form back. */
export function recordComesBack(context: RecordContext, draft: Json | null): boolean {
  const offered = parseDraft(context, draft);
  const restored = offered === null ? {} : draftRestored({ ...context, item: context.stored, offered });
  return context.record.fields.every(({ path }) =>
    sameValue(valueAt(restored.item ?? context.stored, path) ?? null, valueAt(context.item, path) ?? null),
  );
}

const hasOffer = (context: unknown): boolean => (context as { readonly offered?: unknown }).offered != null;

const nowhere = () => false;

const page = <Context>(of: Page<Context>): Page<unknown> => of as Page<unknown>;

/** By machine. */
export const pages = {
  editor: page<EditorContext>({
    workLeft: ofEditor,
    isUnsaved: (context) =>
      context.item !== null && context.saved !== null && differences(context, context.item, context.saved).length > 0,
    comesBack: (context, emitted) => {
      const draft = draftAtTheEnd(emitted, context.draftPending ? editorDraft(context) : null);
      const item = (draft as { item?: EditorContext['item'] } | null)?.item ?? null;
      return item !== null && context.item !== null && differences(context, item, context.item).length === 0;
    },
  }),
  record: page<RecordContext>({
    workLeft: ofRecord,
    isUnsaved: ({ record, item, stored, besideUnsaved }) =>
      besideUnsaved !== null ||
      (item !== null &&
        record.fields.some(({ path }) => !sameValue(valueAt(item, path) ?? null, valueAt(stored, path) ?? null))),
    comesBack: (context, emitted) =>
      context.keepsDraft &&
      context.besideUnsaved === null &&
      recordComesBack(context, draftAtTheEnd(emitted, context.draftPending ? draftEvent(context) : null)),
  }),
  redirects: page<RedirectsContext>({
    workLeft: ofRedirects,
    isUnsaved: ({ rows }) => rows.some(({ unsaved }) => unsaved),
    comesBack: nowhere,
  }),
  choices: page<ChoicesContext>({
    workLeft: ofChoices,
    // What was refused is shown as it is stored.
    isUnsaved: ({ rows }) => Object.values(rows).some(({ phase }) => !['settled', 'failed'].includes(phase)),
    comesBack: nowhere,
  }),
  picker: page<PickerContext>({
    workLeft: ofImage,
    isUnsaved: ({ detail }) => detail !== null && detail.work !== 'none',
    comesBack: nowhere,
  }),
  categoryTree: page<Parameters<typeof ofTree>[0]>({
    workLeft: ofTree,
    isUnsaved: ({ pending }) => pending.length > 0,
    comesBack: nowhere,
  }),
};

/** Effect of a page's model: at every moment what its question before leaving would say is what becomes of the work. */
export const promiseKept = ({ workLeft, isUnsaved, comesBack }: Page<unknown>): Effects<AnyMachineSnapshot> => ({
  'what the question before leaving says is what becomes of the work': ({ context }, emitted) => {
    // While a draft waits for a decision nothing is typed, and it stays where it is.
    if (hasOffer(context)) return true;
    const really = !isUnsaved(context) ? 'none' : comesBack(context, emitted) ? 'kept' : 'lost';
    return workLeft(context) === really;
  },
});
