import type { Editor } from '@tiptap/core';
import { type RefObject, useContext, useLayoutEffect, useMemo, useState } from 'react';
import { handlerTarget } from '../../commands/target';
import { lazyPart, useLazyPart } from '../base/lazyPart';
import { useFocusWithin } from '../base/useFocusWithin';
import { CommandCenterContext, ScopeDepthContext } from '../commands/context';
import { commandParts } from '../commands/parts';
import { useMedia } from '../media/port';
import type { TextImageRequest } from '../media/TextImages';
import { describeImage, imageAt, insertImages } from './images';

const textImages = lazyPart(commandParts.with('whole', () => import('../media/TextImages')));

/** The command of images, for as long as the text has the focus. */
function useImageCommand(frame: RefObject<HTMLElement | null>, onRequest: (() => void) | null): void {
  const center = useContext(CommandCenterContext);
  const depth = useContext(ScopeDepthContext) + 1;
  const hasFocus = useFocusWithin(frame, '.rt-frame') !== null;
  useLayoutEffect(() => {
    if (center === null || onRequest === null || !hasFocus) return;
    return center.targets.mount({ ...handlerTarget('text', {}), view: { 'text.image': onRequest } }, depth);
  }, [center, depth, onRequest, hasFocus]);
}

/**
 * Images of a text: from the gallery, dropped or pasted. Takes the text's frame and whether it is locked; gives what
 * opens the picker (or describes the image that is selected), what takes files, and what to draw; null where there are
 * no media.
 */
export function useTextImages(editor: Editor, frame: RefObject<HTMLElement | null>, readOnly: boolean) {
  const media = useMedia();
  const [request, setRequest] = useState<TextImageRequest | null>(null);
  const part = useLazyPart(textImages, request !== null);
  const isOffered = media !== null && !readOnly;
  const actions = useMemo(
    () =>
      isOffered
        ? {
            request: () => {
              const image = imageAt(editor);
              setRequest(image === null ? { kind: 'pick' } : { kind: 'describe', image });
            },
            take: (files: readonly File[]) => setRequest({ kind: 'upload', files }),
          }
        : null,
    [isOffered, editor],
  );
  useImageCommand(frame, actions?.request ?? null);
  const shown =
    media === null || request === null
      ? null
      : {
          part,
          props: {
            media,
            request,
            onInsert: (images: Parameters<typeof insertImages>[1]) => insertImages(editor, images),
            onDescribe: (image: Parameters<typeof describeImage>[1]) => describeImage(editor, image),
          },
        };
  return { actions, shown };
}
