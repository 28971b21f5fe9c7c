// Many images for a benchmark: rows of their own, thumbnails that are the demo's over and over, no originals.
import { link, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { drawThumbnailOf } from '../../demo/media/draw';
import { demoImages, demoKey } from '../../demo/media/images';
import type { Db } from '../../server/db/types';
import { thumbnailKey } from '../../server/media/names';

const DRAWN = 40;

const INSERT = `
  insert into files (area, key, extension, mime, name, size, width, height, has_thumbnail, title, copyright, license_id,
                     version_id)
  select 'images', r.key, 'jpg', 'image/jpeg', r.name, 80000, r.width, r.height, true, r.title, r.copyright, r.license,
         r.version
    from jsonb_to_recordset($1::jsonb) as r(key text, name text, width integer, height integer, title text,
         copyright text, license integer, version integer)`;

/** Writes `count` images into the database and their thumbnails into the data folder. */
export async function seedImages(db: Db, dataDir: string, count: number): Promise<void> {
  const images = demoImages();
  const rows = Array.from({ length: count }, (_, index) => {
    const { key: _key, ...image } = images[index % images.length] as (typeof images)[number];
    return { ...image, key: demoKey('bench', index), name: `${index}-${image.name}`, title: `${image.title} ${index}` };
  });
  await db.query(INSERT, [JSON.stringify(rows)]);
  await mkdir(join(dataDir, 'media'), { recursive: true });
  const drawn = await Promise.all(
    images.slice(0, DRAWN).map(async (image, index) => {
      const path = join(dataDir, 'media', `bench-${index}.webp`);
      await writeFile(path, await drawThumbnailOf(image));
      return path;
    }),
  );
  for (const [index, { key }] of rows.entries()) {
    const path = join(dataDir, thumbnailKey(key));
    await mkdir(dirname(path), { recursive: true });
    await link(drawn[index % drawn.length] as string, path);
  }
}
