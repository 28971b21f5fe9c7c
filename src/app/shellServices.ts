import { createContext, useContext } from 'react';
import type { Result } from '../contract/result';
import type { Found } from '../contract/search';
import type { createEntityReader } from '../services/search';
import type { EntityPort } from './entityActions';
import type { PaletteLists } from './paletteLists';

/** What only the shell needs. */
export interface ShellServices {
  /** Finds entities that the signed-in user may view. */
  readonly searchEntities: (text: string, signal: AbortSignal) => Promise<Result<readonly Found[]>>;
  /** Reads entities again as they are now. */
  readonly readEntities: ReturnType<typeof createEntityReader>;
  /** The lists that the signed-in user may open, as the palette narrows them. */
  readonly lists: PaletteLists;
  /** What can be done with a found entity, fetched on first use. */
  readonly entities: () => Promise<EntityPort>;
}

export const ShellServicesContext = createContext<ShellServices | null>(null);

/** The shell's services. */
export function useShellServices(): ShellServices {
  const services = useContext(ShellServicesContext);
  if (services === null) throw new Error('no ShellServicesContext above');
  return services;
}
