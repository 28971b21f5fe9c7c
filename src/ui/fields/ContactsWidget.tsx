import { cardsToComeTexts } from '../../messages/ui/editorPage';
import { commandParts } from '../commands/parts';
import { LazyCard } from './LazyCard';
import type { FieldWidgetProps } from './types';

const load = commandParts.with('whole', () => import('../collection/ContactsCard'));

/** The contacts of one language. The card comes after the page. Source: document 1, section 2.20. */
export function ContactsWidget(props: FieldWidgetProps) {
  return <LazyCard widget={props} load={load} card={props} loading={cardsToComeTexts.entries} id={props.id} />;
}
