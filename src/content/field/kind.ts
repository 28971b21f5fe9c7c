import type * as z from 'zod/mini';
import { atMost, type Most } from '../../contract/limits';
import { isPlainObject } from '../../contract/plainObject';
import { validationTexts } from '../../messages/screens/validation';
import type { FieldDeclaration } from './field';
import type { Json } from './json';

/**
 * Tables of the server that a field's value may point into; 'contents' are items of the content type named by `area`,
 * 'places' the points of interest.
 */
export type ReferredTable =
  | 'categories'
  | 'municipalities'
  | 'provinces'
  | 'users'
  | 'files'
  | 'contents'
  | 'places'
  | 'templates';

/** What a field's value points to: all of it must exist. */
export interface Reference {
  readonly table: ReferredTable;
  readonly ids: readonly number[];
  /** Of 'contents' and 'places'; of 'files' where they are no images: 'attachments'. */
  readonly area?: string;
  /** Path within the value; without it, all of it. */
  readonly within?: string;
}

/** What something that a field points to is called now, by its area; undefined where nobody knows, null where the reader may not. */
export type NameOf = (area: string | undefined, id: number) => string | null | undefined;

/** Where something takes place, as a value has it: `city` with its id, `address`, `number`, `lat`, `lng`. Source: document 2, section 3. */
export type Venue = { readonly [key: string]: Json };

/** Right beside that of editing an item that some fields need. Source: document 2, sections 4 and 6. */
export type FieldRight = 'publish' | 'tag' | 'regionWide';

/** The right that a change of a value needs. */
interface Restriction {
  readonly right: FieldRight;
  /** What of a value needs it; without it the value's `essence`. */
  readonly part?: (value: Json) => Json;
  /** A value with what needs the right as another has it; without it that other one. */
  readonly withPartOf?: (value: Json, other: Json) => Json;
}

/** A field as far as its kind goes: what is made of declared fields declares these. */
export type Kinded = Pick<FieldDeclaration, 'kind'> & Partial<FieldDeclaration>;

/** What of a declaration decides how a new value is written. */
type WrittenAs = Pick<FieldDeclaration, 'shape' | 'source'>;

/** What a kind of field is, apart from how it looks. */
export interface KindDefinition {
  /** Value of an empty field. */
  readonly blank: Json;
  /** Wire schema, tolerant of what servers leave out. */
  readonly schema: z.ZodMiniType;
  /** The field's value out of whatever the server sent. */
  readonly normalise: (value: Json, field?: WrittenAs) => Json;
  readonly isEmpty: (value: Json) => boolean;
  /** What is wrong with a filled value, in Italian; null if nothing. */
  readonly problem: (value: Json, field: FieldDeclaration) => string | null;
  /** How many entries a value may have that is a list, looked at before anything else of it. Without it, as any list. */
  readonly most?: (field: Pick<FieldDeclaration, 'limit' | 'count' | 'label'>) => Most;
  /** What a filled value lacks that is asked for once its language is published, in Italian; null if nothing. Without it, nothing. */
  readonly incomplete?: (value: Json, field: FieldDeclaration) => string | null;
  /** What one is warned of about a filled value, in Italian, without being held up; null for nothing. Without it, nothing. */
  readonly warning?: (value: Json, field: FieldDeclaration) => string | null;
  /** What a value lacks where one is asked for, in Italian; null if nothing. Without it, that it is empty. */
  readonly lacks?: (value: Json) => string | null;
  /** A value written as the other languages' are, of those that may be written in several ways. Without it, as it is. */
  readonly alike?: (value: Json, before: Json, others: readonly Json[]) => Json;
  /** The words of a text, without its markup. Without it, the text itself. */
  readonly words?: (value: Json) => string;
  /** What a value is called where it is shown outside of its form. Without it, as `displayText.ts` has it. */
  readonly shown?: (value: Json) => string;
  /** What a value says, apart from how it was written down. Without it, its normal form. */
  readonly essence?: (value: Json) => Json;
  /** Whether it is several choices, whose order says nothing. */
  readonly isSet?: boolean;
  /** What a server keeps of a value, and nothing else: a client's own keys are no content. Without it, its normal form. */
  readonly stored?: (value: Json, field?: WrittenAs) => Json;
  /** What a value points to. Without it, nothing. */
  readonly refers?: (value: Json, field: Pick<FieldDeclaration, 'area' | 'source'>) => readonly Reference[];
  /** Content types that a field may point to. Without it, none. */
  readonly areas?: (field: Pick<FieldDeclaration, 'area'>) => readonly string[];
  /** The value with the present names of the contents it points to, where somebody knows them. Without it, the same. */
  readonly named?: (value: Json, nameOf: NameOf, field: Pick<FieldDeclaration, 'area'>) => Json;
  /** The days of which a value says that the item takes place on them, YYYY-MM-DD. Without it, none. */
  readonly days?: (value: Json) => readonly string[];
  /** The venues in a value. Without it, none. */
  readonly venues?: (value: Json) => readonly Venue[];
  /** How a value is made of another language's, and what that is called. Without it, it never is. */
  readonly acrossLanguages?: {
    readonly words: string;
    readonly value: (own: Json, other: Json, language: string) => Json;
  };
  /** Whether a change only makes room for what is to be written: nothing is wrong with that yet. Without it, none does. */
  readonly makesRoom?: (before: Json, after: Json) => boolean;
  /** The value that a copy of the item starts with. Without it, the same. */
  readonly copied?: (value: Json) => Json;
  /** Whether it is kept nowhere on the user's device. */
  readonly isSecret?: boolean;
  /** The right that a change needs. Without it, none. */
  readonly restricted?: Restriction;
  /** Whether the server empties it once its language is published. */
  readonly emptiedOncePublished?: boolean;
  /** Its parts that have a control and a label of their own, by the end of the control's id. Without them it has one control. */
  readonly parts?: readonly { readonly name: string; readonly label: string }[];
  /** Which of a value's parts is wrong, of those whose control says so itself; null for none. Without it, none. */
  readonly wrongPart?: (value: Json) => string | null;
  /** Of which of its controls something is said at a path within the value, by the end of its id. Without it, of the main one. */
  readonly controlAt?: (path: string) => string;
  /** Statuses of its language at which an editor shows it. Without them at any. */
  readonly shownAt?: readonly number[];
}

/** For `copied`: a copy starts as a new item does. */
export const startsAnew = (): Json => undefined;

/** A value as text; '' for what is none. */
export const asText = (value: Json): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** The id of a reference, or the reference itself where it is none. */
export const idOf = (entry: Json): Json => (isPlainObject(entry) && 'id' in entry ? entry.id : entry);

/** Why a text is too long for its field; null if it is not. */
export const tooLong = (value: Json, field: Pick<FieldDeclaration, 'limit'>): string | null => {
  const length = asText(value).length;
  return field.limit !== undefined && length > field.limit ? validationTexts.tooLong(field.limit, length) : null;
};

/** What is said of a list that has too many entries; null for one that has not, and for what is no list. */
export const tooManyIn = (value: Json, { count, words }: Most): string | null =>
  Array.isArray(value) && value.length > count ? (words?.(value.length) ?? null) : null;

/** The wire schema of a field, with how many entries its value may have. */
export const fieldSchema = ({ schema, most }: KindDefinition, field: FieldDeclaration): z.ZodMiniType =>
  most === undefined ? schema : atMost(most(field), schema);

/** Only these keys of a value, null for those it lacks. */
export const pick = (value: Json, keys: readonly string[]): Record<string, Json> =>
  Object.fromEntries(keys.map((key) => [key, (isPlainObject(value) ? value[key] : undefined) ?? null]));
