import { useSelector } from '@xstate/react';
import { useCallback, useRef } from 'react';
import { locationOf } from '../../content/kinds/address';
import { entryWords } from '../../content/kinds/displayText';
import { entrySegment, sameValue, valueAt } from '../../content/model/path';
import type { CollectionContext } from '../../machines/collection/types';
import type { RouteStop } from '../../machines/routeMap/types';
import { pointOf } from '../fields/coordinates';
import { RouteMap } from '../map/RouteMap';
import type { EntryParts } from './EntriesCard';

interface EntriesMapProps {
  readonly parts: EntryParts;
  /** Key of the entry that is open; null for none. */
  readonly open: string | null;
  readonly id: string;
  readonly onOpen: (key: string) => void;
}

/** The entries of a list on a map, joined in their order. What is typed in the open one is named there once it is closed. */
export function EntriesMap({ parts, open, id, onOpen }: EntriesMapProps) {
  const { actor, field, path, language, context } = parts;
  const names = useRef(new Map<string, string>());
  const stopsOf = ({ entries }: CollectionContext): readonly RouteStop[] =>
    entries.map(({ key, entry }) => {
      const known = key === open ? names.current.get(key) : undefined;
      const name = known ?? entryWords(field.entry, entry, language);
      const { lat, lng } = locationOf(valueAt(entry, field.entry.route ?? ''));
      const isWrong = key !== open && context.nested?.errorIn(`${path}.${entrySegment(key)}`) != null;
      return { key, number: entry.order, name, point: pointOf(lat, lng), isWrong };
    });
  const stops = useSelector(actor, (snapshot) => stopsOf(snapshot.context), sameValue);
  names.current = new Map(stops.map(({ key, name }) => [key, name]));
  const leave = useCallback(() => {
    const row = open === null ? null : document.querySelector(`[data-entry="${CSS.escape(open)}"] [aria-expanded]`);
    const back = row ?? document.getElementById(id)?.closest('[data-collection]')?.querySelector('button');
    if (back instanceof HTMLElement) back.focus();
  }, [open, id]);
  if (stops.length === 0) return null;
  return (
    <div id={id}>
      <RouteMap
        {...{ stops, onOpen }}
        id={id}
        label={field.label}
        current={open}
        centre={context.mapCentre}
        tiles={context.tiles}
        onLeave={leave}
      />
    </div>
  );
}
