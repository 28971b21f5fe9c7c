import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { showsRecord } from '../../content/lists/addresses';
import { contents, listings } from '../../content/registry';
import { cleanPath } from '../../machines/access/paths';
import type { CommandCenter } from '../../ui/commands/ports';
import { useCurrentTitle } from '../../ui/page/title';

/** Remembers which record each page shows, whatever led there: a list, a link, the palette, the address bar, its creation. */
export function Opened({ center }: { readonly center: CommandCenter }) {
  const { name, record } = useCurrentTitle();
  const { pathname } = useLocation();
  useEffect(() => {
    const path = cleanPath(pathname);
    const listing = [...contents, ...listings].find(({ area }) => area === record?.area);
    // What is created has its address a moment later than its id.
    if (record === null || listing === undefined || !showsRecord(listing, record.id, path)) return;
    center.remember({ ...record, title: name, route: path });
  }, [center, name, record, pathname]);
  return null;
}
