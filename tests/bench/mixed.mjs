// What each type's list and items take when a database is spread over all types.
import { numbersFrom } from './http.mjs';
import { oneByOne } from './load.mjs';
import { call, signIn } from './server.mjs';

const SECONDS = 3;
const PAGE = 25;

const PROVINCES = { filter: 'provincia', from: 33, values: 8 };
const TARGETS = { filter: 'target', from: 6001, values: 7 };

/** The calls of each type: its list, how one may sort and narrow it, and its items. */
const TYPES = {
  news: { list: 'news', item: 'news', sorts: ['title'], narrowed: PROVINCES },
  eventi: { list: 'event-ert', item: 'event-ert', sorts: ['title'], narrowed: PROVINCES },
  località: { list: 'localita-ert', item: 'localita-ert', sorts: ['title'], narrowed: PROVINCES },
  IAT: { list: 'iat', item: 'iat', sorts: ['title', 'province', 'city'], narrowed: PROVINCES },
  itinerari: { list: 'itinerary', item: 'itinerary', sorts: ['title'], narrowed: TARGETS },
  'Via Emilia': { list: 'viaemilia', item: 'viaemilia', sorts: ['title'], narrowed: TARGETS },
};

/** Another page each time, so that no finished answer is given twice. */
function pages(headers, list, order, total, isDeep) {
  const draw = numbersFrom(11);
  const last = Math.max(Math.floor(total / PAGE) - 1, 1);
  return () => {
    const page = isDeep ? 1 + Math.floor((0.5 + draw() / 2) * last) : 1 + Math.floor(draw() * Math.min(3, last));
    return { path: `${list}?page=${page}&limit=${PAGE}&orderBy=${encodeURIComponent(order)}`, headers };
  };
}

async function measureType(address, token, { list, item, sorts, narrowed }) {
  const headers = { Authorization: `Bearer ${token}` };
  const get = (path) => call(address, token, 'GET', path);
  const { meta, data } = await get(`${list}?page=1&limit=${PAGE}&orderBy=-id`);
  const words = data.flatMap(({ contents }) => contents.it?.title.match(/\p{L}{6,}/gu) ?? []);
  const draw = numbersFrom(13);
  const one = (next) => oneByOne(address, next, SECONDS);
  const some = (values) => values[Math.floor(draw() * values.length)];
  const sorted = {};
  for (const sort of sorts)
    sorted[sort] = {
      first: await one(pages(headers, list, `+${sort}`, meta.total, false)),
      deep: await one(pages(headers, list, `+${sort}`, meta.total, true)),
    };
  return {
    total: meta.total,
    first: await one(pages(headers, list, '-id', meta.total, false)),
    deep: await one(pages(headers, list, '-id', meta.total, true)),
    sorted,
    narrowed: await one(() => ({
      path: `${list}?page=${1 + Math.floor(draw() * 3)}&limit=${PAGE}&orderBy=-id&${narrowed.filter}=${narrowed.from + Math.floor(draw() * narrowed.values)}`,
      headers,
    })),
    word: await one(() => ({
      path: `${list}?page=${1 + Math.floor(draw() * 9)}&limit=${PAGE}&orderBy=-id&keywords=${encodeURIComponent(some(words))}`,
      headers,
    })),
    read: await one(() => ({ path: `${item}/${some(data).id}`, headers })),
  };
}

/** The figures of every type, by its name, over a running server. */
export async function measureMixed({ address }) {
  const token = await signIn(address);
  const types = {};
  for (const [name, type] of Object.entries(TYPES)) types[name] = await measureType(address, token, type);
  return types;
}
