import { ACCESSIBILITY } from '../../commands/accessibility';
import { allCommands } from '../../commands/all';
import { MEDIA } from '../../commands/gallery';
import { PROFILE } from '../../commands/profile';
import { REDIRECTS } from '../../commands/redirects';
import type { Registry } from '../../commands/registry';
import { contents, listings } from '../../content/registry';
import type { CurrentUser } from '../../contract/session';
import { decideAccess } from '../../machines/access/rules';

const SECTIONS = [MEDIA, REDIRECTS, PROFILE, ACCESSIBILITY];

/** Every command there is for this user. Takes the content languages. */
export const registryFor = (user: CurrentUser, languages: readonly string[]): Registry =>
  allCommands({
    contents,
    listings,
    languages,
    mayOpen: (route) => decideAccess(route, user).kind === 'allowed',
    sections: SECTIONS,
  });

/** Whether there is a command of that id for anybody. Takes the content languages. */
export function commandsOfAll(languages: readonly string[]): (command: string) => boolean {
  let ids: ReadonlySet<string> | null = null;
  return (command) => {
    ids ??= new Set(
      allCommands({ contents, listings, languages, mayOpen: () => true, sections: SECTIONS }).commands.map(
        ({ id }) => id,
      ),
    );
    return ids.has(command);
  };
}
