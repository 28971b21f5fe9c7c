import { useState, useSyncExternalStore } from 'react';
import { isNested, type NestedField, slotsShown } from '../../content/field/entries';
import { kindOf } from '../../content/kinds/table';
import { entriesTexts as texts } from '../../messages/screens/entries';
import { Badge } from '../base/Badge';
import { Field } from '../base/Field';
import { Icon } from '../base/Icon';
import { NestedPart } from './NestedPart';
import type { FieldContext, FieldWidgetProps } from './types';

/** How many slots of a field say anything. */
const useFilled = (field: NestedField, context: FieldContext): number =>
  useSyncExternalStore(context.subscribe, () => {
    const slots = context.valueAt(field.path);
    return Array.isArray(slots) ? slots.filter((slot) => !kindOf(field).isEmpty([slot])).length : 0;
  });

/** A fixed number of slots, each made of declared fields: opened together. Within an entry they are closed at first, for most are empty. */
export function SlotsWidget({ field, path, id, value, error, language, context }: FieldWidgetProps) {
  if (!isNested(field)) throw new Error(`field '${field.path}' is made of no fields`);
  const [isOpen, setOpen] = useState(context.isWithin !== true);
  const filled = useFilled(field, context);
  const wrong = useSyncExternalStore(context.subscribe, () => context.nested?.errorIn(path) ?? null);
  const count = slotsShown(field, value);
  const slots = Array.from({ length: count }, (_, place) => ({
    at: `${path}.${place}`,
    name: texts.name(field.entry.one, place + 1),
  }));
  const bodyId = `${id}-slots`;
  return (
    <Field {...{ label: field.label, id, hint: field.hint, error, as: 'group', labelHidden: true }}>
      {() => (
        <>
          <button
            type="button"
            className="flex min-h-8.5 w-full items-center gap-2 rounded-sm text-left font-medium"
            aria-expanded={isOpen}
            aria-controls={bodyId}
            data-opens={path}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} size={16} className="shrink-0 text-muted" />
            {field.label}
            <span className="font-normal text-muted text-sm">{texts.filled(filled, count)}</span>
            {!isOpen && wrong !== null && <Badge tone="danger">{texts.isWrong}</Badge>}
          </button>
          <ol id={bodyId} hidden={!isOpen} data-slots="" className="space-y-3 border-line border-l-2 pl-3">
            {isOpen &&
              slots.map(({ at, name }) => (
                <li key={at} aria-label={name}>
                  <p aria-hidden className="mb-1 text-muted text-sm">
                    {name}
                  </p>
                  <NestedPart {...{ field, language, context }} path={at} />
                </li>
              ))}
          </ol>
        </>
      )}
    </Field>
  );
}
