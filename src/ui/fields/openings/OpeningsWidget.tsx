import { wrongOpeningPart } from '../../../content/kinds/openings';
import { openingsTexts } from '../../../messages/screens/openings';
import { LazyCard } from '../LazyCard';
import type { FieldWidgetProps } from '../types';

const load = () => import('./OpeningsCard');

/** When an office is open. The card comes after the page; an error is shown once, at the part it is about. */
export function OpeningsWidget(props: FieldWidgetProps) {
  const isInPart = props.error !== null && wrongOpeningPart(props.value) !== null;
  const widget = isInPart ? { ...props, error: null } : props;
  return <LazyCard widget={widget} load={load} card={props} loading={openingsTexts.loading} id={props.id} />;
}
