import { useLayoutEffect, useState } from 'react';
import { personOf } from '../../content/person';
import type { UserRow } from '../../contract/users';
import type { NamedUser } from '../../machines/reassignment/types';
import { reassignmentTexts } from '../../messages/reassignment';
import { DialogToCome } from '../../ui/base/lazyDialogs';
import { useLazyPart } from '../../ui/base/useLazyPart';
import type { ListActor } from '../list/useListActor';

const loadDialog = async () => ({ default: (await import('./ReassignmentDialog')).ReassignmentDialog });

function named(row: UserRow): NamedUser {
  const person = personOf(row);
  return { id: row.id, name: person === '' ? row.username : `${row.username} (${person})` };
}

/** The users that a deletion is asked for, in the order of the rows. */
function askedUsers(list: ListActor, ids: readonly number[]): readonly NamedUser[] {
  // The answer's schema made the rows of this list users.
  const rows = list.getSnapshot().context.rows as readonly UserRow[];
  return rows.filter(({ id }) => ids.includes(id)).map(named);
}

/** Deletes the users that the list asks for, one after the other. Source: document 1, section 2.10. */
export function UserDeletion({ list }: { readonly list: ListActor }) {
  const [users, setUsers] = useState<readonly NamedUser[] | null>(null);
  const part = useLazyPart(loadDialog, users !== null);
  useLayoutEffect(() => {
    const subscription = list.on('deletion.asked', ({ ids }) => setUsers(askedUsers(list, ids)));
    return () => subscription.unsubscribe();
  }, [list]);
  if (users === null) return null;
  const close = () => setUsers(null);
  if (part.state !== 'ready')
    return (
      <DialogToCome part={part} title={reassignmentTexts.title(users[0]?.name ?? '')} role="dialog" onClose={close} />
    );
  return <part.Part users={users} onDeleted={() => list.send({ type: 'list.reload' })} onClosed={close} />;
}
