import { writeQuery } from '../../../src/machines/list/query';
import type { ListInput } from '../../../src/machines/list/types';
import type { Start } from '../../kit/start';
import { withQuery } from '../starts';

/** The model's own listings are none of the product's: these stand in for them. */
const PLACES: Readonly<Record<string, { readonly page: string; readonly prefix: string }>> = {
  persone: { page: '/users', prefix: 'user' },
};
const NEWS = { page: '/news', prefix: 'news' };

/** Where a list begins. */
export function listStart({ abilities, listing, query, isStored = false }: ListInput): Start {
  const { page, prefix } = PLACES[listing.area] ?? NEWS;
  const narrowed = withQuery(page, writeQuery(listing, query));
  return {
    page: isStored ? page : narrowed,
    // What keeps a row from being deleted is an event, to which a link leads.
    user: {
      ...Object.fromEntries(Object.entries(abilities).map(([action, can]) => [`${prefix}-${action}`, can])),
      'event-view': true,
    },
    data: isStored
      ? `L’elenco dei contenuti dimostrativi, coi filtri dell’ultima visita: apri prima ${narrowed}, poi torna dal menu.`
      : 'L’elenco dei contenuti dimostrativi.',
  };
}
