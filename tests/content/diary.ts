import { formOf } from './declare';
import { diary as head } from './types/diary';

/** The content type of the recipe, with its form. */
export const diary = await formOf(head);
