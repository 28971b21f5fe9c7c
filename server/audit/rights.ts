import type { FieldDeclaration } from '../../src/content/field/field';
import { kindOf } from '../../src/content/kinds/table';
import { openLogOf } from '../../src/content/logged';
import { place } from '../../src/content/records/place';
import { contents, listings } from '../../src/content/registry';
import { SETTINGS_AREA, settingsSectionOf } from '../../src/content/settings/sections';
import { contents as whole } from '../../src/content/whole';
import { type AuditRow, changedValuesSchema } from '../../src/contract/audit';
import { refusalTexts } from '../../src/messages/server/refusals';
import type { Need } from '../http/access';
import { ADMINISTRATOR, type RequestUser, requireAbility } from '../http/caller';
import type { AuditQuery } from './read';

const isAdministrator = ({ role }: RequestUser): boolean => role === ADMINISTRATOR;

/**
 * What reading a log asks: all of it the administrators' role, that of one open record that one sees and changes it, that
 * of a section of the settings that one may open it.
 */
export function needOfLog({ entity, id }: Pick<AuditQuery, 'entity' | 'id'>): Need {
  const refusal = refusalTexts.administrators;
  const section = entity === SETTINGS_AREA ? settingsSectionOf(id) : undefined;
  if (section !== undefined) return { ability: section.abilities, refusal };
  const listing = typeof entity === 'string' && id !== undefined ? openLogOf(entity) : undefined;
  if (listing === undefined) return { administrator: true };
  const { abilities, createGrantsEdit = false } = listing;
  const edits = (['edit', ...(createGrantsEdit ? (['create'] as const) : [])] as const).flatMap((action) =>
    requireAbility(abilities, action),
  );
  return { every: [edits, requireAbility(abilities, 'view')], refusal };
}

const mayView = (user: RequestUser, area: string): boolean => {
  const listing = [...contents, ...listings].find((one) => one.area === area);
  return listing !== undefined && user.mayAny(listing.abilities, 'view');
};

function fieldsOf({ entity, entity_id }: Pick<AuditRow, 'entity' | 'entity_id'>): readonly FieldDeclaration[] {
  if (entity === SETTINGS_AREA) return settingsSectionOf(entity_id)?.fields ?? [];
  return whole.find(({ area }) => area === entity)?.fields ?? (entity === place.area ? place.fields : []);
}

/** Whether a logged path is a field's, in whatever language or entry. */
const isOf = ({ path }: FieldDeclaration, logged: string): boolean =>
  logged === path || logged.endsWith(`.${path}`) || logged.startsWith(`${path}.`);

/** Rows as the user may read them: of a field that points to what they may not view it is said that it changed, not how. */
export function readableBy(user: RequestUser, rows: readonly AuditRow[]): AuditRow[] {
  if (isAdministrator(user)) return [...rows];
  return rows.map((row) => {
    const values = changedValuesSchema.safeParse(row.details?.values);
    if (!values.success) return row;
    const closed = fieldsOf(row).filter((field) =>
      kindOf(field)
        .areas?.(field)
        .some((area) => !mayView(user, area)),
    );
    const open = Object.entries(values.data).filter(([path]) => !closed.some((field) => isOf(field, path)));
    return { ...row, details: { ...row.details, values: Object.fromEntries(open) } };
  });
}
