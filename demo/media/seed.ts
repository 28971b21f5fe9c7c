import type { Queryable } from '../../server/db/types';
import type { Town } from '../../server/reference/territory';
import type { ThemedImage } from '../categories';
import type { DemoDocument } from './document';
import { DOCUMENT_COUNT, demoDocuments } from './documents';
import { type DemoImage, demoImages } from './images';

/** How far back the oldest files go, in days. */
const HISTORY = 900;
const DAY = 86_400_000;

/** Of every this many images one is used by no content: what can be deleted must be found in the demo too. */
const UNUSED_EVERY = 5;

/** Of every this many loose documents one belongs to the media, the others are attachments. */
const MEDIA_EVERY = 4;

const MIMES: Readonly<Record<DemoImage['extension'], string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  svg: 'image/svg+xml',
};

/** Size 0: an image is drawn when it is first wanted. */
const imageRow = ({ key, extension, name, width, height, title, copyright, description, ...more }: DemoImage) => ({
  area: 'images',
  key,
  extension,
  mime: MIMES[extension],
  name,
  size: 0,
  width,
  height,
  has_thumbnail: true,
  title,
  copyright,
  description,
  license_id: more.license,
  version_id: more.version,
});

const documentRow = ({ key, extension, mime, name, content, notes }: DemoDocument, index: number) => ({
  area: index < DOCUMENT_COUNT && index % MEDIA_EVERY === 0 ? 'files' : 'attachments',
  key,
  extension,
  mime,
  name,
  size: content.length,
  width: null,
  height: null,
  has_thumbnail: false,
  title: '',
  copyright: '',
  description: '',
  license_id: null,
  version_id: null,
  notes,
});

const INSERT = `
  insert into files (area, key, extension, mime, name, size, width, height, has_thumbnail, title, copyright, description,
                     license_id, version_id, created_at, updated_at, notes)
  select r.area, r.key, r.extension, r.mime, r.name, r.size, r.width, r.height, r.has_thumbnail, r.title, r.copyright,
         r.description, r.license_id, r.version_id, r.created_at, r.created_at, coalesce(r.notes, '[]')
    from jsonb_to_recordset($1::jsonb) as r(ordinal integer, area text, key text, extension text, mime text, name text,
         size integer, width integer, height integer, has_thumbnail boolean, title text, copyright text, description text,
         license_id integer, version_id integer, created_at timestamptz, notes jsonb)
   order by r.ordinal
  returning id, key`;

/** What of the media contents may use. */
export interface SeededMedia {
  readonly images: readonly ThemedImage[];
  /** Ids of all files by their keys. */
  readonly ids: ReadonlyMap<string, number>;
}

/** Writes the demo's images and files down, oldest first. Gives what contents may use. */
export async function seedMedia(tx: Queryable, towns: readonly Town[], today: Date): Promise<SeededMedia> {
  const images = demoImages();
  const rows = [...images.map(imageRow), ...demoDocuments(towns).map(documentRow)];
  const dated = rows.map((row, ordinal) => {
    const created_at = new Date(today.getTime() - Math.round((1 - ordinal / rows.length) * HISTORY) * DAY);
    return { ...row, ordinal, created_at };
  });
  const written = await tx.query<{ id: number; key: string }>(INSERT, [JSON.stringify(dated)]);
  const ids = new Map(written.rows.map(({ id, key }) => [key, id]));
  const shown = images
    .filter((_image, index) => index % UNUSED_EVERY !== 0)
    .flatMap(({ key, theme }) => {
      const id = ids.get(key);
      return id === undefined ? [] : [{ id, theme }];
    });
  return { images: shown, ids };
}
