import { bookableSchema } from '../../src/contract/activities';
import { importTexts } from '../../src/messages/server/imports';
import { BOOKABLE_AREA } from '../activities/bookable';
import { GREATEST_INTEGER, idOf } from '../db/ids';
import { type Mirror, mirrorImporter, understood } from './mirror';
import { type FindPlace, loadPlaces } from './territory';
import type { ImportKind } from './types';
import { cleanText, dayIn, hashOf, idTextIn, picked, readerFor, type Said, titleIn, WrongEntry } from './understand';

/** Where bookable activities are kept. */
export const bookableMirror: Mirror = {
  area: BOOKABLE_AREA,
  table: 'bookable_activities',
  known: ['id', 'integer'],
  decided: 'false',
  put: `
    insert into bookable_activities
           (id, title, location_name, municipality_id, province_id, date, description, content_hash, imported_at)
    select r.known, r.title, r.location_name, r.municipality_id, r.province_id, r.date, r.description, r.hash, $2
      from jsonb_to_recordset($1::jsonb) as r(known integer, title text, location_name text, municipality_id integer,
           province_id integer, date date, description text, hash text)
    on conflict (id) do update
       set title = excluded.title, location_name = excluded.location_name, municipality_id = excluded.municipality_id,
           province_id = excluded.province_id, date = excluded.date, description = excluded.description,
           content_hash = excluded.content_hash, gone_since = null, imported_at = excluded.imported_at`,
};

/** An activity as it is stored. */
export interface BookableRow {
  readonly title: string;
  readonly location_name: string;
  readonly municipality_id: number | null;
  readonly province_id: number | null;
  readonly date: string | null;
  readonly description: string;
  readonly hash: string;
}

const { problems } = importTexts;

function idIn({ trekksoft_id, id = trekksoft_id }: Said): string {
  const number = idOf(idTextIn(id));
  if (number === null) throw new WrongEntry(problems.idRange(GREATEST_INTEGER));
  return String(number);
}

const readEntry = readerFor(bookableSchema);

function rowOf(find: FindPlace, said: Said): BookableRow {
  const { city_code } = said;
  const read = readEntry({ ...picked(said, ['title', 'location_name', 'date', 'description']), trekksoft_id: 1 });
  const location_name = read.location_name?.trim() ?? '';
  const place = find({ city_name: location_name, city_code: typeof city_code === 'string' ? city_code : '' });
  const content = {
    title: titleIn(read.title),
    location_name,
    municipality_id: place.municipality,
    province_id: place.province,
    date: dayIn(read.date),
    description: cleanText('description', read.description),
  };
  return { ...content, hash: hashOf(content) };
}

/** The import of bookable activities; names of columns as docs/import.md has them. */
export const bookableImport: ImportKind<BookableRow> = {
  table: {
    columns: {
      trekksoft_id: ['id', 'codice'],
      title: ['titolo', 'nome'],
      location_name: ['comune', 'luogo', 'location', 'city'],
      city_code: ['istat', 'codice_istat'],
      date: ['data', 'giorno'],
      description: ['descrizione', 'testo'],
    },
    required: ['trekksoft_id', 'title'],
  },
  prepare: async (db, now) => {
    const find = await loadPlaces(db);
    return mirrorImporter(db, bookableMirror, now, (said) =>
      understood(said, idIn, (entry) => {
        const row = rowOf(find, entry);
        return { name: row.title, row };
      }),
    );
  },
};
