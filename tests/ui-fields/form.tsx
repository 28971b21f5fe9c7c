import { act, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { isNested, sameStructure, slotsShown } from '../../src/content/field/entries';
import type { FieldDeclaration } from '../../src/content/field/field';
import type { Json } from '../../src/content/field/json';
import { fieldPath, valueAt } from '../../src/content/field/path';
import { keyedItem, withoutKeys } from '../../src/content/item/entryKeys';
import { fieldsIn, withFieldAt } from '../../src/content/item/located';
import { fieldProblem, isFieldPublished, isRequired } from '../../src/content/item/validate';
import type { ContentItem } from '../../src/content/model/content';
import { useFieldFocus } from '../../src/screens/form/focus';
import type { FieldContext, FieldLookups, FieldWidgetProps } from '../../src/ui/fields/types';
import { fieldWidgets } from '../../src/ui/fields/widgets';
import { controlId, type FieldTarget } from '../../src/ui/page/leadTo';
import { context as plainContext, lookups as plainLookups } from './kit';

interface FormOptions {
  readonly language?: string;
  readonly readOnly?: boolean;
  readonly lookups?: FieldLookups;
  readonly onBlur?: (path: string) => void;
}

interface KeptProps {
  readonly field: FieldDeclaration;
  readonly path: string;
  readonly context: FieldContext;
}

/** Whether a value is drawn as the other one: a list by its entries and their order, slots by how many there are. */
function isDrawnAlike(field: FieldDeclaration, one: Json, other: Json): boolean {
  if (!isNested(field)) return Object.is(one, other);
  return field.kind === 'entries' ? sameStructure(one, other) : slotsShown(field, one) === slotsShown(field, other);
}

const languages = ['it', 'en'];

/**
 * Fields of an item in an editor's stead, those within entries and slots included: it keeps the item, shows what is wrong
 * at every field, and notes the path of each that is drawn.
 */
export function createForm(fields: readonly FieldDeclaration[], initial: Json, options: FormOptions = {}) {
  const { language = 'it', readOnly = false, lookups = plainLookups(), onBlur = () => undefined } = options;
  const content = { fields, required: { draft: [], published: [] } };
  let item = keyedItem(content, initial as unknown as ContentItem);
  const listeners = new Set<() => void>();
  const drawn: string[] = [];
  const located = () => fieldsIn({ content, languages }, item);
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  const changes = new Map<string, Pick<FieldWidgetProps, 'onChange' | 'onBlur'>>();
  const callbacksOf = (path: string) => {
    const known = changes.get(path) ?? {
      onChange: (value: Json) => {
        const field = located().get(path);
        if (field === undefined) throw new Error(`no field ${path}`);
        item = withFieldAt(item, field, value);
        for (const listener of listeners) listener();
      },
      onBlur: () => onBlur(path),
    };
    changes.set(path, known);
    return known;
  };
  const problemAt = (path: string): string | null => {
    const field = located().get(path);
    if (field === undefined) return null;
    return fieldProblem(content, item, field, isFieldPublished(item, field, languages))?.message ?? null;
  };
  const asksFor = (path: string): boolean => {
    const field = located().get(path);
    return field !== undefined && isRequired(content, item, field, isFieldPublished(item, field, languages));
  };

  function Kept({ field, path, context }: KeptProps) {
    drawn.push(path);
    const last = useRef<Json>(undefined);
    const value = useSyncExternalStore(subscribe, () => {
      const now = valueAt(item, path);
      if (!isDrawnAlike(field, last.current, now) || last.current === undefined) last.current = now;
      return last.current;
    });
    const error = useSyncExternalStore(subscribe, () => problemAt(path));
    const required = useSyncExternalStore(subscribe, () => asksFor(path));
    const Widget = fieldWidgets[field.kind];
    return (
      <div data-path={path}>
        <Widget
          {...{ field, path, value, error, required, readOnly, refusal: null, language, lookups, context }}
          {...callbacksOf(path)}
          id={controlId(path)}
        />
      </div>
    );
  }

  let lead: (target: FieldTarget) => void = () => undefined;
  function Form() {
    const [target, setTarget] = useState<FieldTarget | null>(null);
    useEffect(() => {
      lead = setTarget;
    }, []);
    useFieldFocus(target);
    const context = useMemo<FieldContext>(
      () => ({
        ...plainContext,
        languages,
        valueAt: (path) => valueAt(item, path),
        subscribe,
        nested: {
          errorIn: (path) =>
            [...located().keys()]
              .filter((one) => one.startsWith(`${path}.`))
              .map(problemAt)
              .find((problem) => problem !== null) ?? null,
          draw: (field, path, own) => <Kept field={field} path={path} context={own} />,
        },
      }),
      [],
    );
    return fields.map((field) => {
      const path = fieldPath(field, language);
      return <Kept key={path} {...{ field, path, context }} />;
    });
  }

  return {
    Form,
    /** Paths of the fields that were drawn, in their order. */
    drawn,
    /** The value at a path, as it would be sent. */
    sent: (path: string): Json => valueAt(withoutKeys(content, item), path),
    /** What F8 does: the focus goes to a field. */
    leadTo: (path: string) => act(async () => lead({ path })),
  };
}
