import { matrixTexts as texts } from '../../messages/screens/matrix';
import { commandParts } from '../commands/parts';
import { LazyCard } from './LazyCard';
import type { FieldWidgetProps } from './types';

const load = commandParts.with('whole', () => import('../permissions/AbilitiesCard'));

/** The permissions of a role. The card comes after the page. Source: document 1, section 2.13. */
export function AbilitiesWidget(props: FieldWidgetProps) {
  return <LazyCard widget={props} load={load} card={props} loading={texts.loading} />;
}
