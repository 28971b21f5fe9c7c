import {
  type LoggedChange,
  loggedChanges,
  loggedMoves,
  type NamedField,
  textsIn,
} from '../../content/model/changedFields';
import type { Json } from '../../content/model/types';
import { type AuditRow, changedValuesSchema } from '../../contract/audit';
import { isAdministrator } from '../../machines/access/abilities';
import { auditTexts } from '../../messages/screens/audit';
import { momentText } from '../../ui/base/moments';
import { usePanel } from '../../ui/panels/usePanel';
import { PlainTable } from '../../ui/table/PlainTable';
import { usePorts } from '../ports';
import { useUser } from '../useUser';
import { PanelCard } from './PanelCard';

export interface AuditSubject {
  /** Name of the entity in the log. */
  readonly entity: string;
  readonly id: number;
  /** What changes with every saving: an open log is then read again. */
  readonly version: string | null;
  /** Of its form: the log calls them as it does. */
  readonly fields: readonly NamedField[];
}

const { card: texts } = auditTexts;

const COLUMNS = [
  { label: texts.columns.at },
  { label: texts.columns.who },
  { label: texts.columns.action },
  { label: texts.columns.details },
] as const;

/** A name that this house does not know is shown as it came. */
const actionName = (action: string): string =>
  Object.hasOwn(auditTexts.actions, action) ? auditTexts.actions[action as keyof typeof auditTexts.actions] : action;

/** A server that says no values, or says them in another way, names the fields only. */
function changesOf({ details }: AuditRow, fields: readonly NamedField[]): readonly LoggedChange[] {
  const values = changedValuesSchema.safeParse(details?.values);
  return loggedChanges(textsIn(details?.changed), values.success ? values.data : {}, fields);
}

function Details({ row, fields }: { readonly row: AuditRow; readonly fields: readonly NamedField[] }) {
  const [changes, moved] = [changesOf(row, fields), loggedMoves(row)];
  if (changes.length + moved.length === 0) return '—';
  return (
    <ul className="space-y-1">
      {changes.map(({ name, values }) => (
        <li key={name} className="wrap-anywhere">
          {name}
          {values !== null && (
            <>
              {': '}
              {values[0] !== '' && (
                <>
                  <del className="text-muted">{values[0]}</del> →{' '}
                </>
              )}
              <ins className="no-underline">{values[1]}</ins>
            </>
          )}
        </li>
      ))}
      {moved.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
}

const cellsOf = (row: AuditRow, fields: readonly NamedField[]) => [
  <time key="at" dateTime={row.at} className="whitespace-nowrap">
    {momentText(row.at)}
  </time>,
  // In columns whole words, however much the details have to say.
  <span key="who" className="@md:wrap-normal">
    {row.username ?? texts.nobody}
  </span>,
  <span key="action" className="@md:wrap-normal">
    {actionName(row.action)}
  </span>,
  <Details key="details" row={row} fields={fields} />,
];

/** The client has checked the rows against the contract's schema. */
const asActs = (rows: readonly Json[]): readonly AuditRow[] => rows as unknown as readonly AuditRow[];

function Audit({ entity, id, version, fields }: AuditSubject) {
  const { administration } = usePorts();
  const actor = usePanel(
    async ({ page }, signal) => (await administration()).audit({ entity, id }, page, signal),
    version,
  );
  return (
    <PanelCard scope="log" actor={actor} title={texts.title} empty={texts.empty}>
      {(rows) => (
        <PlainTable
          caption={texts.title}
          columns={COLUMNS}
          rows={asActs(rows).map((row) => ({ key: row.id, cells: cellsOf(row, fields) }))}
        />
      )}
    </PanelCard>
  );
}

/** Who did what to an entity and when; for administrators, closed until it is wanted. */
export function AuditCard(subject: AuditSubject) {
  const user = useUser();
  return user !== null && isAdministrator(user) ? <Audit {...subject} /> : null;
}
