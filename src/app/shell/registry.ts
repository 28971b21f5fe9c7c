import { allCommands } from '../../commands/all';
import { MEDIA } from '../../commands/gallery';
import { PROFILE } from '../../commands/profile';
import { REDIRECTS } from '../../commands/redirects';
import type { Registry } from '../../commands/registry';
import { contents, listings } from '../../content/registry';
import type { CurrentUser } from '../../contract/session';
import { decideAccess } from '../../machines/access/rules';

/** Every command there is for this user. Takes the content languages. */
export const registryFor = (user: CurrentUser, languages: readonly string[]): Registry =>
  allCommands({
    contents,
    listings,
    languages,
    mayOpen: (route) => decideAccess(route, user).kind === 'allowed',
    sections: [MEDIA, REDIRECTS, PROFILE],
  });
