import { datesTexts } from '../../../messages/screens/dates';
import { commandParts } from '../../commands/parts';
import { LazyCard } from '../LazyCard';
import type { FieldWidgetProps } from '../types';

const load = commandParts.with('whole', () => import('./DatesCard'));

/** The days of an event. The card comes after the page. */
export function DatesWidget(props: FieldWidgetProps) {
  return <LazyCard widget={props} load={load} card={props} loading={datesTexts.loading} id={props.id} />;
}
