import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { desk as record } from '../../content/records/desk';
import { AuditCard } from '../panels/AuditCard';
import { RecordScreen } from '../records/RecordScreen';
import type { RecordActor } from '../records/useFormActor';
import { DeskMunicipalitiesCard } from './DeskMunicipalitiesCard';
import { DeskUsersCard } from './DeskUsersCard';
import { deskMunicipalities, deskUsers } from './wire';

function Cards({ actor, id }: { readonly actor: RecordActor; readonly id: number }) {
  const users = useSelector(actor, ({ context }) => context.stored?.users);
  const municipalities = useSelector(actor, ({ context }) => context.stored?.comuni_istat);
  const version = useSelector(actor, ({ context }) => context.stored?.updated_at ?? null);
  const changed = useCallback(() => actor.send({ type: 'record.changed' }), [actor]);
  const keepUnsaved = useCallback(
    (card: string | null) => actor.send({ type: 'beside.change', unsaved: card }),
    [actor],
  );
  return (
    <>
      <DeskUsersCard users={deskUsers(users)} />
      <DeskMunicipalitiesCard
        desk={id}
        rows={deskMunicipalities(municipalities)}
        onChanged={changed}
        onUnsaved={keepUnsaved}
      />
      <AuditCard entity="redazioni" id={id} version={version} fields={record.fields} />
    </>
  );
}

/** A desk: name and addresses, users, municipalities, log. Source: document 1, section 2.16. */
export function Component() {
  return <RecordScreen record={record} beside={(props) => <Cards {...props} />} />;
}
