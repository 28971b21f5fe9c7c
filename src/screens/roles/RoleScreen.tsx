import { useSelector } from '@xstate/react';
import { users } from '../../content/listings/users';
import { listAddress } from '../../content/lists/addresses';
import { role as record } from '../../content/records/role';
import { roleTexts as texts } from '../../messages/screens/records';
import { buttonClass } from '../../ui/base/Button';
import { Card } from '../../ui/base/Card';
import { AuditCard } from '../panels/AuditCard';
import { RecordScreen } from '../records/RecordScreen';
import type { RecordActor } from '../records/useFormActor';

interface BesideProps {
  readonly actor: RecordActor;
  readonly id: number;
}

function Log({ actor, id }: BesideProps) {
  const version = useSelector(actor, ({ context }) => context.stored?.updated_at ?? null);
  return <AuditCard entity="role" id={id} version={version} fields={record.fields} />;
}

function Beside(props: BesideProps) {
  return (
    <>
      <Card title={texts.holders}>
        <a className={buttonClass()} href={`#${listAddress(users, { ruolo: String(props.id) })}`}>
          {texts.toHolders}
        </a>
      </Card>
      <Log {...props} />
    </>
  );
}

/** A role: title, permissions, who has it, log. Source: document 1, section 2.13. */
export function Component() {
  return <RecordScreen record={record} beside={(props) => <Beside {...props} />} />;
}
