import { treeRoute } from './paths';
import { matchRoute } from './routes';

/** Trees of categories by the area whose contents choose from them. Source: document 1, section 2.1; document 3, section 2. */
const TREES: Readonly<Record<string, number>> = {
  event: 1,
  itinerary: 4,
  viaemilia: 4,
  interessi: 5,
  operatori: 10,
  soggiorno: 10,
};

/** Hash path of the tree of categories that belongs to the page in front, a clean path; that of the themes for the others. */
export const categoryTreeFrom = (path: string): string => treeRoute(TREES[matchRoute(path)?.route.area ?? '']);
