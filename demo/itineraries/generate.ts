import type { Generated } from '../insert';
import { statusInTurn } from '../places/generateOffices';
import { createRandom } from '../random';
import { generateJourneys, type JourneysInput } from './journey';
import { ALL_ROUTES } from './routes';
import { stopPlaces, stopTexts } from './stops';

const SEED = 20_261_127;

/** Of all themes by turns, as they would have been written. */
const ROUTES = createRandom(SEED).some(ALL_ROUTES, ALL_ROUTES.length);

/** The itineraries. Shape of a stop: contract, 'stop'. */
export const generateItineraries = (input: JourneysInput): Generated[] =>
  generateJourneys(input, {
    routes: ROUTES,
    seed: SEED,
    statusAt: statusInTurn,
    stopsOf: (random, { route, halts }, languages) =>
      halts.map((halt, index) => {
        const { location, localita, place } = stopPlaces(halt, input);
        const contents = stopTexts(random, { means: route.means, halts, index, languages });
        return { id: index + 1, order: index + 1, contents, info: place, localita, location };
      }),
  });
