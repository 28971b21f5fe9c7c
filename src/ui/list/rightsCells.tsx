import type { PermissionAction } from '../../content/lists/section';
import { sectionName } from '../../content/logged';
import type { RoleRights } from '../../contract/roles';
import { rightsTexts as texts } from '../../messages/screens/listings';
import { permissionTexts } from '../../messages/screens/permissions';
import type { CellKinds } from './columns';
import { recordCells, titleId } from './recordCells';

interface RightsCells {
  readonly roleHref: (id: number) => string;
  readonly userHref: (id: number) => string;
  /** The users who have a role, all of them. */
  readonly usersHref: (role: number) => string;
}

const LINK = 'rounded-sm decoration-accent underline-offset-3 hover:text-accent-ink hover:underline';
/** Names stand side by side, each as high as a finger needs. */
const TARGET = `${LINK} inline-flex min-h-6 items-center`;

const actionWord = (action: string): string => permissionTexts.actions[action as PermissionAction] ?? action;

const barredWord = (page: string): string => texts.barred[page as keyof typeof texts.barred] ?? page;

function Rights({ row }: { readonly row: RoleRights }) {
  const barred = row.barred ?? [];
  return (
    <div>
      <span>{row.actions.map(actionWord).join(', ')}</span>
      {barred.length > 0 && <span className="block text-muted text-xs">{barred.map(barredWord).join(', ')}</span>}
    </div>
  );
}

function Holders({ row, hrefs }: { readonly row: RoleRights; readonly hrefs: RightsCells }) {
  const { users, users_count: count, role } = row;
  if (count === 0) return <span className="text-muted">{texts.nobody}</span>;
  return (
    <ul className="flex flex-wrap gap-x-4">
      {users.map(({ id, name, username, active }) => (
        <li key={id}>
          <a className={TARGET} href={hrefs.userHref(id)}>
            {name || username}
          </a>
          {(active === false || active === 0) && <span className="text-muted text-xs"> ({texts.inactive})</span>}
        </li>
      ))}
      {count > users.length && (
        <li>
          <a className={TARGET} href={hrefs.usersHref(role.id)}>
            {texts.others(count - users.length)}
          </a>
        </li>
      )}
    </ul>
  );
}

/** What each kind of column of the rights shows. */
export const rightsCells = (hrefs: RightsCells) =>
  ({
    ...recordCells,
    section: {
      look: { width: '12rem' },
      cell: ({ section }: RoleRights) => <span className="wrap-anywhere">{sectionName(section)}</span>,
    },
    role: {
      look: { slot: 'primary', width: '16rem' },
      cell: (row: RoleRights) => (
        <a
          id={titleId(row)}
          className={`${LINK} wrap-anywhere font-medium text-ink`}
          href={hrefs.roleHref(row.role.id)}
        >
          {row.role.title}
        </a>
      ),
    },
    rights: { look: { width: '18rem' }, cell: (row: RoleRights) => <Rights row={row} /> },
    holders: { look: {}, cell: (row: RoleRights) => <Holders row={row} hrefs={hrefs} /> },
  }) satisfies CellKinds;
