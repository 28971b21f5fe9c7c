import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { hasPermission } from '../machines/access/abilities';
import { startTexts } from '../messages/screens/start';
import { MediaContext, type MediaPort } from '../ui/media/port';
import { useImageData } from './imageData';
import { usePorts } from './ports';
import { useUser } from './useUser';

/** The calls of images, fetched after the page; null until they are there. */
function useMediaPort(): MediaPort | null {
  const { media, notify } = usePorts();
  const [port, setPort] = useState<MediaPort | null>(null);
  useEffect(() => {
    let current = true;
    media().then(
      (loaded) => {
        if (current) setPort(loaded);
      },
      () => notify('danger', startTexts.screenFailed),
    );
    return () => {
      current = false;
    };
  }, [media, notify]);
  return port;
}

/** Gives images to what is inside: the calls, and what the signed-in user may do with them. */
export function WithMedia({ children }: { readonly children: ReactNode }) {
  const port = useMediaPort();
  const { notify } = usePorts();
  const user = useUser();
  const guard = useImageData();
  const media = useMemo(() => {
    const may = (action: string) => user !== null && hasPermission(user, `media-${action}`);
    const upload = may('create');
    const abilities = { upload, edit: upload || may('edit'), delete: may('delete') };
    return port === null ? null : { port, abilities, notify, guard };
  }, [port, user, notify, guard]);
  return <MediaContext value={media}>{children}</MediaContext>;
}
