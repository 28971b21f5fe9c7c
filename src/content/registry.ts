import { event } from './event';
import type { Listing } from './listing';
import { attachments } from './listings/attachments';
import { desks } from './listings/desks';
import { roles } from './listings/roles';
import { users } from './listings/users';
import { news } from './news';
import type { Content } from './types';

/** Every content type, in the order of the menu. A new one is its own file and a line here. */
export const contents: readonly Content[] = [event, news];

/** Every list of other records, in the order of the menu. */
export const listings: readonly Listing[] = [users, roles, desks, attachments];
