import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { categoryIds, TAG_IDS, THEME_NAMES } from '../../demo/categories';
import { generateEvents } from '../../demo/events/generate';
import { generateNews, type NewsInput } from '../../demo/news/generate';
import { waitingEvents } from '../../server/dashboard/counts';
import type { Db } from '../../server/db/types';
import { loadTowns } from '../../server/reference/territory';
import { sanitizeRichText } from '../../server/richText/sanitize';
import { valueAt } from '../../src/content/field/path';
import { venuesOf } from '../../src/content/item/occurrence';
import { itemProblems } from '../../src/content/item/validate';
import { CATEGORY_GROUPS, TAG_GROUP } from '../../src/content/lists/categories';
import { defaultLanguages } from '../../src/contract/languages';
import { event, news } from '../content/named';
import { engines } from './database';
import { demoDatabase, demoPictures, describeTexts, expectTaken } from './demo-kit';

const input = (count: number): NewsInput => ({
  count,
  seed: 3,
  towns: loadTowns(),
  authors: [1, 2, 3],
  today: new Date('2026-06-01T00:00:00Z'),
  coverOf: (theme) => `/media/demo/${theme}.webp`,
});

describeTexts('generated news', () => {
  const all = [...generateNews(input(2500))];

  it('are the same for the same seed, and others for another', () => {
    const again = [...generateNews(input(2500))];
    expect(again).toEqual(all);
    const [other] = generateNews({ ...input(1), seed: 4 });
    expect(other?.item.contents.it?.title).not.toBe(all[0]?.item.contents.it?.title);
  });

  it('have each a title of its own, in Italian', () => {
    expect(new Set(all.map(({ item }) => item.contents.it?.title)).size).toBe(2500);
  });

  it('break no rule of their own content type, and hold no HTML that would be cleaned', () => {
    for (const { item } of all) {
      expect(itemProblems(news, item, Object.keys(item.contents))).toEqual([]);
      for (const { description } of Object.values(item.contents))
        expect(sanitizeRichText(String(description))).toBe(description);
    }
  });

  it('leave no placeholder unfilled, and join no preposition with an article', () => {
    const texts = all.flatMap(({ item }) =>
      Object.values(item.contents).map(({ title, description }) => `${title} ${description}`),
    );
    expect(texts.filter((text) => /[{}]|undefined|\b(a|di|da|in|su) (il|lo|gli|le|i) [A-Z]/.test(text))).toEqual([]);
  });

  it('have every status, both languages and several authors', () => {
    const languages = all.flatMap(({ item }) => Object.entries(item.contents));
    expect(new Set(languages.map(([, { status }]) => status))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
    expect(languages.filter(([language]) => language === 'en').length).toBeGreaterThan(1900);
    expect(new Set(languages.map(([, { author }]) => author))).toEqual(new Set([1, 2, 3]));
  });
});

describeTexts('generated events', () => {
  const towns = loadTowns();
  const named = new Map(towns.map(({ name, id }) => [name, id]));
  const of = (seed: number, count = 1500) =>
    generateEvents({
      count,
      seed,
      towns,
      authors: new Map([['', [1, 2]]]),
      now: new Date('2026-06-01T10:00:00Z'),
      images: [],
      localities: named,
      offices: named,
      reaches: ['locale'],
    });
  const all = of(3);

  it('are the same for the same seed, and others for another', () => {
    expect(of(3)).toEqual(all);
    expect(of(4, 1)[0]?.item.contents.it?.title).not.toBe(all[0]?.item.contents.it?.title);
  });

  it('have each an Italian title of its own, and all their texts', () => {
    expect(new Set(all.map(({ item }) => item.contents.it?.title)).size).toBe(all.length);
    const texts = all.flatMap(({ item }) =>
      Object.values(item.contents).map(({ title, excerpt }) => `${title} ${excerpt}`),
    );
    expect(texts.filter((text) => /[{}|]|undefined|null| {2}|– ?,|, ?\./.test(text))).toEqual([]);
  });

  it('break no rule of their content type, as they are and once the server has taken them', () =>
    expectTaken(event, all));

  it('overlap now and then, stop in several places, and lie in every season', () => {
    const first = all.map(({ item }) =>
      JSON.stringify([valueAt(item, 'dates.start'), valueAt(venuesOf(event, item)[0] ?? null, 'address')]),
    );
    expect(first.length - new Set(first).size).toBeGreaterThan(10);
    expect(all.filter(({ item }) => venuesOf(event, item).length > 1).length).toBeGreaterThan(80);
    expect(new Set(all.map(({ item }) => String(valueAt(item, 'dates.start')).slice(5, 7))).size).toBe(12);
  });
});

/** What document 3 adds; `placed`: how many of them have municipalities. */
const STORIES = [
  { area: 'operatori', count: 60, placed: 60 },
  { area: 'esperienze', count: 100, placed: 100 },
  { area: 'soggiorno', count: 60, placed: 60 },
  { area: 'blog', count: 120, placed: 120 },
  { area: 'page', count: 60, placed: 0 },
  { area: 'valle', count: 12, placed: 12 },
];

describe.each(engines)('the demo · %s', (engine) => {
  let db: Db;
  beforeAll(async () => {
    db = await demoDatabase(engine, inject('run'));
  });
  afterAll(() => db.close());

  const numbers = async (...counts: string[]) =>
    (await db.query<{ figures: number[] }>(`select array[${counts.map((count) => `(${count})::integer`)}] as figures`))
      .rows[0]?.figures;

  it('has the region: nine provinces, 328 municipalities', async () => {
    expect(
      await numbers(
        'select count(*) from provinces',
        'select count(*) from municipalities',
        `select count(*) from municipalities where city = 'Bologna' and id = 37006`,
      ),
    ).toEqual([9, 328, 1]);
  });

  it('has the category groups in two languages', async () => {
    const { rows } = await db.query(
      `select main, count(distinct id)::integer as entries, count(*)::integer as titles
         from categories join category_contents on category_id = id
        where parent_id is null group by main order by main`,
    );
    expect(rows).toEqual(
      [...CATEGORY_GROUPS, TAG_GROUP]
        .toSorted((a, b) => a - b)
        .map((main) => ({ main, length: main === TAG_GROUP ? TAG_IDS.length : categoryIds(main).length }))
        .map(({ main, length }) => ({ main, entries: length, titles: 2 * length })),
    );
    const names = await db.query(
      `select title from category_contents where category_id in (2001, 2002, 2003) and lang = 'it' order by category_id`,
    );
    expect(names.rows.map(({ title }) => title)).toEqual(['Emilia', 'Romagna', 'Bologna-Modena']);
  });

  it('has sub-themes below every theme, and a cover on each theme', async () => {
    const { rows } = await db.query<{ id: number; children: number; covered: boolean; positions: number[] }>(
      `select c.id, c.cover_id is not null as covered, count(child.id)::integer as children,
              array_agg(child.position order by child.id) as positions
         from categories c left join categories child on child.parent_id = c.id
        where c.main = 5 and c.parent_id is null group by c.id order by c.id`,
    );
    expect(rows).toHaveLength(11);
    for (const { id, children, covered, positions } of rows) {
      expect([id, covered, positions]).toEqual([id, true, Array.from({ length: children }, (_, index) => index + 1)]);
      expect([2, 3, 4, 5]).toContain(children);
    }
  });

  it('has 2,500 news, ten desks and 60 users', async () => {
    expect(
      await numbers(
        `select count(*) from contents where area = 'news'`,
        'select count(*) from desks',
        'select count(*) from users',
        `select count(*) from translations where folded = ''`,
      ),
    ).toEqual([2500, 10, 60, 0]);
  });

  it('has colleagues of every role, one who left 40 contents behind, and municipalities at the desks', async () => {
    const { rows } = await db.query(
      `select r.name, count(u.id)::integer as users from roles r left join users u on u.role_id = r.id
        group by r.name order by 2 desc, 1`,
    );
    expect(rows).toEqual([
      { name: 'redazione', users: 29 },
      { name: 'editor', users: 12 },
      { name: 'lettore', users: 6 },
      { name: 'redazione-destinazione-turistica', users: 6 },
      { name: 'redazione-regionale', users: 4 },
      { name: 'fotografo', users: 2 },
      { name: 'administrator', users: 1 },
      { name: 'stagista', users: 0 },
    ]);
    expect(
      await numbers(
        `select count(distinct t.content_id) from translations t join users u on u.id = t.author_id
          where u.username = 'beatrice-montalti' and not u.active`,
        'select count(*) from desk_municipalities',
        `select count(*) from desks d where not exists (select 1 from desk_municipalities a where a.desk_id = d.id)`,
        'select count(*) from user_destinations',
        `select count(*) from users where username !~ '^[[:alnum:]_-]+$'`,
      ),
    ).toEqual([40, 328, 1, 6, 0]);
  });

  it('has 150 interests of every theme and status, in both languages, each at its municipality', async () => {
    const interests = `contents where area = 'interessi'`;
    expect(
      await numbers(
        `select count(*) from ${interests}`,
        `select count(distinct status) from translations where area = 'interessi'`,
        `select count(*) from translations where area = 'interessi' and lang = 'en'`,
        `select count(distinct coalesce(k.parent_id, k.id)) from content_categories u
           join categories k on k.id = u.category_id join contents c on c.id = u.content_id
          where c.area = 'interessi' and u.field = 'theme'`,
        `select count(*) from ${interests} and not exists (select from content_municipalities where content_id = contents.id)`,
        `select count(*) from ${interests} and shared->'location'->'lat' is null`,
        `select count(*) from (select slug from translations where area = 'interessi' group by slug, lang having count(*) > 1) s`,
        `select count(distinct content_id) from content_files where content_id in (select id from ${interests}) and is_primary`,
      ),
    ).toEqual([150, 6, 150, 11, 0, 0, 0, 87]);
  });

  it('has 120 itineraries, some with drafts, and 12 of the Via Emilia, of every theme, target and duration', async () => {
    const chosen = (field: string) =>
      `select count(distinct u.category_id) from content_categories u join contents c on c.id = u.content_id
        where c.area = 'itinerary' and u.field = '${field}'`;
    expect(
      await numbers(
        `select count(*) from contents where area = 'itinerary' and revision_of is null`,
        `select count(*) from contents where area = 'itinerary' and revision_of is not null`,
        `select count(*) from contents where area = 'viaemilia'`,
        chosen('theme'),
        chosen('target'),
        chosen('durata'),
      ),
    ).toEqual([120, 3, 12, ...[5, 6, 4].map((main) => categoryIds(main).length)]);
  });

  it('has stops at localities and points of interest, and events and images at those of the Via Emilia', async () => {
    const pointing = (area: string, table: string, target: string) =>
      `select count(distinct l.content_id) from ${table} l join contents c on c.id = l.content_id
        where c.area = '${area}' and c.revision_of is null and l.field like 'tappe%' and ${target}`;
    const at = (area: string) => `l.target_id in (select id from contents where area = '${area}')`;
    const [places, localities, ...ofViaEmilia] =
      (await numbers(
        pointing('itinerary', 'place_links', 'l.place_id is not null'),
        pointing('itinerary', 'content_links', at('localita')),
        pointing('viaemilia', 'content_links', at('event')),
        pointing('viaemilia', 'content_files', 'l.file_id is not null'),
      )) ?? [];
    expect([Number(places) > 80, Number(localities) > 110]).toEqual([true, true]);
    expect(ofViaEmilia.filter((count) => count < 8)).toEqual([]);
  });

  it('has 3,000 events before, on and after today, some with drafts, 44 information offices, 200 localities', async () => {
    const events = `contents where area = 'event' and revision_of is null`;
    expect(
      await numbers(
        `select count(*) from ${events}`,
        `select count(*) from ${events} and days is null`,
        `select count(*) from ${events} and not exists (select from content_municipalities where content_id = contents.id)`,
        `select count(*) from contents where area = 'event' and revision_of is not null`,
        `select count(*) from contents where area = 'iat'`,
        `select count(*) from contents where area = 'localita'`,
        `select count(distinct status) from translations where area = 'event'`,
      ),
    ).toEqual([3000, 0, 0, 12, 44, 200, 6]);
    const [past = 0, now = 0, coming = 0] =
      (await numbers(
        `select count(*) from ${events} and upper(days) <= current_date`,
        `select count(*) from ${events} and lower(days) <= current_date and upper(days) > current_date`,
        `select count(*) from ${events} and lower(days) > current_date`,
      )) ?? [];
    expect([past > 800, now > 100, coming > 800, past + now + coming]).toEqual([true, true, true, 3000]);
    const waiting = await Promise.all(
      [3, 4].map((status) => waitingEvents({ db, languages: defaultLanguages() }, status)),
    );
    const desks = [
      'Redazione Appennino romagnolo',
      'Redazione Bologna',
      'Redazione Ferrara',
      'Redazione Modena',
      'Redazione Parma',
      'Redazione Piacenza',
      'Redazione Ravenna',
      'Redazione Reggio Emilia',
      'Redazione Rimini',
    ];
    for (const events of waiting) expect(events.map(({ redazione }) => redazione.nome)).toEqual(desks);
  });

  it.each(STORIES)(
    'has $count of area $area with three drafts, at their municipalities, each at an address of its own',
    async ({ area, count, placed }) => {
      const items = `contents where area = '${area}' and revision_of is null`;
      expect(
        await numbers(
          `select count(*) from ${items}`,
          `select count(*) from contents where area = '${area}' and revision_of is not null`,
          `select count(*) from ${items} and exists (select from content_municipalities where content_id = contents.id)`,
          `select count(*) from (select slug from translations where area = '${area}' and content_id in (select id from ${items})
          group by slug, lang having count(*) > 1) s`,
        ),
      ).toEqual([count, 3, placed, 0]);
    },
  );

  it('goes on counting ids behind what is there', async () => {
    const { rows } = await db.query<{ id: number }>(`insert into contents (area) values ('news') returning id`);
    const stories = STORIES.reduce((sum, { count }) => sum + count + 3, 0);
    const filed = 77 + 40 + 57;
    expect(rows[0]?.id).toBe(2500 + 44 + 200 + 3000 + 12 + 150 + 120 + 3 + 12 + stories + filed + 1);
    const category = await db.query<{ id: number }>('insert into categories (main) values (1) returning id');
    expect(category.rows[0]?.id).toBeGreaterThan(100_000);
  });

  it('has a picture for every theme', async () => {
    expect((await readdir(join(demoPictures(inject('run')), 'media', 'demo'))).length).toBe(THEME_NAMES.length);
  });
});
