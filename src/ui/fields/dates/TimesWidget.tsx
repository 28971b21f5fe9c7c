import { timesTexts } from '../../../messages/screens/dates';
import { LazyCard } from '../LazyCard';
import type { FieldWidgetProps } from '../types';

const load = () => import('./TimesCard');

/** The times of an event. The card comes after the page. */
export function TimesWidget(props: FieldWidgetProps) {
  return <LazyCard widget={props} load={load} card={props} loading={timesTexts.loading} id={props.id} />;
}
