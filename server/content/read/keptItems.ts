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

/** Items as a process last opened or saved them. Each may be out of date: whoever takes one compares its version. */
export interface KeptItems {
  get(id: number): StoredItem | undefined;
  /** One that is kept in this version stays the very same object, for what was computed of it is remembered by that. */
  keep(stored: StoredItem): void;
  forget(id: number): void;
}

function createKeptItems(): KeptItems {
  const items = new Map<number, StoredItem>();
  return {
    get: (id) => items.get(id),
    keep: (stored) => {
      const id = Number(stored.item.id);
      const known = items.get(id);
      items.delete(id);
      items.set(id, known?.updatedAt === stored.updatedAt ? known : stored);
      const [oldest] = items.keys();
      if (items.size > KEPT && oldest !== undefined) items.delete(oldest);
    },
    forget: (id) => {
      items.delete(id);
    },
  };
}

/** The kept items of a content type. */
export function keptItems(db: Db, content: Content): KeptItems {
  const known = byContent(db).get(content) ?? createKeptItems();
  byContent(db).set(content, known);
  return known;
}

const byContent = remembered((_: Db) => new Map<Content, KeptItems>());
