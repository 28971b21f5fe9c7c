import type { Queryable } from '../db/types';

/** Events of the demo that wait for somebody: title, its English, name of its desk. */
const EVENTS: readonly (readonly [it: string, en: string, desk: string])[] = [
  ['Notte bianca dei portici', 'White night under the porticoes', 'Bologna'],
  ['Cinema sotto le stelle in piazza Maggiore', 'Films under the stars in Piazza Maggiore', 'Bologna'],
  ['Mercato dei sapori a Santo Stefano', 'Flavours market in Santo Stefano', 'Bologna'],
  ['Visite guidate alla basilica di San Petronio', 'Guided visits to the basilica of San Petronio', 'Bologna'],
  ['Festival della filosofia', 'Festival of philosophy', 'Modena'],
  ['Acetaie aperte', 'Open vinegar lofts', 'Modena'],
  ['Motori in piazza Grande', 'Engines in Piazza Grande', 'Modena'],
  ['Concerto al teatro comunale Pavarotti', 'Concert at the Pavarotti theatre', 'Modena'],
  ['Palio di Ferrara', 'Palio of Ferrara', 'Ferrara'],
  ['Busker in centro storico', 'Buskers in the old town', 'Ferrara'],
  ['Mongolfiere al parco urbano', 'Hot-air balloons in the city park', 'Ferrara'],
  ['In bici sulle mura estensi', 'By bike on the Este walls', 'Ferrara'],
  ['Mosaici di notte', 'Mosaics by night', 'Ravenna'],
  ['Letture dantesche al tramonto', 'Dante readings at sunset', 'Ravenna'],
  ['Festa della piadina in darsena', 'Piadina feast at the dock', 'Ravenna'],
  ['Concerto nella basilica di Sant’Apollinare', 'Concert in the basilica of Sant’Apollinare', 'Ravenna'],
  ['Notte rosa', 'Pink night', 'Rimini'],
  ['Regata delle vele al terzo', 'Regatta of the lug sails', 'Rimini'],
  ['Mercatino dell’antiquariato al ponte di Tiberio', 'Antiques market at the bridge of Tiberius', 'Rimini'],
  ['Aquiloni sulla spiaggia', 'Kites on the beach', 'Rimini'],
  ['Festival Verdi', 'Verdi festival', 'Parma'],
  ['Prosciutto e castelli', 'Ham and castles', 'Parma'],
  ['Giardino ducale in fiore', 'The ducal garden in bloom', 'Parma'],
  ['Fotografia europea', 'European photography', 'Reggio Emilia'],
  ['Tricolore in piazza', 'The tricolour in the square', 'Reggio Emilia'],
  ['Caseifici aperti', 'Open dairies', 'Reggio Emilia'],
  ['Coppa d’oro dei vini piacentini', 'Golden cup of the wines of Piacenza', 'Piacenza'],
  ['Palazzo Farnese di sera', 'Farnese Palace in the evening', 'Piacenza'],
  ['Sagra della castagna', 'Chestnut festival', 'Appennino romagnolo'],
  ['Camminata fra i mulini', 'Walk among the mills', 'Appennino romagnolo'],
  ['Raduno dei cori di montagna', 'Meeting of the mountain choirs', 'Appennino romagnolo'],
  ['Settimana dei parchi', 'Week of the parks', 'regionale'],
  ['Giornata dei musei regionali', 'Day of the regional museums', 'regionale'],
  ['Cammini aperti', 'Open trails', 'regionale'],
];

/** To be validated, to be revised, a draft. Source: document 1, section 4. */
const STATUSES = [3, 4, 3, 2] as const;

/** Writes the events, from a few days to a few weeks old, each by somebody of its desk. */
export async function seedEvents(tx: Queryable, today: Date): Promise<void> {
  const events = EVENTS.map(([it, en, desk], index) => ({
    it,
    en: index % 3 === 2 ? null : en,
    desk: `Redazione ${desk}`,
    // Both languages wait for the same, but for a few whose English is still a draft.
    status: STATUSES[index % STATUSES.length],
    english: index % 5 === 4 ? 2 : STATUSES[index % STATUSES.length],
    day: new Date(today.getTime() - (index + 2) * 86_400_000),
  }));
  await tx.query(
    `with r as materialized (
       select row_number() over () as place, r.*, d.id as desk_id,
              (select min(u.id) from users u where u.desk_id = d.id) as author
         from jsonb_to_recordset($1::jsonb) as r(it text, en text, desk text, status smallint, english smallint, day timestamptz)
         left join desks d on d.nome = r.desk),
     items as (
       insert into contents (area, desk_id, created_at, created_by, updated_at, updated_by, sort_title, sort_date)
       select 'event', desk_id, day, author, day, author, fold(it), day from r order by place
       returning id),
     numbered as (select id, row_number() over (order by id) as place from items)
     insert into translations (content_id, area, lang, title, slug, status, author_id, pub_date)
     select n.id, 'event', l.lang, l.title, '', l.status, r.author, r.day
       from r join numbered n using (place),
            lateral (values ('it', r.it, r.status), ('en', r.en, r.english)) as l(lang, title, status)
      where l.title is not null`,
    [JSON.stringify(events)],
  );
}
