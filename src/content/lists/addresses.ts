import { slugWith } from '../text/slugWords';
import { type FilterDeclaration, type FilterValue, readFilterValue } from './filter';
import type { ListingForm } from './list';
import { filledPattern, parametersOf, paramsOf } from './pattern';

/** What a parameter of a listing's routes stands for; `:id` is the record's. */
type RouteParameter =
  /** The same in every address, for who reads it. */
  | { readonly kind: 'constant'; readonly value: string }
  /**
   * What a list is bound to: a value of its hidden filter. `anywhere` is what stands there where nothing says more, null
   * where there is no such address; `row` is the key of a row that says it; `fills` the field that a new record has it in.
   */
  | {
      readonly kind: 'bound';
      readonly filter: string;
      readonly anywhere: string | null;
      readonly row?: string;
      readonly fills?: string;
    }
  /** What that value is called, for the eye alone: of all, and of one whose name is not known. */
  | { readonly kind: 'name'; readonly anywhere: string; readonly unknown: string };

/** Hash routes, without '#', as a listing's file declares them. */
export interface RoutesDeclaration {
  readonly list: string;
  /** With `:id`; null where no record can be opened. */
  readonly item: string | null;
  /** Every parameter of both beside `:id`. */
  readonly params?: Readonly<Record<string, RouteParameter>>;
  /** The page that leads to the list, where nothing but a binding has an address for it. */
  readonly home?: string;
  /** Which of several lists under one address it is: the value of `TAB` in the address' query. */
  readonly tab?: string;
}

/** Query name in the address of a list that shares it with others: which of them. */
export const TAB = 'elenco';

/** Values of hidden filters, by name: what a list shows whatever else narrows it. */
export type Binding = Readonly<Record<string, FilterValue>>;

interface Known extends RoutesDeclaration {
  readonly binding: Binding;
  /** What the list is bound to is called; null where that is not known. */
  readonly name: string | null;
}

declare const ROUTES: unique symbol;

/** Where a listing's list and records are. What is in it is read by this file alone: everything else asks for addresses. */
export interface Routes {
  readonly [ROUTES]: true;
}

const opaque = (known: Known): Routes => Object.freeze(known) as unknown as Routes;
const known = (routes: Routes): Known => routes as unknown as Known;

const hasNoAddress = (parameter: RouteParameter | undefined): boolean =>
  parameter?.kind === 'bound' && parameter.anywhere === null;

function routesProblem({ list, item, params = {}, home }: RoutesDeclaration): string | null {
  if (item !== null && !parametersOf(item).includes('id')) return "the record's route has no ':id'";
  const named = [...parametersOf(list), ...(item === null ? [] : parametersOf(item))].filter((name) => name !== 'id');
  const undeclared = named.find((name) => !Object.hasOwn(params, name));
  if (undeclared !== undefined) return `':${undeclared}' is not declared`;
  const stray = Object.keys(params).find((name) => !named.includes(name));
  if (stray !== undefined) return `no route has ':${stray}'`;
  const needsHome = parametersOf(list).some((name) => hasNoAddress(params[name]));
  return needsHome === (home === undefined) ? 'a page leads to the list where it has no address of its own' : null;
}

/** Declares the routes of a listing. Throws with the list's route and what is wrong. */
export function routesOf(declaration: RoutesDeclaration): Routes {
  const problem = routesProblem(declaration);
  if (problem !== null) throw new Error(`routes of '${declaration.list}': ${problem}`);
  return opaque({ ...declaration, binding: {}, name: null });
}

interface Located {
  readonly routes: Routes;
}

/** Patterns of the list and of the record, for the route table: `:name` marks a parameter. */
export const patternsOf = ({ routes }: Located): { readonly list: string; readonly item: string | null } => {
  const { list, item } = known(routes);
  return { list, item };
};

/** Which of the lists under its address a list is; null for one that has an address to itself. */
export const tabOf = ({ routes }: Located): string | null => known(routes).tab ?? null;

/** What of the query in a list's address is the address' own and says nothing about rows. */
export function tabQuery(located: Located): Readonly<Record<string, string>> {
  const tab = tabOf(located);
  return tab === null ? {} : { [TAB]: tab };
}

type Query = Readonly<Record<string, string>>;

/** What of an address' query is about a list's rows. */
export const asksOfRows = (located: Located, query: Query): Query =>
  tabOf(located) === null ? query : Object.fromEntries(Object.entries(query).filter(([name]) => name !== TAB));

/** Whether records can be opened at all. */
export const opensRecords = ({ routes }: Located): boolean => known(routes).item !== null;

type Row = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;

/** A name as an address that nobody looks up shows it: the first page does without the letters of other alphabets. */
const inAddress = (name: string): string => slugWith(name, (letters) => letters);

function parameterText({ params = {}, binding, name }: Known, parameter: string, row: Row): string | null {
  const declared = params[parameter];
  if (declared === undefined) return null;
  if (declared.kind === 'constant') return declared.value;
  if (declared.kind === 'name')
    return Object.keys(binding).length === 0 ? declared.anywhere : inAddress(name ?? '') || declared.unknown;
  const bound = textOf(binding[declared.filter]);
  return bound ?? (declared.row === undefined ? null : textOf(row[declared.row])) ?? declared.anywhere;
}

/** Query name in the address of a new record: the one that it is a copy of. */
export const COPY_OF = 'from';
/** Query name in the address of a record: the language that its form opens in. */
export const IN_LANGUAGE = 'lang';

interface RecordOptions {
  /** The record as its list shows it, which may say a parameter. */
  readonly row?: Row;
  /** Record that a new one starts as a copy of. */
  readonly copyOf?: number;
  /** Language that the form opens in. */
  readonly language?: string;
}

/** Address of a record, or of a new one, without '#'; null where none can be opened, or a parameter of it is unknown. */
export function recordAddress(
  { routes }: Located,
  id: number | 'new',
  { row = {}, copyOf, language }: RecordOptions = {},
): string | null {
  const all = known(routes);
  if (all.item === null) return null;
  const path = filledPattern(all.item, (name) => (name === 'id' ? String(id) : parameterText(all, name, row)));
  const query = new URLSearchParams();
  if (copyOf !== undefined) query.set(COPY_OF, String(copyOf));
  if (language !== undefined) query.set(IN_LANGUAGE, language);
  return path === null || query.size === 0 ? path : `${path}?${query}`;
}

/** Address of the list, without '#'; null for one that has none unless it is bound. */
function ownAddress(all: Known): string | null {
  return filledPattern(all.list, (name) => parameterText(all, name, {}));
}

/** Whether the list has an address of its own, bound or not. */
export const hasListAddress = ({ routes }: Located): boolean => ownAddress(known(routes)) !== null;

/** Address of the list, or of the page that leads to it, without '#'. `query` is what of the list it opens with. */
export function listAddress({ routes }: Located, query: Readonly<Record<string, string>> = {}): string {
  const all = known(routes);
  // A list without an address has a home; that is checked where it is declared.
  const path = ownAddress(all) ?? all.home ?? all.list;
  const asked = { ...tabQuery({ routes }), ...query };
  return Object.keys(asked).length === 0 ? path : `${path}?${new URLSearchParams(asked)}`;
}

/** What of a listing its bound list differs in. */
type Bindable = Located & ListingForm;

/** What a page shows of a listing. */
export interface Place {
  /** The record shown; null for the list. */
  readonly id: number | 'new' | null;
  /** What the list is bound to, or the one that the record was opened from; empty for nothing. */
  readonly binding: Binding;
  /** Whether the address binds the list to what can't be a value of the filter. */
  readonly isBroken: boolean;
}

function boundBy({ routes, list }: Bindable, params: Readonly<Record<string, string>>) {
  const binding: Record<string, FilterValue> = {};
  let isBroken = false;
  for (const [name, raw] of Object.entries(params)) {
    const declared = known(routes).params?.[name];
    if (declared?.kind !== 'bound' || raw === declared.anywhere) continue;
    const filter = list.filters.find((one) => one.name === declared.filter);
    const value = filter === undefined ? null : readFilterValue(filter, raw);
    if (filter === undefined || value === null) isBroken = true;
    else if (value !== filter.all.value) binding[filter.name] = value;
  }
  return { binding, isBroken };
}

/** What of an unbound listing a clean path shows; null for a path of something else. */
export function placeAt(listing: Bindable, path: string): Place | null {
  const { list, item } = known(listing.routes);
  const ofRecord = item === null ? null : paramsOf(item, path);
  if (ofRecord !== null) {
    const { id = '', ...params } = ofRecord;
    return { id: id === 'new' ? 'new' : Number(id), ...boundBy(listing, params) };
  }
  const ofList = paramsOf(list, path);
  return ofList === null ? null : { id: null, ...boundBy(listing, ofList) };
}

/** Whether a clean path shows the record with this id, whatever form its address has. */
export const showsRecord = (listing: Bindable, id: number, path: string): boolean => placeAt(listing, path)?.id === id;

/** Names a binding: part of the key under which a bound list's state is kept; '' for none. */
export const bindingKey = (binding: Binding): string =>
  Object.entries(binding)
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join(',');

/**
 * The listing of what a list is bound to: its hidden filters have the bound values for their 'all', so that these go with
 * every call and nothing clears them, and its addresses contain them. `name` is what that is called, where it is known.
 */
export function bindListing<L extends Bindable>(listing: L, binding: Binding, name: string | null = null): L {
  if (Object.keys(binding).length === 0) return listing;
  const bound = (filter: FilterDeclaration): FilterDeclaration => {
    const value = binding[filter.name];
    return value === undefined ? filter : { ...filter, all: { ...filter.all, value } };
  };
  return {
    ...listing,
    list: { ...listing.list, filters: listing.list.filters.map(bound) },
    routes: opaque({ ...known(listing.routes), binding, name }),
    boundTo: bindingKey(binding),
  };
}

/** A bound listing whose addresses say what it is bound to by its name. */
export const withName = <L extends Located>(listing: L, name: string): L => ({
  ...listing,
  routes: opaque({ ...known(listing.routes), name }),
});

/** The page above one of a listing's: of a record the list that it was opened from, of a bound list the whole one; null for none. */
export function addressAbove(listing: Bindable, path: string): string | null {
  const place = placeAt(listing, path);
  if (place === null) return null;
  if (place.id !== null) return listAddress(bindListing(listing, place.binding));
  const whole = listAddress(listing);
  return place.isBroken || Object.keys(place.binding).length > 0 ? whole : null;
}

/** What a new record of a bound list begins with: values of the filters, by the field that has them. */
export function boundFields({ routes }: Located): Readonly<Record<string, FilterValue>> {
  const { params = {}, binding } = known(routes);
  return Object.fromEntries(
    Object.values(params).flatMap((declared) => {
      if (declared.kind !== 'bound' || declared.fills === undefined) return [];
      const value = binding[declared.filter];
      return value === undefined ? [] : [[declared.fills, value] as const];
    }),
  );
}

/** The hidden filter that a list is bound by, and its value; null for a list that is bound to nothing. */
export function boundFilter({ routes, list }: Bindable): { filter: FilterDeclaration; value: FilterValue } | null {
  const { binding } = known(routes);
  for (const filter of list.filters) {
    const value = binding[filter.name];
    if (value !== undefined) return { filter, value };
  }
  return null;
}
