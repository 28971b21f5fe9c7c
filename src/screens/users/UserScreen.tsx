import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { user as record } from '../../content/records/user';
import type { NamedUser } from '../../machines/reassignment/types';
import { AuditCard } from '../panels/AuditCard';
import { RecordScreen } from '../records/RecordScreen';
import type { RecordActor } from '../records/useRecordActor';
import { useUser } from '../useUser';
import { PasswordCard, usePasswordActor } from './PasswordCard';
import { PermissionsCard } from './PermissionsCard';
import { ReassignmentDialog } from './ReassignmentDialog';
import { removalRefusal } from './removal';

interface CardsProps {
  readonly actor: RecordActor;
  readonly id: number;
  /** Called with whether a password is typed and not yet sent. */
  readonly onTyped: (isTyped: () => boolean) => void;
}

function Cards({ actor, id, onTyped }: CardsProps) {
  const version = useSelector(actor, ({ context }) => context.stored?.updated_at ?? null);
  const changed = useCallback(() => actor.send({ type: 'record.changed' }), [actor]);
  const password = usePasswordActor(id, changed);
  useEffect(() => {
    onTyped(() => Object.values(password.getSnapshot().context.values).some((value) => value !== ''));
    return () => onTyped(() => false);
  }, [password, onTyped]);
  return (
    <>
      <PasswordCard actor={password} />
      <PermissionsCard id={id} version={version} />
      <AuditCard entity="user" id={id} version={version} />
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
  const [leaving, setLeaving] = useState<readonly NamedUser[]>([]);
  const typed = useRef<() => boolean>(() => false);
  const removed = useRef(false);
  const noteTyped = useCallback((isTyped: () => boolean) => {
    typed.current = isTyped;
  }, []);
  const isMe = useParams().id === String(me?.id);
  const refusal = removalRefusal(me, isMe);
  const remove = useCallback((actor: RecordActor) => {
    const named = nameOf(actor);
    if (named !== null) setLeaving([named]);
  }, []);
  return (
    <>
      <RecordScreen
        record={record}
        isBesideUnsaved={() => typed.current()}
        isRemoved={() => removed.current}
        onRemove={refusal ?? remove}
        beside={(props) => <Cards {...props} onTyped={noteTyped} />}
      />
      {leaving.length > 0 && (
        <ReassignmentDialog
          users={leaving}
          onDeleted={() => undefined}
          onClosed={(deleted) => {
            setLeaving([]);
            removed.current = deleted.length > 0;
            if (removed.current) void navigate(record.routes.list);
          }}
        />
      )}
    </>
  );
}
