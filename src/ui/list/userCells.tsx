import { personOf } from '../../content/text/people';
import type { UserRow } from '../../contract/users';
import { userListTexts as texts } from '../../messages/screens/listings';
import { cx } from '../base/cx';
import { Icon } from '../base/Icon';
import { momentText } from '../base/moments';
import type { CellInput, CellKinds } from './columns';
import { recordCells, titleId } from './recordCells';

function Missing({ label }: { readonly label: string }) {
  return (
    <span className="text-muted">
      <span aria-hidden="true">—</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}

const MARK = 'inline-flex size-7 items-center justify-center rounded-md pointer-coarse:size-9';

/** A green check or a red cross; who may edit users turns it with a click. */
function ActiveCell({ row, input }: { readonly row: UserRow; readonly input: CellInput }) {
  const active = row.active === true || row.active === 1;
  const tone = active ? 'text-success' : 'text-danger';
  const icon = <Icon name={active ? 'check' : 'close'} />;
  if (!input.mayEdit)
    return (
      <span className={cx(MARK, tone)} data-tip={active ? texts.active : texts.inactive}>
        {icon}
        <span className="sr-only">{active ? texts.active : texts.inactive}</span>
      </span>
    );
  return (
    <button
      type="button"
      role="switch"
      aria-checked={active}
      aria-label={texts.active}
      aria-describedby={titleId(row)}
      data-tip={active ? texts.toDeactivate : texts.toActivate}
      className={cx(MARK, tone, 'cursor-pointer hover:bg-hover')}
      onClick={() => input.onAction('toggle', row.id)}
    >
      {icon}
    </button>
  );
}

const nothing = (text: string, label: string) => (text === '' ? <Missing label={label} /> : text);

/** Role and last sign-in, as far as the server says them. */
function Beneath({ roles, last_sign_in }: Pick<UserRow, 'roles' | 'last_sign_in'>) {
  const role = Object.values(roles ?? {})[0];
  const seen = last_sign_in === null ? texts.neverSignedIn : last_sign_in && texts.signedIn(momentText(last_sign_in));
  const parts = [role, seen].filter((part) => typeof part === 'string');
  return parts.length === 0 ? null : <span className="block text-muted text-xs">{parts.join(' · ')}</span>;
}

/** What each kind of column of the users shows. */
export const userCells = {
  ...recordCells,
  person: {
    look: { width: '16rem' },
    cell: (row: UserRow) => (
      // One box: a narrow list lays what a cell holds side by side.
      <div>
        <span className="wrap-anywhere">{nothing(personOf(row), texts.noName)}</span>
        <Beneath {...row} />
      </div>
    ),
  },
  desk: {
    look: { width: '14rem' },
    cell: (row: UserRow) => <span className="wrap-anywhere">{nothing(row.redazione?.nome ?? '', texts.noDesk)}</span>,
  },
  active: {
    look: { width: '6rem' },
    cell: (row: UserRow, input) => <ActiveCell row={row} input={input} />,
  },
} satisfies CellKinds;
