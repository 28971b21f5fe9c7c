import type { EditorInput } from '../../../src/machines/editor/types';
import { itinerary } from '../../content/named';
import type { Start } from '../../kit/start';
import { createItem, createRevision, news, WITH_DRAFT } from '../starts';
import { ROUTE } from './routeWalk';

const STOPS = ['Rimini', 'Cesena', 'Imola'].map((title) => ({ id: null, contents: { it: { title } } }));

/** The items of the model's inputs, by their numbers there. */
const ITEMS: Readonly<Record<string, Pick<Start, 'data' | 'element'>>> = {
  42: { data: 'Una news in bozza.', element: createItem(news) },
  50: { data: 'Una news pubblicata.', element: createItem(news, { localized: { status: 1 } }) },
  60: { data: 'La revisione di una news pubblicata, che attende la validazione.', element: createRevision },
  [ROUTE]: { data: 'Un itinerario con tre tappe.', element: createItem(itinerary, { shared: { tappe: STOPS } }) },
};

const NEW: Pick<Start, 'data' | 'element'> = { data: 'Una news nuova.' };

/** Where the editor of a news, or of an itinerary, begins. */
export function editorStart({ id, abilities, storedDraft, copyOf }: EditorInput): Start {
  const { viewTag, ...may } = abilities;
  const { data, element } = ITEMS[copyOf ?? id] ?? NEW;
  const { area } = id === ROUTE ? itinerary : news;
  const page = `/${area}/${id === 'new' ? 'new' : ':id'}`;
  return {
    page: copyOf === undefined ? page : `${page}?from=:id`,
    user: {
      'view-tag': viewTag,
      ...Object.fromEntries(Object.entries(may).map(([action, can]) => [`${area}-${action}`, can])),
    },
    data: `${copyOf === undefined ? data : `La copia di una news: ${data.toLowerCase()}`}${storedDraft === undefined ? '' : ` ${WITH_DRAFT}`}`,
    ...(element === undefined ? {} : { element }),
  };
}
