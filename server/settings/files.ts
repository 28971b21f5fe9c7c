import type { ImagesById } from '../content/read/storedItem';
import { isPossibleId } from '../db/ids';
import type { Queryable } from '../db/types';
import { type AttachedFile, attachedImageOf } from '../media/items';

const FILES = `
  select f.id, f.area, f.key, f.extension, f.name, f.has_thumbnail, f.title, f.copyright, f.description, f.width, f.height,
         1 as "order", false as is_primary
    from files f where f.id = any($1::integer[]) and f.area = 'images' order by f.id`;

async function imagesBy(db: Queryable, name: string, text: string, ids: readonly number[]): Promise<ImagesById> {
  const possible = ids.filter(isPossibleId);
  if (possible.length === 0) return new Map();
  const { rows } = await db.query<AttachedFile & Record<string, unknown>>({ name, text, values: [possible] });
  return new Map(rows.map((file) => [file.id, attachedImageOf(file)]));
}

/** The images of the gallery with these ids. */
export const readImages = (db: Queryable, ids: readonly number[]): Promise<ImagesById> =>
  imagesBy(db, 'settings-images', FILES, ids);

/** The same; none of them can be deleted until the transaction ends. */
export const holdImages = (tx: Queryable, ids: readonly number[]): Promise<ImagesById> =>
  imagesBy(tx, 'settings-images-held', `${FILES} for key share`, ids);
