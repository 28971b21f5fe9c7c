import type { ChoiceEvent } from '../../../src/machines/choice/machine';
import { reason as choicesRefusal } from '../../../src/machines/choices/refusals';
import type { ChoicesEvent } from '../../../src/machines/choices/types';
import { type SettingsEvent, reason as settingsRefusal } from '../../../src/machines/settings/machine';
import { choiceModel } from '../../machines/choice/model';
import { choicesModel } from '../../machines/choices/model';
import { settingsModel } from '../../machines/settings/model';
import { type EventTable, excuse, refusalOf, sentBy } from './types';

const reported = excuse('the application sends it, no user requests it');
const rowSends = excuse('the page sends it to the row that it is about');
const question = excuse('a button of a dialog: dialog.main and dialog.close press it');

/** Lists that choose, and the settings of the site. */
export const siteSide: Readonly<Record<string, EventTable>> = {
  choice: {
    model: choiceModel,
    scopes: [],
    events: sentBy<ChoiceEvent>({
      'choice.make': rowSends,
      'choice.repeat': rowSends,
      'load.begin': rowSends,
      'stored.take': rowSends,
      'session.resumed': rowSends,
      'network.restored': rowSends,
    }),
  },
  choices: {
    model: choicesModel,
    scopes: ['review', 'featured'],
    refusal: refusalOf(choicesRefusal),
    events: sentBy<ChoicesEvent>({
      'choice.make': 'review.choose.*',
      'choice.toggle': 'featured.toggle',
      'choice.undo': ['review.undo', 'featured.undo'],
      'choice.repeat': ['review.repeat', 'featured.repeat'],
      'undecided.next': 'review.next',
      'cursor.at': reported,
      'load.begin': reported,
      'load.failed': reported,
      'rows.take': reported,
      'choice.reported': reported,
      'session.resumed': reported,
      'save.retry': reported,
      'leave.request': reported,
      'leave.confirm': question,
      'leave.cancel': question,
    }),
  },
  settings: {
    model: settingsModel,
    scopes: ['settings'],
    refusal: refusalOf(settingsRefusal),
    events: sentBy<SettingsEvent>({
      'language.go': ['settings.language.*', 'settings.nextLanguage', 'settings.previousLanguage'],
      'section.enter': excuse('a section gets the focus'),
      'section.report': reported,
      'preview.request': 'settings.preview',
      'leave.request': reported,
      'leave.confirm': question,
      'leave.cancel': question,
    }),
  },
};
