import type { FieldKind } from '../../../src/content/field/field';
import type { Json } from '../../../src/content/field/json';
import { valueAt } from '../../../src/content/field/path';
import { kindOf } from '../../../src/content/kinds/table';
import { PUBLISHED_STATUS } from '../../../src/content/publication/status';
import { romeDate } from '../../../src/content/when/civil';
import { whenSentence } from '../../../src/content/when/sentence';
import { contents } from '../../../src/content/whole';
import type { Permalinks } from '../../content/preview/permalink';
import { isPossibleId } from '../../db/ids';
import { type AttachedFile, attachedImageOf } from '../../media/items';
import type { Services } from '../../services';

/** A content as the home page shows it. */
export interface Featured {
  readonly area: string;
  readonly title: string;
  readonly address: string;
  /** When it takes place, in words of its language; null for what does not. */
  readonly when: string | null;
  /** Local time of its publication. */
  readonly published: string | null;
  readonly image: Json;
}

interface FeaturedRow {
  readonly [key: string]: unknown;
  readonly id: number;
  readonly area: string;
  readonly title: string;
  readonly slug: string;
  readonly pub_date: string | null;
  readonly shared: Json;
  readonly image: AttachedFile | null;
}

/** What readers see of the ids $1 in the language $2 on the day $3; $4 names the field of each area that has its images. */
const FEATURED = `
  select c.id, c.area, t.title, t.slug, t.pub_date, c.shared, (
         select json_build_object('id', f.id, 'area', f.area, 'key', f.key, 'extension', f.extension, 'name', f.name,
                  'has_thumbnail', f.has_thumbnail, 'title', f.title, 'copyright', f.copyright,
                  'description', coalesce(nullif(cf.description, ''), f.description), 'width', f.width,
                  'height', f.height, 'order', cf.position, 'is_primary', cf.is_primary)
           from content_files cf join files f on f.id = cf.file_id
          where cf.content_id = c.id and cf.field = $4::jsonb ->> c.area and cf.lang in ('', $2) and cf.position > 0
          order by cf.is_primary desc, cf.position limit 1) as image
    from contents c
    join translations t on t.content_id = c.id and t.lang = $2 and t.status = ${PUBLISHED_STATUS}
   where c.id = any($1::integer[]) and c.revision_of is null and coalesce(upper(c.days) > $3::date, true)`;

const fieldOf = (area: string, kind: FieldKind) =>
  contents.find((content) => content.area === area)?.fields.find((field) => field.kind === kind);

const IMAGES = JSON.stringify(
  Object.fromEntries(
    contents.flatMap(({ area }) => {
      const field = fieldOf(area, 'images');
      return field === undefined ? [] : [[area, field.path]];
    }),
  ),
);

function whenOf({ area, shared }: FeaturedRow, lang: string): string | null {
  const [dates, times] = (['dates', 'times'] as const).map((kind) => {
    const field = fieldOf(area, kind);
    return field === undefined ? null : kindOf(field).normalise(valueAt(shared, field.path), field);
  });
  return dates === null ? null : whenSentence(dates, times, lang);
}

/**
 * Those of these contents that readers see in a language, by id: what is not published, and what is over, is not among
 * them.
 */
export async function readFeatured(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  permalinks: Permalinks,
  ids: readonly number[],
  lang: string,
): Promise<ReadonlyMap<number, Featured>> {
  const possible = [...new Set(ids)].filter(isPossibleId);
  if (possible.length === 0) return new Map();
  const values = [possible, lang, romeDate(clock().getTime()), IMAGES];
  const { rows } = await db.query<FeaturedRow>({ name: 'settings-featured', text: FEATURED, values });
  return new Map(
    rows.map((row) => {
      const { id, area, title, slug, pub_date, image } = row;
      const address = permalinks.of({ area, id, lang, slug, title, status: PUBLISHED_STATUS });
      const featured = {
        area,
        title,
        address,
        when: whenOf(row, lang),
        published: pub_date,
        image: image === null ? null : attachedImageOf(image),
      };
      return [id, featured];
    }),
  );
}
