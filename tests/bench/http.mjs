// What the server takes for its calls over many news, on one database.
import { atOnce, oneByOne } from './load.mjs';
import { mistyped, searchesOf } from './search.mjs';
import { call, cpuOf, cpuOfPostgres, memoryOf, signIn } from './server.mjs';

const SECONDS = { one: 4, many: 6 };
const PAGE = 25;

/** Numbers from a seed, evenly spread in 0 to 1: every run asks for the same things. */
export function numbersFrom(seed) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

export const listPath = (page, more = '') => `news?page=${page}&limit=${PAGE}&orderBy=-id${more}`;

/** Titles of pages here and there. */
async function someTitles(address, token, pages) {
  const draw = numbersFrom(7);
  const titles = [];
  for (let index = 0; index < 40; index += 1) {
    const { data } = await call(address, token, 'GET', listPath(1 + Math.floor(draw() * pages)));
    titles.push(...data.map(({ contents }) => contents.it?.title ?? ''));
  }
  return titles;
}

/** Pairs of words that only a few of the listed titles hold, each asked for once in a round. */
async function rareSearches(address, token, titles) {
  const searches = new Set();
  for (const title of titles) {
    const words = title.match(/\p{L}{6,}/gu) ?? [];
    if (words.length >= 2) searches.add(`${words[0]} ${words.at(-1)}`);
  }
  const rare = [];
  for (const words of searches) {
    const { meta } = await call(address, token, 'GET', listPath(1, `&keywords=${encodeURIComponent(words)}`));
    if (meta.total > 0 && meta.total <= 50) rare.push(words);
    if (rare.length === 300) break;
  }
  return rare;
}

/** News here and there, to be saved. */
export function newsItems(address, token) {
  const ids = Array.from({ length: 64 }, (_, index) => 1000 + index * 97);
  return Promise.all(ids.map(async (id) => (await call(address, token, 'GET', `news/${id}`)).data));
}

/** Readings of news here and there. */
export function readCalls(headers, total) {
  const draw = numbersFrom(1);
  return () => ({ path: `news/${1000 + Math.floor(draw() * Math.min(total - 1000, 90_000))}`, headers });
}

/** A PUT of an item as it is but for its title, so that every call writes. */
export function updates(items, headers) {
  let count = 0;
  return () => {
    const item = items[count % items.length];
    count += 1;
    item.contents.it.title = `${item.contents.it.title.replace(/ \d+$/, '')} ${count}`;
    const body = JSON.stringify({ ...item, updated_at: undefined });
    return {
      method: 'PUT',
      path: `news/${item.id}`,
      headers: { ...headers, 'Content-Type': 'application/json' },
      body,
    };
  };
}

/** What is called, by name. Each gives the next call to make. */
async function callsFor(address, token, total) {
  const headers = { Authorization: `Bearer ${token}` };
  const pages = Math.ceil(total / PAGE);
  const draw = numbersFrom(1);
  const get = (path) => ({ path, headers });
  const titles = await someTitles(address, token, pages);
  const rare = await rareSearches(address, token, titles);
  const pairs = [...new Set(titles.flatMap((title) => title.toLowerCase().match(/\p{L}{2}/gu) ?? []))];
  const items = await newsItems(address, token);
  let turn = 0;
  const next = (list) => {
    turn += 1;
    return list[turn % list.length];
  };
  return {
    page1: () => get(listPath(1)),
    page1000: () => get(listPath(Math.min(1000, pages))),
    deep: () => get(listPath(1 + Math.floor(draw() * pages))),
    // A search of its own each time: with a filter's value that changes, no finished answer is given twice.
    rare: () => get(listPath(1 + Math.floor(draw() * 3), `&keywords=${encodeURIComponent(next(rare))}`)),
    // More of each than finished answers are kept.
    mistyped: () => get(listPath(1, `&keywords=${encodeURIComponent(mistyped(next(rare)))}`)),
    pairs: () => get(listPath(1, `&keywords=${encodeURIComponent(next(pairs))}`)),
    ...Object.fromEntries(
      Object.entries(searchesOf(rare, titles)).map(([name, paths]) => [name, () => get(next(paths))]),
    ),
    read: readCalls(headers, total),
    update: updates(items, headers),
  };
}

/**
 * Measures every call on a running server. Takes the server, whether PostgreSQL stands behind it, how many news there
 * are and which calls are asked for; gives a figure a call and the memory idle and busy, in MB.
 */
export async function measureCalls(server, { isPostgres, total, only = null }) {
  const { address, pid } = server;
  const idle = memoryOf(pid);
  const token = await signIn(address);
  const calls = await callsFor(address, token, total);
  const spent = () => ({ server: cpuOf(pid), database: isPostgres ? cpuOfPostgres() : 0 });
  const measured = {};
  let busy = idle;
  for (const [name, next] of Object.entries(calls)) {
    if (only !== null && !only.includes(name)) continue;
    const one = await oneByOne(address, next, SECONDS.one);
    const many = await atOnce(address, next, SECONDS.many, spent);
    busy = Math.max(busy, memoryOf(pid));
    measured[name] = { one, many };
  }
  return { measured, idle, busy };
}
