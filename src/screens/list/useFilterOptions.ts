import { useEffect, useMemo, useState } from 'react';
import type { FilterDeclaration, FilterKind, FilterValue } from '../../content/lists/filter';
import type { ListDeclaration } from '../../content/lists/list';
import { namedOptions } from '../../content/logged';
import { INTERFACE_LANGUAGE } from '../../contract/languages';
import { mapResult, type Result } from '../../contract/result';
import { ALL } from '../../machines/list/query';
import { languageName } from '../../messages/screens/content';
import { categoryOptions, municipalityOption } from '../../ui/fields/options';
import type { FilterOptions } from '../../ui/list/Filter';
import { type FilterLookups, usePorts } from '../ports';

type Options = FilterOptions['options'];
/** What the options of a filter are loaded by: its present value, or the group of its tree; -1 for neither. */
type Load = (lookups: FilterLookups, by: number, signal: AbortSignal) => Promise<Result<Options>>;
/** Kinds of filter whose options are looked up. */
type LookedUp = Exclude<FilterKind, 'language' | 'dates' | 'own' | 'logged' | 'section' | 'choice'>;

const administered =
  (source: 'roles' | 'desks'): Load =>
  async (lookups, _, signal) =>
    mapResult(await lookups.choices(source, signal), (found) => found.map(({ id, label }) => ({ value: id, label })));

/** Options of a tree with those below one of them in front; it itself narrows nothing any more. */
export function belowFirst(options: Options, top: FilterValue): Options {
  const at = options.findIndex(({ value }) => value === top);
  const own = options[at];
  if (own === undefined) return options;
  const level = own.depth ?? 0;
  const after = options.slice(at + 1);
  const end = after.findIndex(({ depth = 0 }) => depth <= level);
  const below = end === -1 ? after : after.slice(0, end);
  return [
    ...below.map(({ depth = 0, ...option }) => ({ ...option, depth: depth - level - 1 })),
    ...options.slice(0, at),
    ...after.slice(below.length),
  ];
}

/** Where each kind of filter has its options from: all of them, or the chosen one's where the others are searched. */
const LOADERS: Record<LookedUp, Load> = {
  province: async (lookups) =>
    mapResult(await lookups.provinces(), (found) => found.map(({ id, nome }) => ({ value: id, label: nome }))),
  municipality: async (lookups, chosen) =>
    chosen === ALL
      ? { ok: true, value: [] }
      : mapResult(await lookups.municipality(chosen), (found) =>
          found === null ? [] : [{ value: found.id, label: found.city }],
        ),
  category: async (lookups, main) =>
    mapResult(await lookups.categories(main), (tree) =>
      categoryOptions(tree, INTERFACE_LANGUAGE).map(({ id, label, depth = 0 }) => ({
        value: Number(id),
        label,
        depth,
      })),
    ),
  placeType: async (lookups, _, signal) =>
    mapResult(await lookups.placeTypes(signal), (found) =>
      found.map(({ code, title }) => ({ value: code ?? '', label: title })),
    ),
  person: async (lookups) =>
    mapResult(await lookups.people(), (found) => found.map(({ id, name }) => ({ value: id, label: name }))),
  role: administered('roles'),
  desk: administered('desks'),
  status: async (lookups) =>
    mapResult(await lookups.statuses(), (found) => found.map(({ id, name }) => ({ value: Math.abs(id), label: name }))),
};

const isLookedUp = ({ kind, options, main }: FilterDeclaration): boolean =>
  options === undefined && kind in LOADERS && (kind !== 'category' || main !== undefined);

const loadedBy = ({ name, kind, main }: FilterDeclaration, values: Readonly<Record<string, FilterValue>>) =>
  kind === 'municipality' ? (values[name] ?? ALL) : (main ?? ALL);

/** Grows whenever a tree of categories was changed here. */
function useCategoryTurn(): number {
  const { filterLookups } = usePorts();
  const [turn, setTurn] = useState(0);
  useEffect(() => filterLookups.onCategoriesChanged(() => setTurn((before) => before + 1)), [filterLookups]);
  return turn;
}

const LOADING: FilterOptions = { state: 'loading', options: [] };

/**
 * Options of each filter that has none of its own, by name. Those of a filter that is searched are the chosen one, loaded
 * again when another is chosen, and a search within the filter that it lies in. An answer that comes too late is dropped.
 * Another `turn` loads all of them anew.
 */
export function useFilterOptions(
  { filters, statusChoiceNames }: Pick<ListDeclaration, 'filters' | 'statusChoiceNames'>,
  values: Readonly<Record<string, FilterValue>>,
  turn = 0,
): Readonly<Record<string, FilterOptions>> {
  const { filterLookups, site } = usePorts();
  const [loaded, setLoaded] = useState<Readonly<Record<string, FilterOptions>>>({});
  const categoryTurn = useCategoryTurn();
  const requested = filters
    .filter(isLookedUp)
    .map((filter) => {
      const turns = `${turn} ${filter.kind === 'category' ? categoryTurn : 0}`;
      return `${filter.name} ${filter.kind} ${loadedBy(filter, values)} ${turns}`;
    })
    .join('|');
  useEffect(() => {
    const controller = new AbortController();
    for (const part of requested === '' ? [] : requested.split('|')) {
      const [name, kind, by] = part.split(' ') as [string, LookedUp, string];
      setLoaded((before) => ({ ...before, [name]: { ...LOADING, options: before[name]?.options ?? [] } }));
      void LOADERS[kind](filterLookups, Number(by), controller.signal).then((result) => {
        if (controller.signal.aborted) return;
        const found = result.ok ? result.value : [];
        const names = kind === 'status' ? statusChoiceNames : undefined;
        const options = found.map((option) => ({ ...option, label: names?.[Number(option.value)] ?? option.label }));
        setLoaded((before) => ({ ...before, [name]: { state: result.ok ? 'ready' : 'failed', options } }));
      });
    }
    return () => controller.abort();
  }, [requested, filterLookups, statusChoiceNames]);
  return useMemo(() => {
    const languages = site.contentLanguages.map((code) => ({ value: code, label: languageName(code) }));
    const own = filters.flatMap(({ name, kind, within }): [string, FilterOptions][] => {
      if (kind === 'language') return [[name, { state: 'ready', options: languages }]];
      const named = namedOptions(kind);
      if (named !== undefined) return [[name, { state: 'ready', options: named }]];
      const outer = within === undefined ? ALL : (values[within] ?? ALL);
      const tree = loaded[name];
      if (kind === 'category' && outer !== ALL && tree !== undefined)
        return [[name, { ...tree, options: belowFirst(tree.options, outer) }]];
      if (kind !== 'municipality') return [];
      const province = outer === ALL ? null : Number(outer);
      const search = async (text: string) =>
        mapResult(await filterLookups.municipalities(text, province), (found) => found.map(municipalityOption));
      return [[name, { ...(loaded[name] ?? LOADING), search }]];
    });
    return { ...loaded, ...Object.fromEntries(own) };
  }, [loaded, filters, values, filterLookups, site]);
}
