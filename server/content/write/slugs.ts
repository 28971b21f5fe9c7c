import type { Content } from '../../../src/content/model/content';
import { languageInSentence } from '../../../src/messages/screens/content';
import { editorialTexts } from '../../../src/messages/server/editorial';
import type { Queryable } from '../../db/types';
import type { RequestUser } from '../../http/caller';
import type { Item } from '../names';

/** A save whose addresses are looked at. */
export interface SavedSlugs {
  readonly content: Content;
  readonly user: RequestUser;
  readonly before: Item | null;
  readonly after: Item;
  /** Ids under which it is stored: its own and, of a revision draft, that of its item. */
  readonly ids: readonly number[];
}

const slugIn = (item: Item | null, language: string): string => {
  const slug = item?.contents[language]?.slug;
  return typeof slug === 'string' ? slug : '';
};

interface Namesake {
  readonly lang: string;
  readonly slug: string;
  readonly id: number;
  readonly title: string;
}

const NAMESAKE = `
  select t.lang, t.slug, t.content_id as id, t.title
    from unnest($2::text[], $3::text[]) asked (lang, slug) join translations t on t.lang = asked.lang and t.slug = asked.slug
   where t.area = $1 and t.slug <> '' and t.revision_of is null and t.content_id <> all ($4::integer[])
   order by t.content_id limit 1`;

/**
 * Whether an address that this save changed is another item's of the area, in that language: an Italian warning, or
 * undefined. It asks the database only where one changed, and holds nobody up: two items may be meant to share it.
 */
export async function slugWarning(db: Queryable, { content, user, before, after, ids }: SavedSlugs) {
  const changed = Object.keys(after.contents).filter((language) => {
    const slug = slugIn(after, language);
    return slug !== '' && slug !== slugIn(before, language);
  });
  if (changed.length === 0) return undefined;
  const values = [content.area, changed, changed.map((language) => slugIn(after, language)), ids];
  const { rows } = await db.query<Namesake & Record<string, unknown>>({
    name: 'slug-namesake',
    text: NAMESAKE,
    values,
  });
  const [other] = rows;
  if (other === undefined) return undefined;
  const title = user.mayAny(content.abilities, 'view') ? other.title : null;
  return editorialTexts.slugTaken({ ...other, title, language: languageInSentence(other.lang) });
}
