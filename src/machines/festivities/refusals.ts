import { festivityTexts } from '../../messages/screens/festivities';
import { defineRefusals } from '../kit/refusals';
import { groupTo, movedTo } from './rules';
import type { FestivitiesContext, FestivitiesEvent } from './types';

const { refusals: texts } = festivityTexts;

export const { guards, unless, reason } = defineRefusals<FestivitiesContext, FestivitiesEvent>({
  'cursor.move': {
    hasNoRows: ({ groups, cursor }, { to }) => (movedTo(groups, cursor, to) === null ? texts.noRows : null),
  },
  'group.go': {
    isNoGroup: ({ groups, cursor }, { to }) => (groupTo(groups, cursor, to) === null ? texts.noGroup : null),
  },
  'value.changed': { isNoRow: ({ rows }, event) => (rows.some(({ id }) => id === event.id) ? null : texts.noRows) },
});
