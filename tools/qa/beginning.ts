import type { Beginning } from '../../tests/kit/checklist';
import { routeOf, type Start } from '../../tests/kit/start';
import { personFor } from './person';

const ID = '…';

const listed = (verb: string, abilities: readonly string[]): string[] =>
  abilities.length === 0 ? [] : [`${verb} ${abilities.join(', ')}`];

function userText(start: Start): string {
  const { username, role, added, removed } = personFor(start);
  const changes = [...listed('più', added), ...listed('meno', removed)];
  const who = changes.length === 0 ? username : `${username}, col ruolo «${role}» ${changes.join(' e ')}`;
  return start.signedIn === false ? `nessuno è entrato; per entrare: ${who}` : who;
}

/** What a start says to whoever plays its paths by hand. */
export const beginningOf = (start: Start): Beginning => ({
  page: `#${routeOf(start, ID)}`,
  user: userText(start),
  data: start.data,
});
