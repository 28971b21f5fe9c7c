import type { Text } from '../news/text';
import type { Band } from './named';

/** The chapters of a locality, by their names on the wire, in their order. Source: document 2, section 3, Locality. */
export const CHAPTERS = [
  'DOVESITROVA',
  'PERCHE',
  'QUANDO',
  'CAMERACON',
  'DANONPERDERE',
  'SULLATAVOLA',
  'DIVERTIRSI',
  'INFORMA',
  'APPUNTAMENTI',
  'INFORMAZIONI',
  'NEIDINTORNI',
  'NOTE',
] as const;
export type Chapter = (typeof CHAPTERS)[number];

type ByBand = Readonly<Record<Band, readonly Text[]>>;

const everywhere = (...texts: Text[]): ByBand => ({ Costa: texts, Pianura: texts, Collina: texts, Montagna: texts });

/** What is eaten and drunk in each province, by its car code. */
export const DISHES: Readonly<Record<string, readonly [dish: Text, wine: Text]>> = {
  BO: [
    [
      'tagliatelle al ragù, tortellini in brodo e mortadella',
      'tagliatelle with ragù, tortellini in broth and mortadella',
    ],
    ['pignoletto', 'Pignoletto'],
  ],
  MO: [
    [
      'tortellini, gnocco fritto, zampone e aceto balsamico tradizionale',
      'tortellini, fried dough, zampone and traditional balsamic vinegar',
    ],
    ['lambrusco', 'Lambrusco'],
  ],
  PR: [
    [
      'tortelli d’erbetta, prosciutto di Parma e Parmigiano Reggiano',
      'herb tortelli, Parma ham and Parmigiano Reggiano',
    ],
    ['malvasia', 'Malvasia'],
  ],
  RE: [
    ['erbazzone, cappelletti e Parmigiano Reggiano', 'erbazzone, cappelletti and Parmigiano Reggiano'],
    ['lambrusco reggiano', 'Lambrusco Reggiano'],
  ],
  PC: [
    ['pisarei e fasö, anolini, coppa e salame piacentino', 'pisarei e fasö, anolini, coppa and Piacenza salami'],
    ['gutturnio', 'Gutturnio'],
  ],
  FE: [
    [
      'cappellacci di zucca, salama da sugo e coppia ferrarese',
      'pumpkin cappellacci, salama da sugo and Ferrara bread',
    ],
    ['fortana del bosco Eliceo', 'Fortana of Bosco Eliceo'],
  ],
  RA: [
    [
      'cappelletti, passatelli e piadina con lo squacquerone',
      'cappelletti, passatelli and piadina with squacquerone cheese',
    ],
    ['albana', 'Albana'],
  ],
  FC: [
    [
      'tortelli alla lastra, strozzapreti e formaggio di fossa',
      'tortelli cooked on stone, strozzapreti and pit-aged cheese',
    ],
    ['sangiovese', 'Sangiovese'],
  ],
  RN: [
    ['piadina sottile, pesce azzurro alla griglia e strozzapreti', 'thin piadina, grilled blue fish and strozzapreti'],
    ['rebola', 'Rebola'],
  ],
};

/** What each chapter may say, by the band; placeholders: see `generateLocalities`. */
export const PARAGRAPHS: Readonly<Record<Chapter, ByBand>> = {
  DOVESITROVA: {
    Costa: [
      [
        '{Name} si affaccia sull’Adriatico, in provincia di {provinceName}: {distance}.',
        '{Name} lies on the Adriatic, in the province of {provinceName}: {distance}.',
      ],
    ],
    Pianura: [
      [
        '{Name} sorge nella pianura, in provincia di {provinceName}: {distance}.',
        '{Name} lies in the plain, in the province of {provinceName}: {distance}.',
      ],
    ],
    Collina: [
      [
        '{Name} si trova sulle colline della provincia di {provinceName}: {distance}.',
        '{Name} lies in the hills of the province of {provinceName}: {distance}.',
      ],
    ],
    Montagna: [
      [
        '{Name} si trova sull’Appennino, in provincia di {provinceName}: {distance}.',
        '{Name} lies in the Apennines, in the province of {provinceName}: {distance}.',
      ],
    ],
  },
  PERCHE: everywhere(
    ['Si viene qui per {sights}.', 'One comes here for {sights}.'],
    [
      'Il motivo del viaggio sono {sights}, ma il resto si scopre camminando senza fretta.',
      'The reason for the journey: {sights}, and all the rest is found by walking slowly.',
    ],
  ),
  QUANDO: {
    Costa: [
      [
        'Da maggio a settembre per la spiaggia; in ottobre e in marzo per la luce, il silenzio e le passeggiate sul molo.',
        'From May to September for the beach; in October and March for the light, the quiet and walks on the pier.',
      ],
    ],
    Pianura: [
      [
        'In aprile e maggio, quando la campagna è verde, e in autunno, fra nebbie leggere e sagre.',
        'In April and May, when the countryside is green, and in autumn, among light mists and food fairs.',
      ],
    ],
    Collina: [
      [
        'In primavera per le fioriture, in settembre e ottobre per la vendemmia e i colori dei boschi.',
        'In spring for the blossom, in September and October for the grape harvest and the colours of the woods.',
      ],
    ],
    Montagna: [
      [
        'D’estate per il fresco e i sentieri, da dicembre a marzo per la neve, in ottobre per il foliage.',
        'In summer for the cool air and the paths, from December to March for the snow, in October for the autumn colours.',
      ],
    ],
  },
  CAMERACON: {
    Costa: [
      [
        'Alberghi di famiglia a pochi passi dal mare e camere con vista sulle barche.',
        'Family hotels a few steps from the sea and rooms overlooking the boats.',
      ],
    ],
    Pianura: [
      [
        'Locande nel centro storico e corti di campagna con le stanze sotto le travi.',
        'Inns in the old town and country courtyards with rooms under the beams.',
      ],
    ],
    Collina: [
      [
        'Agriturismi fra le vigne e case di borgo con la finestra sulla valle.',
        'Farm stays among the vines and village houses with a window over the valley.',
      ],
    ],
    Montagna: [
      [
        'Rifugi, alberghi di montagna e case di pietra con il camino.',
        'Mountain huts, hotels and stone houses with a fireplace.',
      ],
    ],
  },
  DANONPERDERE: everywhere(
    ['Da vedere almeno una volta: {sights}.', 'To be seen at least once: {sights}.'],
    ['Chi ha poco tempo cominci da qui: {sights}.', 'With little time, begin here: {sights}.'],
  ),
  SULLATAVOLA: everywhere(
    ['A tavola {dish}, con un bicchiere di {wine}.', 'On the table: {dish}, with a glass of {wine}.'],
    ['Le trattorie servono {dish}; nel bicchiere {wine}.', 'The trattorias serve {dish}; in the glass, {wine}.'],
  ),
  DIVERTIRSI: {
    Costa: [
      [
        'Beach volley, aperitivi al tramonto e musica sulla spiaggia.',
        'Beach volleyball, sunset drinks and music on the beach.',
      ],
    ],
    Pianura: [
      [
        'Cinema all’aperto, teatri storici e serate sotto i portici.',
        'Open-air cinema, historic theatres and evenings under the porticoes.',
      ],
    ],
    Collina: [
      [
        'Cantine aperte, concerti nei cortili e sagre di paese.',
        'Open cellars, concerts in the courtyards and village fairs.',
      ],
    ],
    Montagna: [
      [
        'Parchi avventura, ciaspolate al chiaro di luna e serate a guardare le stelle.',
        'Adventure parks, moonlit snowshoe walks and evenings of stargazing.',
      ],
    ],
  },
  INFORMA: {
    Costa: [
      [
        'Chilometri di pista ciclabile lungo il mare, vela, canoa e corse nella pineta.',
        'Kilometres of cycle path along the sea, sailing, canoeing and runs in the pine wood.',
      ],
    ],
    Pianura: [
      [
        'In bicicletta sugli argini e fra i canali, su strade senza salite.',
        'By bicycle on the embankments and among the canals, on roads without climbs.',
      ],
    ],
    Collina: [
      [
        'Sentieri fra calanchi e vigneti, mountain bike e salite per chi ama pedalare.',
        'Paths among badlands and vineyards, mountain biking and climbs for keen cyclists.',
      ],
    ],
    Montagna: [
      [
        'Trekking di crinale, arrampicata, sci e sentieri segnati dal CAI.',
        'Ridge walks, climbing, skiing and paths marked by the Alpine Club.',
      ],
    ],
  },
  APPUNTAMENTI: everywhere([
    'Il mercato settimanale, la festa del patrono e un calendario di eventi che dura tutto l’anno.',
    'The weekly market, the patron saint’s day and a calendar of events that lasts all year.',
  ]),
  INFORMAZIONI: everywhere([
    'Mappe e orari si chiedono all’ufficio IAT più vicino, quello di {office}.',
    'Maps and opening times are to be had at the nearest tourist office, that of {office}.',
  ]),
  NEIDINTORNI: everywhere(['A poca distanza: {near}.', 'A short way off: {near}.']),
  NOTE: {
    Costa: [
      ['D’estate i parcheggi vicini al mare sono a pagamento.', 'In summer car parks near the sea charge a fee.'],
    ],
    Pianura: [['Il centro storico è zona a traffico limitato.', 'The old town is closed to through traffic.']],
    Collina: [
      [
        'Le strade sono strette: meglio l’auto che il camper.',
        'The roads are narrow: a car does better than a camper van.',
      ],
    ],
    Montagna: [
      [
        'Da novembre ad aprile servono pneumatici invernali o catene.',
        'From November to April winter tyres or chains are required.',
      ],
    ],
  },
};
