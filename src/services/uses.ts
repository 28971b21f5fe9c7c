import { listUses } from '../contract/usage';
import type { LoadPage } from '../machines/loading/types';
import { createAside } from './aside';
import type { Client } from './client';

/** Contents of a page. */
const LIMIT = 20;

/** The contents that use one, page by page; a server without that call gets it once a session. */
export function createUsesService(client: Client): (area: string, id: number) => LoadPage {
  const aside = createAside(client);
  return (area, id) =>
    async ({ page }, signal) => {
      const query = { of: `${area}:${id}`, page, limit: LIMIT };
      const result = await aside.call(listUses, { query, signal });
      if (!result.ok) return result;
      const { data, meta } = result.value;
      const rows = data.map(({ area: of, id: user, title, route }) => ({
        area: of,
        id: user,
        title: title || null,
        route: route || null,
      }));
      return { ok: true, value: { rows, total: meta.total, pages: Math.max(1, Math.ceil(meta.total / LIMIT)) } };
    };
}
