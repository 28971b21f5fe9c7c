import { listAddress } from '../content/lists/addresses';
import { searchOf } from '../content/lists/list';
import { contents, listings } from '../content/registry';
import { mapResult } from '../contract/result';
import type { Found } from '../contract/search';
import { closedTo } from '../machines/access/reason';
import { decideAccess } from '../machines/access/rules';
import { createEntityReader, createSearch } from '../services/search';
import type { PaletteServices } from '../ui/commands/ports';
import { createPaletteLists, type PaletteSite } from './paletteLists';

/** What the palette searches and reads, over a session and its look-ups. */
export function createPaletteServices(site: PaletteSite): PaletteServices {
  const { client, session, languages } = site;
  const search = createSearch(client, languages);
  const read = createEntityReader(client);
  const closed = (route: string): string | null => {
    const { user } = session.getSnapshot().context;
    return user === null ? null : closedTo(user, route);
  };
  const withRefusal = (found: Found) => ({ ...found, refusal: closed(found.route) });
  return {
    closed,
    async searchEntities({ text }, signal) {
      const { user } = session.getSnapshot().context;
      const viewable = [...contents, ...listings].filter(
        (listing) => searchOf(listing) !== null && decideAccess(listAddress(listing), user).kind === 'allowed',
      );
      return mapResult(await search(text, viewable, signal), (found) => found.map(withRefusal));
    },
    readEntities: async (entities) => (await read(entities)).map(withRefusal),
    lists: createPaletteLists(site),
  };
}
