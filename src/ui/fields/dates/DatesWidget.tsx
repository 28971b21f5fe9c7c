import { dates } from '../../../messages/dates';
import { LazyCard } from '../LazyCard';
import type { FieldWidgetProps } from '../types';

const load = () => import('./DatesCard');

/** The days of an event. The card comes after the page. */
export function DatesWidget(props: FieldWidgetProps) {
  return <LazyCard widget={props} load={load} card={props} loading={dates.loading} id={props.id} />;
}
