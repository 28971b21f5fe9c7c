import { news } from './news';
import type { Content } from './types';

/** Every content type, in the order of the menu. A new one is its own file and a line here. */
export const contents: readonly Content[] = [news];
