import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { listAddress } from '../../content/lists/addresses';
import { user as record } from '../../content/records/user';
import { HOME_PATH } from '../../machines/access/paths';
import type { NamedUser } from '../../machines/reassignment/types';
import { hasInput } from '../../machines/submission/forms';
import { passwordUpdateTexts } from '../../messages/screens/records';
import { useNavigate } from '../../ui/page/navigate';
import { LoggedRecord } from '../panels/LoggedRecord';
import type { RecordActor } from '../records/useFormActor';
import { useOpenRoute, useUser } from '../useUser';
import { LazyReassignment } from './LazyReassignment';
import { PasswordCard, usePasswordActor } from './PasswordCard';
import { PermissionsCard } from './PermissionsCard';
import { removalRefusal } from './removal';

interface CardsProps {
  readonly actor: RecordActor;
  readonly id: number;
}

function Password({ actor, id }: CardsProps) {
  const changed = useCallback(() => actor.send({ type: 'record.changed' }), [actor]);
  const password = usePasswordActor(id, changed);
  const isTyped = useSelector(password, ({ context }) => hasInput(context));
  useEffect(() => {
    actor.send({ type: 'beside.change', unsaved: isTyped ? passwordUpdateTexts.title : null });
  }, [actor, isTyped]);
  return <PasswordCard actor={password} />;
}

function Cards({ actor, id, mayEdit }: CardsProps & { readonly mayEdit: boolean }) {
  const version = useSelector(actor, ({ context }) => context.stored?.updated_at ?? null);
  return (
    <>
      {mayEdit && <Password key={id} actor={actor} id={id} />}
      <PermissionsCard id={id} version={version} />
    </>
  );
}

function nameOf(actor: RecordActor): NamedUser | null {
  const { id, stored } = actor.getSnapshot().context;
  return id === 'new' || stored === null ? null : { id, name: String(stored.username ?? id) };
}

/** A user: data, password, rights, log. Source: document 1, section 2.11. */
export function Component() {
  const me = useUser();
  const navigate = useNavigate();
  const openRoute = useOpenRoute();
  const [leaving, setLeaving] = useState<readonly NamedUser[] | null>(null);
  const removed = useRef(false);
  const isMe = useParams().id === String(me?.id);
  const refusal = removalRefusal(me, isMe);
  const remove = useCallback((actor: RecordActor) => {
    const named = nameOf(actor);
    if (named !== null) setLeaving([named]);
  }, []);
  return (
    <>
      <LoggedRecord
        record={record}
        isRemoved={() => removed.current}
        onRemove={refusal ?? remove}
        beside={(props) => <Cards {...props} />}
      />
      <LazyReassignment
        users={leaving}
        onDeleted={() => undefined}
        onClosed={(deleted) => {
          setLeaving(null);
          removed.current = deleted.length > 0;
          if (removed.current) navigate(openRoute(listAddress(record)) ?? HOME_PATH);
        }}
      />
    </>
  );
}
