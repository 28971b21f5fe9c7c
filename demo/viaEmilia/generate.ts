import type { Json } from '../../src/content/field/json';
import type { Generated } from '../insert';
import { generateJourneys, type JourneysInput } from '../itineraries/journey';
import { type Halt, stopPlaces, stopTexts } from '../itineraries/stops';
import { imagesOf, references } from '../parts';
import { kilometres } from '../places/positions';
import type { Random } from '../random';
import { slotsOf } from './slots';
import { FULL_ROUTES, VIA_EMILIA_ROUTES } from './table';

export interface ViaEmiliaInput extends JourneysInput {
  /** Ids of events by the id of their municipality. */
  readonly events: ReadonlyMap<number, readonly number[]>;
}

const SEED = 20_261_128;
/** Images of a stop at most. Source: document 2, section 5. */
const STOP_IMAGES = 10;
const STOP_EVENTS = 3;
/** Statuses in their order: mostly published, each other one once. */
const STATUSES = [1, 1, 1, 2, 1, 3, 1, 4, 1, 5, 1, 0];

/** How far a stop is from the start, by language. */
function distanceOf(halt: Halt, start: Halt, languages: readonly string[]): Json {
  const km = kilometres(start.point, halt.point);
  const texts =
    halt === start
      ? ['Punto di partenza', 'Starting point']
      : [`A ${km} km da ${start.town.name}`, `${km} km from ${start.town.name}`];
  return Object.fromEntries(languages.map((language) => [language, texts[language === 'it' ? 0 : 1]]));
}

function eventsOf(random: Random, { town }: Halt, { events }: ViaEmiliaInput, isFull: boolean): Json {
  const count = isFull ? STOP_EVENTS : random.between(0, 2);
  return references(random.some(events.get(town.id) ?? [], count));
}

/** The itineraries along the Via Emilia, in the order of their table. Shape of a stop: contract, 'stop'. */
export const generateViaEmilia = (input: ViaEmiliaInput): Generated[] =>
  generateJourneys(input, {
    routes: VIA_EMILIA_ROUTES,
    seed: SEED,
    statusAt: (place) => STATUSES[place] ?? 1,
    stopsOf: (random, { route, halts }, languages, place) => {
      const isFull = place < FULL_ROUTES;
      const { means, theme } = route;
      const [start] = halts as [Halt];
      return halts.map((halt, index) => {
        const { location, localita, place: poi } = stopPlaces(halt, input);
        return {
          id: index + 1,
          order: index + 1,
          contents: stopTexts(random, { means, halts, index, languages }),
          distanza: distanceOf(halt, start, languages),
          poi,
          localita,
          location,
          events: eventsOf(random, halt, input, isFull),
          ...slotsOf(random, halt, { filling: isFull ? 'full' : 'some', images: input.images, theme }),
          attachments: imagesOf(random, input.images, theme, isFull ? STOP_IMAGES : random.between(0, 3)),
        };
      });
    },
  });
