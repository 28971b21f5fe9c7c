import { useMemo } from 'react';
import type { FieldContext } from '../../ui/fields/types';
import { usePorts } from '../ports';
import type { RecordActor } from './useRecordActor';

/**
 * What the widgets of a record need to know; the same object as long as `titlePath` is. `titlePath` is where the record's
 * name is, null for nowhere. A record has no steps of publication, and each of its values stands under its whole path.
 */
export function useFieldContext(actor: RecordActor, titlePath: string | null): FieldContext {
  const { site } = usePorts();
  return useMemo(() => {
    const valueAt = (path: string) => actor.getSnapshot().context.item?.[path];
    return {
      statusOptions: [],
      publishRefusal: null,
      mayTag: false,
      languages: site.contentLanguages,
      mapCentre: site.mapCentre,
      tiles: site.tiles,
      title: () => (titlePath === null ? '' : String(valueAt(titlePath) ?? '')),
      valueAt,
      subscribe: (listener) => {
        const subscription = actor.subscribe(listener);
        return () => subscription.unsubscribe();
      },
    };
  }, [actor, site, titlePath]);
}
