import { INTERFACE_LANGUAGE } from '../../contract/languages';
import type { Category } from '../../contract/lookups';

/** What a category is called in a language: in that one, as the server names it, in Italian, or by its number. */
export const categoryTitle = (category: Category, language: string): string =>
  category.contents?.[language]?.title ||
  category.name ||
  category.contents?.[INTERFACE_LANGUAGE]?.title ||
  `n. ${category.id}`;
