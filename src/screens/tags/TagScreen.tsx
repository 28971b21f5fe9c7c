import { useSelector } from '@xstate/react';
import { tag as record } from '../../content/records/tag';
import { AuditCard } from '../panels/AuditCard';
import { RecordScreen } from '../records/RecordScreen';
import type { RecordActor } from '../records/useFormActor';

interface BesideProps {
  readonly actor: RecordActor;
  readonly id: number;
}

function Log({ actor, id }: BesideProps) {
  const version = useSelector(actor, ({ context }) => context.stored?.updated_at ?? null);
  return <AuditCard entity="tag" id={id} version={version} fields={record.fields} />;
}

/** A tag: its name, and its log. Source: document 3, section 2. */
export function Component() {
  return <RecordScreen record={record} beside={(props) => <Log {...props} />} />;
}
