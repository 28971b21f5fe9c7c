import { useSelector } from '@xstate/react';
import { role as record } from '../../content/records/role';
import { AuditCard, namedFields } from '../panels/AuditCard';
import { RecordScreen } from '../records/RecordScreen';
import type { RecordActor } from '../records/useRecordActor';

const FIELDS = namedFields(record);

function Log({ actor, id }: { readonly actor: RecordActor; readonly id: number }) {
  const version = useSelector(actor, ({ context }) => context.stored?.updated_at ?? null);
  return <AuditCard entity="role" id={id} version={version} fields={FIELDS} />;
}

/** A role: title, permissions, log. Source: document 1, section 2.13. */
export function Component() {
  return <RecordScreen record={record} beside={(props) => <Log {...props} />} />;
}
