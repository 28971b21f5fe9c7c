import { cardsToComeTexts } from '../../messages/ui/editorPage';
import { commandParts } from '../commands/parts';
import { useMedia } from '../media/port';
import { LazyCard } from './LazyCard';
import type { FieldWidgetProps } from './types';

const load = commandParts.with('whole', () => import('../media/ImageCard'));

/** One image out of the gallery. Its card comes after the page. */
export function ImageWidget(props: FieldWidgetProps) {
  const media = useMedia();
  const card = media === null ? null : { ...props, media };
  return <LazyCard widget={props} load={load} card={card} loading={cardsToComeTexts.images} />;
}
