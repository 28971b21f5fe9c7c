import { type ReactNode, useMemo } from 'react';
import { holds } from '../machines/access/abilities';
import { MediaContext } from '../ui/media/port';
import { usePorts } from './ports';
import { useUser } from './useUser';

/** Gives images to what is inside: the calls, and what the signed-in user may do with them. */
export function WithMedia({ children }: { readonly children: ReactNode }) {
  const { media: port } = usePorts();
  const user = useUser();
  const media = useMemo(() => {
    const may = (action: string) => user !== null && holds(user, `media-${action}`);
    const upload = may('create');
    return { port, abilities: { upload, edit: upload || may('edit'), delete: may('delete') } };
  }, [port, user]);
  return <MediaContext value={media}>{children}</MediaContext>;
}
