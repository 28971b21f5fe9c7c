import { cardsToComeTexts } from '../../messages/ui/editorPage';
import { commandParts } from '../commands/parts';
import { LazyCard } from './LazyCard';
import type { FieldWidgetProps } from './types';

const load = commandParts.with('whole', () => import('../collection/StopsCard'));

/** The stops of an item. The card comes after the page. Source: document 2, section 3, Event stop. */
export function StopsWidget(props: FieldWidgetProps) {
  return <LazyCard widget={props} load={load} card={props} loading={cardsToComeTexts.entries} id={props.id} />;
}
