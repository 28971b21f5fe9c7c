import { HOME_ROUTE } from '../machines/access/pages';
import { routesWith, sectionsOf } from '../machines/access/routes';
import { DIALOG_COMMANDS } from './dialog';
import { listCommands } from './list';
import { createRegistry, type Registry, type RegistryInput } from './registry';
import { shellCommands } from './shell';
import type { Command } from './types';

/** The commands of the shell and of lists. */
export function basicCommands({ contents, listings = [], languages, mayOpen }: RegistryInput): readonly Command[] {
  const listed = [...contents, ...listings];
  // First the dashboard, then what is listed, then the other pages.
  const order = [HOME_ROUTE, ...listed].map(({ area }) => area);
  const rank = (area: string) => (order.includes(area) ? order.indexOf(area) : order.length);
  const sections = sectionsOf(routesWith(contents, listings)).toSorted((a, b) => rank(a.area) - rank(b.area));
  return [...shellCommands(listed, sections, mayOpen), ...listCommands(listed, languages)];
}

/** What every page needs, and lists: the commands that come with the shell. */
export const firstCommands = (input: RegistryInput): Registry =>
  createRegistry([...basicCommands(input), ...DIALOG_COMMANDS]);
