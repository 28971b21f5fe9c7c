// What the server takes to tell the events of a day among many, on one database.
import { numbersFrom } from './http.mjs';
import { oneByOne } from './load.mjs';
import { call, signIn } from './server.mjs';

const SECONDS = 4;
const PAGE = 25;

/** Days around today that are asked for, each in its turn: no finished answer is given twice. */
const AROUND = 300;

const dayAfter = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Every question changes something of the list, so that none is answered out of memory but for its total. */
function questions(headers, filterOf) {
  const draw = numbersFrom(5);
  const asked = new Set();
  return () => {
    for (;;) {
      const day = Math.floor(draw() * 2 * AROUND) - AROUND;
      const order = ['-id', '%2Bid', '-title', '%2Btitle'][Math.floor(draw() * 4)];
      const path = `event-ert?limit=${PAGE}&orderBy=${order}&${filterOf(day)}&page=${1 + Math.floor(draw() * 3)}`;
      if (asked.has(path)) continue;
      asked.add(path);
      return { path, headers };
    }
  };
}

/** The same place every time, other days. */
function overlapQuestions(headers) {
  const draw = numbersFrom(6);
  const place = { city: 37_006, address: 'Piazza Maggiore', number: '', lat: 44.4938, lng: 11.343 };
  return () => {
    const first = Math.floor(draw() * 2 * AROUND) - AROUND;
    const days = Array.from({ length: 30 }, (_, index) => dayAfter(first + index));
    const body = JSON.stringify({ id: null, days, places: [place] });
    return {
      method: 'POST',
      path: 'event-ert/overlaps',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body,
    };
  };
}

/** Times of lists narrowed to a day and to a month, and of the question what overlaps; how many events there are. */
export async function measureDays({ address }) {
  const token = await signIn(address);
  const headers = { Authorization: `Bearer ${token}` };
  const { meta } = await call(address, token, 'GET', 'event-ert?limit=1');
  const today = await call(address, token, 'GET', `event-ert?limit=1&dates=${dayAfter(0)}`);
  return {
    events: meta.total,
    ofToday: today.meta.total,
    day: await oneByOne(
      address,
      questions(headers, (day) => `dates=${dayAfter(day)}`),
      SECONDS,
    ),
    month: await oneByOne(
      address,
      questions(headers, (day) => `dates=${dayAfter(day)},${dayAfter(day + 30)}`),
      SECONDS,
    ),
    overlaps: await oneByOne(address, overlapQuestions(headers), SECONDS),
  };
}
