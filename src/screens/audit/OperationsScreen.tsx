import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import type { NamedField } from '../../content/changedFields';
import { forms } from '../../content/forms';
import { operations } from '../../content/listings/operations';
import type { ListingRow } from '../../content/lists/listing';
import { entityAddress } from '../../content/logged';
import { desk } from '../../content/records/desk';
import { place } from '../../content/records/place';
import { role } from '../../content/records/role';
import { tag } from '../../content/records/tag';
import { user } from '../../content/records/user';
import { SETTINGS_AREA, settingsSectionOf } from '../../content/settings/sections';
import type { AuditRow } from '../../contract/audit';
import { auditTexts } from '../../messages/screens/audit';
import { operationCells } from '../../ui/list/operationCells';
import { ListScreen } from '../list/ListScreen';
import { OpensRows } from '../list/OpensRows';

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
