import type { Registry } from '../../commands/registry';
import { leadsIntoForm, leadsToBound } from '../../commands/scopes/shell';
import { forms } from '../../content/forms';
import { contents, listings } from '../../content/registry';
import type { ContentLanguages } from '../../contract/languages';
import type { CurrentUser } from '../../contract/session';
import { decideAccess } from '../../machines/access/rules';
import type { LinksByArea } from '../../machines/menu/bound';
import { commandParts } from '../../ui/commands/parts';

const DECLARED = { contents, listings };

const NO_ROUTES: ReadonlySet<string> = new Set();

interface Declared {
  readonly by: readonly unknown[];
  readonly registry: Registry;
}

/** Asked for while the shell is drawn, and again once it stands, when more may have come. */
let last: Declared | null = null;

/**
 * The commands that are there for this user; the same object as the last time for the same ones. Takes the content
 * languages, the lists by what they are bound to, and the pages that this server does not have.
 */
export function registryFor(
  user: CurrentUser,
  languages: ContentLanguages,
  links: LinksByArea = {},
  absent: ReadonlySet<string> = NO_ROUTES,
): Registry {
  const by = [user, languages, links, absent, forms.all(), commandParts.reached()];
  if (last?.by.every((one, index) => one === by[index])) return last.registry;
  const registry = commandParts.declare({
    ...DECLARED,
    forms: forms.all(),
    languages,
    links,
    mayOpen: (route) => decideAccess(route, user).kind === 'allowed' && !absent.has(route),
  });
  last = { by, registry };
  return registry;
}

/**
 * Whether there is a command of that id for anybody; as long as some have not come, any may be. Takes the content
 * languages.
 */
export function commandsOfAll(languages: ContentLanguages): (command: string) => boolean {
  const idsNow = (): ReadonlySet<string> => {
    const input = { ...DECLARED, forms: forms.all(), languages, mayOpen: () => true };
    return new Set(commandParts.declare(input).commands.map(({ id }) => id));
  };
  let ids: ReadonlySet<string> | null = null;
  return (command) => {
    if (!commandParts.isWhole()) return true;
    if (leadsIntoForm(command)) return !forms.isWhole() || idsNow().has(command);
    ids ??= idsNow();
    return ids.has(command) || leadsToBound(command);
  };
}
