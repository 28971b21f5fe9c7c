import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { choicesMachine } from '../../machines/choices/machine';
import type { ChosenRow } from '../../machines/choices/types';

export type ChoicesActor = ActorRefFrom<typeof choicesMachine>;

export const ChoicesContext = createContext<ChoicesActor | null>(null);

/** The rows that save themselves, of the page around. */
export function useChoicesActor(): ChoicesActor {
  const actor = useContext(ChoicesContext);
  if (actor === null) throw new Error('no choices above');
  return actor;
}

/** What a row shows of itself now; undefined until the rows were taken. Nothing else draws it anew. */
export function useChosenRow(id: number): ChosenRow | undefined {
  return useSelector(useChoicesActor(), ({ context }) => context.rows[id]);
}
