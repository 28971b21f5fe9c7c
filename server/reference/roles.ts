import { contents } from '../../src/content/whole';
import type { Queryable } from '../db/types';
import { type Action, requireAbility } from '../http/caller';
import data from './roles.json' with { type: 'json' };

export interface ReferenceRole {
  readonly name: string;
  readonly title: string;
  readonly abilities: readonly string[];
}

const prefixes = contents.flatMap((content) => content.abilities);

/** The abilities of some actions on contents of every type. */
export const ofContents = (actions: readonly Action[]): string[] =>
  actions.flatMap((action) => requireAbility(prefixes, action));

/** The roles whose names mean something to the client. Source: document 1, sections 2.1, 2.9 and 6; document 2, section 6. */
export const REFERENCE_ROLES: readonly ReferenceRole[] = data.map(({ name, title, contents: actions, abilities }) => ({
  name,
  title,
  abilities: [...ofContents(actions as Action[]), ...abilities],
}));

const INSERT = `
  with roles_added as (
    insert into roles (name, title)
    select name, title from jsonb_to_recordset($1::jsonb) as r(name text, title text, place integer)
     where not exists (select from audit
                        where action = 'delete' and entity = 'role' and details ->> 'name' = r.name)
     order by place
    on conflict (name) do nothing returning id, name)
  insert into role_abilities (role_id, ability)
  select distinct a.id, r.ability
    from roles_added a join jsonb_to_recordset($2::jsonb) as r(name text, ability text) on r.name = a.name`;

/** Writes the roles that a database has not by their name, nor had and deleted. What is there stays as it is. */
export async function writeRoles(tx: Queryable, roles = REFERENCE_ROLES): Promise<void> {
  const abilities = roles.flatMap((role) => role.abilities.map((ability) => ({ name: role.name, ability })));
  await tx.query(INSERT, [
    JSON.stringify(roles.map(({ name, title }, place) => ({ name, title, place }))),
    JSON.stringify(abilities),
  ]);
}
