import { useState } from 'react';
import { users } from '../../content/listings/users';
import type { UserRow } from '../../contract/users';
import { namedUser } from '../../machines/reassignment/rules';
import type { NamedUser } from '../../machines/reassignment/types';
import { useEmitted } from '../../ui/base/actors';
import { userCells } from '../../ui/list/userCells';
import { ListScreen } from '../list/ListScreen';
import type { ListActor } from '../list/useListActor';
import { LazyReassignment } from './LazyReassignment';

/** The users to delete, in the order of the rows. */
function requestedUsers(list: ListActor, ids: readonly number[]): readonly NamedUser[] {
  // The answer's schema made the rows of this list users.
  const rows = list.getSnapshot().context.rows as readonly UserRow[];
  return rows.filter(({ id }) => ids.includes(id)).map(namedUser);
}

/** Deletes the users that the list requests, one after the other. Source: document 1, section 2.10. */
function UserDeletion({ list }: { readonly list: ListActor }) {
  const [users, setUsers] = useState<readonly NamedUser[] | null>(null);
  useEmitted(list, { 'deletion.requested': ({ ids }) => setUsers(requestedUsers(list, ids)) });
  return (
    <LazyReassignment
      users={users}
      onDeleted={() => list.send({ type: 'list.reload' })}
      onClosed={() => setUsers(null)}
    />
  );
}

/** The list of users. Source: document 1, section 2.10. */
export function Component() {
  return (
    <ListScreen listing={users} kinds={userCells}>
      {(list) => <UserDeletion list={list} />}
    </ListScreen>
  );
}
