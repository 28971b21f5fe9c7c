import type { FieldDeclaration } from '../../src/content/field/field';
import { withValueAt } from '../../src/content/field/path';
import type { Content, ContentItem } from '../../src/content/model/content';
import { DRAFT_STATUS, PUBLISHED_STATUS } from '../../src/content/publication/status';
import { type ContentLanguages, inOrder } from '../../src/contract/languages';

/** A content type's item, checked and complete, as the server works with it. */
export type Item = ContentItem;

/** The languages of an item in the site's order, which a removed one comes after. */
export const languagesOf = (item: Pick<Item, 'contents'>, languages: ContentLanguages): string[] =>
  inOrder(Object.keys(item.contents), languages);

/** Where a field's value is kept. */
export type Storage = 'column' | 'categories' | 'municipalities' | 'files' | 'json';

const COLUMNS: ReadonlySet<string> = new Set(['title', 'slug', 'status', 'author', 'pub_date']);

/** Where the database keeps a field: a column, a table of choices, or the JSON of the item or of its language. */
export function storageOf(field: FieldDeclaration): Storage {
  if (field.kind === 'tags' || field.kind === 'categories') return 'categories';
  if (field.kind === 'municipalities') return 'municipalities';
  if (field.kind === 'images' || field.kind === 'image') return 'files';
  return field.localized === true && COLUMNS.has(field.path) ? 'column' : 'json';
}

/** Whether the items of a content type choose their municipalities, beside those that their addresses lie in. */
export const choosesMunicipalities = ({ fields }: Pick<Content, 'fields'>): boolean =>
  fields.some((field) => storageOf(field) === 'municipalities');

/** Throws for a declaration that the tables can't store; called once a content type at start. */
export function assertStorable(content: Content): void {
  const municipalities = content.fields.filter((field) => field.kind === 'municipalities');
  if (municipalities.length > 1 || municipalities.some((field) => field.localized !== false))
    throw new Error(`content type '${content.area}': one field of municipalities at most, shared by all languages`);
}

/**
 * A revision draft as far as readers are concerned: nothing of it is published, not even a language that it leaves as it
 * was, for it stands beside what all languages share.
 */
export function unpublished(draft: Item): Item {
  return Object.entries(draft.contents).reduce(
    (hidden, [language, { status }]) =>
      status === PUBLISHED_STATUS ? withValueAt(hidden, `contents.${language}.status`, DRAFT_STATUS) : hidden,
    draft,
  );
}
