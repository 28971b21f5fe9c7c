import { personOf } from '../../content/text/people';
import type { DeskUser } from '../../contract/desks';
import { deskUsersTexts as texts } from '../../messages/screens/records';
import { Badge } from '../../ui/base/Badge';
import { Card } from '../../ui/base/Card';
import { PlainTable } from '../../ui/table/PlainTable';

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
export function DeskUsersCard({ users }: { readonly users: readonly DeskUser[] }) {
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
