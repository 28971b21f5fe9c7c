import { abilityName } from '../../src/content/permissions';
import { refusalTexts } from '../../src/messages/server/refusals';
import { ADMINISTRATOR, type RequestUser } from './caller';
import { HttpError } from './errors';
import { OPENINGS, type Opening } from './openings';

/** What is asked of who makes a call. */
export type Need =
  | {
      /** One of these is enough. */
      readonly ability: string | readonly string[];
      /** Said in place of the names of the abilities. */
      readonly refusal?: string;
    }
  | {
      /** One of each group. */
      readonly every: readonly (readonly string[])[];
      readonly refusal?: string;
    }
  /** Only the administrator role; not even the wildcard is enough. Source: document 1, section 6. */
  | { readonly administrator: true }
  /** No ability, for this reason. */
  | { readonly open: Opening };

/** What a call asks; where that depends on what is sent and by whom, it is decided once that has been read. */
export type Access<Call = never> = Need | { readonly byCall: (call: Call) => Need };

/** The groups of abilities of which a need asks one each; none for what asks for no ability. */
export function groupsOf(need: Need): readonly (readonly string[])[] {
  if ('ability' in need) return [typeof need.ability === 'string' ? [need.ability] : need.ability];
  return 'every' in need ? need.every : [];
}

/** Whether a call is open to who has no session. */
export const isOpenToAll = (access: Access): boolean => 'open' in access && OPENINGS[access.open].to === 'everybody';

/** Refuses with 403 a user who is not what a call asks for. */
export function assertMay(user: RequestUser, need: Need): void {
  if ('administrator' in need && user.role !== ADMINISTRATOR) throw new HttpError(403, refusalTexts.administrators);
  const unmet = groupsOf(need).find((abilities) => !abilities.some(user.may));
  if (unmet === undefined) return;
  const refusal = 'refusal' in need ? need.refusal : undefined;
  throw new HttpError(403, refusal ?? refusalTexts.forbidden(unmet.map(abilityName)));
}
