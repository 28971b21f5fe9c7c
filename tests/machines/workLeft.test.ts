import { describe, expect, test } from 'vitest';
import type { Json } from '../../src/content/field/json';
import { sameValue, valueAt, withValueAt } from '../../src/content/field/path';
import { kindOf } from '../../src/content/kinds/table';
import { DESTINATION_GROUP } from '../../src/content/lists/categories';
import { type RecordForm, type RecordItem, recordForm } from '../../src/content/model/record';
import { categoryForm } from '../../src/content/records/category';
import { desk } from '../../src/content/records/desk';
import { place } from '../../src/content/records/place';
import { placeTypeForm } from '../../src/content/records/placeType';
import { profileForm } from '../../src/content/records/profile';
import { role } from '../../src/content/records/role';
import { tag } from '../../src/content/records/tag';
import { user } from '../../src/content/records/user';
import { workLeft as ofEditor } from '../../src/machines/editor/document';
import { draftEvent as editorDraft, firstContext, keepLoaded } from '../../src/machines/editor/draft';
import { draftEvent, workLeft as ofRecord } from '../../src/machines/record/draft';
import type { RecordContext } from '../../src/machines/record/types';
import { walkJourney } from '../kit/journeys';
import type { Model } from '../kit/types';
import { categoryTreeModel } from './categoryTree/model';
import { choicesModel } from './choices/model';
import { input, sent } from './editor/fixture';
import { editorModel } from './editor/model';
import { pickerModel } from './picker/model';
import { recordModel } from './record/model';
import { redirectsModel } from './redirects/model';
import { draftAtTheEnd, pages, recordComesBack } from './workLeft';

const MODELS: Readonly<Record<keyof typeof pages, Model>> = {
  editor: editorModel,
  record: recordModel,
  redirects: redirectsModel,
  choices: choicesModel,
  picker: pickerModel,
  categoryTree: categoryTreeModel,
};

describe('what the question before leaving says', () => {
  test.each(Object.entries(MODELS))('is not always the same: %s', (machine, model) => {
    const { workLeft } = pages[machine as keyof typeof pages];
    const moments = model.journeys.flatMap((journey) => walkJourney(model, journey).steps);
    const said = new Set(moments.map(({ snapshot }) => workLeft(snapshot.context)));
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

const LANGUAGES = ['it', 'en'];
const RECORDS: readonly RecordForm[] = [
  ...[desk, place, role, tag, user].map((record) => recordForm(record, LANGUAGES)),
  categoryForm(LANGUAGES, DESTINATION_GROUP),
  placeTypeForm,
  profileForm,
];
const fieldsOfAll = RECORDS.flatMap((record) => record.fields.map((field) => ({ record, field, path: field.path })));

describe('the same field by field, of every declared record', () => {
  test.each(fieldsOfAll)('$record.area: $path', ({ record, field }) => {
    const kind = kindOf(field);
    const blank = valueAt(record.blank, field.path) ?? null;
    const essence = kind.essence ?? ((one: Json) => one);
    const value = VALUES.find(
      (one) => sameValue(kind.normalise(one, field), one) && !sameValue(essence(one), essence(blank)),
    );
    if (value === undefined) throw new Error(`no value for the kind ${field.kind}`);
    const isNew = field.onlyNew === true;
    const stored: RecordItem = { ...record.blank, id: isNew ? 'new' : 7, updated_at: isNew ? null : '2026-01-01' };
    for (const keepsDraft of [true, false]) {
      const context = {
        ...{ record, id: stored.id, stored, item: withValueAt(stored, field.path, value) },
        ...{ keepsDraft, besideUnsaved: null, attempt: null, offered: null, furtherOffers: [], touched: [] },
      } as unknown as RecordContext;
      const draft = keepsDraft ? draftAtTheEnd([], draftEvent(context)) : null;
      expect(ofRecord(context)).toBe(recordComesBack(context, draft) ? 'kept' : 'lost');
      expect(ofRecord(context)).toBe(keepsDraft && kind.isSecret !== true ? 'kept' : 'lost');
    }
  });
});
