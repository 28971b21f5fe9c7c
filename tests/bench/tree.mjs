// What category trees cost the server: reading one of many nodes, ordering a level, deleting a theme that many contents choose.
import { oneByOne } from './load.mjs';
import { call, signIn } from './server.mjs';

const SECONDS = 4;
/** Nodes of the tree, and how they lie. Source: the issue on the trees, 'Must reach'. */
const [TOP, BELOW] = [40, 49];
/** Group that they are made in: nothing else is chosen from it. */
const MAIN = 7;
const THEMES = 5;

const node = (main, parent_id, name) => ({
  main,
  parent_id,
  contents: { it: { title: `Voce ${name}` }, en: { title: `Entry ${name}` } },
  cover: null,
});

const created = async (address, token, body) => (await call(address, token, 'POST', 'categories', body)).data.id;

/** Makes the nodes in a group; gives how many the tree has and the ids of its top level. */
export async function grow(address, token, main) {
  for (let top = 1; top <= TOP; top += 1) {
    const id = await created(address, token, node(main, null, top));
    for (let below = 1; below <= BELOW; below += 1) await created(address, token, node(main, id, `${top}-${below}`));
  }
  const { children } = (await call(address, token, 'GET', `categories?main=${main}`)).data;
  const nodes = children.reduce((sum, { children: below }) => sum + 1 + below.length, 0);
  return { nodes, level: children.map(({ id }) => id) };
}

/** One level, moved by one place at each call. */
function reorder(level, headers) {
  const ids = [...level];
  return () => {
    ids.push(ids.shift());
    const body = JSON.stringify(Object.fromEntries(ids.map((id, index) => [id, index + 1])));
    const sent = { ...headers, 'Content-Type': 'application/json' };
    return { method: 'POST', path: 'categories/update_order', headers: sent, body };
  };
}

/** Deletes the theme that most contents choose, while somebody else reads a list; gives both times in milliseconds. */
async function remove(address, token) {
  const { children } = (await call(address, token, 'GET', `categories?main=${THEMES}`)).data;
  const used = [];
  for (const { id } of children)
    used.push({ id, ...(await call(address, token, 'GET', `categories/${id}/uses`)).data });
  const [most] = used.sort((one, other) => other.contents - one.contents);
  const begun = performance.now();
  let isDone = false;
  const deleting = call(address, token, 'DELETE', `categories/${most.id}`).finally(() => {
    isDone = true;
  });
  let longest = 0;
  while (!isDone) {
    const asked = performance.now();
    await call(address, token, 'GET', 'news?limit=25');
    longest = Math.max(longest, performance.now() - asked);
  }
  await deleting;
  return { contents: most.contents, milliseconds: performance.now() - begun, longest };
}

/** Measures a running server that has many news. */
export async function measureTree({ address }) {
  const token = await signIn(address);
  const headers = { Authorization: `Bearer ${token}` };
  const { nodes, level } = await grow(address, token, MAIN);
  return {
    nodes,
    level: level.length,
    read: await oneByOne(address, () => ({ path: `categories?main=${MAIN}`, headers }), SECONDS),
    order: await oneByOne(address, reorder(level, headers), SECONDS),
    removed: await remove(address, token),
  };
}
