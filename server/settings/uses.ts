import type { Json } from '../../src/content/field/json';
import { type SettingsSection, settingsSections } from '../../src/content/settings/sections';
import { pointersOf } from '../content/pointers';
import type { Queryable } from '../db/types';
import { asItem, saidIn } from './stored';

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
