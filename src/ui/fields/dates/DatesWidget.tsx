import { datesTexts } from '../../../messages/screens/dates';
import { commandParts } from '../../commands/parts';
import { LazyCard } from '../LazyCard';
import type { FieldWidgetProps } from '../types';
import { wrongPart } from './wrongPart';

const load = commandParts.with('whole', () => import('./DatesCard'));

/** The days of an event. The card comes after the page; each error is shown once, at the control it is about. */
export function DatesWidget(props: FieldWidgetProps) {
  const widget = wrongPart(props) === null ? props : { ...props, error: null };
  return <LazyCard widget={widget} load={load} card={props} loading={datesTexts.loading} id={props.id} />;
}
