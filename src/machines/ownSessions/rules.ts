import type { OwnSession } from '../../contract/sessions';
import type { OwnSessionsContext } from './types';

type Rows = Pick<OwnSessionsContext, 'rows'>;
type Endings = Pick<OwnSessionsContext, 'rows' | 'ending'>;

/** The session of an id. */
export const rowOf = ({ rows }: Rows, id: number): OwnSession | undefined => rows.find((row) => row.id === id);

/** The one session that is to be ended; null while there is none. */
export const endingRow = ({ rows, ending }: Endings): OwnSession | null =>
  ending?.kind === 'one' ? (rowOf({ rows }, ending.id) ?? null) : null;

/** Whether what is to be ended is the session that one is working in. */
export const endsCurrent = (context: Endings): boolean => endingRow(context)?.current === true;

/** The sessions that are left once the ending is done. */
export const rowsAfter = ({ rows, ending }: Endings): readonly OwnSession[] =>
  rows.filter(({ id, current }) => (ending?.kind === 'one' ? id !== ending.id : current));
