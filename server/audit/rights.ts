import { kindOf } from '../../src/content/kinds/table';
import { openLogOf } from '../../src/content/model/logged';
import { SETTINGS_AREA } from '../../src/content/model/settings';
import type { FieldDeclaration } from '../../src/content/model/types';
import { place } from '../../src/content/records/place';
import { contents, listings } from '../../src/content/registry';
import { settingsSectionOf } from '../../src/content/settings/sections';
import { contents as whole } from '../../src/content/whole';
import { type AuditRow, changedValuesSchema } from '../../src/contract/audit';
import { refusalTexts } from '../../src/messages/server/refusals';
import { ADMINISTRATOR, type RequestUser } from '../auth/context';
import { HttpError } from '../http/errors';
import { mayOpen } from '../settings/rights';
import type { AuditQuery } from './read';

const isAdministrator = ({ role }: RequestUser): boolean => role === ADMINISTRATOR;

/** The section of the settings whose log is asked for. */
const sectionOf = ({ entity, id }: Pick<AuditQuery, 'entity' | 'id'>) =>
  entity === SETTINGS_AREA ? settingsSectionOf(id) : undefined;

/**
 * Refuses with 403 a log that the user may not read: administrators read all of it, others that of one record which is
 * open to whoever sees and changes it, and of a section of the settings that they may open.
 */
export function assertMayRead(user: RequestUser, query: Pick<AuditQuery, 'entity' | 'id'>): void {
  if (isAdministrator(user)) return;
  const section = sectionOf(query);
  if (section !== undefined && mayOpen(user, section)) return;
  const { entity, id } = query;
  const listing = typeof entity === 'string' && id !== undefined ? openLogOf(entity) : undefined;
  if (listing === undefined) throw new HttpError(403, refusalTexts.administrators);
  const { abilities, createGrantsEdit = false } = listing;
  const edits = user.mayAny(abilities, 'edit') || (createGrantsEdit && user.mayAny(abilities, 'create'));
  if (!edits || !user.mayAny(abilities, 'view')) throw new HttpError(403, refusalTexts.administrators);
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
