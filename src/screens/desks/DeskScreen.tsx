import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { Json } from '../../content/field/json';
import { desk as record } from '../../content/records/desk';
import { personOf } from '../../content/text/people';
import type { DeskUser, DeskMunicipality as WireMunicipality } from '../../contract/desks';
import type { DeskMunicipality } from '../../machines/deskMunicipalities/machine';
import { deskUsersTexts as texts } from '../../messages/screens/records';
import { Badge } from '../../ui/base/Badge';
import { Card } from '../../ui/base/Card';
import { PlainTable } from '../../ui/table/PlainTable';
import { LoggedRecord } from '../panels/LoggedRecord';
import type { RecordActor } from '../records/useFormActor';
import { DeskMunicipalitiesCard } from './DeskMunicipalitiesCard';

/** The client has checked the desk against the contract's schema; its form keeps the lists as they came. */
function listOf<T>(value: Json): readonly T[] {
  return Array.isArray(value) ? (value as unknown as readonly T[]) : [];
}

/** The users of a desk, out of its record. */
const deskUsers = (value: Json): readonly DeskUser[] => listOf<DeskUser>(value);

function municipalityOf({ id, nome, codice, istat, provincia, pivot }: WireMunicipality): readonly DeskMunicipality[] {
  const known = pivot?.comuni_istat_id ?? id;
  if (known === null || known === undefined) return [];
  return [{ id: known, name: nome, province: provincia?.nome ?? '', code: codice ?? istat ?? '' }];
}

/** The municipalities of a desk, out of its record; one without a number can't be removed and is left out. */
const deskMunicipalities = (value: Json): readonly DeskMunicipality[] =>
  listOf<WireMunicipality>(value).flatMap(municipalityOf);

const { columns } = texts;

const COLUMNS = [
  { label: columns.number, align: 'end' },
  { label: columns.name },
  { label: columns.username },
  { label: columns.email },
  { label: columns.active },
] as const;

function cellsOf(user: DeskUser, index: number) {
  const { username, email, active } = user;
  const isActive = active === true || active === 1;
  return [
    index + 1,
    personOf(user),
    username,
    email ?? '',
    <Badge key="active" tone={isActive ? 'success' : 'neutral'}>
      {isActive ? texts.active : texts.inactive}
    </Badge>,
  ];
}

/** 'Utenti di Redazione'. Source: document 1, section 2.16. */
function DeskUsersCard({ users }: { readonly users: readonly DeskUser[] }) {
  return (
    <Card title={texts.title} collapsible>
      {users.length === 0 ? (
        <p className="text-muted">{texts.empty}</p>
      ) : (
        <PlainTable
          caption={texts.title}
          columns={COLUMNS}
          rows={users.map((user, index) => ({ key: user.username, cells: cellsOf(user, index) }))}
        />
      )}
    </Card>
  );
}

function Cards({ actor, id }: { readonly actor: RecordActor; readonly id: number }) {
  const users = useSelector(actor, ({ context }) => context.stored?.users);
  const municipalities = useSelector(actor, ({ context }) => context.stored?.comuni_istat);
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
    </>
  );
}

/** A desk: name and addresses, users, municipalities, log. Source: document 1, section 2.16. */
export function Component() {
  return <LoggedRecord record={record} beside={(props) => <Cards {...props} />} />;
}
