import { listAddress } from '../content/model/addresses';
import { searchOf } from '../content/model/listing';
import { contents, listings } from '../content/registry';
import { decideAccess } from '../machines/access/rules';
import { createEntityReader, createSearch } from '../services/search';
import type { PaletteServices } from '../ui/commands/center';
import { createPaletteLists, type PaletteSite } from './paletteLists';

/** What the palette searches and reads, over a session and its look-ups. */
export function createPaletteServices(site: PaletteSite): PaletteServices {
  const { client, session, languages } = site;
  const search = createSearch(client, languages);
  return {
    searchEntities({ text }, signal) {
      const { user } = session.getSnapshot().context;
      const viewable = [...contents, ...listings].filter(
        (listing) => searchOf(listing) !== null && decideAccess(listAddress(listing), user).kind === 'allowed',
      );
      return search(text, viewable, signal);
    },
    readEntities: createEntityReader(client),
    lists: createPaletteLists(site),
  };
}
