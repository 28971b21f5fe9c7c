import type { Json } from '../../src/content/field/json';
import type { SettingsSection } from '../../src/content/settings/sections';
import { isPlainObject } from '../../src/contract/plainObject';
import type { Item } from '../content/names';
import type { Queryable } from '../db/types';
import { SHOWN_NAME } from '../users/named';

/** What a section says in a language, under the names of its fields and whatever else was sent. */
export type Said = Readonly<Record<string, Json>>;

/** A section as it is stored. */
export interface StoredSection {
  readonly byLanguage: ReadonlyMap<string, Said>;
  /** Its version, that of the language saved last; null while there is none. */
  readonly updatedAt: string | null;
  /** Name of who saved that; null if that user was deleted. */
  readonly updatedBy: string | null;
}

interface SettingsRow {
  readonly [key: string]: unknown;
  readonly lang: string;
  readonly data: Json;
  readonly updated_at: string;
  readonly updated_by: string | null;
}

const ROWS = `
  select s.lang, s.data, s.updated_at, case when u.id is not null then ${SHOWN_NAME} end as updated_by
    from settings s left join users u on u.id = s.updated_by
   where s.section = $1 order by s.updated_at desc, s.lang`;

/** A row that somebody broke says nothing. */
export const saidIn = (data: Json): Said => (isPlainObject(data) ? data : {});

/** Reads a section. */
export async function readSection(db: Queryable, { name }: Pick<SettingsSection, 'name'>): Promise<StoredSection> {
  const { rows } = await db.query<SettingsRow>({ name: 'settings-read', text: ROWS, values: [name] });
  const [newest] = rows;
  return {
    byLanguage: new Map(rows.map(({ lang, data }) => [lang, saidIn(data)])),
    updatedAt: newest?.updated_at ?? null,
    updatedBy: newest?.updated_by ?? null,
  };
}

/** A section as what reads items takes it: one whose fields are all a language's. */
export const asItem = (byLanguage: ReadonlyMap<string, Said>): Item =>
  ({ contents: Object.fromEntries(byLanguage) }) as unknown as Item;
