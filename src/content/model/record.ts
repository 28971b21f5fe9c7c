import type * as z from 'zod/mini';
import type { Endpoint } from '../../contract/endpoint';
import { kindOf } from '../kinds/table';
import { opensRecords, type Routes } from './addresses';
import type { FieldDeclaration, Json } from './types';

/** Rules that a field has beside those of its kind; the record machine's rules know them by name. */
export type RecordRule = 'personName' | 'username' | 'newPassword' | 'confirmation';

/** A field as a record's file declares it: any kind of field, with one value for all languages. */
export interface RecordFieldDeclaration extends Omit<FieldDeclaration, 'localized'> {
  readonly required?: boolean;
  /** Required only while this other field is empty. */
  readonly unless?: string;
  readonly rule?: RecordRule;
  /** Shown when the record is created, never again. */
  readonly onlyNew?: boolean;
  /** Takes the whole line. */
  readonly wide?: boolean;
}

export interface RecordField extends RecordFieldDeclaration {
  readonly localized: false;
}

export interface RecordCard<Field extends RecordFieldDeclaration = RecordFieldDeclaration> {
  readonly id: string;
  /** Title of the card for a new record, for an existing one, and for one that can only be read: without it as for an existing one. */
  readonly titles: { readonly inserting: string; readonly editing: string; readonly reading?: string };
  /** Without it 'main'; a form without any at the side has one column. */
  readonly column?: 'main' | 'side';
  readonly fields: readonly Field[];
}

/** A record as its form has it: every declared field present, whatever the server left out; the rest as it came. */
export interface RecordItem {
  readonly id: number | 'new';
  /** Version as the server has it; null where it has none. */
  readonly updated_at: string | null;
  readonly [field: string]: Json;
}

/** What of a declared record its machine needs: plain JSON. */
export interface RecordForm {
  /** Name of the record, and key of what is kept of it. */
  readonly area: string;
  /** `one` is the noun of one record, within a sentence. */
  readonly titles: {
    readonly inserting: string;
    readonly editing: string;
    readonly missing: string;
    readonly one: string;
  };
  readonly fields: readonly RecordField[];
  /** What a new one starts from. */
  readonly blank: RecordItem;
  /** Field that says what one is called: a copy says there that it is one. Without it none can be copied. */
  readonly nameField?: string;
  /** Whether a save waits a moment for a second one. Source: document 3, section 9. */
  readonly saveDebounced?: boolean;
}

type Loose = { readonly [key: string]: Json };
type Schema = z.ZodMiniType;
type OfOne = { readonly params: z.ZodMiniType<unknown, { id: number }> };
type WithBody = { readonly body: z.ZodMiniType<unknown, Record<string, unknown>> };
type Write = Endpoint<
  Schema,
  Schema,
  Schema,
  z.ZodMiniType<{ readonly data: { readonly id: number; readonly message?: string | null | undefined } }>
> &
  WithBody;

/** The calls of a record, whose details a server sends as `Sent`. Source: contract, 'Ground rules'. */
export interface RecordEndpoints<Sent extends object> {
  readonly read: Endpoint<Schema, Schema, Schema, z.ZodMiniType<{ readonly data: Sent }>> & OfOne;
  readonly create: Write;
  readonly update: Write & OfOne;
}

/** What a new record's beginning may depend on beside its address. */
export interface RecordMoment {
  /** Who creates it. */
  readonly userId: number;
}

/** A declared record: what its form shows, where it is, and how it travels. */
export interface RecordDeclaration<Sent extends object = object> extends Omit<RecordForm, 'fields'> {
  /** Where list and form are: `addresses.ts` reads it. */
  readonly routes: Routes;
  readonly cards: readonly RecordCard[];
  readonly endpoints: RecordEndpoints<Sent>;
  /** The record as the form has it, of what the server sent. */
  fromAnswer(sent: Sent): RecordItem;
  /** What is sent of it; `id` is never among it. */
  toBody(item: RecordItem): Loose;
  /** Whether it is one of the categories that contents choose from: once it is saved these are looked up anew. */
  readonly isCategory?: boolean;
  /** What a new one starts from beside `blank`. */
  begins?(moment: RecordMoment): Loose;
  /** What one is called; '' for none. */
  nameOf(item: RecordItem): string;
}

/** A checked declaration. */
export interface DeclaredRecord extends RecordDeclaration {
  readonly cards: readonly RecordCard<RecordField>[];
  readonly fields: readonly RecordField[];
}

function problemOf(
  { routes, blank, nameField }: Pick<RecordDeclaration, 'routes' | 'blank' | 'nameField'>,
  fields: readonly RecordField[],
): string | null {
  const paths = fields.map(({ path }) => path);
  const repeated = paths.find((path, index) => paths.indexOf(path) !== index);
  if (repeated !== undefined) return `field '${repeated}' is declared twice`;
  // Problems, changes and conflicts go by whole values of the record.
  const nested = paths.find((path) => path.includes('.'));
  if (nested !== undefined) return `field '${nested}' lies within another`;
  const unfilled = paths.find((path) => blank[path] === undefined);
  if (unfilled !== undefined) return `a new one has no value for '${unfilled}'`;
  if (nameField !== undefined && !paths.includes(nameField)) return `'${nameField}' is no field to name a copy in`;
  const lost = fields.find(({ unless }) => unless !== undefined && !paths.includes(unless));
  if (lost !== undefined) return `'${lost.path}' depends on an unknown field '${lost.unless}'`;
  const unsourced = fields.find(({ kind, source }) => (kind === 'choice') !== (source !== undefined));
  if (unsourced !== undefined)
    return `'${unsourced.path}': a list to choose from is named by a choice, and by no other`;
  const reviewed = fields.find((field) => kindOf(field).shownAt !== undefined);
  if (reviewed !== undefined) return `'${reviewed.path}' depends on a status of publication`;
  return opensRecords({ routes }) ? null : 'its form has no route';
}

/** Declares a record. Throws with its area and what is wrong; gives it frozen. */
export function defineRecord<Sent extends object>(declaration: RecordDeclaration<Sent>): DeclaredRecord {
  const cards = declaration.cards.map((card) => ({
    ...card,
    fields: card.fields.map((field): RecordField => ({ ...field, localized: false })),
  }));
  const fields = cards.flatMap((card) => card.fields);
  const problem = problemOf(declaration, fields);
  if (problem !== null) throw new Error(`record '${declaration.area}': ${problem}`);
  return Object.freeze({ ...declaration, cards, fields });
}

/** The part of a record that a machine's context may contain; `begun` is what a new one starts from beside the blank. */
export function recordForm(record: DeclaredRecord, begun: Loose = {}): RecordForm {
  const { area, titles, fields, blank, nameField, saveDebounced } = record;
  return {
    area,
    titles,
    fields,
    blank: { ...blank, ...begun, id: 'new', updated_at: null },
    ...(nameField === undefined ? {} : { nameField }),
    ...(saveDebounced === undefined ? {} : { saveDebounced }),
  };
}

/** A record as the server sent it, key by key; its properties are JSON. */
export const sentKeys = (sent: object): Loose => sent as unknown as Loose;

const trimmed = (value: Json): Json => (typeof value === 'string' ? value.trim() : value);

/** The texts of a body without blanks around them; a password keeps its own. */
export const withTrimmedTexts = (body: Loose): Loose =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, name.startsWith('password') ? value : trimmed(value)]),
  );

/** A record without some of its keys. */
export const without = (item: Loose, ...names: readonly string[]): Loose =>
  Object.fromEntries(Object.entries(item).filter(([name]) => !names.includes(name)));
