import type { Json } from '../../src/content/field/json';
import type { ContentItem } from '../../src/content/model/content';
import { type SettingsSection, settingsSections } from '../../src/content/settings/sections';
import { isPlainObject } from '../../src/contract/plainObject';
import type { Queryable } from '../db/types';
import { pointersOf } from './pointers';

/** What a section says in a language, under the names of its fields and whatever else was sent. */
export type Said = Readonly<Record<string, Json>>;

/** A row that somebody broke says nothing. */
export const saidIn = (data: Json): Said => (isPlainObject(data) ? data : {});

/** A section as what reads items takes it: one whose fields are all a language's. */
export const asItem = (byLanguage: ReadonlyMap<string, Said>): ContentItem =>
  ({ contents: Object.fromEntries(byLanguage) }) as unknown as ContentItem;

/** A section that points to something. */
export interface SettingsUse {
  readonly section: SettingsSection;
  readonly used: number;
  /** Of contents, the area in which the section means them. */
  readonly area: string | null;
}

interface SaidRow {
  readonly [key: string]: unknown;
  readonly section: string;
  readonly lang: string;
  readonly data: Json;
}

/**
 * The sections that point to one of these files or contents, in any language, each with the first that it points to. There
 * are few sections: what they point to is read out of what they say.
 */
export async function settingsUses(
  db: Queryable,
  table: 'files' | 'contents',
  ids: readonly number[],
): Promise<SettingsUse[]> {
  const text = 'select section, lang, data from settings order by section, lang';
  const { rows } = await db.query<SaidRow>({ name: 'settings-said', text });
  return settingsSections.flatMap((section) => {
    const own = rows.filter((row) => row.section === section.name);
    const item = asItem(new Map(own.map(({ lang, data }) => [lang, saidIn(data)])));
    return pointersOf(section, item).flatMap((pointer) => {
      if (pointer.table !== table) return [];
      return pointer.ids
        .filter((id) => ids.includes(id))
        .map((used) => ({ section, used, area: pointer.area ?? null }));
    });
  });
}
