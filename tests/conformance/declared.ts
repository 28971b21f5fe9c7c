import type { FieldDeclaration } from '../../src/content/field/field';
import type { Listing } from '../../src/content/lists/listing';
import type { Content, ContentHead } from '../../src/content/model/content';
import { contents, listings } from '../../src/content/registry';
import { contents as wholeContents } from '../../src/content/whole';

type Declared = Pick<Listing, 'area' | 'titles' | 'list' | 'rowList' | 'isOpen' | 'routes' | 'abilities'>;

/** What is declared of an area's list, be it a content type's or another one. */
export function listingOf(area: string): Declared {
  const found = [...contents, ...listings].find((one: ContentHead | Listing) => one.area === area);
  if (found === undefined) throw new Error(`nothing declares the area '${area}'`);
  return found as Declared;
}

export const columnsOf = ({ list }: Pick<Declared, 'list'>): readonly string[] =>
  // Of what is beyond the contract the documents know nothing.
  list.columns.filter(({ onlyWith }) => onlyWith === undefined).map(({ label }) => label);

/** A content type with its form. */
export const contentOf = (area: string): Content => {
  const found = wholeContents.find((content) => content.area === area);
  if (found === undefined) throw new Error(`no content type '${area}'`);
  return found;
};

/** A field of it. */
export const fieldOf = (area: string, path: string): FieldDeclaration => {
  const found = contentOf(area).fields.find((field) => field.path === path);
  if (found === undefined) throw new Error(`'${area}' has no field '${path}'`);
  return found;
};

/** Texts for search engines and for social networks, by their paths within a language. */
export const SEO = ['google.keywords', 'google.title', 'google.description'];
export const SOCIAL = ['social.title', 'social.description'];
