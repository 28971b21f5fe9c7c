import { LRUCache } from 'lru-cache';
import type { FieldKind } from '../../../src/content/field/field';
import { fieldPath, sameValue, valueAt } from '../../../src/content/field/path';
import { remembered } from '../../../src/content/field/remembered';
import type { Content } from '../../../src/content/model/content';
import type { Db } from '../../db/types';
import type { Item } from '../names';
import type { StoredItem } from './storedItem';

/** Items that a process keeps: as many as are edited at the same time. */
const KEPT = 100;

const TEXTS: ReadonlySet<FieldKind> = new Set<FieldKind>(['text', 'textarea', 'richText', 'slug']);

/**
 * Whether two versions of an item differ in texts of its own alone: nothing that another table's row says, whose changes
 * do not raise the item's version, is any different.
 */
export function differsInTexts({ fields }: Pick<Content, 'fields'>, before: Item, after: Item): boolean {
  const languages = Object.keys(after.contents);
  if (!sameValue(Object.keys(before.contents), languages)) return false;
  return fields.every(
    (field) =>
      TEXTS.has(field.kind) ||
      (field.localized ? languages : ['']).every((language) => {
        const path = fieldPath(field, language);
        return valueAt(before, path) === valueAt(after, path);
      }),
  );
}

const byContent = remembered((_: Db) => remembered((_: Content) => new LRUCache<number, StoredItem>({ max: KEPT })));

/**
 * The items of a content type as a process last opened or saved them, by id. Each may be out of date: whoever takes one
 * compares its version.
 */
export const keptItems = (db: Db, content: Content): LRUCache<number, StoredItem> => byContent(db)(content);

/** Keeps an item. One that is kept in this version stays the very same object: what was computed of it is known by that. */
export function keepItem(db: Db, content: Content, stored: StoredItem): void {
  const items = keptItems(db, content);
  const id = Number(stored.item.id);
  if (items.get(id)?.updatedAt !== stored.updatedAt) items.set(id, stored);
}
