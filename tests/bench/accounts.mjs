// What accounts cost the server: the check of rights at every call, giving a user's contents to another, a long export.
import { atOnce, oneByOne } from './load.mjs';
import { call, cpuOf, cpuOfPostgres, memoryOf, signIn } from './server.mjs';

const SECONDS = 4;
/** Seconds of the same load beforehand. */
const WARM_UP = 3;
/** Contents of the user who is deleted. Source: the issue on users, 'What it must reach'. */
const CONTENTS = 10_000;
/** Milliseconds between two looks at the memory. */
const LOOK = 10;

/** Processor time of a call, in milliseconds, server and database apart. */
async function spentBy({ address, pid }, isPostgres, next) {
  await atOnce(address, next, WARM_UP);
  const spent = () => ({ server: cpuOf(pid), database: isPostgres ? cpuOfPostgres() : 0 });
  return (await atOnce(address, next, SECONDS, spent)).spent;
}

/** What a call with a session costs more than one without: who it is, and whether they may. */
async function costOfCheck(server, isPostgres, headers) {
  const open = await spentBy(server, isPostgres, () => ({ path: 'health', headers: {} }));
  const checked = await spentBy(server, isPostgres, () => ({ path: 'admin/check', headers }));
  const moreOf = (name) => ({
    value: checked[name].value - open[name].value,
    noise: checked[name].noise + open[name].noise,
  });
  return { server: moreOf('server'), database: moreOf('database') };
}

async function authorsOf(address, token) {
  const authors = [];
  for (const { id } of (await call(address, token, 'GET', 'operations/users')).data) {
    const { total } = (await call(address, token, 'GET', `user/${id}/contents`)).data;
    if (total > 0) authors.push({ id, total });
  }
  return authors.sort((a, b) => a.total - b.total);
}

/** Deletes one author after the other, each successor to the former, until one with enough contents goes. */
async function reassign({ address, pid }, isPostgres, token, myself) {
  const authors = (await authorsOf(address, token)).filter(({ id }) => id !== myself);
  let inherited = 0;
  for (const [index, { id, total }] of authors.entries()) {
    const successor = authors[index + 1]?.id ?? myself;
    const contents = inherited + total;
    const spent = () => cpuOf(pid) + (isPostgres ? cpuOfPostgres() : 0);
    const [begun, before] = [performance.now(), spent()];
    await call(address, token, 'DELETE', 'user/reassign', { user_to_delete: id, user_to_reassign: successor });
    const milliseconds = performance.now() - begun;
    inherited = contents;
    if (contents >= CONTENTS || index === authors.length - 1)
      return { contents, milliseconds, processor: spent() - before };
  }
  return null;
}

/** By how many MB the memory grows at most while all users are exported, how many there are, and how long it takes. */
async function exportAll({ address, pid }, headers) {
  const before = memoryOf(pid);
  let most = before;
  const looking = setInterval(() => {
    most = Math.max(most, memoryOf(pid));
  }, LOOK);
  const begun = performance.now();
  const answer = await fetch(`${address}/api/v1/user/export`, { headers });
  const text = await answer.text();
  clearInterval(looking);
  const rows = text.trimEnd().split('\r\n').length - 1;
  if (rows !== Number(answer.headers.get('x-total-count'))) throw new Error(`export: ${rows} rows`);
  return { rows, growth: Math.max(most, memoryOf(pid)) - before, milliseconds: performance.now() - begun };
}

/** Measures a running server that has many news and users. */
export async function measureAccounts(server, { isPostgres }) {
  const { address } = server;
  const token = await signIn(address);
  const headers = { Authorization: `Bearer ${token}` };
  const { data: me } = await call(address, token, 'GET', 'user/me');
  const { meta } = await call(address, token, 'GET', 'user?limit=50');
  const list = (page, more = '') => ({ path: `user?limit=50&page=${page}${more}`, headers });
  return {
    check: await costOfCheck(server, isPostgres, headers),
    users: meta.total,
    first: await oneByOne(address, () => list(1), SECONDS),
    last: await oneByOne(address, () => list(meta.last_page, '&orderBy=%2Blast_name'), SECONDS),
    word: await oneByOne(address, () => list(1, '&keywords=montanari'), SECONDS),
    exported: await exportAll(server, headers),
    reassigned: await reassign(server, isPostgres, token, me.id),
  };
}
