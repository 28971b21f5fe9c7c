import { createContext, useContext, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { type Location, type Path, useLocation } from 'react-router-dom';

interface NavigateOptions {
  /** In place of the entry in front, not after it. */
  readonly replace?: boolean;
  readonly state?: unknown;
}

/** Goes to a page by its path from the root, or changes a part of the address in front. */
export type Navigate = (to: string | Partial<Path>, options?: NavigateOptions) => void;

interface Move {
  readonly currentLocation: Location;
  readonly nextLocation: Location;
}

/** A navigation that waits for an answer. */
export interface BlockedMove {
  proceed(): void;
  reset(): void;
}

export interface Blocker {
  /** Decides before the others on the page: what would be lost is said before what a draft keeps. */
  readonly isFirst: boolean;
  blocks(move: Move): boolean;
  /** Called with the navigation that waits; with null once none does. */
  tell(blocked: BlockedMove | null): void;
}

/** What pages ask of the history of their addresses. */
export interface Navigation {
  readonly navigate: Navigate;
  /** Has navigations decided by a blocker, until what it gives is called. */
  addBlocker(blocker: Blocker): () => void;
}

export const NavigationContext = createContext<Navigation | null>(null);

function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (navigation === null) throw new Error('no NavigationContext');
  return navigation;
}

/** Navigates; the same function for the whole life of the application. */
export const useNavigate = (): Navigate => useNavigation().navigate;

/** The query of the address in front. */
export function useSearchParameters(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** Holds up the navigations that `blocks` says; gives the one that waits for an answer. `isFirst` stays the same. */
export function useBlocker(blocks: Blocker['blocks'], isFirst = false): BlockedMove | null {
  const { addBlocker } = useNavigation();
  const [blocked, setBlocked] = useState<BlockedMove | null>(null);
  const decide = useEffectEvent(blocks);
  useEffect(() => addBlocker({ isFirst, blocks: (move) => decide(move), tell: setBlocked }), [addBlocker, isFirst]);
  return blocked;
}
