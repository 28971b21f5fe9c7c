import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import type { NamedField } from '../../content/changedFields';
import { forms } from '../../content/forms';
import { operations } from '../../content/listings/operations';
import type { ListingRow } from '../../content/lists/listing';
import { actionName, entityAddress, entityName } from '../../content/logged';
import { desk } from '../../content/records/desk';
import { place } from '../../content/records/place';
import { role } from '../../content/records/role';
import { tag } from '../../content/records/tag';
import { user } from '../../content/records/user';
import { SETTINGS_AREA, settingsSectionOf } from '../../content/settings/sections';
import type { AuditRow } from '../../contract/audit';
import { auditTexts } from '../../messages/screens/audit';
import type { CellKinds } from '../../ui/list/columns';
import { recordCells, titleId } from '../../ui/list/recordCells';
import { LoggedDetails, LoggedMoment, personName } from '../../ui/panels/logged';
import { ListScreen } from '../list/ListScreen';
import { OpensRows } from '../list/OpensRows';

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
const operationCells = ({ fieldsOf, hrefOf }: OperationCells) =>
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

const RECORDS: ReadonlyMap<string, { readonly fields: readonly NamedField[] }> = new Map([
  ['user', user],
  ['role', role],
  ['redazioni', desk],
  ['tag', tag],
  [place.area, place],
]);

function fieldsOf({ entity, entity_id }: AuditRow): readonly NamedField[] {
  if (entity === SETTINGS_AREA) return settingsSectionOf(entity_id)?.fields ?? [];
  return forms.of({ area: entity })?.fields ?? RECORDS.get(entity)?.fields ?? [];
}

const NONE: readonly NamedField[] = [];
const noFields = () => NONE;

const isGone = ({ gone }: AuditRow): boolean => gone === true || gone === 1;

const routeOf = (row: AuditRow): string | null =>
  isGone(row) || row.entity_id == null ? null : entityAddress(row.entity, row.entity_id);

const hrefOf = (row: AuditRow): string | null => {
  const route = routeOf(row);
  return route === null ? null : `#${route}`;
};

const whyNot = (row: AuditRow): string => (isGone(row) ? auditTexts.list.goneNow : auditTexts.list.noPage);

/** The client has checked the rows against the contract's schema. */
const asAct = (row: ListingRow): AuditRow => row as unknown as AuditRow;

/** The cells, drawn anew once the forms are there whose fields the log names. */
function useCells() {
  const whole = useSyncExternalStore(forms.subscribe, forms.isWhole);
  useLayoutEffect(() => {
    // Without them the log names fields by their paths; the next visit tries again.
    if (!whole) void forms.loadAll().catch(() => undefined);
  }, [whole]);
  return useMemo(() => operationCells({ fieldsOf: whole ? fieldsOf : noFields, hrefOf }), [whole]);
}

/** The register of all operations, for administrators. */
export function Component() {
  const kinds = useCells();
  return (
    <ListScreen listing={operations} kinds={kinds}>
      {(list) => <OpensRows list={list} routeOf={(row) => routeOf(asAct(row))} whyNot={(row) => whyNot(asAct(row))} />}
    </ListScreen>
  );
}
