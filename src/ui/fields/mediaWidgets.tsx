import type { ComponentType } from 'react';
import { cardsToComeTexts } from '../../messages/ui/editorPage';
import { type Drawing, lazyPart } from '../base/lazyPart';
import { commandParts } from '../commands/parts';
import { type MediaCardProps, useMedia } from '../media/port';
import { LazyCard } from './LazyCard';
import type { FieldWidgetProps } from './types';

/** The widget of a kind of field whose card needs the media; it comes after the page, with its commands. */
function mediaWidget(load: () => Promise<Drawing<MediaCardProps>>, loading: string): ComponentType<FieldWidgetProps> {
  const code = lazyPart(commandParts.with('whole', load));
  return function MediaWidget(props) {
    const media = useMedia();
    const card = media === null ? null : { ...props, media };
    return <LazyCard widget={props} code={code} card={card} loading={loading} />;
  };
}

/** The images of an item: cover, order, alternative text. Source: document 2, section 3. */
export const ImagesWidget = mediaWidget(() => import('../media/ImagesCard'), cardsToComeTexts.images);

/** One image out of the gallery. */
export const ImageWidget = mediaWidget(() => import('../media/ImageCard'), cardsToComeTexts.images);

/** Files that readers download. Source: document 2, section 3. */
export const FilesWidget = mediaWidget(() => import('../collection/FilesCard'), cardsToComeTexts.files);
