import { featuredServerTexts as texts } from '../../src/messages/server/editorial';
import { FEATURED_AREA } from '../audit/names';
import { recordAct } from '../audit/record';
import { readerOf } from '../auth/told';
import { isPossibleId } from '../db/ids';
import type { Queryable } from '../db/types';
import type { RequestUser } from '../http/caller';
import { HttpError } from '../http/errors';
import { refuseProblems } from '../http/fields';
import type { SignedInCall } from '../services';
import { EVENT_AREA, firstListedDay, hasDayFrom, isEventTold } from './featured';

/** Most categories of an event, and most characters of each. */
const [MOST_CATEGORIES, LONGEST_CATEGORY] = [50, 100];

export interface FeaturedBody {
  readonly featured: boolean | 0 | 1;
  /** Names joined by ','. */
  readonly category: string;
}

/** The names, each once, without blanks around them. */
const namesIn = (joined: string): string[] => [
  ...new Set(
    joined
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  ),
];

function categoryProblem(names: readonly string[]): string | null {
  if (names.some((name) => /\p{Cc}/u.test(name))) return texts.characters;
  if (names.length > MOST_CATEGORIES) return texts.tooMany(MOST_CATEGORIES, names.length);
  const long = names.find((name) => name.length > LONGEST_CATEGORY);
  return long === undefined ? null : texts.tooLong(long, LONGEST_CATEGORY);
}

/** Locked, so that a deletion comes before or after. Whoever is not told of an event learns no more than of none. */
const EVENT = `
  select ${hasDayFrom('$2')} is true as listed, f.featured, f.categories
    from contents c left join featured_events f on f.event_id = c.id
   where c.id = $1 and c.area = '${EVENT_AREA}' and c.revision_of is null and ${isEventTold('$3')}
     for key share of c`;

const SAVE = `
  insert into featured_events (event_id, featured, categories) values ($1, $2, $3::text[])
  on conflict (event_id) do update set featured = excluded.featured, categories = excluded.categories`;

interface Stored {
  readonly listed: boolean;
  readonly featured: boolean | null;
  readonly categories: readonly string[] | null;
}

async function readEvent(tx: Queryable, id: number, from: string, user: RequestUser): Promise<Stored> {
  const values = [id, from, readerOf(user).areas];
  const { rows } = isPossibleId(id)
    ? await tx.query<Stored & Record<string, unknown>>({ name: 'featured-event', text: EVENT, values })
    : { rows: [] };
  if (rows[0] === undefined) throw new HttpError(404, texts.missing(id));
  return rows[0];
}

/**
 * Features an event, or no longer, under these categories; names that nobody knows stay as they came. Of two calls the last
 * stays. Gives what is said of it. Refuses with 422 on `category` what is no list of names, with 404 what is no event that
 * the user may know of, with 409 one whose last day is more than a year past. Source: contract, PUT makexp/{id}.
 */
export function saveFeatured({ services, user }: SignedInCall, id: number, body: FeaturedBody): Promise<string> {
  const categories = namesIn(body.category);
  const featured = Boolean(body.featured);
  refuseProblems({ category: categoryProblem(categories) });
  const message = featured ? texts.featured : texts.notFeatured;
  return services.db.transaction(async (tx) => {
    const now = services.clock();
    const stored = await readEvent(tx, id, firstListedDay(now), user);
    if (!stored.listed) throw new HttpError(409, texts.past);
    const before = { featured: stored.featured ?? false, categories: stored.categories ?? [] };
    if (before.featured === featured && before.categories.join() === categories.join()) return message;
    await tx.query({ name: 'featured-save', text: SAVE, values: [id, featured, categories] });
    const details = { before, after: { featured, categories } };
    await recordAct(tx, { actor: user, action: 'update', entity: FEATURED_AREA, id, now, details });
    return message;
  }, 'areas');
}
