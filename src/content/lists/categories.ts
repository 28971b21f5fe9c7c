import { INTERFACE_LANGUAGE } from '../../contract/languages';
import type { Category } from '../../contract/lookups';
import { categoryGroupTexts } from '../../messages/screens/categoryGroups';

/** What the log, refusals and abilities call the categories. */
export const CATEGORY_AREA = 'category';

/** Group of the tags, which are no tree. Source: document 2, 'Option lists'. */
export const TAG_GROUP = 14;

/** Group of the destinations, in which provinces lie. Source: document 2, 'Option lists'. */
export const DESTINATION_GROUP = 2;

/** Groups whose categories are kept as trees, in their order. */
export const CATEGORY_GROUPS: readonly number[] = Object.keys(categoryGroupTexts).map(Number);

/** Italian title of a group's page; null for a group that is none, the tags among them. */
export const groupTitle = (main: number): string | null => categoryGroupTexts[main] ?? null;

/** What a category is called in a language: in that one, as the server names it, in Italian, or by its number. */
export const categoryTitle = (category: Category, language: string): string =>
  category.contents?.[language]?.title ||
  category.name ||
  category.contents?.[INTERFACE_LANGUAGE]?.title ||
  `n. ${category.id}`;

/** Header by which an order says which one it was made from (HTTP, 'If-Match'). */
export const ORDER_VERSION_HEADER = 'If-Match';

/** Names an order of ids: the same ids in the same order have the same name, others hardly ever (FNV-1a, 32 bits). */
export function orderVersion(ids: readonly number[]): string {
  let hash = 0x811c9dc5;
  for (const character of ids.join()) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  return `"${ids.length}-${(hash >>> 0).toString(36)}"`;
}
