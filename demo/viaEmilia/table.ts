import { readRoutes } from '../itineraries/routes';
import data from './routes.json' with { type: 'json' };

/** The itineraries along the Via Emilia, in their order: the first two are filled to the last slot. */
export const VIA_EMILIA_ROUTES = readRoutes('viaEmilia/routes', data);

/** How many of them, from the first, have every slot filled. */
export const FULL_ROUTES = 2;
