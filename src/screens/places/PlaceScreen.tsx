import { useSelector } from '@xstate/react';
import { place as record } from '../../content/records/place';
import { pointedTo } from '../../content/registry';
import { AuditCard } from '../panels/AuditCard';
import { UsesCard } from '../panels/UsesCard';
import { RecordScreen } from '../records/RecordScreen';
import type { RecordActor } from '../records/useFormActor';

interface BesideProps {
  readonly actor: RecordActor;
  readonly id: number;
}

function Cards({ actor, id }: BesideProps) {
  const version = useSelector(actor, ({ context }) => context.stored?.updated_at ?? null);
  return (
    <>
      {pointedTo.has(record.area) && <UsesCard area={record.area} id={id} />}
      <AuditCard entity={record.area} id={id} version={version} fields={record.fields} />
    </>
  );
}

/** A point of interest: its data, which contents use it, and its log. Source: document 3, section 2. */
export function Component() {
  return <RecordScreen record={record} beside={(props) => <Cards {...props} />} />;
}
