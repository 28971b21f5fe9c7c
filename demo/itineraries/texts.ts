import { z } from 'zod';
import { named, readTable, row, text, texts } from '../table';
import data from './texts.json' with { type: 'json' };

/** How one gets from stop to stop; within a town, on foot. */
export const MEANS = ['town', 'foot', 'bike', 'car', 'train'] as const;
export type Means = (typeof MEANS)[number];

const byMeans = <T extends z.ZodType>(one: T) => z.record(z.enum(MEANS), one).readonly();

const shape = row({
  /**
   * What is said of the way to the next stop. Placeholders: `{next}` its name, `{km}`, `{pace}` how long that takes;
   * within a town there is no distance.
   */
  legs: byMeans(texts),
  /** The same where the next stop is in the same town. */
  nearby: texts,
  /** What is said of the last stop. Placeholders: `{town}`, `{dish}` and `{wine}` of its province, `{office}` the nearest one. */
  ends: texts,
  /** What else there is where a stop lies. Placeholders: `{town}`, `{sights}` of its locality. */
  around: texts,
  /** Link of a stop that is a point of interest of the demo. */
  placeLink: text,
  /** Placeholders: `{count}` of the stops in words, `{total}` km, `{first}` and `{last}` municipalities. */
  overview: texts,
  /** The same where it never leaves a town. */
  overviewInTown: text,
  stopsHeading: text,
  adviceHeading: text,
  /** What helps whoever goes by these means. */
  meansAdvice: byMeans(texts),
  /** When and how to do what a theme is about. */
  themeAdvice: named(text),
  /** Links of an itinerary: the track for who walks or rides, the times for the others. */
  moreLink: byMeans(text),
});

export const {
  legs: LEGS,
  nearby: NEARBY,
  ends: ENDS,
  around: AROUND,
  placeLink: PLACE_LINK,
  overview: OVERVIEW,
  overviewInTown: OVERVIEW_IN_TOWN,
  stopsHeading: STOPS_HEADING,
  adviceHeading: ADVICE_HEADING,
  meansAdvice: MEANS_ADVICE,
  themeAdvice: THEME_ADVICE,
  moreLink: MORE_LINK,
} = readTable('itineraries/texts', shape, data);
