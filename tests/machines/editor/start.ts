import type { EditorInput } from '../../../src/machines/editor/types';
import type { Start } from '../../kit/start';
import { createItem, createRevision, news, WITH_DRAFT } from '../starts';

/** The items of the model's inputs, by their numbers there. */
const ITEMS: Readonly<Record<string, Pick<Start, 'data' | 'element'>>> = {
  42: { data: 'Una news in bozza.', element: createItem(news) },
  50: { data: 'Una news pubblicata.', element: createItem(news, { localized: { status: 1 } }) },
  60: { data: 'La revisione di una news pubblicata, che attende la validazione.', element: createRevision },
};

const NEW: Pick<Start, 'data' | 'element'> = { data: 'Una news nuova.' };

/** Where the editor of a news begins. */
export function editorStart({ id, abilities, storedDraft, copyOf }: EditorInput): Start {
  const { viewTag, ...may } = abilities;
  const { data, element } = ITEMS[copyOf ?? id] ?? NEW;
  const page = id === 'new' ? '/news/new' : '/news/:id';
  return {
    page: copyOf === undefined ? page : `${page}?from=:id`,
    user: {
      'view-tag': viewTag,
      ...Object.fromEntries(Object.entries(may).map(([action, can]) => [`news-${action}`, can])),
    },
    data: `${copyOf === undefined ? data : `La copia di una news: ${data.toLowerCase()}`}${storedDraft === undefined ? '' : ` ${WITH_DRAFT}`}`,
    ...(element === undefined ? {} : { element }),
  };
}
