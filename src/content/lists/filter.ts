import * as z from 'zod/mini';
import { isCivilDate } from '../when/civil';

/** What a list's filter filters by; the server derives its query from it, the list its widget. */
export type FilterKind =
  | 'category'
  | 'province'
  | 'municipality'
  | 'status'
  | 'language'
  | 'dates'
  | 'own'
  | 'role'
  | 'desk'
  /** Somebody who writes or administrates. */
  | 'person'
  /** What the log says that something was done to: an area, a record. */
  | 'logged'
  /** A section of the back office, by its area. */
  | 'section'
  /** One of the filter's own options. */
  | 'choice'
  /** A collection of points of interest, by its code. */
  | 'placeType';

/** What a filter is set to: an id or a code, a language, or days as `daysFilterOf` reads them. */
export type FilterValue = number | string;

export interface FilterOption {
  readonly value: FilterValue;
  readonly label: string;
  /** What else people call it, for the palette. */
  readonly names?: readonly string[];
}

export interface FilterDeclaration {
  /** Query name on the wire. */
  readonly name: string;
  readonly kind: FilterKind;
  readonly label: string;
  /**
   * The value that means 'all', and its label: -1, 'all' for languages, what the list is bound to for a hidden filter of a
   * bound list. Source: contract, 'Ground rules'.
   */
  readonly all: { readonly value: FilterValue; readonly label: string };
  /** Of a filter by category the field that it narrows, where it is called otherwise. */
  readonly field?: string;
  /** Of a filter by category the group whose tree its options are. */
  readonly main?: number;
  /** Fixed options; without them the kind's look-up gives them. */
  readonly options?: readonly FilterOption[];
  /** Sent with every call and shown nowhere: what a list is bound to, or what a call wants and its screen has not. */
  readonly isHidden?: boolean;
  /** Another filter that narrows this one's options; among categories those of what that is set to stand first. */
  readonly within?: string;
  /** Whether a province or municipality is also found where an address lies, beside the municipalities chosen. */
  readonly countsAddresses?: boolean;
}

/** Values of the filter 'own': languages whose author one is, and those of them in which something is missing to publish. */
export const OWN = { all: 1, incomplete: 2 } as const;

/** Days that a list is narrowed to, both ends included; null for an open end. */
export interface DaysFilter {
  /** YYYY-MM-DD. */
  readonly from: string | null;
  readonly to: string | null;
}

/**
 * A filter of days out of its wire form: one day, or two with a comma between, of which one may be left out. Null for
 * anything else, and for an end before its start.
 */
export function daysFilterOf(value: unknown): DaysFilter | null {
  if (typeof value !== 'string') return null;
  const [from = '', to = from, ...more] = value.split(',');
  if (more.length > 0 || (from === '' && to === '')) return null;
  if (![from, to].every((day) => day === '' || isCivilDate(day))) return null;
  if (from !== '' && to !== '' && to < from) return null;
  return { from: from || null, to: to || null };
}

/** The wire form of a filter of days; -1 for all. */
export function daysFilterValue({ from, to }: DaysFilter): FilterValue {
  if (from === null && to === null) return -1;
  return from === to && from !== null ? from : `${from ?? ''},${to ?? ''}`;
}

const integerOf = (value: unknown): number | null => {
  if (typeof value !== 'number' && !(typeof value === 'string' && /^-?\d{1,15}$/.test(value))) return null;
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : null;
};

const readId = (value: unknown): FilterValue | null => {
  const id = integerOf(value);
  return id !== null && id >= 0 ? id : null;
};

const readCode = (value: unknown): FilterValue | null =>
  typeof value === 'string' && /^[^\p{Cc}]{1,200}$/u.test(value) ? value : null;

const READERS: Readonly<Record<FilterKind, (value: unknown) => FilterValue | null>> = {
  category: readId,
  province: readId,
  municipality: readId,
  status: readId,
  own: readId,
  role: readId,
  desk: readId,
  person: readId,
  choice: (value) => readId(value) ?? readCode(value),
  logged: readCode,
  section: readCode,
  placeType: readCode,
  language: (value) => (typeof value === 'string' && /^[a-z]{2}$/.test(value) ? value : null),
  dates: (value) => {
    const days = daysFilterOf(value);
    return days === null ? null : daysFilterValue(days);
  },
};

/** A filter's value out of a URL or out of storage; null for one that is no good. */
export function readFilterValue({ kind, all, options }: FilterDeclaration, raw: unknown): FilterValue | null {
  if (raw === all.value || integerOf(raw) === all.value) return all.value;
  const value = READERS[kind](raw);
  return options === undefined || options.some((option) => option.value === value) ? value : null;
}

const number = z.optional(z.number());
const text = z.optional(z.string());
const textOrAll = z.optional(z.union([z.number(), z.string()]));

/** Schema of a filter in a list's query. */
export const filterSchema = ({ kind }: FilterDeclaration): z.ZodMiniType =>
  kind === 'language' ? text : kind === 'dates' || kind === 'placeType' ? textOrAll : number;
