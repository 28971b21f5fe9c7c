import type { Json } from '../../src/content/field/json';
import type { SettingsSection } from '../../src/content/settings/sections';
import type { Queryable } from '../db/types';
import { SHOWN_NAME } from '../http/versions';
import { type Said, saidIn } from '../references/settings';

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
