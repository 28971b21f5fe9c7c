import { useEffect, useState } from 'react';
import type { FilterDeclaration, FilterKind } from '../../content/listing';
import type { Result } from '../../contract/result';
import { ALL } from '../../machines/list/query';
import type { FilterOptions } from '../../ui/list/FilterBar';
import { type FilterLookups, usePorts } from '../ports';

type Options = FilterOptions['options'];
type Load = (lookups: FilterLookups, within: number) => Promise<Result<Options>>;

function named<T>(result: Result<readonly T[]>, option: (entry: T) => Options[number]): Result<Options> {
  return result.ok ? { ok: true, value: result.value.map(option) } : result;
}

/** Where each kind of filter has its options from; a fixed list needs none. */
const LOADERS: Record<FilterKind, Load> = {
  category: async () => ({ ok: true, value: [] }),
  province: async (lookups) => named(await lookups.provinces(), ({ id, nome }) => ({ value: id, label: nome })),
  // Without a province there would be hundreds to choose from, and servers answer none.
  municipality: async (lookups, province) =>
    province === ALL
      ? { ok: true, value: [] }
      : named(await lookups.municipalitiesOf(province), ({ id, city }) => ({ value: id, label: city })),
  status: async (lookups) => named(await lookups.statuses(), ({ id, name }) => ({ value: Math.abs(id), label: name })),
};

const LOADING: FilterOptions = { state: 'loading', options: [] };

/**
 * Options of each filter that has none of its own, by name. A filter within another is asked for anew when that one's
 * value changes; an answer that comes too late is dropped.
 */
export function useFilterOptions(
  filters: readonly FilterDeclaration[],
  values: Readonly<Record<string, number>>,
): Readonly<Record<string, FilterOptions>> {
  const { filterLookups } = usePorts();
  const [loaded, setLoaded] = useState<Readonly<Record<string, FilterOptions>>>({});
  const asked = filters
    .filter((filter) => filter.options === undefined)
    .map(
      (filter) => `${filter.name} ${filter.kind} ${filter.within === undefined ? -1 : (values[filter.within] ?? -1)}`,
    )
    .join('|');
  useEffect(() => {
    let current = true;
    for (const part of asked === '' ? [] : asked.split('|')) {
      const [name, kind, within] = part.split(' ') as [string, FilterKind, string];
      setLoaded((before) => ({ ...before, [name]: { ...LOADING, options: before[name]?.options ?? [] } }));
      void LOADERS[kind](filterLookups, Number(within)).then((result) => {
        if (!current) return;
        const options = result.ok ? result.value : [];
        setLoaded((before) => ({ ...before, [name]: { state: result.ok ? 'ready' : 'failed', options } }));
      });
    }
    return () => {
      current = false;
    };
  }, [asked, filterLookups]);
  return loaded;
}
