import { attachments } from './listings/attachments';
import { desks } from './listings/desks';
import { roles } from './listings/roles';
import { users } from './listings/users';
import type { Listing } from './model/listing';
import type { Content } from './model/types';
import { event } from './types/event';
import { news } from './types/news';

/** Every content type, in the order of the menu. A new one is its own file and a line here. */
export const contents: readonly Content[] = [event, news];

/** Every list of other records, in the order of the menu. */
export const listings: readonly Listing[] = [users, roles, desks, attachments];
