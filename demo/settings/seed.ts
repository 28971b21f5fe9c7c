import type { Queryable } from '../../server/db/types';
import type { Json } from '../../src/content/field/json';
import { storedImages } from '../../src/content/media/images';
import { PUBLISHED_STATUS } from '../../src/content/publication/status';
import type { ContentLanguages } from '../../src/contract/languages';
import type { SettingsSectionName } from '../../src/contract/settings';
import type { ThemedImage } from '../categories';
import type { Text } from '../news/text';
import { COVERS, MOSAICS, TEXTS, type Tile, VIDEOS } from './table';

const LANGUAGES = ['it', 'en'] as const;
type Language = (typeof LANGUAGES)[number];

/** Events and news that a section features. */
const [EVENTS, NEWS] = [4, 3];
/** Sections that feature contents, the home page first. */
const FEATURING: readonly SettingsSectionName[] = ['home', 'food-wine', 'terme-outdoor', 'cultura-castelli'];

/** Ids of contents by what readers of both languages see of them, and of one that only Italian readers see. */
interface Choice {
  readonly [key: string]: unknown;
  readonly upcoming: number[] | null;
  readonly past: number | null;
  readonly unpublished: number | null;
  readonly news: number[] | null;
}

const seen = (lang: Language): string =>
  `exists (select from translations t where t.content_id = c.id and t.lang = '${lang}' and t.status = ${PUBLISHED_STATUS})`;

const CHOICE = `
  with events as materialized (
    select c.id, lower(c.days) as first, upper(c.days) <= $1::date as is_past, ${seen('en')} as is_seen
      from contents c where c.area = 'event' and c.revision_of is null and c.days is not null and ${seen('it')})
  select (select array_agg(id) from (select id from events where not is_past and is_seen and first > $1::date
           order by first, id limit $2) soon) as upcoming,
         (select id from events where is_past and is_seen order by first desc, id limit 1) as past,
         (select e.id from events e where not is_past and not is_seen
             and exists (select from translations t where t.content_id = e.id and t.lang = 'en')
           order by first, id limit 1) as unpublished,
         (select array_agg(id) from (select c.id from contents c
           where c.area = 'news' and c.revision_of is null and ${seen('it')} and ${seen('en')}
           order by c.sort_date desc nulls last, c.id desc limit $3) newest) as news`;

/** Gives, theme by theme, one image after the other. */
function galleryOf(images: readonly ThemedImage[]): (theme: string) => number | undefined {
  const taken = new Map<string, number>();
  return (theme) => {
    const fitting = images.filter((image) => image.theme === theme);
    const place = taken.get(theme) ?? 0;
    taken.set(theme, place + 1);
    return fitting[place % Math.max(fitting.length, 1)]?.id;
  };
}

const imageJson = (id: number | undefined): Json => (id === undefined ? null : { id });

/** Where the demo's settings come from. */
interface Sources {
  readonly now: Date;
  readonly images: readonly ThemedImage[];
  readonly languages: ContentLanguages;
}

/** Writes what each section of the settings says in the demo's two languages. */
export async function seedSettings(tx: Queryable, { now, images, languages }: Sources): Promise<void> {
  const values = [now, EVENTS * FEATURING.length, NEWS * FEATURING.length];
  const { rows } = await tx.query<Choice>(CHOICE, values);
  const { upcoming, past, unpublished, news } = rows[0] ?? {
    upcoming: null,
    past: null,
    unpublished: null,
    news: null,
  };
  const next = galleryOf(images);
  const tiles = (mosaic: readonly Tile[]) => mosaic.map((tile) => ({ tile, image: imageJson(next(tile[0])) }));
  const covers = COVERS.flatMap((theme) => next(theme) ?? []).map((id) => ({ id }));
  const videos = VIDEOS.map(([theme, titolo, url]) => ({ titolo, url, image: imageJson(next(theme)) }));
  const welcome = imageJson(next('Arte e cultura'));
  const mosaics = new Map(FEATURING.map((section) => [section, tiles(MOSAICS[section] ?? [])]));
  const inLanguage = (text: Text, lang: Language): string => text[LANGUAGES.indexOf(lang)] ?? '';

  const featured = (section: SettingsSectionName, lang: Language): Record<string, Json> => {
    const at = FEATURING.indexOf(section);
    const own = (upcoming ?? []).slice(at * EVENTS, (at + 1) * EVENTS);
    // What readers do not see is marked where it is chosen: the English home page has some.
    const unseen = section === 'home' && lang === 'en' ? [unpublished, past].filter((id) => id !== null) : [];
    return { events: [...own, ...unseen], news: (news ?? []).slice(at * NEWS, (at + 1) * NEWS) };
  };

  const mosaic = (section: SettingsSectionName, lang: Language): Json =>
    (mosaics.get(section) ?? []).map(({ tile: [, title, label, url], image }, index) => ({
      id: index + 1,
      order: index + 1,
      image,
      title: inLanguage(title, lang),
      label: inLanguage(label, lang),
      url,
    }));

  const home = (lang: Language): Record<string, Json> => ({
    attachments: storedImages(covers),
    video: videos.map(({ titolo, url, image }, index) => ({
      id: index + 1,
      titolo: inLanguage(titolo, lang),
      url,
      image,
    })),
  });

  const saidIn = (section: SettingsSectionName, lang: Language): Record<string, Json> => ({
    ...Object.fromEntries(Object.entries(TEXTS[section] ?? {}).map(([key, text]) => [key, inLanguage(text, lang)])),
    ...(section === 'erw' && { image: welcome }),
    ...(FEATURING.includes(section) && featured(section, lang)),
    ...(section === 'home' ? home(lang) : FEATURING.includes(section) && { mosaico: mosaic(section, lang) }),
  });

  const sections = [...FEATURING, ...(Object.keys(TEXTS) as SettingsSectionName[])];
  const written = LANGUAGES.filter((lang) => languages.includes(lang)).flatMap((lang) =>
    sections.map((section) => ({ section, lang, data: saidIn(section, lang) })),
  );
  await tx.query(
    `insert into settings (section, lang, data, updated_at)
     select section, lang, data, $2 from jsonb_to_recordset($1::jsonb) as r(section text, lang text, data jsonb)`,
    [JSON.stringify(written), now],
  );
}
