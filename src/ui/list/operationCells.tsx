import type { NamedField } from '../../content/changedFields';
import { actionName, entityName } from '../../content/logged';
import type { AuditRow } from '../../contract/audit';
import { auditTexts } from '../../messages/screens/audit';
import { LoggedDetails, LoggedMoment, personName } from '../panels/logged';
import type { CellKinds } from './columns';
import { recordCells, titleId } from './recordCells';

interface OperationCells {
  /** Fields of the form of what a row is about: the log calls them as it does. */
  readonly fieldsOf: (row: AuditRow) => readonly NamedField[];
  /** Address of what a row is about; null where there is none any more. */
  readonly hrefOf: (row: AuditRow) => string | null;
}

const { list: texts } = auditTexts;

/** What is gone has no link, and keeps its name. */
function Subject({ row, href }: { readonly row: AuditRow; readonly href: string | null }) {
  const kind = entityName(row.entity);
  const title = row.title ?? (row.entity_id == null ? '' : `n. ${row.entity_id}`);
  const isGone = row.gone === true || row.gone === 1;
  return (
    <div id={titleId(row)}>
      {href === null ? (
        <span className="wrap-anywhere font-medium">{title}</span>
      ) : (
        <a
          href={href}
          className="wrap-anywhere rounded-sm font-medium text-ink decoration-accent underline-offset-3 hover:text-accent-ink hover:underline"
        >
          {title}
        </a>
      )}
      <span className="block text-muted text-xs">{isGone ? `${kind} · ${texts.gone}` : kind}</span>
    </div>
  );
}

/** What each kind of column of the register shows. */
export const operationCells = ({ fieldsOf, hrefOf }: OperationCells) =>
  ({
    ...recordCells,
    moment: { look: { width: '11rem' }, cell: (row: AuditRow) => <LoggedMoment row={row} /> },
    who: {
      look: { width: '10rem' },
      cell: (row: AuditRow) => <span className="wrap-anywhere">{personName(row)}</span>,
    },
    operation: { look: { width: '12rem' }, cell: (row: AuditRow) => actionName(row.action) },
    subject: { look: { slot: 'primary' }, cell: (row: AuditRow) => <Subject row={row} href={hrefOf(row)} /> },
    changes: { look: {}, cell: (row: AuditRow) => <LoggedDetails row={row} fields={fieldsOf(row)} /> },
  }) satisfies CellKinds;
