import { hasListAddress, listAddress } from '../../content/lists/addresses';
import type { FilterDeclaration, FilterKind, FilterValue } from '../../content/lists/filter';
import { searchOf, shownFilters } from '../../content/lists/list';
import type { Listing } from '../../content/lists/listing';
import { namedOptions } from '../../content/logged';
import { isContent } from '../../content/model/content';
import { languageName, statusChoiceNames } from '../../messages/screens/content';

/** A value of a filter, with what people call it. */
interface FilterChoice {
  readonly value: FilterValue;
  readonly label: string;
  readonly names: readonly string[];
}

/** The options of filters that are looked up, by `lookupOf` the filter, as far as they are known. */
export type KnownNames = Readonly<Record<string, readonly { readonly value: number; readonly label: string }[]>>;

export interface FilterFacts {
  /** Query name on the wire. */
  readonly name: string;
  readonly kind: FilterKind;
  readonly label: string;
  /** Whether its choices are looked up, so that many names begin alike. */
  readonly isLookedUp: boolean;
  readonly choices: readonly FilterChoice[];
}

/** What a typed query has to know of a list to narrow it: plain JSON. */
export interface ListFacts {
  readonly area: string;
  /** Hash route of the list, without '#'. */
  readonly route: string;
  readonly titles: { readonly section: string; readonly one: string; readonly many: string };
  /** Whether what it lists is a content type. */
  readonly isContent: boolean;
  /** Fewest characters that it searches; null for a list without a search. */
  readonly minimum: number | null;
  readonly filters: readonly FilterFacts[];
}

interface Declared {
  readonly listing: Listing;
  readonly known: KnownNames;
  /** Content languages. */
  readonly languages: readonly string[];
}

/** The statuses by the names of the list's filter; a name that the badges have means the same, if no other status has it. */
function statusChoices({ listing: { list } }: Declared): readonly FilterChoice[] {
  const own = list.statusChoiceNames ?? statusChoiceNames;
  const taken = new Set(Object.values(own).map((name) => name.toLowerCase()));
  return Object.entries(own).map(([status, label]) => {
    const general = statusChoiceNames[Number(status)];
    const names = general === undefined || taken.has(general.toLowerCase()) ? [] : [general];
    return { value: Number(status), label, names };
  });
}

function choicesOf(filter: FilterDeclaration, declared: Declared): readonly FilterChoice[] {
  const { kind, options } = filter;
  if (options !== undefined) return options.map(({ value, label, names = [] }) => ({ value, label, names }));
  if (kind === 'status') return statusChoices(declared);
  const named = namedOptions(kind);
  if (named !== undefined) return named.map(({ value, label, names = [] }) => ({ value, label, names }));
  if (kind === 'language') return declared.languages.map((value) => ({ value, label: languageName(value), names: [] }));
  return (declared.known[lookupOf(filter)] ?? []).map(({ value, label }) => ({ value, label, names: [] }));
}

/** What is narrowest stands first: a municipality before the province that is called the same. */
const byNarrowness = (filters: readonly FilterDeclaration[]) =>
  filters.toSorted((a, b) => Number(b.within !== undefined) - Number(a.within !== undefined));

const LOOKED_UP: readonly FilterKind[] = ['province', 'municipality', 'role', 'desk', 'person'];

const isLookedUp = ({ kind, options, main }: FilterDeclaration): boolean =>
  options === undefined && (LOOKED_UP.includes(kind) || (kind === 'category' && main !== undefined));

/** Where the names of a filter's options come from: its kind, or the tree of a group of categories. */
export interface NamesSource {
  readonly kind: FilterKind;
  /** Of categories only. */
  readonly main?: number;
}

/** Key of such a source among what is known. */
export const lookupOf = ({ kind, main }: NamesSource): string => (kind === 'category' ? `category ${main}` : kind);

/** The lists that filters can narrow, as the palette has to know them. */
export const listFacts = (
  listings: readonly Listing[],
  known: KnownNames,
  languages: readonly string[],
): readonly ListFacts[] =>
  listings
    .filter((listing) => hasListAddress(listing) && shownFilters(listing).length > 0)
    .map((listing) => {
      const { area, titles } = listing;
      const { section, one, many } = titles;
      return {
        area,
        route: listAddress(listing),
        titles: { section, one, many },
        isContent: isContent(listing),
        minimum: searchOf(listing)?.minimum ?? null,
        filters: byNarrowness(shownFilters(listing)).map((filter) => ({
          name: filter.name,
          kind: filter.kind,
          label: filter.label,
          isLookedUp: isLookedUp(filter),
          choices: choicesOf(filter, { listing, known, languages }),
        })),
      };
    });

/** Where the names of some lists' options have to be looked up, each once. */
export function namesSources(listings: readonly Listing[]): readonly NamesSource[] {
  const filters = listings.flatMap((listing) => shownFilters(listing).filter(isLookedUp));
  const sources = filters.map(({ kind, main }): NamesSource => (main === undefined ? { kind } : { kind, main }));
  return [...new Map(sources.map((source) => [lookupOf(source), source])).values()];
}
