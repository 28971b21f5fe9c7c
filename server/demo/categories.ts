import { slugOf } from '../../src/content/model/slug';
import type { Queryable } from '../db/types';
import type { Text } from './news/text';

/**
 * The category groups of the demo, as [Italian, English]. An entry's id is its group times a thousand plus its place
 * from 1. Groups: document 2, 'Option lists'; 8 and 9, licences and their versions: document 1, section 9; 10: document 3;
 * 2 contains the fixed destinations in their fixed order.
 */
export const GROUPS: Readonly<Record<number, readonly Text[]>> = {
  1: [
    ['Musica', 'Music'],
    ['Teatro e danza', 'Theatre and dance'],
    ['Mostre', 'Exhibitions'],
    ['Sagre e feste popolari', 'Village festivals'],
    ['Mercati e fiere', 'Markets and fairs'],
    ['Visite guidate', 'Guided tours'],
    ['Rievocazioni storiche', 'Historical re-enactments'],
    ['Cinema', 'Cinema'],
    ['Bambini e famiglie', 'Children and families'],
    ['Sport', 'Sport'],
    ['Natura ed escursioni', 'Nature and walks'],
    ['Incontri e libri', 'Talks and books'],
    ['Enogastronomia', 'Food and wine'],
    ['Festival', 'Festivals'],
  ],
  2: [
    ['Emilia', 'Emilia'],
    ['Romagna', 'Romagna'],
    ['Bologna-Modena', 'Bologna-Modena'],
  ],
  3: [
    ['Costa', 'Coast'],
    ['Pianura', 'Plain'],
    ['Collina', 'Hills'],
    ['Montagna', 'Mountains'],
  ],
  4: [
    ['Mezza giornata', 'Half a day'],
    ['Un giorno', 'One day'],
    ['Un fine settimana', 'A weekend'],
    ['Da tre a cinque giorni', 'Three to five days'],
    ['Una settimana', 'One week'],
  ],
  5: [
    ['Arte e cultura', 'Art and culture'],
    ['Enogastronomia', 'Food and wine'],
    ['Mare', 'Seaside'],
    ['Appennino e natura', 'Apennines and nature'],
    ['Terme e benessere', 'Spas and wellness'],
    ['Motori', 'Motor Valley'],
    ['Cammini', 'Walking routes'],
    ['Bicicletta', 'Cycling'],
    ['Castelli e rocche', 'Castles and fortresses'],
    ['Musica', 'Music'],
    ['Parchi divertimento', 'Theme parks'],
  ],
  6: [
    ['Famiglie', 'Families'],
    ['Coppie', 'Couples'],
    ['Giovani', 'Young people'],
    ['Gruppi', 'Groups'],
    ['Sportivi', 'Active travellers'],
    ['Scuole', 'Schools'],
    ['Viaggiatori con animali', 'Travellers with pets'],
  ],
  7: [
    ['Comune', 'Municipality'],
    ['Parco naturale', 'Nature park'],
    ['Stazione sciistica', 'Ski resort'],
    ['Privato', 'Private owner'],
  ],
  8: [
    ['Creative Commons – Attribuzione (CC BY)', 'Creative Commons – Attribution (CC BY)'],
    [
      'Creative Commons – Attribuzione, stessa licenza (CC BY-SA)',
      'Creative Commons – Attribution-ShareAlike (CC BY-SA)',
    ],
    [
      'Creative Commons – Attribuzione, non opere derivate (CC BY-ND)',
      'Creative Commons – Attribution-NoDerivs (CC BY-ND)',
    ],
    [
      'Creative Commons – Attribuzione, non commerciale (CC BY-NC)',
      'Creative Commons – Attribution-NonCommercial (CC BY-NC)',
    ],
    ['Creative Commons – Pubblico dominio (CC0)', 'Creative Commons – Public domain (CC0)'],
    ['Italian Open Data License (IODL)', 'Italian Open Data License (IODL)'],
    ['Tutti i diritti riservati', 'All rights reserved'],
  ],
  9: [
    ['1.0', '1.0'],
    ['2.0', '2.0'],
    ['2.5', '2.5'],
    ['3.0', '3.0'],
    ['4.0', '4.0'],
    ['Nessuna versione', 'No version'],
  ],
  10: [
    ['Dimore storiche', 'Historic residences'],
    ['Agriturismi', 'Farm stays'],
    ['Guide e accompagnatori', 'Guides'],
    ['Tour operator', 'Tour operators'],
    ['Cantine', 'Wineries'],
    ['Stabilimenti termali', 'Thermal spas'],
    ['Noleggio biciclette', 'Bicycle rental'],
  ],
  14: [
    ['parmigiano reggiano', 'parmigiano reggiano'],
    ['mosaici', 'mosaics'],
    ['cicloturismo', 'cycle tourism'],
    ['delta del Po', 'Po delta'],
    ['Via Emilia', 'Via Emilia'],
    ['rocche e castelli', 'castles'],
    ['aceto balsamico', 'balsamic vinegar'],
    ['Dante', 'Dante'],
    ['Verdi', 'Verdi'],
    ['Fellini', 'Fellini'],
    ['spiagge', 'beaches'],
    ['tartufo', 'truffles'],
    ['portici', 'porticoes'],
    ['trekking', 'hiking'],
    ['con i bambini', 'with children'],
    ['ceramica', 'ceramics'],
    ['sangiovese', 'sangiovese'],
    ['lambrusco', 'lambrusco'],
    ['street food', 'street food'],
    ['musica dal vivo', 'live music'],
    ['ingresso libero', 'free admission'],
    ['Patrimonio UNESCO', 'UNESCO World Heritage'],
    ['foliage', 'autumn colours'],
    ['accessibile', 'accessible'],
  ],
  15: [
    ['Eventi', 'Events'],
    ['Itinerari', 'Itineraries'],
    ['Enogastronomia', 'Food and wine'],
    ['Cultura', 'Culture'],
    ['Natura e outdoor', 'Nature and outdoors'],
    ['Avvisi', 'Notices'],
    ['Bandi e iniziative', 'Calls and initiatives'],
    ['Mobilità', 'Getting around'],
  ],
};

/** The id of an entry, by its Italian name; throws for a name that the group does not have. */
export function categoryId(main: number, name: string): number {
  const index = (GROUPS[main] ?? []).findIndex(([italian]) => italian === name);
  if (index < 0) throw new Error(`category '${name}' is not in group ${main}`);
  return main * 1000 + index + 1;
}

/** The ids of a group. */
export const categoryIds = (main: number): number[] => (GROUPS[main] ?? []).map((_, index) => main * 1000 + index + 1);

/** Writes the category groups in Italian and English. */
export async function seedCategories(tx: Queryable): Promise<void> {
  const entries = Object.entries(GROUPS).flatMap(([main, names]) =>
    names.map(([it, en], index) => ({ id: Number(main) * 1000 + index + 1, main: Number(main), index, it, en })),
  );
  await tx.query(
    `insert into categories (id, main, position)
     select id, main, index from jsonb_to_recordset($1::jsonb) as r(id integer, main integer, index integer)`,
    [JSON.stringify(entries)],
  );
  const titles = entries.flatMap(({ id, it, en }) => [
    { id, lang: 'it', title: it, slug: slugOf(it) },
    { id, lang: 'en', title: en, slug: slugOf(en) },
  ]);
  await tx.query(
    `insert into category_contents (category_id, lang, title, slug)
     select id, lang, title, slug from jsonb_to_recordset($1::jsonb) as r(id integer, lang text, title text, slug text)`,
    [JSON.stringify(titles)],
  );
  await tx.query(`select setval(pg_get_serial_sequence('categories', 'id'), 100000)`);
}
