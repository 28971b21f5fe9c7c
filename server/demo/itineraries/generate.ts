import type { Generated } from '../insert';
import { generateJourneys, type JourneysInput } from './journey';
import { ALL_ROUTES } from './routes';
import { stopPlaces, stopTexts } from './stops';

const SEED = 20_261_127;

/** The itineraries, in the order of their table. Shape of a stop: contract, 'stop'. */
export const generateItineraries = (input: JourneysInput): Generated[] =>
  generateJourneys(input, {
    routes: ALL_ROUTES,
    seed: SEED,
    stopsOf: (random, { route, halts }, languages) =>
      halts.map((halt, index) => {
        const { location, localita, place } = stopPlaces(halt, input);
        const contents = stopTexts(random, { means: route.means, halts, index, languages });
        return { id: index + 1, order: index + 1, contents, info: place, localita, location };
      }),
  });
