import type * as z from 'zod/mini';
import type { Endpoint } from '../../contract/endpoint';
import type { ContentLanguages } from '../../contract/languages';
import { usageSchema } from '../../contract/usage';
import { bindListing, listAddress, type Routes } from './addresses';
import type { FilterValue } from './filter';
import { actionsOf, type ListingForm, listProblem, removalOf } from './list';
import { factsProblem, type SectionFacts, type SectionIcon } from './section';

/** What every row of a list has; the columns of its declaration know the rest. */
export interface ListingRow {
  readonly id: number;
  readonly [field: string]: unknown;
}

type Schema = z.ZodMiniType;
type WithBody = { readonly body: z.ZodMiniType<unknown, Record<string, unknown>> };
type WithQuery = { readonly query: z.ZodMiniType<unknown, Record<string, unknown>> };

/** A row as the wire has it: its id may be called otherwise (`idField`). */
export type WireRow = Readonly<Record<string, unknown>>;

/** Rows in any form of a paged answer, or whole. Source: contract, 'Ground rules'. */
export interface RowsAnswer {
  readonly data:
    | readonly WireRow[]
    | {
        readonly items: readonly WireRow[];
        readonly items_count: number;
        readonly undecided_count?: number | null | undefined;
      };
  readonly meta?: { readonly total: number; readonly suggestion?: string | null | undefined } | null | undefined;
  readonly total?: number | null | undefined;
}
type Rows = Endpoint<Schema, Schema, Schema, z.ZodMiniType<RowsAnswer>> & WithQuery;
type MessageEndpoint = Endpoint<
  Schema,
  Schema,
  Schema,
  z.ZodMiniType<{ readonly data?: { readonly message?: string | null | undefined } | null | undefined }>
>;

export interface ListingEndpoints {
  /** GET; a list that is always whole is sent no page. */
  readonly list: Rows;
  /** POST that takes the place of `list` while one searches, `{keywords}` in its body. */
  readonly search?: Rows & WithBody;
  /** DELETE `:ids`, all or none. */
  readonly remove?: MessageEndpoint & { readonly params: z.ZodMiniType<unknown, { ids: string }> };
  /** By action name: POST `{id}`, and what the listing's `sentWith` adds. */
  readonly actions?: Readonly<Record<string, MessageEndpoint & WithBody>>;
  /** GET, a CSV file of all rows. */
  readonly exportAll?: Endpoint;
  /** GET `:ids`, a CSV file of these rows. */
  readonly exportSelected?: Endpoint & { readonly params: z.ZodMiniType<unknown, { ids: string }> };
}

/** A record that keeps another from being deleted. */
export interface Blocker {
  /** Area of its listing, as the server calls it. */
  readonly area: string;
  readonly id: number;
  /** Null where the server gives none. */
  readonly title: string | null;
  /** Hash route, without '#'; null where the server gives none. */
  readonly route: string | null;
}

/** What keeps records from being deleted: those that the server names, and how many there are. */
export interface Blockers {
  readonly entries: readonly Blocker[];
  readonly total: number;
}

/** Of a deletion that nothing else prevents. */
export const NO_BLOCKERS: Blockers = { entries: [], total: 0 };

/** The contents that use what was to be deleted, from the details of the refusal. */
export function usersIn(details: unknown): Blockers {
  const usage = usageSchema.safeParse(details);
  if (!usage.success) return NO_BLOCKERS;
  const entries = usage.data.contents.map(({ area, id, title, route }) => ({
    area,
    id,
    title: title || null,
    route: route || null,
  }));
  return { entries, total: Math.max(usage.data.total ?? 0, entries.length) };
}

/** What of a row saves itself, as it is sent: flat, so that two values are compared part by part. */
export type ChoiceValue = Readonly<Record<string, string | number>>;

/** A value of each row that is saved as soon as somebody changes it. */
interface RowChoice {
  /** What the user must be allowed; without it whoever sees the list may. */
  readonly needs?: 'create' | 'edit';
  /** The value of a row about which nobody has decided yet. */
  readonly undecided?: ChoiceValue;
  /** Name of the filter by what is decided: a server counts what is undecided whatever it says. */
  readonly filter?: string;
  /** The value of a row as the wire has it. */
  valueOf(row: Readonly<Record<string, unknown>>): ChoiceValue;
  /** The call that stores it, and what that is sent for a row and a value. */
  readonly save: Endpoint;
  sent(id: number, value: ChoiceValue): { readonly params?: { readonly id: number }; readonly body: unknown };
}

/** The list that a row leads to: another one, bound to a value of the row. */
export interface RowList {
  readonly of: Listing;
  /** Hidden filter of that list that is set to the row's value of the same name. */
  readonly by: string;
  /** Values whose rows lead nowhere. */
  readonly except: readonly FilterValue[];
  readonly label: string;
  readonly icon: SectionIcon;
}

/** A list of records that has a screen: a content type's, or one declared by itself. */
export interface Listing extends ListingForm, SectionFacts {
  /** Where list and records are: `addresses.ts` reads it. */
  readonly routes: Routes;
  /** The ability prefixes among `permissions`, or those of `rightsOf`; any one of them grants. */
  readonly abilities: readonly string[];
  /** Ability prefixes of another section, whose rights are this list's too. */
  readonly rightsOf?: readonly string[];
  /** Field of a row that has its id on the wire, where that is not 'id'. */
  readonly idField?: string;
  /** What of each row saves itself. */
  readonly choice?: RowChoice;
  /** Further ability prefixes of which view grants the list. */
  readonly seenWith?: readonly string[];
  /** The list that each row leads to. */
  readonly rowList?: RowList;
  /** Whether everybody who sees the list may open its records. */
  readonly isOpen?: boolean;
  /** Whether whoever may create records may change them too. */
  readonly createGrantsEdit?: boolean;
  /** Whether list and records are for administrators only, whatever one's abilities. */
  readonly administratorOnly?: boolean;
  /** Whether its records are made and changed from other pages too, so that nobody need see the list: files, from every editor. */
  readonly isUsedElsewhere?: boolean;
  /** What is said where a server has no such list; of lists of ours, beyond the contract. */
  readonly absence?: string;
  readonly endpoints: ListingEndpoints;
  /** What a row is called; null for nothing to call it by. Takes the content languages too. */
  titleOf(row: ListingRow, languages: ContentLanguages): string | null;
  /** Where the portal shows a row; null for nowhere. Absent for records that the portal never shows. */
  permalinkOf?(row: ListingRow, languages: ContentLanguages): string | null;
  /** Id of a row's revision draft; null for none. Absent for records that have no revisions. */
  revisionOf?(row: ListingRow): number | null;
  /** Whether the portal's readers see a row now. Absent for records that they never see. */
  isRead?(row: ListingRow): boolean;
  /** What an action of the server's is sent beside the id, of the row as it is shown. */
  sentWith?(action: string, row: ListingRow): Readonly<Record<string, unknown>>;
  /** 'primary' for records that are written in the site's primary language alone. */
  readonly languages?: 'primary';
  /** Whether a new record may start as a copy of another. */
  readonly isCopied?: boolean;
  /** Records that a refused deletion names, from the details of its failure. */
  blockersOf?(details: unknown): Blockers;
}

/** Address of the list that a row leads to, without '#'; null where it leads nowhere. */
export function rowListAddress({ rowList }: Pick<Listing, 'rowList'>, row: ListingRow): string | null {
  if (rowList === undefined) return null;
  const { of, by, except } = rowList;
  const value = row[by];
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  return except.includes(value) ? null : listAddress(bindListing(of, { [by]: value }));
}

/** How many of the rows with these ids readers see now. */
export const readAmong = (listing: Listing, rows: readonly ListingRow[], ids: readonly number[]): number =>
  rows.filter((row) => ids.includes(row.id) && listing.isRead?.(row) === true).length;

/** A list of records as its file declares it. */
export type ListingDeclaration = Omit<Listing, 'abilities'>;

function listingProblem(listing: ListingDeclaration): string | null {
  const { endpoints } = listing;
  if (removalOf(listing) === 'confirmed' && endpoints.remove === undefined) return 'nothing deletes its rows';
  const undone = actionsOf(listing).find(({ name, by }) => by === 'server' && endpoints.actions?.[name] === undefined);
  if (undone !== undefined) return `no endpoint does '${undone.name}'`;
  const { exports } = listing.list;
  if ((exports === undefined) !== (endpoints.exportAll === undefined))
    return 'what it exports and its endpoints differ';
  if ((exports?.ofSelected ?? false) !== (endpoints.exportSelected !== undefined))
    return 'what it exports of selected rows and its endpoints differ';
  // Whom only the role lets in is asked for no ability, and rights of another section stand in its row of the matrix.
  const asksForNone = listing.administratorOnly === true || listing.rightsOf !== undefined;
  return listProblem(listing.list) ?? (asksForNone ? null : factsProblem(listing));
}

/** Declares a list of records. Throws with its area and what is wrong; gives it frozen. */
export function defineListing<D extends ListingDeclaration>(declaration: D): D & Pick<Listing, 'abilities'> {
  const problem = listingProblem(declaration);
  if (problem !== null) throw new Error(`listing '${declaration.area}': ${problem}`);
  const abilities = declaration.rightsOf ?? Object.keys(declaration.permissions);
  return Object.freeze({ ...declaration, abilities: Object.freeze([...abilities]) });
}
