import { forms } from '../content/forms';
import { bindListing, placeAt } from '../content/lists/addresses';
import { contents, listings } from '../content/registry';
import { cleanPath } from '../machines/access/paths';
import { matchRoute } from '../machines/access/routes';
import { restoreQuery, storageKey } from '../machines/list/query';
import { itemId } from '../screens/itemId';
import type { Ahead } from '../services/ahead';
import { createListingService, pageUrl } from '../services/listings';
import { OPENING_KEY, readOpenings } from '../services/opening';
import type { Preferences } from '../services/preferences';
import type { DraftsAhead } from './drafts';
import { loadItemScreenOf, loadScreenOf } from './router';

interface AheadOf {
  readonly ahead: Ahead;
  readonly preferences: Preferences;
  readonly drafts: DraftsAhead;
}

/** Whether the user pays for every byte. */
const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/** The list at an address, and the query that it opens with; null where there is none. */
function openingOf({ preferences }: Pick<AheadOf, 'preferences'>, hash: string) {
  const path = cleanPath(hash);
  const { screen, area } = matchRoute(path)?.route ?? {};
  const declared = [...contents, ...listings].find((one) => one.area === area);
  const place = declared === undefined ? null : placeAt(declared, path);
  if (screen !== 'contentList' && screen !== 'recordList') return null;
  if (declared === undefined || place === null || place.isBroken) return null;
  const listing = bindListing(declared, place.binding);
  const parameters = Object.fromEntries(new URLSearchParams(hash.split('?')[1] ?? ''));
  return { listing, query: restoreQuery(listing, parameters, preferences.read(storageKey(listing))).query };
}

/** What this browser kept of an item; of a stored one the item, and the statuses that it may have. */
async function askItem({ ahead, drafts }: AheadOf, area: string, id: number | 'new'): Promise<void> {
  drafts.ask(area, id);
  const head = contents.find((one) => one.area === area);
  if (head === undefined || id === 'new') return;
  const asking = ahead.begin();
  const [{ createContentService }, content] = await Promise.all([import('../services/contents'), forms.load(head)]);
  const calls = createContentService(asking, content);
  const { signal } = new AbortController();
  void calls.read(id, signal);
  void calls.loadStatuses({ id }, signal);
}

/**
 * Asks ahead for what the page of a hash address shows first: its code, its rows or its item. Only a head start, and one
 * page's at a time: the page asks for the same, and is given what came not over `young` milliseconds ago, or told why it
 * did not. Settles once the rows have come.
 */
export async function askPage(over: AheadOf, hash: string, young?: number): Promise<void> {
  const path = cleanPath(hash);
  const match = matchRoute(path);
  loadScreenOf(hash)?.catch(() => undefined);
  const { screen = null, area = null } = match?.route ?? {};
  if (area === null || savesData()) return;
  const id = itemId(match?.params.id);
  if (screen === 'editor' && id !== null) askItem(over, area, id).catch(() => undefined);
  const opening = openingOf(over, hash);
  if (opening !== null) await createListingService(over.ahead.begin(young), opening.listing).loadRows(opening);
}

/** Fetches the code of what the list at a hash address opens: whoever opens a row waits for its item only. */
export function fetchItemScreen(hash: string): void {
  if (savesData()) return;
  loadItemScreenOf(hash)?.catch(() => undefined);
}

/** Addresses whose call is remembered. */
const ADDRESSES = 20;

/**
 * Remembers the call that the list at an address opens with, and that of the same list without its query, which restores
 * the last one: who opens either again has it sent at once.
 */
export function rememberOpening({ preferences }: Pick<AheadOf, 'preferences'>, apiBase: string, hash: string): void {
  const found = [hash, `#${cleanPath(hash)}`].flatMap((address) => {
    const opening = openingOf({ preferences }, address);
    const url = opening === null ? null : pageUrl(apiBase, opening.listing, opening.query);
    return url === null ? [] : [[address, url] as const];
  });
  if (found.length === 0) return;
  const kept = Object.entries(readOpenings(preferences.read(OPENING_KEY)));
  const others = kept.filter(([address]) => found.every(([own]) => own !== address));
  const newest = [...others, ...found].slice(-ADDRESSES);
  preferences.write(OPENING_KEY, JSON.stringify(Object.fromEntries(newest)));
}

/** Asks for the page of a link that is being pressed: its code and its answer come while the button goes up. */
export function askPressed(over: AheadOf): () => void {
  const press = ({ button, target, ctrlKey, metaKey, shiftKey, altKey }: PointerEvent) => {
    if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return;
    const href = target.closest('a[href^="#/"]:not([target])')?.getAttribute('href') ?? null;
    if (href !== null && href !== window.location.hash) void askPage(over, href);
  };
  document.addEventListener('pointerdown', press, { passive: true });
  return () => document.removeEventListener('pointerdown', press);
}
