import { useSelector } from '@xstate/react';
import { role as record } from '../../content/records/role';
import { AuditCard } from '../panels/AuditCard';
import { RecordScreen } from '../records/RecordScreen';
import type { RecordActor } from '../records/useRecordActor';

function Log({ actor, id }: { readonly actor: RecordActor; readonly id: number }) {
  const version = useSelector(actor, ({ context }) => context.stored?.updated_at ?? null);
  return <AuditCard entity="role" id={id} version={version} />;
}

/** A role: title, permissions, log. Source: document 1, section 2.13. */
export function Component() {
  return <RecordScreen record={record} beside={(props) => <Log {...props} />} />;
}
