import type * as z from 'zod/mini';
import type { ContentPaths, ItemEndpoints, ListEndpoints } from '../../contract/content';
import type { CardDeclaration, FieldDeclaration } from '../field/field';
import type { Json } from '../field/json';
import type { Routes } from '../lists/addresses';
import type { ColumnKind, ListDeclaration } from '../lists/list';
import type { Listing } from '../lists/listing';
import type { SectionFacts } from '../lists/section';

/** Paths of the fields that must be filled; one may be asked of a draft alone. */
export interface Requirements {
  /** For a status other than 1. */
  readonly draft: readonly string[];
  /** For status 1. */
  readonly published: readonly string[];
  /** At status 1 one is warned while they are empty, and not held up. */
  readonly advised?: readonly string[];
}

/** A content type as its file declares it: what every page asks of it. Its form comes with its editor. */
export interface ContentDeclaration extends SectionFacts {
  /** Name on the wire and key of local storage. */
  readonly area: string;
  readonly paths: ContentPaths;
  /** Where list and editor are: `addresses.ts` reads it. */
  readonly routes: Routes;
  readonly titles: {
    readonly section: string;
    readonly list: string;
    /** Name of its tab, where it shares an address with other lists and is not called there as here. */
    readonly tab?: string;
    readonly create: string;
    /** Label of the list's own button that creates, where it differs. */
    readonly add?: string;
    readonly inserting: string;
    readonly editing: string;
    readonly one: string;
    readonly many: string;
    /** Further words that find the list in the palette. */
    readonly words?: readonly string[];
  };
  readonly list: ListDeclaration<ColumnKind>;
  /** 'primary' for what is written in the site's primary language alone. Without it, in all of them. */
  readonly languages?: 'primary';
  /** Areas that fields of its form point to. */
  readonly pointsTo?: readonly string[];
  /** Loads its form, out of a file of its own. */
  readonly form: () => Promise<{ readonly form: FormDeclaration }>;
}

/** The form of a content type as its file declares it. */
export interface FormDeclaration {
  readonly cards: readonly CardDeclaration[];
  readonly required: Requirements;
  /** Whether a save waits a moment for a second one. Source: document 2, section 5. */
  readonly saveDebounced?: boolean;
}

/** A checked, frozen declaration with what follows from it, without its form. */
export interface ContentHead
  extends ContentDeclaration,
    Pick<Listing, 'boundTo' | 'abilities' | 'titleOf' | 'permalinkOf' | 'revisionOf' | 'isCopied' | 'blockersOf'> {
  readonly endpoints: ListEndpoints;
}

/** Whether what is listed is a content type, with a form. */
export const isContent = (listing: object): listing is ContentHead => 'form' in listing;

/** A content type with its form. */
export interface Content extends ContentHead, FormDeclaration {
  readonly fields: readonly FieldDeclaration[];
  readonly itemSchema: z.ZodMiniType<ContentItem>;
  readonly endpoints: ListEndpoints & ItemEndpoints;
}

/** What of a content type decides about an item's values: plain JSON, so that a machine's context may contain it. */
export type ContentForm = Pick<Content, 'area' | 'titles' | 'fields' | 'required' | 'saveDebounced'>;

/** What a language of an item contains; the declared fields come on top. */
export interface Localized {
  title: string;
  status: number;
  author: number | null;
  pub_date: string | null;
  permalink: string | null;
  [field: string]: Json;
}

/** An item as the editor has it: every declared field present, whatever the server left out. */
export interface ContentItem {
  id: number | 'new';
  contents: Record<string, Localized>;
  canSave: boolean;
  draft: number;
  revision: number | null;
  updated_at: string | null;
  lang: string;
  [field: string]: Json;
}
