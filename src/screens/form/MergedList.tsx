import { conflictName, type MergedField } from '../../content/item/conflict';
import { displayValue } from '../../content/kinds/displayText';
import { editorTexts } from '../../messages/screens/editor';

interface MergedProps {
  readonly title: string;
  readonly fields: readonly MergedField[];
  /** What is said of a field behind its name, and behind its value. */
  readonly beside?: (field: MergedField) => string;
  readonly behind?: (field: MergedField) => string;
}

/** What two versions differ in and is merged without asking, field by field. */
export function MergedList({ title, fields, beside, behind }: MergedProps) {
  if (fields.length === 0) return null;
  return (
    <section className="border-line border-t py-3">
      <h3 className="font-semibold">{title}</h3>
      <ul className="space-y-1 pt-1 text-sm">
        {fields.map((field) => (
          <li key={field.path} className="break-words">
            {conflictName(field)}
            {beside !== undefined && <span className="text-muted"> ({beside(field)})</span>}:{' '}
            {displayValue(field.field, field.value)}
            {behind !== undefined && <span className="text-muted"> ({behind(field)})</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whose change it is that is merged. */
export const mergedFrom = ({ side }: MergedField): string => editorTexts.conflict.mergedFrom[side];
