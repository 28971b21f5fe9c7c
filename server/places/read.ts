import { LOCALITY_AREA, nameKeyOf } from '../../src/content/field/areas';
import type { Location } from '../../src/content/kinds/address';
import { namedReference } from '../../src/content/kinds/withheld';
import { INTERFACE_LANGUAGE } from '../../src/contract/languages';
import { placeServerTexts } from '../../src/messages/server/places';
import { isTold, PUBLIC, type Reader } from '../auth/told';
import { isPossibleId } from '../db/ids';
import { languageOrder } from '../db/languageOrder';
import type { Queryable } from '../db/types';
import { HttpError } from '../http/errors';
import type { Services } from '../services';
import { CITY_NAME } from './list';

/** A place as it is stored, with its locality's present name and its type's code. */
export interface StoredPlace {
  readonly id: number;
  readonly nome: string;
  readonly info: string;
  readonly localita: { readonly id: number; readonly name: string } | null;
  readonly location: Location;
  readonly telefono: string;
  readonly mail: string;
  readonly website: string;
  readonly comune: string;
  readonly author: number | null;
  readonly status: number;
  readonly code: string;
  readonly created_at: string;
  readonly updated_at: string;
}

const PLACE = `
  select p.id, p.nome, p.info, p.location, p.telefono, p.mail, p.website, ${CITY_NAME} as comune, p.author_id as author,
         p.status::integer as status, t.code, p.created_at, p.updated_at,
         case when p.locality_id is null then null else json_build_object('id', p.locality_id, 'name', coalesce(
           (select l.title from translations l
             where l.content_id = p.locality_id and l.title <> '' and ${isTold('l', '$3')}
             order by ${languageOrder('$2', 'l.lang')} limit 1), '')) end as localita
    from places p join place_types t on t.id = p.type_id where p.id = $1`;

type Site = Pick<Services, 'languages'> & { readonly db: Queryable };

async function selectPlace(
  { db, languages }: Site,
  id: number,
  { areas }: Reader,
  lock: '' | 'for no key update of p',
) {
  const { rows } = isPossibleId(id)
    ? await db.query<StoredPlace & Record<string, unknown>>(`${PLACE} ${lock}`, [id, languages, areas])
    : { rows: [] };
  const row = rows[0];
  if (row === undefined) throw new HttpError(404, placeServerTexts.notFound);
  return row as StoredPlace;
}

/** A place as GET luoghi/{id} gives it to a reader; refuses with 404 an unknown one. Source: contract, 'luoghi'. */
export async function placeDetail(site: Site, id: number, reader: Reader) {
  const { location, localita, ...place } = await selectPlace(site, id, reader, '');
  const isHidden = localita !== null && localita.name === '' && !reader.areas.includes(LOCALITY_AREA);
  return {
    ...place,
    localita: isHidden ? namedReference(localita, localita.id, nameKeyOf(LOCALITY_AREA), null) : localita,
    location: { ...location },
    lang: INTERFACE_LANGUAGE,
  };
}

/** A place, locked until the transaction ends; refuses with 404 an unknown one. */
export const lockedPlace = (site: Site, id: number): Promise<StoredPlace> =>
  selectPlace(site, id, PUBLIC, 'for no key update of p');
