import { type AddressEdit, addressEdits } from '../../../src/machines/address/edits';
import { type AttachmentsEdit, attachmentsEdits } from '../../../src/machines/attachments/edits';
import { type CollectionEdit, collectionEdits } from '../../../src/machines/collection/edits';
import { reason as editorRefusal } from '../../../src/machines/editor/refusals';
import type { EditorEvent } from '../../../src/machines/editor/types';
import { type EventDatesEdit, eventDatesEdits } from '../../../src/machines/eventDates/edits';
import { reason as pickerRefusal } from '../../../src/machines/picker/refusals';
import type { PickerEvent } from '../../../src/machines/picker/types';
import { type RouteMapEdit, routeMapEdits } from '../../../src/machines/routeMap/edits';
import { reason as uploadRefusal } from '../../../src/machines/upload/refusals';
import type { UploadEvent } from '../../../src/machines/upload/types';
import { news } from '../../content/named';
import { addressModel } from '../../machines/address/model';
import { attachmentsModel } from '../../machines/attachments/model';
import { collectionModel } from '../../machines/collection/model';
import { content } from '../../machines/editor/fixture';
import { editorModel } from '../../machines/editor/model';
import { eventDatesModel } from '../../machines/eventDates/model';
import { pickerModel } from '../../machines/picker/model';
import { routeMapModel } from '../../machines/routeMap/model';
import { uploadModel } from '../../machines/upload/model';
import { type EventTable, excuse, refusalOf, sentBy } from './types';

const typed = excuse('one types it');
const reported = excuse('the application sends it, no user requests it');
const question = excuse('a button of a question: dialog.main and dialog.close press it');

/** The machines of the editor's side. */
export const editorSide: Readonly<Record<string, EventTable>> = {
  editor: {
    model: editorModel,
    scopes: ['editor'],
    // The model's content type has no cards of its own.
    listings: [{ ...news, area: content.area, letter: null }],
    refusal: refusalOf(editorRefusal),
    // The field that has the focus.
    prepare: (event) => (event.type === 'field.copy' ? { ...event, path: 'contents.it.google.title' } : event),
    events: sentBy<EditorEvent>({
      // Everything else that changes a field is entered in the field itself.
      'field.change': ['editor.draft', 'editor.hide'],
      'field.blur': excuse('the focus goes elsewhere'),
      'field.copy': 'editor.copy',
      'copy.undo': 'editor.undoCopy',
      'language.go': ['editor.language.*', 'editor.nextLanguage', 'editor.previousLanguage'],
      'field.go': ['editor.card.*', 'editor.field.*'],
      'save.request': 'editor.save',
      'save.retry': 'editor.retrySave',
      'comparison.request': 'editor.compare',
      'review.submit': ['editor.submit', 'editor.nextStep'],
      'review.approve': ['editor.publish', 'editor.nextStep'],
      'review.return': 'editor.return',
      'publication.confirm': question,
      'publication.cancel': question,
      'save.asNew': 'editor.saveAsNew',
      'error.next': 'editor.nextError',
      'error.previous': 'editor.previousError',
      'preview.request': 'editor.preview',
      'draft.restore': 'editor.restoreDraft',
      'draft.discard': 'editor.discardDraft',
      'draft.next': 'editor.nextDraft',
      'draft.flush': reported,
      'conflict.keepMine': ['editor.keepMine', 'editor.keepAllMine'],
      'conflict.takeTheirs': ['editor.takeTheirs', 'editor.takeAllTheirs'],
      'conflict.cancel': 'editor.cancelConflict',
      'leave.request': excuse('every command that goes elsewhere sends it: editor.toList, go.*'),
      'leave.confirm': question,
      'leave.cancel': question,
      'load.retry': 'editor.retryLoad',
      'status.refresh': 'editor.retryStatuses',
      'session.resumed': reported,
    }),
  },
  eventDates: {
    model: eventDatesModel,
    scopes: ['dates', 'overwrite'],
    refusal: refusalOf(eventDatesEdits.reason),
    events: sentBy<EventDatesEdit | { readonly type: 'form.change' }>({
      'form.change': reported,
      'range.set': typed,
      'week.toggle': 'dates.weekday.*',
      'always.toggle': 'dates.always',
      'day.toggle': 'dates.day',
      'rule.restore': 'dates.restore',
      'programme.move': excuse('the day is typed where dates.move puts the focus'),
      'inauguration.set': typed,
      'cursor.move': [
        ...['dates.today', 'dates.firstDay', 'dates.nextMonth', 'dates.previousMonth'],
        ...['dates.nextYear', 'dates.previousYear'],
      ] as [string, string, ...string[]],
      'overwrite.confirm': question,
      'overwrite.keep': 'overwrite.keep',
      'overwrite.cancel': question,
    }),
  },
  address: {
    model: addressModel,
    scopes: ['address'],
    refusal: refusalOf(addressEdits.reason),
    events: sentBy<AddressEdit | { readonly type: 'form.change' }>({
      'form.change': reported,
      'coordinates.swap': 'address.swap',
      'address.change': typed,
      'coordinates.type': typed,
      'pin.move': excuse('the arrows of the map'),
      'coordinates.request': 'address.locate',
      'answer.take': excuse('the geocoder answers'),
      'position.take': 'address.takePosition',
    }),
  },
  collection: {
    model: collectionModel,
    scopes: ['contacts', 'entries', 'contentIds', 'entry'],
    refusal: refusalOf(collectionEdits.reason),
    // The entry that has the focus: the last one is moved up, the first one down.
    prepare: (event, { context }) => {
      const isUp = event.to === 'earlier' || event.to === 1;
      return { ...event, key: context.value.entries.at(isUp ? -1 : 0)?.key };
    },
    events: sentBy<CollectionEdit | { readonly type: 'form.change' }>({
      'form.change': reported,
      'entry.add': excuse('contacts.add and entries.add have the card make the new entry'),
      'entry.change': typed,
      'entry.move': ['entry.earlier', 'entry.later', 'entry.first', 'entry.last'],
      'removal.request': 'entry.remove',
      'removal.confirm': question,
      'removal.cancel': question,
      'entry.restore': ['contacts.restore', 'entries.restore', 'contentIds.restore'],
    }),
  },
  routeMap: {
    model: routeMapModel,
    scopes: [],
    refusal: refusalOf(routeMapEdits.reason),
    events: sentBy<RouteMapEdit | { readonly type: 'form.change' }>({
      'form.change': reported,
      'pin.go': excuse('a pin gets the focus'),
      'pin.step': excuse('the arrows of the map'),
      'stop.open': excuse('Enter on a pin, or a press of it'),
      'map.leave': excuse('Esc on the map'),
      'focus.lose': reported,
    }),
  },
  attachments: {
    model: attachmentsModel,
    scopes: ['images', 'image'],
    refusal: refusalOf(attachmentsEdits.reason),
    prepare: (event, { context: { value } }) => ({
      ...event,
      id: value.at('to' in event && event.to === 'earlier' ? -1 : 0)?.id,
    }),
    events: sentBy<AttachmentsEdit | { type: 'form.change' }>({
      'form.change': reported,
      'images.add': excuse('handed over by the picker, which images.add opens'),
      'image.remove': 'image.remove',
      'file.saved': reported,
      'file.deleted': reported,
      'image.restore': 'images.restore',
      'image.cover': 'image.cover',
      'image.move': ['image.earlier', 'image.later'],
      'image.describe': typed,
    }),
  },
  picker: {
    model: pickerModel,
    scopes: ['picker', 'gallery', 'imageData'],
    refusal: refusalOf(pickerRefusal),
    events: sentBy<PickerEvent>({
      'picker.open': excuse('images.add has the card open it'),
      'picker.close': 'picker.close',
      'picker.insert': 'picker.insert',
      'filter.type': typed,
      'filter.apply': ['picker.apply', 'gallery.apply'],
      'gallery.refresh': ['picker.refresh', 'gallery.refresh', 'imageData.refresh'],
      'gallery.more': ['picker.more', 'gallery.more'],
      'view.measure': reported,
      'cursor.move': excuse('the arrows of the grid, where gallery.images leads'),
      'image.select': 'picker.select',
      'selection.clear': 'picker.deselect',
      'uploads.open': ['picker.uploads', 'gallery.uploads'],
      'uploads.close': ['picker.gallery', 'gallery.back'],
      'uploads.arrived': reported,
      'detail.open': ['picker.details', 'gallery.details'],
      'detail.close': ['picker.closeDetails', 'gallery.back'],
      'detail.report': reported,
      'image.stored': reported,
      'leave.confirm': question,
      'leave.cancel': question,
      'delete.request': ['picker.delete', 'gallery.delete', 'imageData.delete'],
      'delete.confirm': question,
      'delete.cancel': question,
      'licenses.choose': excuse('chosen in the question’s boxes'),
      'licenses.save': question,
      'licenses.cancel': question,
    }),
  },
  upload: {
    model: uploadModel,
    scopes: ['uploads', 'dialogUploads'],
    refusal: refusalOf(uploadRefusal),
    events: sentBy<UploadEvent>({
      'files.add': excuse('chosen in the browser’s own dialog, which images.upload opens'),
      'file.cancel': ['uploads.cancel', 'dialogUploads.cancel'],
      'file.retry': ['uploads.retry', 'dialogUploads.retry'],
      'failed.retry': ['uploads.retryAll', 'dialogUploads.retryAll'],
      'file.reduce': ['uploads.reduce', 'dialogUploads.reduce'],
      'refused.reduce': ['uploads.reduceAll', 'dialogUploads.reduceAll'],
      'reduction.accept': ['uploads.accept', 'dialogUploads.accept'],
      'reduction.decline': ['uploads.decline', 'dialogUploads.decline'],
      'file.remove': ['uploads.remove', 'dialogUploads.remove'],
      'finished.clear': ['uploads.clear', 'dialogUploads.clear'],
      'file.progress': reported,
      'file.answered': reported,
    }),
  },
};
