import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { hasPermission } from '../machines/access/abilities';
import { startTexts } from '../messages/screens/start';
import { usePageShown } from '../ui/base/pageShown';
import { type Media, MediaContext } from '../ui/media/port';
import { useImageData } from './imageData';
import { usePorts } from './ports';
import { useUser } from './useUser';

type MediaParts = Pick<Media, 'port' | 'form'>;

/** The calls of images and the form of their data, fetched once they are wanted; null until they are there. */
function useMediaParts(isWanted: boolean): MediaParts | null {
  const { media, notify } = usePorts();
  const [parts, setParts] = useState<MediaParts | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let current = true;
    Promise.all([media(), import('./media/ImageForm')]).then(
      ([port, { imageFormParts }]) => {
        if (current) setParts({ port, form: imageFormParts });
      },
      () => notify('danger', startTexts.screenFailed),
    );
    return () => {
      current = false;
    };
  }, [media, notify, isWanted]);
  return parts;
}

interface WithMediaProps {
  readonly children: ReactNode;
  /** Whether the page shows something else first. */
  readonly later?: boolean;
}

/** Gives images to what is inside: the calls, and what the signed-in user may do with them. */
export function WithMedia({ children, later = false }: WithMediaProps) {
  const isPageShown = usePageShown();
  const parts = useMediaParts(isPageShown || !later);
  const { notify } = usePorts();
  const user = useUser();
  const guard = useImageData();
  const media = useMemo(() => {
    const may = (action: string) => user !== null && hasPermission(user, `media-${action}`);
    const upload = may('create');
    const abilities = { upload, edit: upload || may('edit'), delete: may('delete') };
    return parts === null ? null : { ...parts, abilities, notify, guard };
  }, [parts, user, notify, guard]);
  return <MediaContext value={media}>{children}</MediaContext>;
}
