import type { Json } from '../../src/content/field/json';
import { withValueAt } from '../../src/content/field/path';
import type { Content } from '../../src/content/model/content';
import { BOLOGNA, type Body, MODENA, type ReadItem, RIMINI, type Written } from './content-kit';
import type { TestServer } from './kit';

/** Where events of the tests take place. */
export const PLACES = {
  maggiore: { city: { id: BOLOGNA }, address: 'Piazza Maggiore', number: '1', lat: 44.4938, lng: 11.343 },
  grande: { city: { id: MODENA }, address: 'Piazza Grande', number: '', lat: 44.6462, lng: 10.9256 },
  cavour: { city: { id: RIMINI }, address: 'Piazza Cavour', number: '22', lat: 44.0605, lng: 12.565 },
} as const satisfies Record<string, Body>;

/** The place that a draft of a content type must have; nothing where it needs none. */
export const placeOf = ({ required }: Pick<Content, 'required'>): Body =>
  required.draft.includes('locations') ? { locations: { location: PLACES.maggiore } } : {};

/** Attachments that contents may have, by what their fields take. */
const FILES = { pdf: { id: 900_001, name: 'guida.pdf' }, data: { id: 900_002, name: 'dati.csv' } } as const;

/** Writes them down. */
export async function seedFiles({ db }: TestServer): Promise<void> {
  for (const { id, name } of Object.values(FILES))
    await db.query(
      `insert into files (id, area, key, extension, mime, name, size)
         values ($1, 'attachments', $2, right($2, 3), 'application/octet-stream', $2, 1)`,
      [id, name],
    );
}

/** What a content type must have beside its texts, as a draft and once it is published; `seedFiles` gives the files. */
export function neededBy(content: Pick<Content, 'required' | 'fields'>): Body {
  const needed = content.fields.filter(({ path }) => content.required.published.includes(path));
  return needed.reduce<Body>(
    (body, { path, kind, accept }) => {
      const files = kind === 'files' && accept !== undefined ? [{ id: FILES[accept].id }] : undefined;
      const value: Json = kind === 'url' ? 'https://webcam.example/molo' : files;
      return value === undefined ? body : (withValueAt(body as Json, path, value) as Body);
    },
    { ...placeOf(content), ...daysOf(content) },
  );
}

/** A day, for contents that are asked for one. */
const daysOf = ({ fields }: Pick<Content, 'fields'>): Body =>
  fields.some(({ path, kind }) => path === 'dates' && kind === 'dates')
    ? { dates: range('2026-05-01', '2026-05-01') }
    : {};

const ALL_WEEK = [true, true, true, true, true, true, true];

/** Every day of a range. */
export const range = (start: string, end: string): Body => ({
  start,
  end,
  week: ALL_WEEK,
  dates: [],
  customDates: false,
});

/** Some days, chosen one by one. */
export const days = (...dates: string[]): Body => ({
  start: dates[0],
  end: dates.at(-1),
  week: ALL_WEEK,
  dates,
  customDates: true,
});

/** A draft of an event in Italian. */
export const eventWith = (
  title: string,
  dates: Body,
  places: readonly Body[] = [PLACES.maggiore],
  more: Body = {},
): Body => ({
  lang: 'it',
  contents: { it: { title, status: 2 } },
  dates,
  locations: places.map((location, index) => ({ id: null, order: index + 1, info: {}, localita: null, location })),
  ...more,
});

/** Creates an event; gives its id. */
export async function createEvent(server: TestServer, body: Body, as = 'admin'): Promise<number> {
  const answer = await server.call<Written>('POST', 'event', { as, body });
  if (answer.status !== 201) throw new Error(`create: ${answer.text}`);
  return answer.body.data.id;
}

/** An event as the server gives it. */
export async function readEvent(server: TestServer, id: number, as = 'admin'): Promise<ReadItem> {
  const answer = await server.get<{ data: ReadItem }>(`event-ert/${id}`, { as });
  if (answer.status !== 200) throw new Error(`read: ${answer.text}`);
  return answer.body.data;
}
