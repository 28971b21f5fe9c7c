import { useSelector } from '@xstate/react';
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { entrySegment, sameValue, valueAt } from '../../content/field/path';
import { locationOf, normalLocation } from '../../content/kinds/address';
import { entryWords } from '../../content/kinds/displayText';
import type { CollectionGiven, KeyedEntry } from '../../machines/collection/rules';
import type { RouteStop } from '../../machines/routeMap/rules';
import { pointOf } from '../fields/coordinates';
import { pinId } from '../map/pinId';
import { RouteMap } from '../map/RouteMap';
import type { EntryParts } from './hooks';

/** Pixels around the window within which something counts as near. */
const AHEAD = '300px';

/** Whether an element has been near what is seen of the page since it is there, or `show` was called. */
function useNear(element: RefObject<HTMLElement | null>) {
  const [isNear, setNear] = useState(false);
  const show = useCallback(() => setNear(true), []);
  useLayoutEffect(() => {
    if (isNear || element.current === null) return;
    const isSeen = (entries: readonly IntersectionObserverEntry[]) => entries.some((one) => one.isIntersecting);
    const observer = new IntersectionObserver((entries) => isSeen(entries) && show(), { rootMargin: AHEAD });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear, show]);
  return { isNear, show };
}

/** Puts the focus on the pin of an entry, by its key. */
export type GoToPin = (key: string) => void;

interface EntriesMapProps {
  readonly parts: EntryParts;
  /** Key of the entry that is open; null for none. */
  readonly open: string | null;
  readonly id: string;
  readonly onOpen: (key: string) => void;
  /** Gets what leads to a pin. */
  readonly goToPin: RefObject<GoToPin | null>;
}

type Place = Omit<RouteStop, 'isWrong'>;

/** What the map shows of the entries. What is typed in the open one is named there once it is closed. */
function usePlaces({ edits, field, language }: EntryParts, open: string | null): readonly Place[] {
  const select = useMemo(() => {
    const { entry: declaration } = field;
    const known = new WeakMap<KeyedEntry, Place>();
    let openName: string | null = null;
    const nameOf = ({ key, entry }: KeyedEntry): string => {
      if (key === open && openName !== null) return openName;
      const name = entryWords(declaration, entry, language);
      if (key === open) openName = name;
      return name;
    };
    return ({ context }: { readonly context: CollectionGiven }) =>
      context.value.entries.map((item) => {
        const found = known.get(item);
        if (found !== undefined) return found;
        const { lat, lng } = normalLocation(locationOf(valueAt(item.entry, declaration.route ?? '')));
        const place = { key: item.key, number: item.entry.order, name: nameOf(item), point: pointOf(lat, lng) };
        known.set(item, place);
        return place;
      });
  }, [field, language, open]);
  return useSelector(edits, select, sameValue);
}

/** The entries as stops, each with whether something that is shown as wrong lies in it; the open one shows that itself. */
function useStops(parts: EntryParts, open: string | null): readonly RouteStop[] {
  const { context, path } = parts;
  const places = usePlaces(parts, open);
  const isWrong = (key: string): boolean =>
    key !== open && (context.nested?.errorIn(`${path}.${entrySegment(key)}`) ?? null) !== null;
  const wrong = useSyncExternalStore(context.subscribe, () =>
    places.map(({ key }) => (isWrong(key) ? '!' : '.')).join(''),
  );
  return useMemo(() => places.map((place, at) => ({ ...place, isWrong: wrong[at] === '!' })), [places, wrong]);
}

/** Puts the focus on an element within `root` as soon as it is there, unless it went elsewhere meanwhile; gives what calls that off. */
function focusOnceThere(root: HTMLElement, id: string): () => void {
  const before = document.activeElement;
  const focus = () => {
    const element = document.getElementById(id);
    if (document.activeElement === before) element?.focus();
    return element !== null;
  };
  const observer = new MutationObserver(() => focus() && observer.disconnect());
  if (!focus()) observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** The entries of a list on a map, joined in their order. It is drawn once it comes near, or one goes to it by key. */
export function EntriesMap({ parts, open, id, onOpen, goToPin }: EntriesMapProps) {
  const { field, context } = parts;
  const place = useRef<HTMLDivElement>(null);
  const { isNear, show } = useNear(place);
  const stops = useStops(parts, open);
  useLayoutEffect(() => {
    let callOff = () => {};
    goToPin.current = (key) => {
      if (place.current === null) return;
      show();
      callOff();
      callOff = focusOnceThere(place.current, pinId(id, key));
    };
    return () => {
      goToPin.current = null;
      callOff();
    };
  }, [goToPin, id, show]);
  const leave = useCallback(() => {
    const row = open === null ? null : document.querySelector(`[data-entry="${CSS.escape(open)}"] [aria-expanded]`);
    const back = row ?? place.current?.closest('[data-collection]')?.querySelector('button');
    if (back instanceof HTMLElement) back.focus();
  }, [open]);
  return (
    <div ref={place}>
      {isNear ? (
        <RouteMap
          {...{ id, stops, onOpen }}
          label={field.label}
          current={open}
          centre={context.mapCentre}
          tiles={context.tiles}
          onLeave={leave}
        />
      ) : (
        // Nothing loads yet: a skeleton would be drawn anew sixty times a second where nobody sees it.
        <div className="h-72 rounded-sm bg-sunken" />
      )}
    </div>
  );
}
