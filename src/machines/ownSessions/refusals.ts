import { ownSessionsTexts } from '../../messages/screens/ownSessions';
import { defineRefusals, during, otherwise, outside } from '../kit/refusals';
import { rowOf } from './rules';
import type { OwnSessionsContext, OwnSessionsEvent, OwnSessionsTag } from './types';

const { refusal: texts } = ownSessionsTexts;

const BUSY = {
  isRead: during('loading', texts.loading),
  isEnding: during('ending', texts.busy),
  isConfirming: during('confirming', texts.confirming),
  isEndFailed: during('endFailed', texts.confirming),
} as const;

const NOT_SHOWN = {
  ...BUSY,
  isNotLoaded: during('failed', texts.notLoaded),
  isAbsent: outside('present', texts.notLoaded),
} as const;

const NOTHING_PENDING = { ...NOT_SHOWN, isNothingPending: otherwise(texts.nothingPending) } as const;

export const { guards, unless, reason } = defineRefusals<OwnSessionsContext, OwnSessionsEvent, OwnSessionsTag>({
  'end.request': {
    ...NOT_SHOWN,
    isUnknown: (context, { id }) => {
      if (rowOf(context, id) !== undefined) return null;
      return Number.isNaN(id) ? texts.noRow : texts.unknown;
    },
  },
  'others.request': {
    ...NOT_SHOWN,
    isAlone: ({ rows }) => (rows.some(({ current }) => !current) ? null : texts.alone),
  },
  'everywhere.request': NOT_SHOWN,
  'load.retry': { ...BUSY, isAbsent: outside('present', texts.notLoaded), isNotFailed: otherwise(texts.notFailed) },
  'end.confirm': NOTHING_PENDING,
  'end.cancel': NOTHING_PENDING,
  'sessions.changed': NOT_SHOWN,
});
