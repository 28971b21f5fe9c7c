import type { AccessEvent } from '../../../src/machines/access/types';
import type { BulkReviewEvent } from '../../../src/machines/bulkReview/machine';
import type { EntityActionsEvent } from '../../../src/machines/entityActions/types';
import type { KeymapEvent } from '../../../src/machines/keymap/types';
import { reason as menuRefusal } from '../../../src/machines/menu/refusals';
import type { MenuEvent } from '../../../src/machines/menu/types';
import type { PaletteEvent } from '../../../src/machines/palette/types';
import type { PublicationEvent } from '../../../src/machines/publication/types';
import type { SessionEvent } from '../../../src/machines/session/types';
import { accessModel } from '../../machines/access/model';
import { bulkReviewModel } from '../../machines/bulkReview/model';
import { entityActionsModel } from '../../machines/entityActions/model';
import { keymapModel } from '../../machines/keymap/model';
import { menuModel } from '../../machines/menu/model';
import { paletteModel } from '../../machines/palette/model';
import { publicationModel } from '../../machines/publication/model';
import { sessionModel } from '../../machines/session/model';
import { type EventTable, excuse, refusalOf, sentBy } from './types';

const question = excuse('a button of a dialog: dialog.main and dialog.close press it');
const inside = excuse('the palette’s own keys: commands are chosen in it');
const reported = excuse('the application sends it, no user requests it');
const isPublic = excuse('a page before the sign-in, where there are no commands');
const ofEditor = excuse('what saving does: editor.save and the steps of the review');

/** The machines that commands and keys themselves go through, those around the pages, and that of entities' actions. */
export const shellSide: Readonly<Record<string, EventTable>> = {
  access: {
    model: accessModel,
    scopes: [],
    events: sentBy<AccessEvent>({
      'route.enter': excuse('every command that goes somewhere leads here: go.*, create.*, list.open'),
      'user.changed': reported,
    }),
  },
  menu: {
    model: menuModel,
    scopes: ['menu'],
    refusal: refusalOf(menuRefusal),
    events: sentBy<MenuEvent>({
      'menu.toggle': 'menu.toggle',
      'group.open': excuse('the heading of the group, by Enter or an arrow; every page in it has a command of its own'),
      'group.close': excuse('the heading of the group, by Enter or an arrow'),
      'entry.follow': excuse('a link of the menu: go.* and create.* lead there too'),
      'page.change': reported,
      'width.change': reported,
    }),
  },
  session: {
    model: sessionModel,
    scopes: [],
    events: sentBy<SessionEvent>({
      'user.resolve': reported,
      'signIn.submit': isPublic,
      'signOut.request': excuse('shell.signOut, which the shell hands on'),
      'signOutEverywhere.request': excuse('sessions.everywhere, which the card of one’s sessions hands on'),
      'leave.request': isPublic,
      'leave.confirm': isPublic,
      'leave.cancel': isPublic,
      'session.lost': reported,
      'work.dirty': reported,
      'work.clean': reported,
      'storage.changed': reported,
    }),
  },
  palette: {
    model: paletteModel,
    scopes: [],
    events: sentBy<PaletteEvent>({
      'palette.open': excuse('shell.palette, which the shell answers'),
      'commands.change': reported,
      'recents.read': reported,
      'lists.name': reported,
      'palette.close': inside,
      'query.type': inside,
      'scope.choose': inside,
      'active.move': inside,
      'active.point': inside,
      'row.run': inside,
      'search.retry': inside,
      'actions.open': inside,
      'actions.retry': inside,
      'actions.back': inside,
      'dialog.closed': reported,
    }),
  },
  keymap: {
    model: keymapModel,
    scopes: [],
    events: sentBy<KeymapEvent>({
      'key.press': excuse('a key itself'),
      'bindings.change': reported,
      'preferences.change': excuse('saved in Tastiera: keyboard.save'),
      'focus.lost': reported,
      'command.refused': reported,
    }),
  },
  entityActions: {
    model: entityActionsModel,
    scopes: [],
    events: sentBy<EntityActionsEvent>({
      'action.request': excuse('chosen among the actions of a found entity, the palette’s second level'),
      'note.change': excuse('one types it'),
      'action.confirm': question,
      'action.cancel': question,
    }),
  },
  bulkReview: {
    model: bulkReviewModel,
    scopes: [],
    events: sentBy<BulkReviewEvent>({
      'steps.request': excuse('the list asks for it: rowSteps.submit, rowSteps.publish, rowSteps.return, list.approve'),
      'note.change': excuse('one types it'),
      'steps.confirm': question,
      'steps.cancel': question,
    }),
  },
  publication: {
    model: publicationModel,
    scopes: [],
    events: sentBy<PublicationEvent>({
      'status.set': ofEditor,
      'text.change': ofEditor,
      'draft.drop': excuse('list.delete, on the row of a revision'),
    }),
  },
};
