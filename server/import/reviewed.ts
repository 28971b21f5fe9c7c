import { REVIEW, type ReviewedActivity, reviewedActivitySchema } from '../../src/contract/activities';
import { importTexts } from '../../src/messages/server/imports';
import { REVIEWED_AREA } from '../audit/names';
import { type Mirror, mirrorImporter, understood } from './mirror';
import { type FindPlace, loadPlaces } from './territory';
import type { ImportKind } from './types';
import { cleanText, dayIn, hashOf, idTextIn, picked, readerFor, type Said, titleIn, WrongEntry } from './understand';

const { problems } = importTexts;

/** Most characters of an outside id, and of what a card shows beside title and abstract. */
const [LONGEST_ID, LONGEST_ENTRY] = [200, 100_000];

/** Fields of an entry beside its id. */
const FIELDS = Object.keys(reviewedActivitySchema._zod.def.shape).filter(
  (field) => !['id', 'status', 'changed', 'gone'].includes(field),
);

/** Several values in one cell of a table. */
const SEVERAL = '|';

/** Where activities of others are kept. */
export const reviewedMirror: Mirror = {
  area: REVIEWED_AREA,
  table: 'reviewed_activities',
  known: ['outside_id', 'text'],
  decided: `status <> ${REVIEW.undecided}`,
  put: `
    insert into reviewed_activities as a
           (outside_id, title, abstract, entry, municipality_ids, province_ids, content_hash, imported_at)
    select r.known, r.title, r.abstract, r.entry, r.municipality_ids, r.province_ids, r.hash, $2
      from jsonb_to_recordset($1::jsonb) as r(ordinal integer, known text, title text, abstract text, entry jsonb,
           municipality_ids integer[], province_ids integer[], hash text)
     order by r.ordinal
    on conflict (outside_id) do update
       set title = excluded.title, abstract = excluded.abstract, entry = excluded.entry,
           municipality_ids = excluded.municipality_ids, province_ids = excluded.province_ids,
           changed = a.changed or (a.status <> ${REVIEW.undecided} and a.content_hash <> excluded.content_hash),
           content_hash = excluded.content_hash, gone_since = null, imported_at = excluded.imported_at`,
};

/** An activity as it is stored. */
export interface ReviewedRow {
  readonly title: string;
  readonly abstract: string;
  readonly entry: Readonly<Record<string, unknown>>;
  readonly municipality_ids: readonly number[];
  readonly province_ids: readonly number[];
  readonly hash: string;
}

function idIn({ id }: Said): string {
  const text = idTextIn(id);
  if (text.length > LONGEST_ID) throw new WrongEntry(problems.idTooLong(text.length, LONGEST_ID));
  return text;
}

type Listed<Value> = Value extends readonly (infer Entry)[] ? Entry : NonNullable<Value>;

/** One or several values, or none, as a list. */
const listOf = <Value>(value: Value): readonly Listed<Value>[] =>
  (value === null || value === undefined ? [] : Array.isArray(value) ? value : [value]) as readonly Listed<Value>[];

const textOf = (value: string | number | null | undefined): string => String(value ?? '').trim();

const namesOf = (names: ReviewedActivity['tipologies']): string[] =>
  listOf(names).flatMap((one) => {
    const name = textOf(typeof one === 'string' ? one : one.name);
    return name === '' ? [] : [name];
  });

/** An object without what it says nothing of; null for one that says nothing. */
function withoutBlanks<T extends object>(value: T): Partial<T> | null {
  const entries = Object.entries(value).filter(([, one]) => one !== '' && one !== null && one !== undefined);
  return entries.length === 0 ? null : (Object.fromEntries(entries) as Partial<T>);
}

const isPicture = (address: string): boolean => /^https?:\/\/[^\s"'<>]+$/i.test(address) && URL.canParse(address);

/** What a card shows, always in the same order: the same content has the same hash. */
function entryOf(read: ReviewedActivity): Readonly<Record<string, unknown>> {
  const locations = listOf(read.locations).flatMap(({ address, city_name, city_code, province_code }) => {
    const said = { address: textOf(address), city_name: textOf(city_name) };
    return withoutBlanks({ ...said, city_code: textOf(city_code), province_code: textOf(province_code) }) ?? [];
  });
  const dates = listOf(read.dates).flatMap(
    ({ start_date, end_date }) => withoutBlanks({ start_date: dayIn(start_date), end_date: dayIn(end_date) }) ?? [],
  );
  const { price_amount, price_currency } = read;
  const entry = withoutBlanks({
    tipologies: namesOf(read.tipologies),
    targets: namesOf(read.targets),
    price_amount: typeof price_amount === 'string' ? price_amount.trim() : price_amount,
    price_currency: textOf(price_currency),
    structure: withoutBlanks({ name: textOf(read.structure?.name) }),
    locations,
    dates,
    images_gallery: { thumb: listOf(read.images_gallery?.thumb).filter(isPicture) },
  });
  return entry ?? {};
}

const several = (cell: string | undefined): string[] => (cell ?? '').split(SEVERAL).map((one) => one.trim());

/** The cells of a table's row, in the form that JSON has. */
function fromCells(cells: Readonly<Record<string, string | undefined>>): Said {
  const { structure, address, city_name, city_code, province_code, start_date, end_date, image, ...rest } = cells;
  const has = (...values: readonly (string | undefined)[]) => values.some((value) => value !== undefined);
  return {
    ...rest,
    ...(has(cells.tipologies) && { tipologies: several(cells.tipologies) }),
    ...(has(cells.targets) && { targets: several(cells.targets) }),
    ...(has(structure) && { structure: { name: structure } }),
    ...(has(address, city_name, city_code, province_code) && {
      locations: [withoutBlanks({ address, city_name, city_code, province_code })],
    }),
    ...(has(start_date, end_date) && { dates: [withoutBlanks({ start_date, end_date })] }),
    ...(has(image) && { images_gallery: { thumb: several(image) } }),
  };
}

const readEntry = readerFor(reviewedActivitySchema);

function rowOf(find: FindPlace, said: Said): ReviewedRow {
  const read = readEntry({ ...picked(said, FIELDS), id: 1 });
  const title = titleIn(read.title);
  const abstract = cleanText('abstract', read.abstract);
  const entry = entryOf(read);
  if (JSON.stringify(entry).length > LONGEST_ENTRY) throw new WrongEntry(problems.entryTooLong(LONGEST_ENTRY));
  const places = listOf(read.locations).map(({ city_name, city_code, province_code }) =>
    find({ city_name: textOf(city_name), city_code: textOf(city_code), province_code: textOf(province_code) }),
  );
  const idsOf = (kind: 'municipality' | 'province') => [...new Set(places.flatMap((place) => place[kind] ?? []))];
  const hash = hashOf([title, abstract, entry]);
  return { title, abstract, entry, municipality_ids: idsOf('municipality'), province_ids: idsOf('province'), hash };
}

/** The import of activities of others; names of columns as docs/import.md has them. */
export const reviewedImport: ImportKind<ReviewedRow> = {
  table: {
    columns: {
      id: ['codice', 'id_esterno'],
      title: ['titolo', 'nome'],
      abstract: ['descrizione', 'description', 'testo'],
      tipologies: ['tipologie', 'tipologia', 'types'],
      targets: ['target', 'destinatari'],
      price_amount: ['prezzo', 'price'],
      price_currency: ['valuta', 'currency'],
      structure: ['struttura', 'structure_name'],
      address: ['indirizzo'],
      city_name: ['comune', 'city'],
      city_code: ['istat', 'codice_istat'],
      province_code: ['provincia', 'province'],
      start_date: ['dal', 'data_inizio', 'inizio'],
      end_date: ['al', 'data_fine', 'fine'],
      image: ['immagine', 'immagini', 'thumb'],
    },
    required: ['id', 'title'],
    shaped: fromCells,
  },
  prepare: async (db, now) => {
    const find = await loadPlaces(db);
    return mirrorImporter(db, reviewedMirror, now, (said) =>
      understood(said, idIn, (entry) => {
        const row = rowOf(find, entry);
        return { name: row.title, row };
      }),
    );
  },
};
