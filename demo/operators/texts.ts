import type { Text } from '../news/text';
import type { Trade } from './table';

/** What operators of a trade tell of themselves. Placeholders: `{name}`, `{town}`, `{sights}`, `{dish}`, `{wine}`. */
interface TradeTexts {
  readonly subtitle: Text;
  readonly about: readonly [Text, Text, ...Text[]];
  /** What one may ask for. */
  readonly services: readonly Text[];
}

export const TRADE_TEXTS: Readonly<Record<Trade, TradeTexts>> = {
  'Dimore storiche': {
    subtitle: ['Dimora storica a {town}', 'Historic residence in {town}'],
    about: [
      [
        'Le stanze hanno i pavimenti di una volta e i letti di oggi. La colazione si serve sotto il portico finché fa caldo, poi davanti al camino.',
        'The rooms have floors of the past and beds of today. Breakfast is served under the portico while it is warm, then by the fireplace.',
      ],
      [
        'I proprietari accompagnano chi lo desidera nelle sale di rappresentanza, in cantina e fin sotto il tetto: mezz’ora di storia di famiglia, senza fretta.',
        'The owners gladly lead guests through the halls, down to the cellar and up to the attic: half an hour of family history, unhurried.',
      ],
    ],
    services: [
      ['camere e suite con prima colazione', 'rooms and suites with breakfast'],
      ['visite guidate su prenotazione', 'guided tours by appointment'],
      ['cene per gruppi nelle sale storiche', 'dinners for groups in the historic halls'],
      ['parco aperto agli ospiti', 'park open to guests'],
    ],
  },
  Agriturismi: {
    subtitle: ['Agriturismo a {town}', 'Farm stay in {town}'],
    about: [
      [
        'Si mangia quello che c’è: {dish}, e le verdure dell’orto. Chi dorme qui può dare una mano nei campi, ma nessuno si offende se preferisce l’amaca.',
        'One eats what there is: {dish}, and vegetables from the garden. Guests may lend a hand in the fields, but nobody minds if they prefer the hammock.',
      ],
      [
        'La cucina apre il venerdì sera, il sabato e la domenica; negli altri giorni solo per chi ha una camera. In tavola {dish}; da bere, {wine}.',
        'The kitchen opens on Friday evening, Saturday and Sunday, on other days for house guests only. On the table {dish}; to drink, {wine}.',
      ],
    ],
    services: [
      ['camere con colazione di casa', 'rooms with home-made breakfast'],
      ['cucina con prodotti dell’azienda', 'meals with the farm’s own produce'],
      ['fattoria didattica per le scuole', 'farm lessons for schools'],
      ['vendita diretta la mattina', 'farm shop in the morning'],
      ['piazzole per camper', 'pitches for camper vans'],
    ],
  },
  'Guide e accompagnatori': {
    subtitle: ['Guide a {town} e dintorni', 'Guides in and around {town}'],
    about: [
      [
        'Piccoli gruppi, tempi lenti e nessuna bandierina alzata. Il programma si adatta a chi c’è: si può tagliare una salita o allungare di un’ora.',
        'Small groups, slow pace and no raised flags. The programme follows the party: a climb may be cut, an hour added.',
      ],
      [
        'Le guide sono abilitate e parlano inglese, francese e tedesco. Da non perdere con loro: {sights}.',
        'The guides are licensed and speak English, French and German. Not to be missed with them: {sights}.',
      ],
    ],
    services: [
      ['visite per gruppi e scuole', 'tours for groups and schools'],
      ['uscite del fine settimana aperte a tutti', 'weekend outings open to everyone'],
      ['percorsi per chi si muove in carrozzina', 'routes for wheelchair users'],
      ['auricolari compresi sopra le quindici persone', 'headsets included above fifteen people'],
    ],
  },
  'Tour operator': {
    subtitle: ['Viaggi e soggiorni da {town}', 'Tours and stays from {town}'],
    about: [
      [
        'Progettiamo viaggi di uno o più giorni: prenotiamo noi treni, camere, visite e tavola. Un numero risponde sempre, anche la domenica.',
        'We plan journeys of one or more days and book trains, rooms, visits and tables. One number always answers, on Sundays too.',
      ],
      [
        'Le partenze sono garantite con due persone. Chi viaggia da solo non paga supplementi fuori stagione.',
        'Departures are guaranteed from two people. Single travellers pay no supplement off season.',
      ],
    ],
    services: [
      ['pacchetti su misura', 'tailor-made packages'],
      ['trasferimenti da stazioni e aeroporti', 'transfers from stations and airports'],
      ['gite aziendali e gruppi di studio', 'company outings and study groups'],
      ['assicurazione medica e bagaglio', 'medical and luggage insurance'],
    ],
  },
  Cantine: {
    subtitle: ['Cantina a {town}', 'Winery in {town}'],
    about: [
      [
        'Si visita la vigna, poi la cantina, infine ci si siede: quattro calici, pane, salumi e il racconto dell’annata. Il vino della casa: {wine}.',
        'First the vineyard, then the cellar, then one sits down: four glasses, bread, cured meats and the story of the vintage. The house wine: {wine}.',
      ],
      [
        'Durante la vendemmia si lavora, e chi viene lavora anche lui. Il resto dell’anno le degustazioni sono alle undici e alle cinque, su prenotazione.',
        'At harvest time we work, and so do our visitors. For the rest of the year tastings are at eleven and at five, by appointment.',
      ],
    ],
    services: [
      ['degustazioni guidate', 'guided tastings'],
      ['vendita diretta, anche sfuso', 'direct sale, from the cask too'],
      ['spedizioni in Italia e in Europa', 'shipping to Italy and Europe'],
      ['picnic fra i filari da maggio a settembre', 'picnics among the vines from May to September'],
    ],
  },
  'Stabilimenti termali': {
    subtitle: ['Terme a {town}', 'Thermal spa in {town}'],
    about: [
      [
        'Le cure inalatorie e i fanghi sono convenzionati con il Servizio sanitario; per tutto il resto basta il costume. Nel fine settimana le piscine chiudono a mezzanotte.',
        'Inhalations and mud baths are covered by the Health Service; for all the rest a swimsuit will do. At weekends the pools close at midnight.',
      ],
      [
        'L’acqua sgorga a due passi dalle vasche e nessuno la scalda. I medici ricevono la mattina, senza appuntamento.',
        'The water rises a few steps from the pools and nobody heats it. The doctors see patients in the morning, without appointment.',
      ],
    ],
    services: [
      ['piscine termali coperte e scoperte', 'indoor and outdoor thermal pools'],
      ['cicli di cura', 'courses of treatment'],
      ['massaggi e trattamenti', 'massages and treatments'],
      ['percorsi per bambini', 'programmes for children'],
    ],
  },
  'Noleggio biciclette': {
    subtitle: ['Noleggio e officina a {town}', 'Bicycle rental and repairs in {town}'],
    about: [
      [
        'Si prenota in rete, si misura la sella e si parte. Casco, lucchetto e camera d’aria sono compresi; la traccia GPS la carichiamo noi.',
        'Book online, adjust the saddle and leave. Helmet, lock and spare tube are included; we load the GPS track.',
      ],
      [
        'Chi fora telefona: entro un raggio di venti chilometri arriviamo con il furgone. Consigliamo volentieri giri di mezza giornata, da fare anche con i bambini.',
        'If you puncture, call: within twenty kilometres we come with the van. We gladly suggest half-day rides, with children too.',
      ],
    ],
    services: [
      ['city bike, e-bike e seggiolini', 'city bikes, e-bikes and child seats'],
      ['riconsegna in un’altra sede', 'drop-off at another place'],
      ['riparazioni in giornata', 'same-day repairs'],
      ['trasporto bagagli fra una tappa e l’altra', 'luggage transfer from stage to stage'],
    ],
  },
  'Scuole di cucina': {
    subtitle: ['Scuola di cucina a {town}', 'Cookery school in {town}'],
    about: [
      [
        'Un tagliere a testa, mani in pasta e alla fine si pranza con quello che si è fatto. Si cucinano {dish}.',
        'A board for each, hands in the dough, and at the end one eats what one has made. On the programme: {dish}.',
      ],
      [
        'Si comincia dal mercato, con la borsa della spesa; i corsi sono anche in inglese e per chi non mangia glutine.',
        'It starts at the market, shopping bag in hand; courses are held in English too, and without gluten.',
      ],
    ],
    services: [
      ['corsi del mattino con pranzo', 'morning courses with lunch'],
      ['lezioni private', 'private lessons'],
      ['laboratori per bambini dai sei anni', 'workshops for children from six'],
      ['ricettario e grembiule in regalo', 'recipes and apron to take home'],
    ],
  },
  Acetaie: {
    subtitle: ['Acetaia a {town}', 'Balsamic vinegar house in {town}'],
    about: [
      [
        'Si sale nel sottotetto, dove d’estate si boccheggia e d’inverno si gela: è così che l’aceto invecchia. In fondo, tre assaggi dal più giovane al più vecchio.',
        'One climbs to the attic, stifling in summer and freezing in winter: this is how the vinegar ages. At the end, three tastings from the youngest to the oldest.',
      ],
      [
        'Dodici anni per l’affinato, venticinque per l’extravecchio: la visita spiega che cosa succede nel frattempo. Poi si assaggia sul Parmigiano, sulle fragole, sul gelato.',
        'Twelve years for the refined one, twenty-five for the extra old: the visit explains what happens meanwhile. Then it is tasted on Parmigiano, strawberries and ice cream.',
      ],
    ],
    services: [
      ['visita con degustazione, ogni giorno', 'tour with tasting, every day'],
      ['vendita del tradizionale DOP', 'sale of traditional PDO vinegar'],
      ['affitto di una botticella', 'adopt a cask'],
      ['cena in acetaia per gruppi', 'dinner in the vinegar loft for groups'],
    ],
  },
  Caseifici: {
    subtitle: ['Caseificio a {town}', 'Cheese dairy in {town}'],
    about: [
      [
        'La cotta comincia alle otto e finisce a mezzogiorno: chi arriva presto vede rompere la cagliata con lo spino e nascere le forme. Camici e soprascarpe li diamo noi.',
        'Cheese making begins at eight and ends at noon: early visitors see the curd being broken and the wheels being born. We provide coats and overshoes.',
      ],
      [
        'Nel magazzino il casaro batte le forme con il martelletto e ascolta. Si assaggiano tre stagionature, una accanto all’altra.',
        'In the store the cheese maker taps the wheels with his hammer and listens. Three ages are tasted side by side.',
      ],
    ],
    services: [
      ['visite alla lavorazione, la mattina', 'tours of the cheese making, in the morning'],
      ['spaccio aperto anche la domenica', 'shop open on Sundays too'],
      ['taglio e sottovuoto', 'cutting and vacuum packing'],
      ['merende per le scolaresche', 'snacks for school classes'],
    ],
  },
};
