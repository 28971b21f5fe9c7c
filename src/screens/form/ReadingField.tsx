import type { Json } from '../../content/field/json';
import type { LocatedField } from '../../content/item/located';
import { displayTexts } from '../../messages/screens/displayText';
import { ReadField } from '../../ui/fields/ReadField';
import { controlId } from '../../ui/page/leadTo';
import { usePorts } from '../ports';

interface ReadingFieldProps {
  readonly path: string;
  readonly label: string;
  /** Whether it takes the whole line of its list. */
  readonly wide?: boolean;
  /** What there is to be read of the field, in order; of a list, all that its entries say. */
  readonly parts: readonly LocatedField[];
  /** What its text is written in. */
  readonly language: string;
  readonly valueAt: (path: string) => Json;
}

/** A field by its name, and what it says as text. */
export function ReadingField({ path, label, wide = false, parts, language, valueAt }: ReadingFieldProps) {
  const { fieldLookups } = usePorts();
  return (
    <div
      id={controlId(path)}
      data-path={path}
      tabIndex={-1}
      className={`min-w-0 rounded-sm focus-visible:outline-offset-4 ${wide ? 'sm:col-span-2' : ''}`}
    >
      <dt className="font-medium text-muted text-sm">{label}</dt>
      {parts.length === 0 && <dd className="text-muted">{displayTexts.empty}</dd>}
      {parts.map((located) => (
        <dd key={located.path} className="mt-0.5 min-w-0 select-text break-words">
          {located.within.length > 0 && <span className="block text-muted text-xs">{located.label}</span>}
          <ReadField located={located} value={valueAt(located.path)} language={language} lookups={fieldLookups} />
        </dd>
      ))}
    </div>
  );
}
