import { createContext, useContext } from 'react';
import type { PaletteServices } from '../ui/commands/ports';
import type { EntityPort } from './entityActions';

/** What only the shell needs. */
export interface ShellServices {
  /** What the palette searches and reads, fetched with it. */
  readonly paletteServices: () => Promise<PaletteServices>;
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
