import { describe, expect, test } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { kindOf } from '../../src/content/kinds/table';
import { differences } from '../../src/content/model/merge';
import { sameValue } from '../../src/content/model/path';
import type { DeclaredRecord, RecordForm, RecordItem } from '../../src/content/model/record';
import type { Json } from '../../src/content/model/types';
import { categoryForm } from '../../src/content/records/category';
import { desk } from '../../src/content/records/desk';
import { place } from '../../src/content/records/place';
import { role } from '../../src/content/records/role';
import { tag } from '../../src/content/records/tag';
import { user } from '../../src/content/records/user';
import { workLeft as ofTree } from '../../src/machines/categoryTree/rules';
import { workLeft as ofEditor } from '../../src/machines/editor/document';
import { draftEvent as editorDraft, firstContext, keepLoaded } from '../../src/machines/editor/draft';
import type { EditorContext } from '../../src/machines/editor/types';
import type { UnsavedWork } from '../../src/machines/kit/drafting';
import { formOf, workLeft as ofImage } from '../../src/machines/picker/rules';
import type { PickerContext } from '../../src/machines/picker/types';
import { workLeft as ofProfile, formOf as profileForm } from '../../src/machines/profile/rules';
import type { ProfileContext } from '../../src/machines/profile/types';
import { draftEvent, draftRestored, workLeft as ofRecord, parseDraft } from '../../src/machines/record/draft';
import type { RecordContext } from '../../src/machines/record/types';
import { workLeft as ofRedirects } from '../../src/machines/redirects/rules';
import type { RedirectsContext } from '../../src/machines/redirects/types';
import { modelPaths } from '../kit/paths';
import type { Model } from '../kit/types';
import { categoryTreeModel } from './categoryTree/model';
import { input, sent } from './editor/fixture';
import { editorModel } from './editor/model';
import { pickerModel } from './picker/model';
import { profileModel } from './profile/model';
import { recordModel } from './record/model';
import { redirectsModel } from './redirects/model';

type Emitted = readonly AnyEventObject[];

/** A page with work that can be unsaved: what its questions promise, beside what is really so. */
interface Page<Context> {
  readonly model: Model;
  readonly workLeft: (context: Context) => UnsavedWork;
  /** Whether something of what is shown is not what is stored. */
  readonly isUnsaved: (context: Context) => boolean;
  /** Whether all of that comes back out of the local draft, as the page would leave it. */
  readonly comesBack: (context: Context, emitted: Emitted) => boolean;
}

const page = <Context>(of: Page<Context>): Page<unknown> => of as Page<unknown>;

/** The draft as it lies in the browser once the page is gone: what was emitted, and what its end still flushes. */
function draftAtTheEnd(emitted: Emitted, pending: AnyEventObject | null): Json | null {
  const own = [...emitted, ...(pending === null ? [] : [pending])]
    .filter(({ type, page: of }) => type === 'draft.changed' || (type === 'draft.cleared' && of === undefined))
    .at(-1);
  return own?.type === 'draft.changed' ? (JSON.parse(JSON.stringify(own.draft)) as Json) : null;
}

/** Whether the draft, offered over the record as it is stored, brings all of the form back. */
function recordComesBack(context: RecordContext, draft: Json | null): boolean {
  const offered = parseDraft(context, draft);
  const restored = offered === null ? {} : draftRestored({ ...context, item: context.stored, offered });
  return context.record.fields.every(({ path }) =>
    sameValue(restored.item?.[path] ?? context.stored?.[path] ?? null, context.item?.[path] ?? null),
  );
}

const hasOffer = (context: unknown): boolean => (context as { readonly offered?: unknown }).offered != null;

const nowhere = () => false;

const PAGES: Readonly<Record<string, Page<unknown>>> = {
  'the editor of a content': page<EditorContext>({
    model: editorModel,
    workLeft: ofEditor,
    isUnsaved: (context) =>
      context.item !== null && context.saved !== null && differences(context, context.item, context.saved).length > 0,
    comesBack: (context, emitted) => {
      const draft = draftAtTheEnd(emitted, context.draftPending ? editorDraft(context) : null);
      const item = (draft as { item?: EditorContext['item'] } | null)?.item ?? null;
      return item !== null && context.item !== null && differences(context, item, context.item).length === 0;
    },
  }),
  'a record': page<RecordContext>({
    model: recordModel,
    workLeft: ofRecord,
    isUnsaved: ({ record, item, stored, besideUnsaved }) =>
      besideUnsaved !== null ||
      (item !== null && record.fields.some(({ path }) => !sameValue(item[path] ?? null, stored?.[path] ?? null))),
    comesBack: (context, emitted) =>
      context.keepsDraft &&
      context.besideUnsaved === null &&
      recordComesBack(context, draftAtTheEnd(emitted, context.draftPending ? draftEvent(context) : null)),
  }),
  'the profile': page<ProfileContext>({
    model: profileModel,
    workLeft: ofProfile,
    isUnsaved: ({ form, stored }) => stored !== null && !sameValue({ ...form }, { ...profileForm(stored) }),
    comesBack: nowhere,
  }),
  'the redirects': page<RedirectsContext>({
    model: redirectsModel,
    workLeft: ofRedirects,
    isUnsaved: ({ rows }) => rows.some(({ unsaved }) => unsaved),
    comesBack: nowhere,
  }),
  'the data of an image': page<PickerContext>({
    model: pickerModel,
    workLeft: ofImage,
    isUnsaved: ({ detail }) =>
      detail !== null && (detail.sending !== null || !sameValue({ ...detail.form }, { ...formOf(detail.item) })),
    comesBack: nowhere,
  }),
  'the order of a tree': page<Parameters<typeof ofTree>[0]>({
    model: categoryTreeModel,
    workLeft: ofTree,
    isUnsaved: ({ pending }) => pending.length > 0,
    comesBack: nowhere,
  }),
};

/** Every moment of a model's paths, with all that was emitted until then. */
function* moments(model: Model): Generator<{ way: string; context: unknown; emitted: Emitted }> {
  for (const path of modelPaths(model)) {
    const emitted: AnyEventObject[] = [];
    for (const { snapshot, emitted: more, key } of path.steps) {
      emitted.push(...more);
      yield { way: `${path.name} … ${key}`, context: (snapshot as AnyMachineSnapshot).context, emitted };
    }
  }
}

describe('what the question before leaving says is what becomes of the work', () => {
  test.each(Object.entries(PAGES))('%s', (_, { model, workLeft, isUnsaved, comesBack }) => {
    const said = new Set<UnsavedWork>();
    const wrong: string[] = [];
    for (const { way, context, emitted } of moments(model)) {
      // While a draft waits for a decision nothing is typed, and it stays where it is.
      if (hasOffer(context)) continue;
      const work = workLeft(context);
      said.add(work);
      const really = !isUnsaved(context) ? 'none' : comesBack(context, emitted) ? 'kept' : 'lost';
      if (work !== really) wrong.push(`${work} instead of ${really}: ${way}`);
    }
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(said.size).toBeGreaterThan(1);
  });
});

test('a copy that nobody changed yet comes back too', () => {
  const begun = firstContext(input({ copyOf: 42 }));
  const context = { ...begun, ...keepLoaded(begun, sent()) };
  expect(ofEditor(context)).toBe('kept');
  expect(draftAtTheEnd([], context.draftPending ? editorDraft(context) : null)).not.toBeNull();
});

/** Values of all sorts: a field takes those that its kind leaves as they are. */
const VALUES: readonly Json[] = [
  'testo',
  7,
  0,
  true,
  [7],
  ['news-view'],
  [{ id: 7 }],
  { id: 7, name: 'Sette' },
  { id: 7, username: 'sette', name: 'Sette' },
  { id: 7, comune: 'Cervia', title: 'Sette' },
  { id: 7, url: '/media/7.jpg', url_thumb: '/media/7-t.jpg' },
  { city: null, address: 'Via Roma', number: '7', lat: 44.5, lng: 11.3 },
];

const RECORDS: readonly (DeclaredRecord | RecordForm)[] = [desk, place, role, tag, user, categoryForm(['it', 'en'])];
const fieldsOfAll = RECORDS.flatMap((record) => record.fields.map((field) => ({ record, field, path: field.path })));

describe('the same field by field, of every declared record', () => {
  test.each(fieldsOfAll)('$record.area: $path', ({ record, field }) => {
    const kind = kindOf(field);
    const blank = record.blank[field.path] ?? null;
    const essence = kind.essence ?? ((one: Json) => one);
    const value = VALUES.find(
      (one) => sameValue(kind.normalise(one, field), one) && !sameValue(essence(one), essence(blank)),
    );
    if (value === undefined) throw new Error(`no value for the kind ${field.kind}`);
    const isNew = field.onlyNew === true;
    const stored: RecordItem = { ...record.blank, id: isNew ? 'new' : 7, updated_at: isNew ? null : '2026-01-01' };
    const form: RecordForm = { ...record, fields: record.fields };
    for (const keepsDraft of [true, false]) {
      const context = {
        ...{ record: form, id: stored.id, stored, item: { ...stored, [field.path]: value } },
        ...{ keepsDraft, besideUnsaved: null, attempt: null, offered: null, furtherOffers: [], touched: [] },
      } as unknown as RecordContext;
      const draft = keepsDraft ? draftAtTheEnd([], draftEvent(context)) : null;
      expect(ofRecord(context)).toBe(recordComesBack(context, draft) ? 'kept' : 'lost');
      expect(ofRecord(context)).toBe(keepsDraft && kind.isSecret !== true ? 'kept' : 'lost');
    }
  });
});
