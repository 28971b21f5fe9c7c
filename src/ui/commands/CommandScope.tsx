import { type ReactNode, type RefObject, useContext, useLayoutEffect, useMemo, useRef } from 'react';
import type { ScopeName } from '../../commands/all';
import { actorTarget, type Commanded } from '../../commands/target';
import type { CommandEvent, ViewActions } from '../../commands/types';
import type { Listing } from '../../content/lists/listing';
import { ScopeDepthContext, useCommandCenter } from './context';

interface CommandScopeProps<Snapshot, Event> {
  readonly scope: ScopeName;
  readonly actor: Commanded<Snapshot, Event>;
  /** The machine's own `refusal`. */
  readonly refusal: (snapshot: Snapshot, event: Event) => string | null;
  /** The listing shown, or that of the record shown. */
  readonly listing?: Listing;
  /** What the screen does by itself, and why it can't. Keep the set of names the same. */
  readonly view?: ViewActions;
  /** Completes an event with what only the screen knows, such as the focused field. */
  readonly prepare?: (event: CommandEvent) => CommandEvent;
  /** Whether it goes before others that lie as deep: the card that has the focus, among several of a kind. */
  readonly isInFront?: boolean;
  /** That card, where a page may have several. */
  readonly card?: RefObject<Element | null>;
  readonly children?: ReactNode;
}

/** Name → why it can't be done, null where it can: what a target is mounted again for when it changes. */
const offeredBy = (view: ViewActions): string =>
  JSON.stringify(Object.entries(view).map(([action, does]) => [action, typeof does === 'string' ? does : null]));

/** Mounts an actor as the target of a scope's commands for as long as it is on the page. */
export function CommandScope<Snapshot, Event>(props: CommandScopeProps<Snapshot, Event>) {
  const { scope, actor, refusal, listing, view = {}, prepare, isInFront = false, card, children } = props;
  const center = useCommandCenter();
  const depth = useContext(ScopeDepthContext) + 1;
  // A button queries its target while it renders, so the latest functions lie in a ref and not in an effect event.
  const latest = useRef({ view, prepare });
  useLayoutEffect(() => {
    latest.current = { view, prepare };
  });
  const offered = offeredBy(view);
  const actions = useMemo(() => JSON.parse(offered) as [keyof ViewActions, string | null][], [offered]);
  useLayoutEffect(() => {
    const target = actorTarget(scope, actor, refusal, {
      ...(listing === undefined ? {} : { listing }),
      view: Object.fromEntries(
        actions.map(([action, refused]) => [
          action,
          refused ??
            ((name?: string) => {
              const does = latest.current.view[action];
              if (typeof does === 'function') does(name);
            }),
        ]),
      ),
      prepare: (event) => latest.current.prepare?.(event) ?? event,
    });
    return center.targets.mount(target, isInFront ? depth + 0.5 : depth, () => card?.current ?? null);
  }, [center, depth, isInFront, card, scope, actor, refusal, listing, actions]);
  return <ScopeDepthContext value={depth}>{children}</ScopeDepthContext>;
}
