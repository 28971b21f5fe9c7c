import { type ReactNode, useMemo } from 'react';
import type { NestedField } from '../../content/field/entries';
import type { FieldKind } from '../../content/field/field';
import { fieldPath } from '../../content/field/path';
import type { FieldContext } from './types';

/** Kinds that share a line with another one where there is room. */
const NARROW: ReadonlySet<FieldKind> = new Set<FieldKind>(['text', 'detail', 'locality', 'place', 'url', 'email']);

interface NestedPartProps {
  readonly field: NestedField;
  /** Of the entry or slot. */
  readonly path: string;
  readonly language: string;
  readonly context: FieldContext;
}

/** The fields of an entry or of a slot. */
export function NestedPart({ field, path, language, context }: NestedPartProps): ReactNode {
  // Where it lies in what its field lies in, which may be an entry itself.
  const place = `${field.path}${path.slice(path.lastIndexOf('.'))}`;
  const own = useMemo<FieldContext>(
    () => ({
      ...context,
      isWithin: true,
      valueAt: (at) => context.valueAt(at.startsWith(`${path}.`) ? at : `${place}.${at}`),
    }),
    [context, path, place],
  );
  const { nested } = context;
  if (nested === undefined) throw new Error(`field '${field.path}': its form draws no fields within others`);
  return (
    <div className="grid gap-3 @min-[36rem]/entry:grid-cols-2">
      {field.entry.fields.map((part) => {
        const at = `${path}.${fieldPath(part, language)}`;
        return (
          <div key={at} className={NARROW.has(part.kind) ? 'min-w-0' : 'min-w-0 @min-[36rem]/entry:col-span-2'}>
            {nested.draw(part, at, own)}
          </div>
        );
      })}
    </div>
  );
}
