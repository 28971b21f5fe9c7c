import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { pickerMachine } from '../../../src/machines/picker/machine';
import { refusalOf } from '../../../src/machines/picker/refusals';
import type { PickerContext, PickerEvent } from '../../../src/machines/picker/types';
import { pickerTexts as texts } from '../../../src/messages/screens/picker';
import { fresh, input, media } from './samples';

const { refusals } = texts;
const saving = { item: media(1), work: 'saving' } as const;
const edited = { item: media(1), work: 'unsaved' } as const;
const deletion = { item: media(2), failure: null, usedBy: [], usedTotal: 0 };
const licensing = { license_id: null, versione_id: null, tried: false, sending: null, failure: null, overtaken: null };
const none = { upload: false, edit: false, delete: false };

/** An open picker with three images on screen, the second of which has the cursor; room for two. */
const context = (change: Partial<PickerContext> = {}): PickerContext => ({
  ...createActor(pickerMachine, { input }).getSnapshot().context,
  isOpen: true,
  maximum: 3,
  attached: [{ id: 3, url: '/media/3.jpg' }],
  items: [media(1), media(2), media(3)],
  page: 1,
  lastPage: 2,
  total: 6,
  cursor: 2,
  ...change,
});

type Row = readonly [PickerEvent['type'], Partial<PickerContext>, object, string | null];

describe.each<[string, readonly Row[]]>([
  [
    'opening and closing',
    [
      ['picker.open', {}, {}, refusals.open],
      ['picker.open', { isOpen: false }, {}, null],
      ['uploads.arrived', { isOpen: false }, { items: [], failed: 0 }, null],
      ['picker.close', { isOpen: false }, {}, refusals.closed],
      ['picker.close', {}, {}, null],
      ['picker.close', { leaving: { type: 'picker.close' } }, {}, refusals.answerFirst],
      ['picker.close', { licensing }, {}, refusals.licensing],
    ],
  ],
  [
    'inserting',
    [
      ['picker.insert', { selection: [media(1)] }, {}, null],
      ['picker.insert', {}, {}, refusals.nothingSelected],
      ['picker.insert', { inserts: false }, {}, refusals.noInsert],
      ['picker.insert', { leaving: { type: 'picker.insert' } }, {}, refusals.answerFirst],
      ['picker.insert', { licensing }, {}, refusals.licensing],
      ['picker.insert', { selection: [media(1), media(2)] }, {}, null],
      ['picker.insert', { selection: [media(1), media(2), media(4)] }, {}, refusals.tooMany(3, 1)],
      ['picker.insert', { selection: [media(1), media(2), media(4), media(5)] }, {}, refusals.tooMany(3, 2)],
      ['picker.insert', { selection: [fresh(5)], detail: saving }, {}, refusals.saving],
      ['picker.insert', { selection: [media(2)], detail: saving }, {}, null],
      ['picker.insert', { selection: [fresh(5)], detail: edited }, {}, null],
    ],
  ],
  [
    'the gallery',
    [
      ['filter.type', { text: 'mare' }, { text: 'mare' }, refusals.sameText],
      ['filter.type', { text: 'mare' }, { text: 'mar' }, null],
      ['gallery.more', {}, {}, null],
      ['gallery.more', { page: 0 }, {}, refusals.notLoaded],
      ['gallery.more', { page: 2 }, {}, refusals.noMore],
      ['view.measure', { columns: 4, visibleRows: 2 }, { columns: 4, rows: 2 }, refusals.sameView],
      ['view.measure', { columns: 4, visibleRows: 2 }, { columns: 4, rows: 3 }, null],
      ['view.measure', { columns: 4, visibleRows: 2 }, { columns: 5, rows: 2 }, null],
      ['cursor.move', {}, { to: 'right' }, null],
      ['cursor.move', { items: [] }, { to: 'right' }, refusals.noImages],
      ['cursor.move', {}, { to: { id: 3 } }, null],
      ['cursor.move', {}, { to: { id: 9 } }, refusals.unknown],
      ['image.select', {}, {}, null],
      ['image.select', {}, { id: 1 }, null],
      ['image.select', { inserts: false }, { id: 1 }, refusals.noInsert],
      ['image.select', { cursor: null }, {}, refusals.noCursor],
      ['image.select', {}, { id: 9 }, refusals.unknown],
      ['image.select', {}, { id: 3 }, refusals.attached],
      ['image.select', { selection: [media(8, { url: '/media/1.jpg' })] }, { id: 1 }, refusals.doubled],
      ['image.select', { selection: [media(3)] }, { id: 3 }, null],
      ['selection.clear', {}, {}, refusals.nothingSelected],
      ['selection.clear', { selection: [media(1)] }, {}, null],
      ['uploads.open', {}, {}, null],
      ['uploads.open', { abilities: none }, {}, refusals.noUpload],
    ],
  ],
  [
    'the data of an image',
    [
      ['detail.open', {}, {}, null],
      ['detail.open', { cursor: null }, {}, refusals.noCursor],
      ['detail.open', {}, { id: 9 }, refusals.unknown],
      ['detail.open', { detail: edited }, { id: 1 }, refusals.sameDetail],
      ['detail.open', { detail: edited }, { id: 2 }, null],
      ['detail.open', { detail: saving }, { id: 2 }, refusals.saving],
      ['detail.open', { leaving: { type: 'detail.close' } }, { id: 2 }, refusals.answerFirst],
      ['detail.open', { licensing }, { id: 2 }, refusals.licensing],
      ['detail.close', {}, {}, refusals.noDetail],
      ['detail.close', { detail: edited }, {}, null],
      ['detail.close', { detail: edited, leaving: { type: 'detail.close' } }, {}, refusals.answerFirst],
      ['detail.close', { detail: saving }, {}, refusals.saving],
      ['leave.confirm', {}, {}, refusals.notAsking],
      ['leave.cancel', {}, {}, refusals.notAsking],
      ['leave.confirm', { leaving: { type: 'detail.close' } }, {}, null],
      ['leave.confirm', { leaving: { type: 'detail.close' }, detail: saving }, {}, refusals.saving],
      ['detail.report', { isOpen: false }, { id: 1, work: 'none' }, null],
      ['image.stored', { isOpen: false }, { item: media(1) }, null],
      ['leave.cancel', { leaving: { type: 'detail.close' } }, {}, null],
    ],
  ],
  [
    'a deletion',
    [
      ['delete.request', {}, {}, null],
      ['delete.request', {}, { id: 1 }, null],
      ['delete.request', { abilities: none }, {}, refusals.noDelete],
      ['delete.request', { deletion }, { id: 1 }, refusals.deletionOpen],
      ['delete.request', { leaving: { type: 'detail.close' } }, {}, refusals.answerFirst],
      ['delete.request', { licensing }, {}, refusals.licensing],
      ['delete.request', { cursor: null }, {}, refusals.noCursor],
      ['delete.request', {}, { id: 9 }, refusals.unknown],
      ['delete.request', { detail: saving }, {}, refusals.saving],
      ['delete.request', { detail: saving }, { id: 2 }, null],
      ['delete.request', { detail: edited }, {}, null],
      ['delete.confirm', {}, {}, refusals.noDeletion],
      ['delete.cancel', {}, {}, refusals.noDeletion],
      ['delete.confirm', { deletion }, {}, null],
      ['delete.cancel', { deletion }, {}, null],
    ],
  ],
  [
    'licences',
    (['licenses.choose', 'licenses.save', 'licenses.cancel'] as const).flatMap((type): Row[] => [
      [type, {}, { change: {} }, refusals.notLicensing],
      [type, { licensing }, { change: {} }, null],
      [type, { licensing: { ...licensing, sending: 5 } }, { change: {} }, refusals.saving],
    ]),
  ],
])('%s', (_, rows) => {
  test.each(rows.map(([type, change, payload, why]) => [type, why, change, payload] as const))(
    '%s: %s',
    (type, why, change, payload) => {
      expect(refusalOf(context(change), { ...payload, type } as PickerEvent)).toBe(why);
    },
  );
});
