import { cardsToComeTexts } from '../../messages/ui/editorPage';
import { commandParts } from '../commands/parts';
import { LazyCard } from './LazyCard';
import type { FieldWidgetProps } from './types';

const load = commandParts.with('whole', () => import('../collection/EntriesCard'));

/** An ordered list of entries made of declared fields. The card comes after the page. */
export function EntriesWidget(props: FieldWidgetProps) {
  return <LazyCard widget={props} load={load} card={props} loading={cardsToComeTexts.entries} id={props.id} />;
}
