import { useMemo } from 'react';
import { valueAt } from '../../content/field/path';
import { errorIn } from '../../machines/record/fields';
import type { FieldContext } from '../../ui/fields/types';
import { usePorts } from '../ports';
import { RecordField } from './RecordField';
import type { RecordActor } from './useFormActor';

/**
 * What the widgets of a record need to know; the same object as long as `titlePath` is. `titlePath` is where the record's
 * name is, null for nowhere. A record has no steps of publication, and each of its values stands under its whole path.
 */
export function useFieldContext(actor: RecordActor, titlePath: string | null): FieldContext {
  const { site } = usePorts();
  return useMemo(() => {
    const at = (path: string) => valueAt(actor.getSnapshot().context.item, path);
    return {
      statusOptions: [],
      publishRefusal: null,
      mayTag: false,
      languages: site.contentLanguages,
      mapCentre: site.mapCentre,
      tiles: site.tiles,
      title: () => (titlePath === null ? '' : String(at(titlePath) ?? '')),
      valueAt: at,
      subscribe: (listener) => {
        const subscription = actor.subscribe(listener);
        return () => subscription.unsubscribe();
      },
      nested: {
        errorIn: (path) => errorIn(actor.getSnapshot().context, path),
        draw: (field, path, own) => <RecordField {...{ actor, field, path }} context={own} />,
      },
    };
  }, [actor, site, titlePath]);
}
