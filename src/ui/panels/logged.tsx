import { changesIn, loggedMoves, type NamedField } from '../../content/changedFields';
import type { AuditRow } from '../../contract/audit';
import { auditTexts } from '../../messages/screens/audit';
import { momentText } from '../base/moments';

const { card: texts } = auditTexts;

/** Fields that an operation changed, with what they said before and say now, and what else it added or took away. */
export function LoggedDetails({ row, fields }: { readonly row: AuditRow; readonly fields: readonly NamedField[] }) {
  const [changes, moved] = [changesIn(row, fields), loggedMoves(row)];
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

/** When an operation was done. */
export function LoggedMoment({ row }: { readonly row: AuditRow }) {
  return (
    <time dateTime={row.at} className="whitespace-nowrap">
      {momentText(row.at)}
    </time>
  );
}

/** Who did an operation. */
export const personName = ({ username }: AuditRow): string => username ?? texts.nobody;
