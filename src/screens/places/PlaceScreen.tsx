import { useSelector } from '@xstate/react';
import { place as record } from '../../content/records/place';
import { AuditCard } from '../panels/AuditCard';
import { RecordScreen } from '../records/RecordScreen';
import type { RecordActor } from '../records/useRecordActor';

interface BesideProps {
  readonly actor: RecordActor;
  readonly id: number;
}

function Log({ actor, id }: BesideProps) {
  const version = useSelector(actor, ({ context }) => context.stored?.updated_at ?? null);
  return <AuditCard entity={record.area} id={id} version={version} fields={record.fields} />;
}

/** A point of interest: its data, and its log. Source: document 3, section 2. */
export function Component() {
  return <RecordScreen record={record} beside={(props) => <Log {...props} />} />;
}
