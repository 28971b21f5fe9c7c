import { opensRecords, type Routes } from './addresses';
import type { Json } from './types';

/** Kinds of field a record has; each has its widget. */
export type RecordFieldKind =
  | 'text'
  | 'email'
  | 'url'
  | 'password'
  /** One of a list that is looked up. */
  | 'choice'
  /** Several of a list that is looked up. */
  | 'choices'
  /** 1 or 0. */
  | 'active'
  /** The abilities of a role. */
  | 'abilities';

/** Rules that a field has beside being required and its length; the record machine's rules know them by name. */
export type RecordRule = 'personName' | 'username' | 'email' | 'url' | 'newPassword' | 'confirmation';

/** Lists that a choice is made from. */
export type RecordOptions = 'roles' | 'desks' | 'destinations';

export interface RecordField {
  /** Key of the value, on the wire too. */
  readonly name: string;
  readonly kind: RecordFieldKind;
  readonly label: string;
  readonly required?: boolean;
  /** Required only while this other field is empty. */
  readonly unless?: string;
  readonly rule?: RecordRule;
  /** Greatest number of characters. */
  readonly limit?: number;
  readonly options?: RecordOptions;
  /** Shown when the record is created, never again. */
  readonly onlyNew?: boolean;
  readonly hint?: string;
  /** Takes the whole line. */
  readonly wide?: boolean;
}

export interface RecordCard {
  readonly id: string;
  /** Title of the card for a new record, and for an existing one. */
  readonly titles: { readonly inserting: string; readonly editing: string };
  readonly fields: readonly RecordField[];
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
  readonly area: 'user' | 'role' | 'desk';
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
}

/** A declared record: what its form shows, and where it is. */
export interface RecordDeclaration extends Omit<RecordForm, 'fields'> {
  /** Where list and form are: `addresses.ts` reads it. */
  readonly routes: Routes;
  readonly cards: readonly RecordCard[];
  /** What one is called; '' for none. */
  readonly nameOf: (item: RecordItem) => string;
}

/** A checked declaration. */
export interface DeclaredRecord extends RecordDeclaration {
  readonly fields: readonly RecordField[];
}

function problemOf({ routes, blank, nameField }: RecordDeclaration, fields: readonly RecordField[]): string | null {
  const names = fields.map(({ name }) => name);
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) return `field '${repeated}' is declared twice`;
  const unfilled = names.find((name) => blank[name] === undefined);
  if (unfilled !== undefined) return `a new one has no value for '${unfilled}'`;
  if (nameField !== undefined && !names.includes(nameField)) return `'${nameField}' is no field to name a copy in`;
  const lost = fields.find(({ unless }) => unless !== undefined && !names.includes(unless));
  if (lost !== undefined) return `'${lost.name}' depends on an unknown field '${lost.unless}'`;
  return opensRecords({ routes }) ? null : 'its form has no route';
}

/** Declares a record. Throws with its area and what is wrong; gives it frozen. */
export function defineRecord(declaration: RecordDeclaration): DeclaredRecord {
  const fields = declaration.cards.flatMap((card) => card.fields);
  const problem = problemOf(declaration, fields);
  if (problem !== null) throw new Error(`record '${declaration.area}': ${problem}`);
  return Object.freeze({ ...declaration, fields });
}

/** The part of a record that a machine's context may contain. */
export const recordForm = ({ area, titles, fields, blank, nameField }: DeclaredRecord): RecordForm => ({
  area,
  titles,
  fields,
  blank,
  ...(nameField === undefined ? {} : { nameField }),
});
