import { categoryGroupTexts } from '../../messages/screens/categoryGroups';

/** Group of the tags, which are no tree. Source: document 2, 'Option lists'. */
export const TAG_GROUP = 14;

/** Group of the destinations, in which provinces lie. Source: document 2, 'Option lists'. */
export const DESTINATION_GROUP = 2;

/** Groups whose categories are kept as trees, in their order. */
export const CATEGORY_GROUPS: readonly number[] = Object.keys(categoryGroupTexts).map(Number);

/** Italian title of a group's page; null for a group that is none, the tags among them. */
export const groupTitle = (main: number): string | null => categoryGroupTexts[main] ?? null;
