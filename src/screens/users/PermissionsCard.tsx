import type { Json } from '../../content/field/json';
import { isAsked, type PermissionAction, permissionName } from '../../content/permissions';
import type { UserAbility, UserPermissions } from '../../contract/users';
import { permissionTexts } from '../../messages/screens/permissions';
import { permissionsCardTexts as texts } from '../../messages/screens/records';
import { Badge } from '../../ui/base/Badge';
import { Banner } from '../../ui/base/Banner';
import { usePanel } from '../../ui/panels/usePanel';
import { PlainTable } from '../../ui/table/PlainTable';
import { PanelCard } from '../panels/PanelCard';
import { usePorts } from '../ports';

const COLUMNS = [
  { label: texts.columns.section },
  { label: texts.columns.may },
  { label: texts.columns.source },
] as const;

/** The client has checked the answer against the contract's schema. */
const asPermissions = (rows: readonly Json[]): UserPermissions => rows[0] as unknown as UserPermissions;

/** What nothing asks for is neither a right nor one that is missing. */
const asked = ({ abilities }: UserPermissions) => abilities.filter(({ ability }) => isAsked(ability));

const isAllowed = ({ allowed }: UserAbility): boolean => allowed === true || allowed === 1;

const nameOf = ({ ability, section, action }: UserAbility): { section: string; action: string } => {
  const { actions, special } = permissionTexts;
  return {
    section: section ? permissionName(section) : texts.other,
    action: action
      ? (actions[action as PermissionAction] ?? action)
      : (special[ability as keyof typeof special] ?? ability),
  };
};

interface SectionRow {
  readonly section: string;
  readonly actions: readonly string[];
  readonly source: string;
}

/** The name of every right that is missing, by the name of its section. */
function missingOf(permissions: UserPermissions): ReadonlyMap<string, readonly string[]> {
  const missing = new Map<string, readonly string[]>();
  for (const entry of asked(permissions)) {
    // '*' stands for all the others.
    if (isAllowed(entry) || entry.ability === '*') continue;
    const { section, action } = nameOf(entry);
    missing.set(section, [...(missing.get(section) ?? []), action]);
  }
  return missing;
}

/** What is allowed, a row a section and source. */
function rowsOf(permissions: UserPermissions): readonly SectionRow[] {
  const rows = new Map<string, SectionRow>();
  for (const entry of asked(permissions).filter(isAllowed)) {
    const { section, action } = nameOf(entry);
    const source = texts.source(entry.source, permissions.role.title || permissions.role.name);
    const key = `${section} ${source}`;
    rows.set(key, { section, source, actions: [...(rows.get(key)?.actions ?? []), action] });
  }
  return [...rows.values()];
}

function Permissions({ permissions }: { readonly permissions: UserPermissions }) {
  const { role, administrator, wildcard, active } = permissions;
  const rows = rowsOf(permissions);
  const missing = missingOf(permissions);
  const closed = [...missing.keys()].filter((name) => rows.every(({ section }) => section !== name));
  return (
    <div className="space-y-3">
      {(active === false || active === 0) && <Banner tone="warning" title={texts.inactive} />}
      <p>{texts.summary(role.title || role.name, Boolean(administrator), Boolean(wildcard))}</p>
      {rows.length === 0 ? (
        <p>{texts.nothing}</p>
      ) : (
        <PlainTable
          caption={texts.title}
          columns={COLUMNS}
          rows={rows.map(({ section, actions, source }) => ({
            key: `${section} ${source}`,
            cells: [
              section,
              <span key="actions" className="flex flex-wrap gap-1">
                {actions.map((action) => (
                  <Badge key={action} tone="success">
                    {action}
                  </Badge>
                ))}
                {missing.has(section) && (
                  <span className="px-1 text-muted">{texts.missing(missing.get(section)?.join(', ') ?? '')}</span>
                )}
              </span>,
              source,
            ],
          }))}
        />
      )}
      {rows.length > 0 && closed.length > 0 && <p className="text-muted">{texts.closed(closed.join(', '))}</p>}
    </div>
  );
}

/** 'Che cosa può fare': each right of a user, and where it comes from. */
export function PermissionsCard({ id, version }: { readonly id: number; readonly version: string | null }) {
  const { administration } = usePorts();
  const actor = usePanel((_, signal) => administration.loadPermissions({ user: id }, signal), { version });
  return (
    <PanelCard scope="permissions" actor={actor} title={texts.title} empty={texts.nothing}>
      {(rows) => <Permissions permissions={asPermissions(rows)} />}
    </PanelCard>
  );
}
