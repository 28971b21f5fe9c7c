import type * as z from 'zod/mini';
import type { Endpoint } from '../../contract/endpoint';
import { INTERFACE_LANGUAGE } from '../../contract/languages';
import type { FieldDeclaration } from '../field/field';
import type { Json } from '../field/json';
import { fieldPath, valueAt, withValueAt } from '../field/path';
import { kindOf } from '../kinds/table';
import { opensRecords, type Routes } from '../lists/addresses';

/** Rules that a field has beside those of its kind; the record machine's rules know them by name. */
export type RecordRule = 'personName' | 'username' | 'newPassword' | 'confirmation' | 'placeType';

/** A field as a record's file declares it: any kind of field, with one value for all languages, or one in each. */
export interface RecordFieldDeclaration extends Omit<FieldDeclaration, 'localized'> {
  /** With one value in each language. Without it, one for all. */
  readonly localized?: boolean;
  /** Of one with a value in each language, in Italian alone. */
  readonly required?: boolean;
  /** What is said while it is required and empty; without it, that it is. */
  readonly missing?: string;
  /** Required only while this other field is empty. */
  readonly unless?: string;
  /** Required only while this other field is filled. */
  readonly with?: string;
  /** Of a field that need not be filled, once it is. */
  readonly rule?: RecordRule;
  /** Why nobody changes it in this form; without it, who may change the record does. */
  readonly locked?: string;
  /** Shown when the record is created, never again. */
  readonly onlyNew?: boolean;
  /** Takes the whole line. */
  readonly wide?: boolean;
}

/** A field of a form: one for each language where it has a value in each, with that value's own path. */
export interface RecordField extends RecordFieldDeclaration {
  readonly localized: false;
}

/** A field as its checked record has it, whatever languages there are. */
export interface DeclaredField extends RecordFieldDeclaration {
  readonly localized: boolean;
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
  /** Languages of what has a value in each; the first is the primary one. */
  readonly languages: readonly string[];
  /** What a new one starts from. */
  readonly blank: RecordItem;
  /** Field that says what one is called: a copy says there that it is one. Without it none can be copied. */
  readonly nameField?: string;
  /** Whether a save waits a moment for a second one. Source: document 3, section 9. */
  readonly saveDebounced?: boolean;
  /** Whether there is one of it, and so no list that it could be closed to. */
  readonly isOnly?: boolean;
  /** Whether nothing is saved while a field shows what is wrong with it. */
  readonly holdsSave?: boolean;
  /** Why one that is as it is stored is not saved; without it, it is. */
  readonly unchanged?: string;
  /** What is said of it in words of its own, and not in those of every record. */
  readonly words?: Readonly<Partial<Record<'loading' | 'failed' | 'save' | 'saved' | 'rebased', string>>>;
}

/** What of it a form may go without. */
const OPTIONS = ['nameField', 'saveDebounced', 'isOnly', 'holdsSave', 'unchanged', 'words'] as const;
type Options = Pick<RecordForm, (typeof OPTIONS)[number]>;

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
interface RecordEndpoints<Sent extends object> {
  readonly read: Endpoint<Schema, Schema, Schema, z.ZodMiniType<{ readonly data: Sent }>> & OfOne;
  readonly create: Write;
  readonly update: Write & OfOne;
}

/** What a new record's beginning may depend on beside its address. */
interface RecordMoment {
  /** Who creates it. */
  readonly userId: number;
}

/** A declared record: what its form shows, where it is, and how it travels. */
export interface RecordDeclaration<Sent extends object = object> extends Omit<RecordForm, 'fields' | 'languages'> {
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

/** What of a record says how it travels. */
export type RecordCalls = Pick<RecordDeclaration, 'endpoints' | 'fromAnswer' | 'toBody' | 'isCategory'>;

/** A checked declaration. */
export interface DeclaredRecord extends RecordDeclaration {
  readonly cards: readonly RecordCard<DeclaredField>[];
  readonly fields: readonly DeclaredField[];
}

/** The language that the value at a path is of; null for one that all languages share. */
export const languageOfPath = (path: string): string | null => /^contents\.([^.]+)\./.exec(path)?.[1] ?? null;

/** The fields of a form in these languages: those of one language together, where the first of them was declared. */
function inLanguages(fields: readonly DeclaredField[], languages: readonly string[]): readonly RecordField[] {
  const own = languages.flatMap((language) =>
    fields
      .filter(({ localized }) => localized)
      .map((field): RecordField => {
        const isAsked = field.required === true && language === INTERFACE_LANGUAGE;
        return { ...field, path: fieldPath(field, language), localized: false, required: isAsked };
      }),
  );
  const first = fields.findIndex(({ localized }) => localized);
  return fields.flatMap((field, place) =>
    field.localized ? (place === first ? own : []) : [{ ...field, localized: false as const }],
  );
}

/** A record with a blank value wherever one of these fields has none. */
export const withBlanks = <Item extends Json>(item: Item, fields: readonly RecordField[]): Item =>
  fields.reduce(
    (filled, field) =>
      valueAt(filled, field.path) === undefined ? withValueAt(filled, field.path, kindOf(field).blank) : filled,
    item,
  );

function problemOf(
  { routes, blank, nameField }: Pick<RecordDeclaration, 'routes' | 'blank' | 'nameField'>,
  fields: readonly DeclaredField[],
): string | null {
  const paths = fields.map(({ path }) => path);
  const repeated = paths.find((path, index) => paths.indexOf(path) !== index);
  if (repeated !== undefined) return `field '${repeated}' is declared twice`;
  const nested = paths.find((path) => paths.some((other) => path.startsWith(`${other}.`)));
  if (nested !== undefined) return `field '${nested}' lies within another`;
  const unfilled = fields.find(({ path, localized }) => !localized && valueAt(blank, path) === undefined);
  if (unfilled !== undefined) return `a new one has no value for '${unfilled.path}'`;
  if (nameField !== undefined && !paths.includes(nameField)) return `'${nameField}' is no field to name a copy in`;
  const others = fields.flatMap(({ path, unless, with: beside }) => [unless, beside].map((other) => ({ path, other })));
  const lost = others.find(({ other }) => other !== undefined && !paths.includes(other));
  if (lost !== undefined) return `'${lost.path}' depends on an unknown field '${lost.other}'`;
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
    fields: card.fields.map((field): DeclaredField => ({ ...field, localized: field.localized ?? false })),
  }));
  const fields = cards.flatMap((card) => card.fields);
  const problem = problemOf(declaration, fields);
  if (problem !== null) throw new Error(`record '${declaration.area}': ${problem}`);
  return Object.freeze({ ...declaration, cards, fields });
}

/**
 * The part of a record that a machine's context may contain, in these languages; `begun` is what a new one starts from
 * beside the blank.
 */
export function recordForm(
  record: Pick<DeclaredRecord, 'area' | 'titles' | 'fields' | 'blank'> & Options,
  languages: readonly string[],
  begun: Loose = {},
): RecordForm {
  const { area, titles, blank } = record;
  const fields = inLanguages(record.fields, languages);
  const options: Options = Object.fromEntries(
    OPTIONS.flatMap((name) => (name in record ? [[name, record[name]]] : [])),
  );
  return {
    area,
    titles,
    fields,
    languages,
    blank: withBlanks({ ...blank, ...begun, id: 'new', updated_at: null }, fields),
    ...options,
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
