import {
  readRecents,
  readSearches,
  searchRows,
  storedRecents,
  withRecent,
  withSearch,
} from '../../machines/palette/recents';
import type { LastSearch, PaletteRow } from '../../machines/palette/types';
import { paletteTexts } from '../../messages/screens/palette';
import type { CommandPorts } from '../commands/ports';
import { RECENTS_KEY, SEARCHES_KEY } from '../commands/storage';

/** What was opened and searched last, kept per browser. */
export interface PaletteMemory {
  /** Recents, then last searches, as rows of the palette. */
  rows(): readonly PaletteRow[];
  /** Remembers what was opened, and the search that led there. */
  remember(entity: PaletteRow | null, search: LastSearch | null): void;
}

/** The palette's memory over local storage; another page may write it too, so it is read again every time. */
export function createPaletteMemory({ read, write }: Pick<CommandPorts, 'read' | 'write'>): PaletteMemory {
  const recents = () => readRecents(read(RECENTS_KEY));
  const searches = () => readSearches(read(SEARCHES_KEY));
  return {
    rows: () => [...recents(), ...searchRows(searches(), paletteTexts.scopes)],
    remember(entity, search) {
      if (entity !== null) write(RECENTS_KEY, storedRecents(withRecent(recents(), entity)));
      if (search !== null) write(SEARCHES_KEY, withSearch(searches(), search));
    },
  };
}
