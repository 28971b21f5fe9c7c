import type { NamedField } from '../../content/changedFields';
import type { Json } from '../../content/field/json';
import { actionName } from '../../content/logged';
import type { AuditRow } from '../../contract/audit';
import { mayReadLog } from '../../machines/access/log';
import { auditTexts } from '../../messages/screens/audit';
import { LoggedDetails, LoggedMoment, personName } from '../../ui/panels/logged';
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

const cellsOf = (row: AuditRow, fields: readonly NamedField[]) => [
  <LoggedMoment key="at" row={row} />,
  // In columns whole words, however much the details have to say.
  <span key="who" className="@md:wrap-normal">
    {personName(row)}
  </span>,
  <span key="action" className="@md:wrap-normal">
    {actionName(row.action)}
  </span>,
  <LoggedDetails key="details" row={row} fields={fields} />,
];

/** The client has checked the rows against the contract's schema. */
const asActs = (rows: readonly Json[]): readonly AuditRow[] => rows as unknown as readonly AuditRow[];

function Audit({ entity, id, version, fields }: AuditSubject) {
  const { administration } = usePorts();
  const actor = usePanel(({ page }, signal) => administration.loadAudit({ entity, id, page }, signal), { version });
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

/** Who did what to an entity and when; for whoever may read it, closed until it is wanted. */
export function AuditCard(subject: AuditSubject) {
  const user = useUser();
  return user !== null && mayReadLog(user, subject.entity) ? <Audit {...subject} /> : null;
}
