import type { Json } from './json';

/** Kinds of field whose value is one; `kinds/table.ts` says what each one is. */
export type PlainKind =
  | 'text'
  | 'slug'
  | 'textarea'
  | 'richText'
  | 'tags'
  | 'status'
  | 'author'
  | 'dateTime'
  | 'categories'
  | 'municipalities'
  /** Provinces, of all that there are. */
  | 'provinces'
  | 'portals'
  | 'images'
  | 'address'
  | 'select'
  | 'ticketing'
  | 'contents'
  /** Contents of one area by their ids alone. */
  | 'contentIds'
  | 'reviewNote'
  | 'dates'
  | 'times'
  | 'contacts'
  | 'openings'
  | 'email'
  | 'url'
  | 'telephone'
  | 'password'
  /** One of a list that is looked up. */
  | 'choice'
  /** 1 or 0. */
  | 'active'
  /** The abilities of a role. */
  | 'abilities'
  /** One locality by id and name. */
  | 'locality'
  /** One place by id and name. */
  | 'place'
  /** One image out of the gallery. */
  | 'image'
  /** Files to download: ordered, each with name, language and cover. */
  | 'files'
  /** True or false. */
  | 'flag'
  /** A text, which some servers write as an object with a title. */
  | 'detail';

/** Kinds of field whose value is made of declared fields: an ordered list of entries, or a fixed number of slots. */
type NestedKind = 'entries' | 'slots';

/** Kinds of field that a form can draw, of contents and of records alike. */
export type FieldKind = PlainKind | NestedKind;

/** One option of a combobox. `value` is what the field takes over when it is chosen. */
export interface LookupOption {
  readonly id: number;
  readonly label: string;
  /** Second line or suffix: a province, a count. */
  readonly detail?: string;
  /** Other names by which it is found, not shown: those in other languages. */
  readonly also?: string;
  /** Level in a tree, from 0. */
  readonly depth?: number;
  readonly value: Json;
}

/** Lists that a 'choice' is made from. */
export type ChoiceSource = 'roles' | 'desks' | 'templates';

/** What the files of a content may be: PDF for downloads, tables and records for open data. Source: document 2, section 3. */
export type FileAccept = 'pdf' | 'data';

/** One choice of a 'select' field: its value on the wire and its Italian name. */
export interface FieldOption {
  readonly value: string | number;
  readonly label: string;
}

/** Where a text can be copied from, and where it is taken from while its own field is empty. */
export interface CopySource {
  readonly path: string;
  /** Where that is, in words: 'dal titolo'. */
  readonly words: string;
}

/**
 * `{location: {…}}`, what lies in it, or `{localita, location: {…}}`, of which the locality is that of the field's companion.
 * Source: contract, 'Pinned for documents 2 and 3', address.
 */
export type AddressShape = 'wrapped' | 'bare' | 'withLocality';

/** What each entry of an 'entries' field, or each slot of a 'slots' field, is made of. */
export interface EntryDeclaration {
  /** What one is called: 'Tappa'. */
  readonly one: string;
  /** Where they lie in the entry, as `localized` says, is where they would lie in an item. */
  readonly fields: readonly FieldDeclaration[];
  /** Paths of the fields that an entry needs once anything of it is filled and readers see it. */
  readonly required?: readonly string[];
  /** Path of the address by which the entries are shown on a map, joined in their order. Without it, on none. */
  readonly route?: string;
  /** What is said where there are no entries. */
  readonly empty?: string;
  /** Paths of the fields whose words stand for an entry that is closed: of the first that has any. */
  readonly summary: readonly string[];
}

export interface FieldDeclaration {
  /** Where the value lives, as `localized` says. Dots go deeper. */
  readonly path: string;
  readonly kind: FieldKind;
  readonly label: string;
  /** A value per language inside that language's content, one per language in a map beside `contents`, or one for all. */
  readonly localized: boolean | 'beside';
  /** Greatest number of characters, of images, or of choices. */
  readonly limit?: number;
  /** Category group of a 'categories' or 'tags' field. Source: document 2, 'Option lists'. */
  readonly main?: number;
  /** Content type of a 'contents' field: what it points to. */
  readonly area?: string;
  /** What a 'select' field may be set to. */
  readonly options?: readonly FieldOption[];
  /** What a field of 'files' takes. */
  readonly accept?: FileAccept;
  /** List that a 'choice' is made from. */
  readonly source?: ChoiceSource;
  /**
   * Path of another field that this one is described together with: of a 'times' field its 'dates', of an 'address' the
   * 'locality' that it lies in.
   */
  readonly companion?: string;
  /** The field of the same language that its text can be copied from. */
  readonly copyFrom?: CopySource;
  /** Path in the item of the text that a shared text takes while it is empty: `contents.it.title`. */
  readonly fallback?: string;
  /** How a new 'address' is written. Without it, 'wrapped'. */
  readonly shape?: AddressShape;
  /** Where in the item other servers have its value; it is read there too, and written at `path`. */
  readonly alsoAt?: string;
  /** Whether it is nothing for readers: the preview leaves it out. */
  readonly isInternal?: boolean;
  /** Whether the portal shows what lies at a 'url' within its own pages. */
  readonly isEmbedded?: boolean;
  /** Whether a 'url' may be a page of the portal itself, without its host: '/eventi'. */
  readonly mayBeOwn?: boolean;
  /** What 'entries' or 'slots' are made of. */
  readonly entry?: EntryDeclaration;
  /** How many 'slots' there are. */
  readonly count?: number;
  /** What of one's own the browser may fill in, as HTML's `autocomplete` calls it. Without it, nothing. */
  readonly autofill?: 'given-name' | 'family-name' | 'email';
  /** One line under the field. */
  readonly hint?: string;
}

/** How an item is shown outside of the portal: among a search engine's results, or shared in a network. */
export interface ShareDeclaration {
  readonly kind: 'search' | 'social';
  /** Path of its title. */
  readonly title: string;
  /** Path of its description. */
  readonly description: string;
}

export interface CardDeclaration {
  readonly id: string;
  readonly title: string;
  readonly column: 'main' | 'side';
  readonly fields: readonly FieldDeclaration[];
  /** 'onDemand': closed at first, and nothing of its fields is drawn before it is opened. Without it, open. */
  readonly opens?: 'onDemand';
  /** What its fields make an item look like elsewhere; drawn under them. */
  readonly share?: ShareDeclaration;
}
