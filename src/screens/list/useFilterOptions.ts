import { useEffect, useMemo, useState } from 'react';
import type { FilterDeclaration, FilterKind, FilterValue, ListDeclaration } from '../../content/model/listing';
import type { Result } from '../../contract/result';
import { ALL } from '../../machines/list/query';
import { languageName } from '../../messages/screens/content';
import { mapResult, municipalityOption } from '../../ui/fields/options';
import type { FilterOptions } from '../../ui/list/Filter';
import type { NamedOption } from '../administrationPort';
import { type FilterLookups, usePorts } from '../ports';

type Options = FilterOptions['options'];
type Load = (lookups: FilterLookups, value: FilterValue, signal: AbortSignal) => Promise<Result<Options>>;
/** Kinds of filter whose options are looked up. */
type LookedUp = Exclude<FilterKind, 'category' | 'language' | 'dates' | 'own' | 'choice' | 'code'>;

const namedOptions = (result: Result<readonly NamedOption[]>) =>
  mapResult(result, (found) => found.map(({ id, label }) => ({ value: id, label })));

/** Where each kind of filter has its options from: all of them, or the chosen one's where the others are searched. */
const LOADERS: Record<LookedUp, Load> = {
  province: async (lookups) =>
    mapResult(await lookups.provinces(), (found) => found.map(({ id, nome }) => ({ value: id, label: nome }))),
  municipality: async (lookups, chosen) =>
    chosen === ALL
      ? { ok: true, value: [] }
      : mapResult(await lookups.municipality(Number(chosen)), (found) =>
          found === null ? [] : [{ value: found.id, label: found.city }],
        ),
  role: async (lookups, _, signal) => namedOptions(await lookups.roles(signal)),
  desk: async (lookups, _, signal) => namedOptions(await lookups.desks(signal)),
  status: async (lookups) =>
    mapResult(await lookups.statuses(), (found) => found.map(({ id, name }) => ({ value: Math.abs(id), label: name }))),
};

const isLookedUp = ({ kind, options }: FilterDeclaration): boolean => options === undefined && kind in LOADERS;

const LOADING: FilterOptions = { state: 'loading', options: [] };

/**
 * Options of each filter that has none of its own, by name. Those of a filter that is searched are the chosen one, loaded
 * again when another is chosen, and a search within the filter that it lies in. An answer that comes too late is dropped.
 */
export function useFilterOptions(
  { filters, statusChoiceNames }: Pick<ListDeclaration, 'filters' | 'statusChoiceNames'>,
  values: Readonly<Record<string, FilterValue>>,
): Readonly<Record<string, FilterOptions>> {
  const { filterLookups, site } = usePorts();
  const [loaded, setLoaded] = useState<Readonly<Record<string, FilterOptions>>>({});
  const requested = filters
    .filter(isLookedUp)
    .map(({ name, kind }) => `${name} ${kind} ${kind === 'municipality' ? (values[name] ?? ALL) : ALL}`)
    .join('|');
  useEffect(() => {
    const controller = new AbortController();
    for (const part of requested === '' ? [] : requested.split('|')) {
      const [name, kind, value] = part.split(' ') as [string, LookedUp, string];
      setLoaded((before) => ({ ...before, [name]: { ...LOADING, options: before[name]?.options ?? [] } }));
      void LOADERS[kind](filterLookups, Number(value), controller.signal).then((result) => {
        if (controller.signal.aborted) return;
        const found = result.ok ? result.value : [];
        const names = kind === 'status' ? statusChoiceNames : undefined;
        const options = found.map(({ value, label }) => ({ value, label: names?.[Number(value)] ?? label }));
        setLoaded((before) => ({ ...before, [name]: { state: result.ok ? 'ready' : 'failed', options } }));
      });
    }
    return () => controller.abort();
  }, [requested, filterLookups, statusChoiceNames]);
  return useMemo(() => {
    const languages = site.contentLanguages.map((code) => ({ value: code, label: languageName(code) }));
    const own = filters.flatMap(({ name, kind, within }): [string, FilterOptions][] => {
      if (kind === 'language') return [[name, { state: 'ready', options: languages }]];
      if (kind !== 'municipality') return [];
      const outer = within === undefined ? ALL : (values[within] ?? ALL);
      const province = outer === ALL ? null : Number(outer);
      const search = async (text: string) =>
        mapResult(await filterLookups.municipalities(text, province), (found) => found.map(municipalityOption));
      return [[name, { ...(loaded[name] ?? LOADING), search }]];
    });
    return { ...loaded, ...Object.fromEntries(own) };
  }, [loaded, filters, values, filterLookups, site]);
}
