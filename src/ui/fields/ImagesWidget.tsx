import { cardsToComeTexts } from '../../messages/ui/editorPage';
import { commandParts } from '../commands/parts';
import { useMedia } from '../media/port';
import { LazyCard } from './LazyCard';
import type { FieldWidgetProps } from './types';

const load = commandParts.with('whole', () => import('../media/ImagesCard'));

/** The images of an item: cover, order, alternative text. Its card comes after the page. Source: document 2, section 3. */
export function ImagesWidget(props: FieldWidgetProps) {
  const media = useMedia();
  const card = media === null ? null : { ...props, media };
  return <LazyCard widget={props} load={load} card={card} loading={cardsToComeTexts.images} />;
}
