import { collection } from '../../messages/collection';
import { LazyCard } from './LazyCard';
import type { FieldWidgetProps } from './types';

const load = () => import('../collection/StopsCard');

/** The stops of an item. The card comes after the page. Source: document 2, section 3, Event stop. */
export function StopsWidget(props: FieldWidgetProps) {
  return <LazyCard widget={props} load={load} card={props} loading={collection.loading} id={props.id} />;
}
