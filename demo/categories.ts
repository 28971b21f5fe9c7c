import type { Queryable } from '../server/db/types';
import { slugOf } from '../src/content/model/slug';
import type { Text } from './news/text';
import type { ThemedImage } from './parts';

/**
 * The top levels of the demo's category groups, as [Italian, English]. An entry's id is its group times a thousand plus its place
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
    ['Scuole di cucina', 'Cookery schools'],
    ['Acetaie', 'Balsamic vinegar houses'],
    ['Caseifici', 'Cheese dairies'],
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

/** The ids of a group's top level. */
export const categoryIds = (main: number): number[] => (GROUPS[main] ?? []).map((_, index) => main * 1000 + index + 1);

/** Group of the themes. */
const THEMES = 5;

/** What is below a theme, by its Italian name. */
const SUB_THEMES: Readonly<Record<string, readonly Text[]>> = {
  'Arte e cultura': [
    ["Città d'arte", 'Cities of art'],
    ['Musei e gallerie', 'Museums and galleries'],
    ['Siti UNESCO', 'UNESCO sites'],
    ['Teatri storici', 'Historic theatres'],
    ['Borghi', 'Villages'],
  ],
  Enogastronomia: [
    ['Prodotti DOP e IGP', 'PDO and PGI products'],
    ['Strade dei vini e dei sapori', 'Wine and food routes'],
    ['Musei del gusto', 'Food museums'],
    ['Mercati contadini', "Farmers' markets"],
  ],
  Mare: [
    ['Spiagge', 'Beaches'],
    ['Porti turistici', 'Marinas'],
    ['Delta del Po', 'Po Delta'],
  ],
  'Appennino e natura': [
    ['Parchi e riserve', 'Parks and reserves'],
    ['Neve e sci', 'Snow and skiing'],
    ['Grotte e geositi', 'Caves and geosites'],
    ['Laghi e cascate', 'Lakes and waterfalls'],
  ],
  'Terme e benessere': [
    ['Città termali', 'Spa towns'],
    ['Stabilimenti termali', 'Thermal baths'],
    ['Benessere in hotel', 'Wellness hotels'],
  ],
  Motori: [
    ['Musei dei motori', 'Motor museums'],
    ['Autodromi e circuiti', 'Race tracks'],
    ['Collezioni private', 'Private collections'],
  ],
  Cammini: [
    ['Via Francigena', 'Via Francigena'],
    ['Via degli Dei', 'Path of the Gods'],
    ['Cammino di Dante', "Dante's Way"],
    ['Cammini di San Francesco', 'Ways of Saint Francis'],
  ],
  Bicicletta: [
    ['Ciclovie', 'Cycle routes'],
    ['Mountain bike', 'Mountain biking'],
    ['Salite celebri', 'Famous climbs'],
  ],
  'Castelli e rocche': [
    ['Castelli del Ducato', 'Castles of the Duchy'],
    ['Rocche di Romagna', 'Fortresses of Romagna'],
  ],
  Musica: [
    ['Opera lirica', 'Opera'],
    ["Jazz e musica d'autore", 'Jazz and songwriters'],
    ['Liscio e balere', 'Ballroom folk dance'],
  ],
  'Parchi divertimento': [
    ['Parchi tematici', 'Theme parks'],
    ['Parchi acquatici', 'Water parks'],
    ['Parchi avventura', 'Adventure parks'],
  ],
};

/** A category of the demo; without a parent it stands on the top level. */
interface Entry {
  readonly id: number;
  readonly main: number;
  readonly parent: number | null;
  /** From 1. */
  readonly position: number;
  readonly it: string;
  readonly en: string;
}

/** The sub-themes, in the order of the tree: their ids follow each other from 5101. */
const CHILDREN: readonly Entry[] = Object.entries(SUB_THEMES)
  .flatMap(([theme, children]) =>
    children.map(([it, en], index) => ({ parent: categoryId(THEMES, theme), position: index + 1, it, en })),
  )
  .map((child, index) => ({ ...child, id: THEMES * 1000 + 101 + index, main: THEMES }));

/** The ids of the sub-themes of a theme. */
export const subThemeIds = (theme: number): number[] =>
  CHILDREN.filter(({ parent }) => parent === theme).map(({ id }) => id);

/** Writes the category groups in Italian and English, each level in its order. */
export async function seedCategories(tx: Queryable): Promise<void> {
  const tops = Object.entries(GROUPS).flatMap(([group, names]) =>
    names.map(([it, en], index): Entry => {
      const [main, position] = [Number(group), index + 1];
      return { id: main * 1000 + position, main, parent: null, position, it, en };
    }),
  );
  const entries = [...tops, ...CHILDREN];
  await tx.query(
    `insert into categories (id, main, parent_id, position)
     select id, main, parent, position
       from jsonb_to_recordset($1::jsonb) as r(id integer, main integer, parent integer, position integer)`,
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

/** Gives every theme the first image of it as its cover. */
export async function seedThemeCovers(tx: Queryable, images: readonly ThemedImage[]): Promise<void> {
  const covers = (GROUPS[THEMES] ?? []).flatMap(([name]) => {
    const image = images.find(({ theme }) => theme === name);
    return image === undefined ? [] : [{ id: categoryId(THEMES, name), cover: image.id }];
  });
  await tx.query(
    `update categories c set cover_id = r.cover
       from jsonb_to_recordset($1::jsonb) as r(id integer, cover integer) where c.id = r.id`,
    [JSON.stringify(covers)],
  );
}
