import { aroundCell } from '../../../src/commands/scopes/matrix';
import { roles } from '../../../src/content/listings/roles';
import { routesOf } from '../../../src/content/lists/addresses';
import type { ListingForm } from '../../../src/content/lists/list';
import type { Listing } from '../../../src/content/lists/listing';
import { reason as treeRefusal } from '../../../src/machines/categoryTree/refusals';
import type { TreeEvent } from '../../../src/machines/categoryTree/types';
import type { DeskMunicipalitiesEvent } from '../../../src/machines/deskMunicipalities/machine';
import { reason as municipalitiesRefusal } from '../../../src/machines/deskMunicipalities/machine';
import type { ExportEvent } from '../../../src/machines/export/machine';
import { reason as exportRefusal } from '../../../src/machines/export/machine';
import { reason as firstStepsRefusal } from '../../../src/machines/firstSteps/refusals';
import type { FirstStepsEvent } from '../../../src/machines/firstSteps/types';
import { reason as listRefusal } from '../../../src/machines/list/refusals';
import type { ListEvent } from '../../../src/machines/list/types';
import { reason as loadingRefusal } from '../../../src/machines/loading/refusals';
import type { LoadingEvent } from '../../../src/machines/loading/types';
import { type MatrixEdit, matrixEdits } from '../../../src/machines/matrix/edits';
import type { OwnSessionsEvent } from '../../../src/machines/ownSessions/machine';
import { reason as ownSessionsRefusal } from '../../../src/machines/ownSessions/machine';
import { reason as reassignmentRefusal } from '../../../src/machines/reassignment/refusals';
import type { ReassignmentEvent } from '../../../src/machines/reassignment/types';
import { reason as recordRefusal } from '../../../src/machines/record/refusals';
import type { RecordEvent } from '../../../src/machines/record/types';
import { reason as pasteRefusal } from '../../../src/machines/redirectPaste/refusals';
import type { PasteEvent } from '../../../src/machines/redirectPaste/types';
import { reason as rowRefusal } from '../../../src/machines/redirectRow/refusals';
import type { RowEvent } from '../../../src/machines/redirectRow/types';
import { reason as redirectsRefusal } from '../../../src/machines/redirects/refusals';
import type { RedirectsEvent } from '../../../src/machines/redirects/types';
import { reason as submissionRefusal } from '../../../src/machines/submission/refusals';
import type { SubmissionEvent } from '../../../src/machines/submission/types';
import { categoryTreeModel } from '../../machines/categoryTree/model';
import { deskMunicipalitiesModel } from '../../machines/deskMunicipalities/model';
import { exportModel } from '../../machines/export/model';
import { firstStepsModel } from '../../machines/firstSteps/model';
import { listModel } from '../../machines/list/model';
import { listing, people } from '../../machines/list/samples';
import { loadingModel } from '../../machines/loading/model';
import { matrixModel } from '../../machines/matrix/model';
import { ownSessionsModel } from '../../machines/ownSessions/model';
import { reassignmentModel } from '../../machines/reassignment/model';
import { recordModel } from '../../machines/record/model';
import { redirectPasteModel } from '../../machines/redirectPaste/model';
import { redirectRowModel } from '../../machines/redirectRow/model';
import { redirectsModel } from '../../machines/redirects/model';
import { submissionModel } from '../../machines/submission/model';
import { type EventTable, excuse, refusalOf, sentBy } from './types';

const typed = excuse('one types it');
const reported = excuse('the application sends it, no user requests it');
const question = excuse('a button of a dialog: dialog.main and dialog.close press it');

/** A model's listing as a whole one. */
const whole = (form: ListingForm): Listing => ({
  ...form,
  routes: routesOf({ list: `/${form.area}`, item: `/${form.area}/:id` }),
  abilities: [form.area],
  icon: 'list',
  letter: null,
  barred: [],
  permissions: { [form.area]: form.titles.many },
  dashboardNames: {},
  endpoints: { list: roles.endpoints.list },
  titleOf: ({ id }) => String(id),
});

/** The machines of lists and administration. */
/** Each opens its card of the dashboard, and closes it. */
const FOLDED = ['worklists.toggle', 'toValidate.toggle', 'toRevise.toggle', 'production.toggle'] as const;

export const adminSide: Readonly<Record<string, EventTable>> = {
  list: {
    model: listModel,
    scopes: ['list', 'rowSteps'],
    refusal: refusalOf(listRefusal),
    listings: [whole(listing), whole(people)],
    events: sentBy<ListEvent>({
      'search.type': typed,
      'filter.change': excuse('chosen in the filter, where list.filter.* puts the focus'),
      'filters.apply': 'list.applyFilters',
      'filters.clear': 'list.clearFilters',
      'correction.accept': 'list.acceptCorrection',
      'sort.toggle': 'list.sort.*',
      'page.go': ['list.nextPage', 'list.previousPage', 'list.firstPage', 'list.lastPage'],
      'pageSize.change': 'list.pageSize.*',
      'row.select': 'list.select',
      'row.selectTo': 'list.selectTo',
      'selection.extend': ['list.extendNext', 'list.extendPrevious', 'list.extendFirst', 'list.extendLast'],
      'page.select': 'list.selectPage',
      'selection.clear': 'list.deselect',
      'cursor.move': ['list.next', 'list.previous', 'list.first', 'list.last', 'list.pageDown', 'list.pageUp'],
      'delete.request': 'list.delete',
      'delete.confirm': question,
      'delete.cancel': question,
      'action.run': ['persone.toggle', 'persone.export', 'persone.exportAll', 'list.approve'],
      'step.request': ['rowSteps.submit', 'rowSteps.publish', 'rowSteps.return'],
      'list.reload': 'list.reload',
      'url.change': reported,
    }),
  },
  record: {
    model: recordModel,
    scopes: ['record', 'imageForm', 'dialogImageForm'],
    refusal: refusalOf(recordRefusal),
    events: sentBy<RecordEvent>({
      'field.change': typed,
      'field.blur': typed,
      'field.go': 'record.field.*',
      'save.request': ['record.save', 'imageForm.save', 'dialogImageForm.save'],
      'draft.restore': 'record.restoreDraft',
      'draft.discard': 'record.discardDraft',
      'draft.next': 'record.nextDraft',
      'draft.flush': reported,
      'error.next': ['record.nextError', 'imageForm.nextError', 'dialogImageForm.nextError'],
      'error.previous': ['record.previousError', 'imageForm.previousError', 'dialogImageForm.previousError'],
      'close.request': 'record.close',
      'load.retry': 'record.retry',
      'conflict.keepMine': ['record.keepMine', 'imageForm.keepMine', 'dialogImageForm.keepMine'],
      'conflict.takeTheirs': ['record.takeTheirs', 'imageForm.takeTheirs', 'dialogImageForm.takeTheirs'],
      'conflict.cancel': ['record.cancelConflict', 'imageForm.cancelConflict', 'dialogImageForm.cancelConflict'],
      'record.changed': reported,
      'beside.change': reported,
      'session.resumed': reported,
      'save.retry': reported,
      'leave.request': reported,
      'leave.confirm': question,
      'leave.cancel': question,
    }),
  },
  matrix: {
    model: matrixModel,
    scopes: ['matrix'],
    refusal: refusalOf(matrixEdits.reason),
    prepare: (event) => aroundCell(event, { row: 1, column: 1 }),
    events: sentBy<MatrixEdit | { type: 'form.change' }>({
      'form.change': reported,
      'cell.toggle': ['matrix.box', 'matrix.row', 'matrix.column', 'matrix.all'],
      'special.toggle': 'matrix.special.*',
    }),
  },
  loading: {
    model: loadingModel,
    scopes: [
      'permissions',
      'log',
      'uses',
      'counters',
      'worklists',
      'toValidate',
      'toRevise',
      'production',
      'festivities',
    ],
    refusal: refusalOf(loadingRefusal),
    events: sentBy<LoadingEvent>({
      'card.open': ['permissions.open', 'log.open', 'uses.open', ...FOLDED],
      'card.close': ['permissions.close', 'log.close', 'uses.close', ...FOLDED],
      'what.set': reported,
      'data.change': 'festivities.reload',
      'page.go': ['log.nextPage', 'log.previousPage', 'uses.nextPage', 'uses.previousPage'],
      'load.again': ['counters.load', 'worklists.load', 'toValidate.load', 'toRevise.load', 'production.load'],
      'load.retry': ['permissions.retry', 'log.retry', 'uses.retry'],
      'session.resumed': reported,
    }),
  },
  deskMunicipalities: {
    model: deskMunicipalitiesModel,
    scopes: ['municipalities'],
    refusal: refusalOf(municipalitiesRefusal),
    // The row that has the focus is the first.
    prepare: (event, { context }) => (event.type === 'remove.request' ? { ...event, id: context.rows[0]?.id } : event),
    events: sentBy<DeskMunicipalitiesEvent>({
      'municipalities.choose': excuse('chosen in the look-up, where places.focus puts the focus'),
      'add.request': 'municipalities.add',
      'remove.request': 'municipalities.remove',
      'remove.confirm': question,
      'remove.cancel': question,
      'rows.set': reported,
    }),
  },
  submission: {
    model: submissionModel,
    scopes: ['password'],
    refusal: refusalOf(submissionRefusal),
    events: sentBy<SubmissionEvent>({
      'field.change': typed,
      'field.blur': typed,
      'send.set': 'password.send',
      'form.submit': 'password.update',
      'form.again': excuse('a page before the sign-in, where there are no commands'),
    }),
  },
  reassignment: {
    model: reassignmentModel,
    scopes: ['reassignment'],
    refusal: refusalOf(reassignmentRefusal),
    events: sentBy<ReassignmentEvent>({
      'successor.choose': excuse('chosen in the look-up, where reassignment.successor puts the focus'),
      'reassign.request': question,
      'reassign.confirm': question,
      'reassign.cancel': 'reassignment.back',
      'count.retry': 'reassignment.count',
      'user.skip': 'reassignment.skip',
      'queue.close': question,
    }),
  },
  export: {
    model: exportModel,
    scopes: ['export'],
    refusal: refusalOf(exportRefusal),
    events: sentBy<ExportEvent>({
      'export.start': excuse('the list sends it: user.exportSelected, user.exportAll'),
      'export.cancel': 'export.cancel',
      'export.retry': 'export.retry',
      'export.dismiss': 'export.dismiss',
      'export.progress': reported,
      'export.answered': reported,
    }),
  },
  ownSessions: {
    model: ownSessionsModel,
    scopes: ['sessions'],
    refusal: refusalOf(ownSessionsRefusal),
    // The row that has the focus is the first.
    prepare: (event, { context }) => (event.type === 'end.request' ? { ...event, id: context.rows[0]?.id } : event),
    events: sentBy<OwnSessionsEvent>({
      'load.retry': 'sessions.retry',
      'sessions.changed': reported,
      'end.request': 'sessions.end',
      'others.request': 'sessions.others',
      'everywhere.request': 'sessions.everywhere',
      'end.confirm': question,
      'end.cancel': question,
    }),
  },
  firstSteps: {
    model: firstStepsModel,
    scopes: ['firstSteps'],
    refusal: refusalOf(firstStepsRefusal),
    // The row that has the focus is one that an event makes sense for.
    prepare: (event) =>
      event.type.startsWith('step.') ? { ...event, step: event.type === 'step.check' ? 'mail' : 'desks' } : event,
    events: sentBy<FirstStepsEvent>({
      'steps.load': 'firstSteps.load',
      'step.open': 'firstSteps.open',
      'step.defer': 'firstSteps.defer',
      'step.check': 'firstSteps.check',
      'session.resumed': reported,
    }),
  },
  categoryTree: {
    model: categoryTreeModel,
    scopes: ['tree'],
    refusal: refusalOf(treeRefusal),
    events: sentBy<TreeEvent>({
      'load.retry': 'tree.retry',
      'tree.reload': 'tree.reload',
      'cursor.move': ['tree.next', 'tree.previous', 'tree.in', 'tree.out', 'tree.first', 'tree.last', 'tree.page*'],
      'cursor.set': excuse('clicked; the arrows lead there'),
      'node.toggle': 'tree.toggle',
      'tree.expand': 'tree.expand',
      'tree.collapse': 'tree.collapse',
      'filter.change': typed,
      'language.set': 'tree.language.*',
      'node.move': ['tree.earlier', 'tree.later'],
      'node.drop': excuse('dragged; tree.earlier and tree.later lead there'),
      'node.edit': 'tree.edit',
      'node.add': ['tree.addTop', 'tree.addBeside', 'tree.addChild'],
      'node.saved': reported,
      'dialog.close': excuse('the dialog of the node sends it when it is closed'),
      'delete.request': 'tree.remove',
      'delete.confirm': question,
      'delete.cancel': question,
      'session.resumed': reported,
      'leave.request': reported,
    }),
  },
  redirects: {
    model: redirectsModel,
    scopes: ['redirects'],
    refusal: refusalOf(redirectsRefusal),
    events: sentBy<RedirectsEvent>({
      'search.type': typed,
      'filters.apply': 'redirects.apply',
      'filters.clear': 'redirects.clear',
      'sort.toggle': 'redirects.sort.*',
      'page.go': ['redirects.nextPage', 'redirects.previousPage', 'redirects.firstPage', 'redirects.lastPage'],
      'pageSize.change': 'redirects.pageSize.*',
      'list.reload': 'redirects.reload',
      'row.add': 'redirects.add',
      'url.change': reported,
      'row.reported': reported,
      'row.focus': excuse('the focus goes into the row, as by redirects.rows'),
      'row.select': 'redirects.select',
      'page.select': 'redirects.selectPage',
      'selection.clear': 'redirects.deselect',
      'row.delete': 'redirects.remove',
      'selection.delete': 'redirects.removeSelected',
      'delete.confirm': question,
      'delete.cancel': question,
      'paste.open': 'redirects.paste',
      'paste.close': question,
      'leave.request': reported,
      'leave.confirm': question,
      'leave.cancel': question,
      'session.resumed': reported,
      'save.retry': reported,
    }),
  },
  redirectRow: {
    model: redirectRowModel,
    scopes: ['redirectRow'],
    refusal: refusalOf(rowRefusal),
    events: sentBy<RowEvent>({
      'cell.edit': ['redirectRow.editOld', 'redirectRow.editNew'],
      'cell.change': typed,
      'cell.restore': excuse('Esc in the cell: the palette would leave it, which saves the row'),
      'cell.leave': 'redirectRow.save',
      'code.change': 'redirectRow.code.*',
      'save.retry': 'redirectRow.retry',
      'conflict.keepMine': 'redirectRow.keepMine',
      'conflict.takeTheirs': 'redirectRow.takeTheirs',
      'stored.take': reported,
      'session.resumed': reported,
      'network.restored': reported,
    }),
  },
  redirectPaste: {
    model: redirectPasteModel,
    scopes: ['paste'],
    refusal: refusalOf(pasteRefusal),
    events: sentBy<PasteEvent>({
      'text.change': typed,
      'check.retry': 'paste.retry',
      'create.request': question,
      'create.stop': 'paste.stop',
    }),
  },
};
