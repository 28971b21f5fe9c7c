import type { Body } from './content-kit';
import type { Answer, TestServer } from './kit';

/** A node as the tree gives it. */
export interface TreeNode {
  id: number;
  parent_id: number | null;
  order: number;
  contents: Record<string, { title: string; subtitle: string; slug: string }>;
  /** Of a destination. */
  provinces?: { id: number; nome: string }[];
  cover: { id: number; url: string; url_thumb: string | null } | null;
  updated_at: string;
  children: TreeNode[];
}

export interface CategoryAnswer {
  status: string;
  code: string;
  message: string;
  data: { id: number; message: string; contents?: object[]; total?: number };
  errors?: Record<string, string>;
}

/** The calls of the trees, as somebody makes them. */
export const treeOf = (server: () => TestServer) => {
  const call = (method: string, path: string, body?: unknown, as = 'admin', headers: Record<string, string> = {}) =>
    server().call<CategoryAnswer>(method, path, { as, headers, ...(body === undefined ? {} : { body }) });
  const read = async (main: number): Promise<TreeNode[]> => {
    const answer = await server().get<{ data: { id: number; children: TreeNode[] } }>(`categories?main=${main}`, {
      as: 'admin',
    });
    if (answer.status !== 200) throw new Error(`tree: ${answer.text}`);
    return answer.body.data.children;
  };
  const created = async (main: number, title: string, parent_id: number | null = null, more: Body = {}) => {
    const answer = await call('POST', 'categories', { main, parent_id, contents: { it: { title } }, ...more });
    if (answer.status !== 201) throw new Error(`create: ${answer.text}`);
    return answer.body.data.id;
  };
  return {
    call,
    read,
    created,
    node: async (main: number, id: number): Promise<TreeNode> => {
      const nodes = (await read(main)).flatMap((node) => [node, ...node.children]);
      const node = nodes.find((one) => one.id === id);
      if (node === undefined) throw new Error(`no node ${id}`);
      return node;
    },
    post: (body: unknown, as?: string, headers?: Record<string, string>) =>
      call('POST', 'categories', body, as, headers),
    put: (id: number, body: unknown, as?: string) => call('PUT', `categories/${id}`, body, as),
    order: (body: unknown, as?: string, headers?: Record<string, string>) =>
      call('POST', 'categories/update_order', body, as, headers),
    remove: (id: number, as?: string) => call('DELETE', `categories/${id}`, undefined, as),
    uses: async (id: number) =>
      (await server().get<{ data: object }>(`categories/${id}/uses`, { as: 'admin' })).body.data,
  };
};

/** Status, message and field problems of an answer. */
export const refusalIn = ({ status, body }: Answer<CategoryAnswer>) => [status, body.message, body.errors];

/** The newest lines of the log about an entity, without the demo's own. */
export async function logOf(server: TestServer, entity: string, id: number) {
  const { rows } = await server.db.query<{ action: string; username: string; details: unknown }>(
    'select action, username, details from audit where entity = $1 and entity_id = $2 order by audit.id',
    [entity, id],
  );
  return rows;
}
