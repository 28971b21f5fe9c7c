import { useEffect, useMemo, useState } from 'react';
import type { FilterDeclaration, FilterKind, FilterValue, ListDeclaration } from '../../content/model/listing';
import type { Result } from '../../contract/result';
import { ALL } from '../../machines/list/query';
import { languageName } from '../../messages/screens/content';
import type { FilterOptions } from '../../ui/list/Filter';
import { type FilterLookups, usePorts } from '../ports';

type Options = FilterOptions['options'];
type Load = (lookups: FilterLookups, within: number) => Promise<Result<Options>>;
/** Kinds of filter whose options are looked up. */
type LookedUp = Exclude<FilterKind, 'category' | 'language' | 'dates'>;

function named<T>(result: Result<readonly T[]>, option: (entry: T) => Options[number]): Result<Options> {
  return result.ok ? { ok: true, value: result.value.map(option) } : result;
}

/** Where each kind of filter has its options from. */
const LOADERS: Record<LookedUp, Load> = {
  province: async (lookups) => named(await lookups.provinces(), ({ id, nome }) => ({ value: id, label: nome })),
  // Without a province there would be hundreds to choose from, and servers answer none.
  municipality: async (lookups, province) =>
    province === ALL
      ? { ok: true, value: [] }
      : named(await lookups.municipalitiesOf(province), ({ id, city }) => ({ value: id, label: city })),
  status: async (lookups) => named(await lookups.statuses(), ({ id, name }) => ({ value: Math.abs(id), label: name })),
};

const isLookedUp = ({ kind, options }: FilterDeclaration): boolean => options === undefined && kind in LOADERS;

const LOADING: FilterOptions = { state: 'loading', options: [] };

/**
 * Options of each filter that has none of its own, by name. A filter within another is asked for anew when that one's
 * value changes; an answer that comes too late is dropped.
 */
export function useFilterOptions(
  { filters, statusNames }: Pick<ListDeclaration, 'filters' | 'statusNames'>,
  values: Readonly<Record<string, FilterValue>>,
): Readonly<Record<string, FilterOptions>> {
  const { filterLookups, site } = usePorts();
  const [loaded, setLoaded] = useState<Readonly<Record<string, FilterOptions>>>({});
  const asked = filters
    .filter(isLookedUp)
    .map(
      (filter) => `${filter.name} ${filter.kind} ${filter.within === undefined ? -1 : (values[filter.within] ?? -1)}`,
    )
    .join('|');
  useEffect(() => {
    let current = true;
    for (const part of asked === '' ? [] : asked.split('|')) {
      const [name, kind, within] = part.split(' ') as [string, LookedUp, string];
      setLoaded((before) => ({ ...before, [name]: { ...LOADING, options: before[name]?.options ?? [] } }));
      void LOADERS[kind](filterLookups, Number(within)).then((result) => {
        if (!current) return;
        const found = result.ok ? result.value : [];
        const names = kind === 'status' ? statusNames : undefined;
        const options = found.map(({ value, label }) => ({ value, label: names?.[Number(value)] ?? label }));
        setLoaded((before) => ({ ...before, [name]: { state: result.ok ? 'ready' : 'failed', options } }));
      });
    }
    return () => {
      current = false;
    };
  }, [asked, filterLookups, statusNames]);
  return useMemo(() => {
    const languages = site.contentLanguages.map((code) => ({ value: code, label: languageName(code) }));
    const fixed = filters
      .filter(({ kind }) => kind === 'language')
      .map(({ name }) => [name, { state: 'ready', options: languages }] as const);
    return { ...loaded, ...Object.fromEntries(fixed) };
  }, [loaded, filters, site]);
}
