import { detailProblems } from '../../content/media/files';
import { sameImage } from '../../content/media/images';
import { factsOf, type ImageFacts } from '../../content/records/image';
import type { MediaItem } from '../../contract/media';
import type { Result } from '../../contract/result';
import { pickerTexts as messages } from '../../messages/screens/picker';
import type { UnsavedWork } from '../kit/drafting';
import type { DeletionAnswer, GridTarget, Licensing, PickerContext } from './types';

type Items = readonly MediaItem[];

/** A list with a newer version of one image. */
export const replaced = (items: Items, item: MediaItem): Items =>
  items.map((other) => (other.id === item.id ? item : other));

export const itemsWithout = (items: Items, id: number): Items => items.filter((item) => item.id !== id);

/** Whether unsaved data, which nothing sends yet, need a confirmation before going on. */
export const isBlocked = ({ detail }: Pick<PickerContext, 'detail'>): boolean => detail?.work === 'unsaved';

/** Whether the data that are open are on their way to the server. */
export const isSaving = ({ detail }: Pick<PickerContext, 'detail'>): boolean => detail?.work === 'saving';

/** What becomes of an image's unsaved data when the page is left: they are in no draft, not even while they are sent. */
export const workLeft = ({ detail }: Pick<PickerContext, 'detail'>): UnsavedWork =>
  detail === null || detail.work === 'none' ? 'none' : 'lost';

export const isAttached = ({ attached }: Pick<PickerContext, 'attached'>, item: MediaItem): boolean =>
  attached.some((other) => sameImage(other, item));

export const isSelected = ({ selection }: Pick<PickerContext, 'selection'>, id: number): boolean =>
  selection.some((item) => item.id === id);

/** How many images more are chosen than there is room for; 0 while they fit. Source: document 1, section 4. */
export const surplus = ({ attached, selection, maximum }: PickerContext): number =>
  Math.max(0, attached.length + selection.length - maximum);

/**
 * The chosen images that nobody gave a licence or version yet, by who may give it. A server that leaves both out has
 * said nothing about them. Source: document 1, section 5.
 */
export const unlicensed = ({ selection, abilities }: Pick<PickerContext, 'selection' | 'abilities'>): Items =>
  abilities.edit ? selection.filter((item) => item.license_id === null || item.versione_id === null) : [];

/** An image out of an upload: what the server left out, nobody has chosen. */
export const uploadedItem = (item: MediaItem): MediaItem => ({
  ...item,
  license_id: item.license_id ?? null,
  versione_id: item.versione_id ?? null,
});

/** The data of an image with the licence and version that it lacks. */
export function licensedFacts(item: MediaItem, { license_id, versione_id }: Licensing): ImageFacts {
  const facts = factsOf(item);
  return {
    ...facts,
    license_id: facts.license_id ?? license_id,
    versione_id: facts.versione_id ?? versione_id,
  };
}

/** What is missing of the choice of licences, once it may be shown. */
export const licensingProblems = ({ tried, license_id, versione_id }: Licensing) =>
  tried ? detailProblems({ license_id, versione_id }) : {};

/** The images of both lists, each once, those of the first list first. */
export const merged = (first: Items, second: Items): Items => {
  const known = new Set(first.map(({ id }) => id));
  return [...first, ...second.filter(({ id }) => !known.has(id))];
};

/** A selection with these images behind it, without those attached or chosen already. */
export function withSelected(context: PickerContext, items: Items): Items {
  const selection = [...context.selection];
  for (const item of items)
    if (!isAttached(context, item) && !selection.some((other) => sameImage(other, item))) selection.push(item);
  return selection;
}

/** Whether these new images, all of them chosen, are more than there is room for. */
export const areTooMany = (context: PickerContext, items: Items): boolean =>
  context.inserts && surplus({ ...context, selection: withSelected(context, items) }) > 0;

/** Whether 'Mostra altro' has something to show. Source: document 2, section 4. */
export const hasMore = ({ page, lastPage }: PickerContext): boolean => page > 0 && page < lastPage;

/** The page that 'Mostra altro' requests. After a deletion the pages have moved up: the last one is requested again. */
export const nextPage = ({ page, deletedSince }: PickerContext): number => (deletedSince.length > 0 ? page : page + 1);

/** Image an event means: the one it names, else the one under the cursor. Chosen ones need not be on screen. */
export function meant(context: PickerContext, id: number | undefined): MediaItem | undefined {
  const wanted = id ?? context.cursor;
  const { detail, items, selection } = context;
  return [...items, ...selection, ...(detail === null ? [] : [detail.item])].find((item) => item.id === wanted);
}

/** Image that a deletion means: the named one, else the one whose data are open, else the one under the cursor. */
export const toDelete = (context: PickerContext, id: number | undefined): MediaItem | undefined =>
  meant(context, id ?? context.detail?.item.id);

/** Id of the image the cursor gets to in the grid; it stops at the edges. */
export function movedCursor(context: PickerContext, to: GridTarget): number | null {
  if (typeof to === 'object') return to.id;
  const { items, cursor, columns, visibleRows } = context;
  const at = items.findIndex(({ id }) => id === cursor);
  const last = items.length - 1;
  if (at === -1) return items[to === 'last' || to === 'up' || to === 'left' ? last : 0]?.id ?? null;
  const page = columns * Math.max(1, visibleRows - 1);
  const wanted = {
    left: at - 1,
    right: at + 1,
    up: at - columns < 0 ? at : at - columns,
    // From the row before the last the cursor goes to the last image even where the last row is short.
    down: Math.floor(at / columns) === Math.floor(last / columns) ? at : at + columns,
    first: 0,
    last,
    pageUp: at - page < 0 ? at % columns : at - page,
    pageDown: at + page,
  }[to];
  return items[Math.min(Math.max(wanted, 0), last)]?.id ?? null;
}

/** Where the cursor goes when an image is deleted: to the one behind it, else before it; null when none is left. */
export function neighbour({ items, cursor }: PickerContext, deleted: number): number | null {
  if (cursor !== deleted) return cursor;
  const at = items.findIndex(({ id }) => id === deleted);
  return (items[at + 1] ?? items[at - 1])?.id ?? null;
}

/** What an image is called when it is spoken of. */
export const nameOf = ({ id, title, name }: MediaItem): string =>
  title?.trim() || name?.trim() || messages.nameless(id);

/** Whether a question lies over the images, to which the keys belong. */
export const hasOpenQuestion = ({ deletion, leaving, licensing }: PickerContext): boolean =>
  deletion !== null || leaving !== null || licensing !== null;

/** What a refused deletion says: why, and which items still use the image. */
export const deletionFailed = (
  { context: { deletion } }: { readonly context: PickerContext },
  { result }: { readonly result: DeletionAnswer | Result<never> },
): Partial<PickerContext> => {
  if (result.ok || deletion === null) return {};
  const { usedBy, usedTotal } = 'usedBy' in result ? result : deletion;
  return { deletion: { ...deletion, failure: result.failure, usedBy, usedTotal } };
};
