import type { AnyEventObject } from 'xstate';
import { entriesOf, numbered, withIds, withMoved } from '../../../src/content/field/collection';
import { isNested, keyOf, keysIn, type NestedField } from '../../../src/content/field/entries';
import type { Json } from '../../../src/content/field/json';
import { ENTRY_KEY, valueAt, withValueAt } from '../../../src/content/field/path';
import { keyedItem, withoutKeys } from '../../../src/content/item/entryKeys';
import { normaliseItem } from '../../../src/content/item/item';
import { blankEntry } from '../../../src/content/kinds/nested';
import { kindOf } from '../../../src/content/kinds/table';
import type { ContentForm, ContentItem } from '../../../src/content/model/content';
import type { EditorSnapshot as Snapshot } from '../../../src/machines/editor/machine';
import type { EditorActors, EditorContext, LocalDraft, SentItem } from '../../../src/machines/editor/types';
import type { CallOutput } from '../../../src/machines/kit/actor';
import { failureOf } from '../fixtures';
import { anyStatus, loaded, sent, stored, taken } from './fixture';
import { ordered, stop, three, titleOf } from './route';

/** The route of the walks. */
export const ROUTE = 70;

const route = (version: number, tappe: readonly Json[]): SentItem =>
  sent({ id: ROUTE, version, it: { title: 'Giro' }, tappe, nextStatuses: { it: anyStatus, en: anyStatus } });

/** As it is loaded. */
const routeSent = route(1, three());

const [RIMINI, , IMOLA] = three() as [Json, Json, Json];

/** As somebody else has stored it since: the second stop with another title, and first. */
const movedAndEdited = route(2, ordered(stop(12, 'Cesena di Livia'), RIMINI, IMOLA));
/** As somebody else has stored it since, without the second stop. */
const oneRemoved = route(2, ordered(RIMINI, IMOLA));

export const isRoute = ({ id }: Pick<EditorContext, 'id'>): boolean => id === ROUTE;

const stopsField = ({ fields }: Pick<ContentForm, 'fields'>): NestedField => {
  const found = fields.find(({ path }) => path === 'tappe');
  if (found === undefined || !isNested(found)) throw new Error('the content has no stops');
  return found;
};

const listIn = (item: Json) => entriesOf(valueAt(item, 'tappe'));

export interface Change {
  readonly path: string;
  readonly value: Json;
}

/** The list with its last stop one place earlier. */
export const lastEarlier = (item: Json): Change => {
  const list = listIn(item);
  return { path: 'tappe', value: numbered(withMoved(list, list.length, list.length - 1)) };
};

const without = (item: Json, key: string): Change => ({
  path: 'tappe',
  value: numbered(listIn(item).filter((one) => keyOf(one) !== key)),
});

const withBlank = ({ content, item }: EditorContext): Change => ({
  path: 'tappe',
  value: numbered([...listIn(item), { ...blankEntry(stopsField(content), kindOf), [ENTRY_KEY]: 'new-1' }]),
});

/** What a server sent of the route, as an editor has it. */
const inEditor = (content: ContentForm, item: SentItem): ContentItem =>
  keyedItem(content, normaliseItem(content, item, { languages: ['it', 'en'], author: 7, canSave: true }));

/** An item with a value. */
export const changedBy = (item: ContentItem, { path, value }: Change): ContentItem => withValueAt(item, path, value);

/** A draft of the route on this device: the last stop went before the second one, which has another title. */
export function routeDraft(content: ContentForm): LocalDraft {
  const base = inEditor(content, routeSent);
  const item = changedBy(changedBy(base, lastEarlier(base)), { path: titleOf('12'), value: 'Cesena ritrovata' });
  return { item, base, attempt: null };
}

/** The route as somebody else has stored it since. */
export const routeSince = (content: ContentForm): ContentItem => inEditor(content, movedAndEdited);

const TOO_LONG = { path: titleOf('12'), value: 'x'.repeat(301) };

const isEdited = ({ changed }: EditorContext): boolean => changed.join() === titleOf('12');

/**
 * What is done to the stops: one thing, or one more where it tells: a move after a title was typed, while that is saved,
 * or once it was refused; the title of a new stop.
 */
export function stopChanges(snapshot: Snapshot): Record<string, Change> {
  const { context } = snapshot;
  const { item, changed, content } = context;
  if (item === null) return {};
  const isIn = (state: 'editing' | 'pausing' | 'saving') => snapshot.matches({ form: { open: state } });
  if (isIn('pausing')) return isEdited(context) ? { 'un titolo di tappa troppo lungo': TOO_LONG } : {};
  if (isIn('saving') || (isIn('editing') && isEdited(context)))
    return isEdited(context) ? { 'l’ultima tappa prima': lastEarlier(item) } : {};
  if (!isIn('editing')) return {};
  const keys = keysIn(valueAt(item, 'tappe'));
  if (changed.length === 0)
    return {
      'il titolo di una tappa': { path: titleOf('12'), value: 'Cesena!' },
      'l’ultima tappa prima': lastEarlier(item),
      'senza la seconda tappa': without(item, '12'),
      ...(!keys.includes('new-1') && { 'una tappa in più': withBlank(context) }),
      ...(stopsField(content).entry.fields.some(({ path }) => path === 'video') && {
        'il terzo video di una tappa': { path: 'tappe.@12.video.2.url', value: 'https://video.example/3' },
      }),
    };
  return changed.join() === 'tappe' && keys.includes('new-1')
    ? { 'il titolo della tappa nuova': { path: titleOf('new-1'), value: 'Ravenna' } }
    : {};
}

/** The first field to decide of a conflict, by what it is. */
export function firstUndecided({ context: { conflict } }: Snapshot): Record<string, { readonly path: string }> {
  const field = conflict?.fields.find(({ decision }) => decision === null);
  return field === undefined ? {} : { [`di «${field.label}»`]: { path: field.path } };
}

/** What the server holds once it has got an item: new stops have their ids. */
function asStored(content: ContentForm, item: ContentItem, version: number): SentItem {
  const bare = withoutKeys(content, item);
  return {
    ...withValueAt(bare, 'tappe', withIds(listIn(bare))),
    updated_at: `2026-03-0${version}T08:00:00Z`,
  };
}

/** What a read of the route is answered with. */
export function routeAnswers({ context }: Snapshot): Record<string, CallOutput<EditorActors['loadItem']>> {
  const { content, saved, item, failure } = context;
  if (saved === null)
    return { 'come fu salvato': loaded(routeSent), 'spostato e cambiato da altri': loaded(movedAndEdited) };
  if (failure?.kind !== 'conflict') return { 'come fu salvato': loaded(asStored(content, saved, 2)) };
  return {
    'spostato e cambiato da altri': loaded(movedAndEdited),
    'una tappa tolta da altri': loaded(oneRemoved),
    ...(item !== null && { 'come lo si è mandato': loaded(asStored(content, item, 2)) }),
  };
}

const stopRefused = failureOf('invalid', { fields: { 'tappe.1.contents.it.title': 'Titolo già usato' } });

/** What a save of the route is answered with. */
export const savingAnswers = ({ context }: Snapshot): Record<string, CallOutput<EditorActors['saveItem']>> => ({
  riuscito: stored(ROUTE),
  'salvato prima da altri': { ok: false, failure: taken },
  ...(context.changed.includes(titleOf('12')) && {
    'titolo di una tappa rifiutato': { ok: false, failure: stopRefused },
  }),
});

/** What tells one moment of the route's walks from another. */
export const routeFacts = ({ item, changed, conflict, serverErrors }: EditorContext) => ({
  changed,
  // As long as they are what has changed: once saved, the walk goes on from there as from the first version.
  stops: changed.includes('tappe') ? keysIn(valueAt(item, 'tappe')) : null,
  errors: Object.keys(serverErrors),
  decisions: conflict?.fields.map(({ decision }) => decision),
});

const keysById = (item: Json): ReadonlyMap<number, string | null> =>
  new Map(listIn(item).flatMap((one) => (one.id === null ? [] : [[one.id, keyOf(one)] as const])));

/** Whether each stop that both moments have goes by the same key. */
export function keepsKeys(before: EditorContext, after: EditorContext): boolean {
  const known = keysById(before.item);
  return [...keysById(after.item)].every(([id, key]) => !known.has(id) || known.get(id) === key);
}

/** Whether a move of stops leaves every error of the server where it was. */
export const keepsErrors = (before: EditorContext, event: AnyEventObject, after: EditorContext): boolean =>
  event.type !== 'field.change' ||
  event.path !== 'tappe' ||
  Object.entries(before.serverErrors).every(([path, text]) => path === 'tappe' || after.serverErrors[path] === text);

/** Whether what the save under way sends says nothing of the keys by which the editor knows its stops. */
export function sendsNoKeys({ children }: Snapshot): boolean {
  const save: Snapshot['children'][string] | undefined = children.saveItem;
  if (save === undefined) return true;
  const { input } = save.getSnapshot() as { readonly input?: unknown };
  return input !== undefined && !JSON.stringify(input).includes(ENTRY_KEY);
}
