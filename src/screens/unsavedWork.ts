import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';
import { tabIn } from '../machines/access/routes';
import { type UnsavedWork, worstOf } from '../machines/kit/drafting';
import { useListening } from '../ui/base/useListening';
import { useBlocker } from '../ui/page/navigate';
import { isSamePage } from '../ui/page/navigation';
import { type DraftPort, usePorts } from './ports';
import { type SessionActor, useSession } from './session';

interface Subscription {
  unsubscribe(): void;
}

/** A machine with work that could be lost: it confirms leaving. */
export interface LeavableActor {
  getSnapshot(): { hasTag(tag: 'askingToLeave' | 'left'): boolean };
  subscribe(listener: () => void): Subscription;
  on(type: 'left', listener: () => void): Subscription;
  send(event: { readonly type: 'leave.request' }): void;
}

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** Whether an address shows another page than the one in front, or another of the lists under the same address. */
const leadsElsewhere = (from: Address, to: Address): boolean =>
  from.pathname !== to.pathname || tabIn(from.search) !== tabIn(to.search);

/**
 * Blocks a navigation that would lose unsaved work and sends the machine 'leave.request'. The end of a session goes
 * to the sign-in without a question: it was confirmed before. The change of address after a creation passes. Gives whether the
 * machine's question is open. `decidesFirst` is for what no draft keeps, beside a page with drafts; it stays the same.
 */
export function useLeaveGuard(actor: LeavableActor, isUnsaved: () => boolean, decidesFirst = false): boolean {
  const session = useSession();
  const blocked = useBlocker(
    ({ currentLocation, nextLocation }) =>
      leadsElsewhere(currentLocation, nextLocation) &&
      !isSamePage(nextLocation.state) &&
      !session.getSnapshot().hasTag('signedOut') &&
      isUnsaved(),
    decidesFirst,
  );
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  const asking = useSyncExternalStore(subscribe, () => actor.getSnapshot().hasTag('askingToLeave'));
  useEffect(() => {
    if (blocked === null) return;
    const left = actor.on('left', () => blocked.proceed());
    actor.send({ type: 'leave.request' });
    return () => left.unsubscribe();
  }, [actor, blocked]);
  useEffect(() => {
    const now = actor.getSnapshot();
    const undecided = asking || now.hasTag('askingToLeave') || now.hasTag('left');
    if (!undecided) blocked?.reset();
  }, [actor, asking, blocked]);
  return asking;
}

interface ResumableActor {
  subscribe(listener: () => void): Subscription;
  send(event: { readonly type: 'session.resumed' }): void;
}

/** What the parts of the page reported to a session, and what it was told of all of them. */
interface Reported {
  readonly parts: Map<object, UnsavedWork>;
  told: UnsavedWork;
}

const reports = new WeakMap<SessionActor, Reported>();

/** Tells the session what becomes of the work of all parts, once one of them has other work than before. */
function reportTo(session: SessionActor, part: object, work: UnsavedWork): void {
  const reported = reports.get(session) ?? { parts: new Map(), told: 'none' };
  reports.set(session, reported);
  reported.parts.set(part, work);
  if (work === 'none') reported.parts.delete(part);
  const now = worstOf(reported.parts.values());
  if (now === reported.told) return;
  reported.told = now;
  session.send(now === 'none' ? { type: 'work.clean' } : { type: 'work.dirty', isKept: now === 'kept' });
}

/** What becomes of unsaved work in this browser: where it keeps no drafts, what one would have is lost. */
export const asKept = (work: UnsavedWork, { keeps }: Pick<DraftPort, 'keeps'>): UnsavedWork =>
  work === 'kept' && !keeps() ? 'lost' : work;

/**
 * Reports to the session what becomes of unsaved work, which is what its questions say, and a resumed session to the
 * machine.
 */
export function useSessionLink(actor: ResumableActor, workLeft: () => UnsavedWork): void {
  const session = useSession();
  const { drafts } = usePorts();
  const left = useEffectEvent(workLeft);
  useEffect(() => {
    const part = {};
    const report = (work: UnsavedWork) => reportTo(session, part, asKept(work, drafts));
    const watching = actor.subscribe(() => report(left()));
    const unwatch = drafts.onChange(() => report(left()));
    const resuming = session.on('session.resumed', () => actor.send({ type: 'session.resumed' }));
    return () => {
      watching.unsubscribe();
      unwatch();
      resuming.unsubscribe();
      report('none');
    };
  }, [actor, session, drafts]);
}

/** The same for a page that keeps no drafts: its unsaved work is lost when it is left. */
export const useLosingLink = (actor: ResumableActor, isUnsaved: () => boolean): void =>
  useSessionLink(actor, () => (isUnsaved() ? 'lost' : 'none'));

interface DraftingActor {
  send(event: { readonly type: 'draft.flush' }): void;
}

/**
 * Writes what was typed last into the local draft before a page goes away, or may: it is closed, it is hidden, or an
 * address typed by hand leads elsewhere unasked. A layout effect, for the actor is stopped by the time other effects are
 * cleaned up.
 */
export function useDraftAtTheEnd(actor: DraftingActor): void {
  const flush = () => actor.send({ type: 'draft.flush' });
  useListening('window', { beforeunload: flush });
  useListening('document', { visibilitychange: () => document.visibilityState === 'hidden' && flush() });
  useLayoutEffect(() => () => actor.send({ type: 'draft.flush' }), [actor]);
}

interface RetryingActor {
  send(event: { readonly type: 'save.retry' }): void;
}

/** Has a save that found no server sent again as soon as the browser is back in the network. */
export function useRetryOnline(actor: RetryingActor): void {
  useListening('window', { online: () => actor.send({ type: 'save.retry' }) });
}

/** With unsaved work the browser confirms before the page is unloaded. */
export function useUnload(isUnsaved: () => boolean): void {
  useListening('window', {
    beforeunload(event) {
      if (isUnsaved()) event.preventDefault();
    },
  });
}
