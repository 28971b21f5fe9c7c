import { useSelector } from '@xstate/react';
import type { DeclaredRecord } from '../../content/model/record';
import type { BesideProps } from '../records/RecordPage';
import { RecordScreen, type RecordScreenProps } from '../records/RecordScreen';
import { AuditCard } from './AuditCard';

/** What the log calls the records of an area. */
const entityOf = ({ area }: DeclaredRecord): string => (area === 'desk' ? 'redazioni' : area);

function Log({ record, actor, id }: Pick<BesideProps, 'actor' | 'id'> & Pick<RecordScreenProps, 'record'>) {
  const version = useSelector(actor, ({ context }) => context.stored?.updated_at ?? null);
  return <AuditCard entity={entityOf(record)} id={id} version={version} fields={record.fields} />;
}

/** The form of a record with its log, which comes after the other cards beside it. */
export function LoggedRecord({ record, beside, ...props }: RecordScreenProps) {
  return (
    <RecordScreen
      {...props}
      record={record}
      beside={({ actor, id, mayEdit }) => (
        <>
          {beside?.({ actor, id, mayEdit })}
          <Log record={record} actor={actor} id={id} />
        </>
      )}
    />
  );
}
