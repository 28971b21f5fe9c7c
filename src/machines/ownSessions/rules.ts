import type { OwnSession } from '../../contract/sessions';
import { ownSessionsTexts } from '../../messages/screens/ownSessions';
import type { OwnSessionsContext, OwnSessionsEvent } from './types';

const { refusal: texts } = ownSessionsTexts;

type Rows = Pick<OwnSessionsContext, 'rows'>;
type Endings = Pick<OwnSessionsContext, 'rows' | 'ending'>;

const rowOf = ({ rows }: Rows, id: number): OwnSession | undefined => rows.find((row) => row.id === id);

/** The one session that is to be ended; null while there is none. */
export const endingRow = ({ rows, ending }: Endings): OwnSession | null =>
  ending?.kind === 'one' ? (rowOf({ rows }, ending.id) ?? null) : null;

/** Whether what is to be ended is the session that one is working in. */
export const endsCurrent = (context: Endings): boolean => endingRow(context)?.current === true;

/** The sessions that are left once the ending is done. */
export const rowsAfter = ({ rows, ending }: Endings): readonly OwnSession[] =>
  rows.filter(({ id, current }) => (ending?.kind === 'one' ? id !== ending.id : current));

/** Why a shown list refuses an event, in Italian; null when it takes it. */
export function contextRefusal(context: Rows, event: OwnSessionsEvent): string | null {
  switch (event.type) {
    case 'end.request':
      if (rowOf(context, event.id) !== undefined) return null;
      return Number.isNaN(event.id) ? texts.noRow : texts.unknown;
    case 'others.request':
      return context.rows.some(({ current }) => !current) ? null : texts.alone;
    case 'load.retry':
      return texts.notFailed;
    case 'end.confirm':
    case 'end.cancel':
      return texts.nothingPending;
    case 'everywhere.request':
    case 'sessions.changed':
      return null;
  }
}
