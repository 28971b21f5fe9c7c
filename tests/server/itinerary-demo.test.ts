import { expect, it } from 'vitest';
import type { Generated } from '../../demo/insert';
import { generateItineraries } from '../../demo/itineraries/generate';
import type { JourneysInput } from '../../demo/itineraries/journey';
import { ALL_ROUTES } from '../../demo/itineraries/routes';
import { paceOf } from '../../demo/itineraries/stops';
import { pointIn, WAYPOINTS } from '../../demo/itineraries/waypoints';
import { LOCALITIES } from '../../demo/places/named';
import { kilometres } from '../../demo/places/positions';
import { NAMED_PLACES } from '../../demo/pointsOfInterest/named';
import { generateViaEmilia } from '../../demo/viaEmilia/generate';
import { SLOT_COUNTS } from '../../demo/viaEmilia/slots';
import { FULL_ROUTES, VIA_EMILIA_ROUTES } from '../../demo/viaEmilia/table';
import { loadTowns } from '../../server/reference/territory';
import { sanitizeRichText } from '../../server/richText/sanitize';
import type { Json } from '../../src/content/field/json';
import { valueAt } from '../../src/content/field/path';
import { defaultLanguages } from '../../src/contract/languages';
import { itinerary, viaEmilia } from '../content/named';
import { describeTexts, expectTaken } from './demo-kit';

const towns = loadTowns();
const townNamed = new Map(towns.map((town) => [town.name, town]));

const input: JourneysInput = {
  towns,
  authors: new Map([['', [1, 2]]]),
  now: new Date('2026-06-01T10:00:00Z'),
  images: ALL_ROUTES.flatMap(({ theme }, index) => [{ id: index + 1, theme }]),
  localities: new Map(LOCALITIES.map(({ name }, index) => [name, index + 1])),
  places: new Map(NAMED_PLACES.map(({ name }, index) => [name, index + 1])),
  languages: defaultLanguages(),
};
const events = new Map(towns.map(({ id }) => [id, [1, 2, 3, 4].map((index) => id * 10 + index)]));
const ofViaEmilia = () => generateViaEmilia({ ...input, events });

const list = (value: Json): readonly Json[] => (Array.isArray(value) ? value : []);
const stopsOf = ({ item }: Generated): readonly Json[] => list(item.tappe);
const textAt = (value: Json, path: string): string => String(valueAt(value, path));

/** Every text of a value, however deep. */
const wordsIn = (value: Json): string[] => {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(wordsIn) : [];
};

describeTexts('places at which itineraries stop', () => {
  const waypoints = [...WAYPOINTS.values()];

  it('are 200 at least, each with texts of its own, each on some way', () => {
    expect(waypoints.length).toBeGreaterThanOrEqual(200);
    for (const language of [0, 1] as const)
      expect(new Set(waypoints.map(({ text }) => text[language])).size).toBe(waypoints.length);
    const used = new Set([...ALL_ROUTES, ...VIA_EMILIA_ROUTES].flatMap((route) => route.waypoints));
    expect(waypoints.filter((waypoint) => !used.has(waypoint))).toEqual([]);
  });

  it('lie in the municipality that they name', () => {
    const far = waypoints.filter((waypoint) => {
      const town = townNamed.get(waypoint.town);
      return town === undefined || kilometres(pointIn(waypoint, town), town) > 25;
    });
    expect(far.map(({ key }) => key)).toEqual([]);
  });

  it('name points of interest that are called like no other', () => {
    const named = waypoints.flatMap(({ place }) => (place === null ? [] : [place]));
    expect(named.length).toBeGreaterThan(70);
    expect(named.filter((name) => NAMED_PLACES.filter((one) => one.name === name).length !== 1)).toEqual([]);
  });
});

const KINDS = [
  { name: 'itineraries', content: itinerary, of: () => generateItineraries(input), count: 120, most: 8 },
  { name: 'itineraries of the Via Emilia', content: viaEmilia, of: ofViaEmilia, count: 12, most: 18 },
];

for (const { name, content, of, count, most } of KINDS)
  describeTexts(`generated ${name}`, () => {
    const all = of();

    it('are the same each time, each with a title of its own', () => {
      expect(of()).toEqual(all);
      expect(all).toHaveLength(count);
      for (const language of ['it', 'en']) {
        const titles = all.flatMap(({ item }) => (item.contents[language] ? [item.contents[language].title] : []));
        expect(new Set(titles).size).toBe(titles.length);
        expect(titles.length).toBeGreaterThan(count * 0.85);
      }
    });

    it('have every status', () => {
      const languages = all.flatMap(({ item }) => Object.values(item.contents));
      expect(new Set(languages.map(({ status }) => status))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
    });

    it('have three stops at least, numbered 1..n, in the languages of their itinerary', () => {
      for (const one of all) {
        const stops = stopsOf(one);
        expect([stops.length >= 3, stops.length <= most]).toEqual([true, true]);
        const numbers = stops.map((_, index) => index + 1);
        for (const path of ['id', 'order']) expect(stops.map((stop) => valueAt(stop, path))).toEqual(numbers);
        for (const stop of stops)
          expect(Object.keys(Object(valueAt(stop, 'contents')))).toEqual(Object.keys(one.item.contents));
      }
    });

    it('go from place to place within a day, or over some days on foot', () => {
      for (const { item } of all) {
        const points = stopsOf({ item } as Generated).map((stop) => ({
          lat: Number(valueAt(stop, 'location.lat')),
          lng: Number(valueAt(stop, 'location.lng')),
        }));
        const legs = points.slice(1).map((point, index) => kilometres(points[index] ?? point, point));
        expect(Math.max(...legs), textAt(item, 'contents.it.title')).toBeLessThan(200);
      }
    });

    it('break no rule of their content type, as they are and once the server has taken them', () =>
      expectTaken(content, all));

    it('have whole texts, clean HTML, and no placeholder or preposition before an article', () => {
      for (const { item } of all) {
        const html = [item.contents, item.tappe].flatMap(wordsIn).filter((text) => text.startsWith('<p>'));
        for (const text of html) expect(sanitizeRichText(text)).toBe(text);
        const empty = stopsOf({ item } as Generated).flatMap((stop) =>
          wordsIn(valueAt(stop, 'contents')).filter((text) => text === ''),
        );
        expect(empty).toEqual([]);
        const words = wordsIn([item.contents, item.tappe]);
        expect(
          words.filter((text) =>
            /[{}|]|undefined|null|NaN| {2}|, ?\.|\b(a|di|da|in|su) (il|lo|gli|le|i) [A-Z]/.test(text),
          ),
        ).toEqual([]);
      }
    });

    it('tell nearly always something else at the same place', () => {
      const texts = all.flatMap((one) => stopsOf(one).map((stop) => textAt(stop, 'contents.it.description')));
      expect(new Set(texts).size).toBeGreaterThan(texts.length * 0.9);
    });
  });

describeTexts('stops of generated itineraries', () => {
  const all = generateItineraries(input);

  it('have stops that point to localities and points of interest', () => {
    const stops = all.flatMap(stopsOf);
    expect(stops.filter((stop) => valueAt(stop, 'info') !== null).length).toBeGreaterThan(150);
    expect(stops.filter((stop) => valueAt(stop, 'localita') !== null).length).toBeGreaterThan(stops.length * 0.85);
  });
});

describeTexts('slots of generated itineraries of the Via Emilia', () => {
  const all = ofViaEmilia();
  const sorts = Object.entries(SLOT_COUNTS);

  it('are full to the last slot twice, and otherwise have at most as many as there are', () => {
    all.forEach((one, place) => {
      for (const stop of stopsOf(one)) {
        const counts = sorts.map(([path]) => list(valueAt(stop, path)).length);
        const full = sorts.map(([, count]) => count);
        if (place < FULL_ROUTES) expect(counts).toEqual(full);
        else expect(counts.filter((count, index) => count > (full[index] ?? 0))).toEqual([]);
        expect(list(valueAt(stop, 'attachments')).length).toBeLessThanOrEqual(10);
      }
    });
    const stops = all.slice(0, FULL_ROUTES).flatMap(stopsOf);
    expect(stops).toHaveLength(26);
    for (const stop of stops) {
      expect(sorts.flatMap(([path]) => list(valueAt(stop, path)).map((slot) => valueAt(slot, 'title')))).not.toContain(
        '',
      );
      expect(list(valueAt(stop, 'events'))).toHaveLength(3);
      expect(list(valueAt(stop, 'attachments')).filter((image) => valueAt(image, 'is_primary'))).toHaveLength(1);
    }
  });

  it('leave now and then a slot empty before the last, which keeps its place', () => {
    const lists = all.flatMap((one) =>
      stopsOf(one).flatMap((stop) => sorts.map(([path]) => list(valueAt(stop, path)))),
    );
    for (const slots of lists) {
      expect(slots.map((slot) => valueAt(slot, 'id'))).toEqual(slots.map((_, index) => index + 1));
      expect(slots.length === 0 || valueAt(slots.at(-1), 'title') !== '').toBe(true);
    }
    expect(lists.filter((slots) => slots.some((slot) => valueAt(slot, 'title') === '')).length).toBeGreaterThan(10);
  });

  it('say how far each stop is from the start', () => {
    const stops = all.slice(0, 1).flatMap(stopsOf);
    expect([valueAt(stops[0], 'distanza'), valueAt(stops[1], 'distanza')]).toEqual([
      { it: 'Punto di partenza', en: 'Starting point' },
      { it: 'A 27 km da Piacenza', en: '27 km from Piacenza' },
    ]);
  });
});

describeTexts('how long a way takes', () => {
  it('is said in days on foot where one is not enough, else in hours or quarters of one', () => {
    expect([paceOf('foot', 45), paceOf('foot', 12), paceOf('bike', 10), paceOf('car', 1)].map(([it]) => it)).toEqual([
      'da dividere in 2 giorni',
      'circa 3 ore',
      'circa 45 minuti',
      'circa 15 minuti',
    ]);
  });
});
