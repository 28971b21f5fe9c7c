import { romeDate } from '../../src/content/when/civil';
import type { NamedById } from '../../src/contract/settings';
import { isTold, readerOf } from '../auth/told';
import { isPossibleId } from '../db/ids';
import { languageOrder } from '../db/languageOrder';
import type { RequestUser } from '../http/caller';
import type { Services } from '../services';

/** What contents of an area are called in the language $3, else in the first of $4, as far as a reader of the areas $5 is told. */
const NAMED = `
  select c.id, named.title, named.statuses, upper(c.days) <= $6::date as is_past
    from unnest($1::integer[]) with ordinality as wanted(id, place)
    join contents c on c.id = wanted.id and c.area = $2 and c.revision_of is null
    left join lateral (
      select (array_agg(t.title order by t.title = '', t.lang <> $3, ${languageOrder('$4')}))[1] as title,
             json_object_agg(t.lang, t.status) as statuses
        from translations t where t.content_id = c.id and ${isTold('t', '$5')}
      having count(*) > 0) named on true
   order by wanted.place`;

interface NamedRow {
  readonly [key: string]: unknown;
  readonly id: number;
  readonly title: string | null;
  readonly statuses: Readonly<Record<string, number>> | null;
  readonly is_past: boolean | null;
}

interface NamedQuestion {
  readonly area: string;
  readonly ids: readonly number[];
  readonly lang?: string | undefined;
}

/** Contents of an area by their ids, in the order of these, as somebody may know them; those that there are not are left out. */
export async function namedContents(
  { db, languages, clock }: Pick<Services, 'db' | 'languages' | 'clock'>,
  user: RequestUser,
  { area, ids, lang = '' }: NamedQuestion,
): Promise<NamedById[]> {
  const { areas } = readerOf(user);
  const values = [ids.filter(isPossibleId), area, lang, languages, areas, romeDate(clock().getTime())];
  const { rows } = await db.query<NamedRow>({ name: 'settings-named', text: NAMED, values });
  return rows.map(({ id, title, statuses, is_past }) =>
    statuses === null
      ? { id, is_withheld: true }
      : { id, title, statuses: { ...statuses }, ...(is_past !== null && { is_past }) },
  );
}
