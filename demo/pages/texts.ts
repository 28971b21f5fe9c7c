import type { Text } from '../news/text';

/** Introduction of a page about a theme, by its Italian name. */
export const THEME_LEADS: Readonly<Record<string, Text>> = {
  'Arte e cultura': [
    'Mosaici, portici, teatri e musei: un patrimonio che si visita a piedi, di città in città.',
    'Mosaics, porticoes, theatres and museums: a heritage to be visited on foot, from town to town.',
  ],
  Enogastronomia: [
    'Quarantaquattro prodotti DOP e IGP, una via che li attraversa e chi li fa ancora a mano.',
    'Forty-four PDO and PGI products, a road that runs through them and people who still make them by hand.',
  ],
  Mare: [
    'Centodieci chilometri di sabbia, dal Delta a Cattolica, con un ombrellone per ogni carattere.',
    'A hundred and ten kilometres of sand, from the Delta to Cattolica, with a sunshade for every temper.',
  ],
  'Appennino e natura': [
    'Due parchi nazionali, faggete senza tempo e un crinale che si cammina da cima a fondo.',
    'Two national parks, ageless beech woods and a ridge to be walked from end to end.',
  ],
  'Terme e benessere': [
    'Acque calde, fredde, salate e sulfuree: venti stabilimenti fra collina e mare.',
    'Waters hot, cold, salty and sulphurous: twenty spas between hills and sea.',
  ],
  Motori: [
    'La terra in cui le auto e le moto più famose del mondo nascono, corrono e finiscono in museo.',
    'The land where the world’s most famous cars and motorcycles are born, race and end in a museum.',
  ],
  Cammini: [
    'Antiche vie di pellegrini, mercanti e poeti, con un letto alla fine di ogni tappa.',
    'Ancient roads of pilgrims, merchants and poets, with a bed at the end of every stage.',
  ],
  Bicicletta: [
    'Argini piatti, salite da campioni e boschi in discesa: qui la bicicletta è di casa.',
    'Flat embankments, climbs for champions and downhill woods: here the bicycle is at home.',
  ],
  'Castelli e rocche': [
    'Dal Ducato alla Romagna, fortezze da espugnare con un biglietto.',
    'From the Duchy to Romagna, fortresses that fall to a ticket.',
  ],
  Musica: [
    'L’opera di Verdi, il jazz, il liscio e i cantautori: una colonna sonora lunga due secoli.',
    'Verdi’s operas, jazz, ballroom and songwriters: a soundtrack two centuries long.',
  ],
  'Parchi divertimento': [
    'Montagne russe, delfini e scivoli, a due passi dalla spiaggia.',
    'Roller coasters, dolphins and slides, a few steps from the beach.',
  ],
};

/** Titles of these pages. `{theme}`: its name. */
export const THEME_TITLE: Text = ['{theme} in Emilia-Romagna', '{theme} in Emilia-Romagna'];

/** Of a destination, by its id: title and introduction. */
export const DESTINATION_PAGES: Readonly<Record<number, readonly [title: Text, lead: Text]>> = {
  2001: [
    ['Emilia: Piacenza, Parma e Reggio', 'Emilia: Piacenza, Parma and Reggio'],
    [
      'Tre capitali di ducati, castelli in ogni valle e la cucina che il mondo ci copia.',
      'Three ducal capitals, castles in every valley and the cooking that the world copies.',
    ],
  ],
  2002: [
    ['Romagna: dal Delta alla riviera', 'Romagna: from the Delta to the riviera'],
    [
      'Ferrara, Ravenna, Forlì-Cesena e Rimini: lagune, mosaici, borghi e il mare.',
      'Ferrara, Ravenna, Forlì-Cesena and Rimini: lagoons, mosaics, villages and the sea.',
    ],
  ],
  2003: [
    ['Bologna-Modena: città e montagna', 'Bologna-Modena: city and mountains'],
    [
      'Portici e torri, motori e aceto, e l’Appennino che comincia dove finisce il tram.',
      'Porticoes and towers, engines and vinegar, and mountains that begin where the town ends.',
    ],
  ],
};

/** Of a province. Placeholders: `{province}`, `{dish}`, `{wine}`, `{sights}` of its capital. */
export const PROVINCE_TITLE: Text = [
  'Che cosa vedere in provincia di {province}',
  'What to see in the province of {province}',
];
export const PROVINCE_LEAD: Text = [
  'Prima il capoluogo, con {sights}; poi si esce in campagna.',
  'First its main town, with {sights}; then out into the country.',
];
export const PROVINCE_TABLE: Text = ['A tavola: {dish}. Da bere, {wine}.', 'At table: {dish}. To drink, {wine}.'];

/** Of whom a page is for, by the Italian name in group 6: title, introduction, theme of what it proposes. */
export const TARGET_PAGES: Readonly<Record<string, readonly [title: Text, lead: Text, theme: string]>> = {
  Famiglie: [
    ['Vacanze in famiglia', 'Family holidays'],
    [
      'Distanze corte, gelati frequenti e qualcosa da toccare in ogni museo.',
      'Short distances, frequent ice creams and something to touch in every museum.',
    ],
    'Parchi divertimento',
  ],
  Coppie: [
    ['Fughe a due', 'Getaways for two'],
    [
      'Terme al tramonto, borghi senza auto e tavoli d’angolo.',
      'Spas at sunset, villages without cars and corner tables.',
    ],
    'Terme e benessere',
  ],
  Giovani: [
    ['Sotto i trent’anni', 'Under thirty'],
    [
      'Ostelli, festival e biglietti ridotti: come girare la regione con poco.',
      'Hostels, festivals and reduced tickets: seeing the region on a budget.',
    ],
    'Musica',
  ],
  Gruppi: [
    ['Viaggi di gruppo', 'Group travel'],
    [
      'Dalle quindici persone in su: chi chiamare, che cosa prenotare, dove sedersi tutti insieme.',
      'From fifteen people upwards: whom to call, what to book, where to sit together.',
    ],
    'Enogastronomia',
  ],
  Sportivi: [
    ['Vacanze attive', 'Active holidays'],
    [
      'Si pedala, si cammina, si arrampica: di giorno sul sentiero, la sera a tavola.',
      'Ride, walk, climb: by day on the trail, in the evening at table.',
    ],
    'Bicicletta',
  ],
  Scuole: [
    ['In gita con la classe', 'On a trip with the class'],
    [
      'Luoghi che si imparano meglio dal vivo, con laboratori per ogni età.',
      'Places that are better learnt live, with workshops for every age.',
    ],
    'Arte e cultura',
  ],
  'Viaggiatori con animali': [
    ['A sei zampe in Appennino', 'On six legs in the Apennines'],
    [
      'Sentieri all’ombra, rifugi con la ciotola e boschi dove correre.',
      'Shady paths, huts with a bowl and woods to run in.',
    ],
    'Appennino e natura',
  ],
};

/** Of a season: title, introduction, theme of what it proposes. */
export const SEASON_PAGES: readonly (readonly [title: Text, lead: Text, theme: string])[] = [
  [
    ['La primavera in Emilia-Romagna', 'Spring in Emilia-Romagna'],
    [
      'Ciliegi in fiore, castelli che riaprono e le prime uscite in bicicletta.',
      'Cherry blossom, castles that open again and the first rides.',
    ],
    'Castelli e rocche',
  ],
  [
    ['L’estate in Emilia-Romagna', 'Summer in Emilia-Romagna'],
    [
      'Il mare fino a mezzanotte, e il fresco dell’Appennino per chi scappa.',
      'The sea until midnight, and cool mountains for those who flee.',
    ],
    'Mare',
  ],
  [
    ['L’autunno in Emilia-Romagna', 'Autumn in Emilia-Romagna'],
    [
      'Vendemmia, funghi, tartufi: la stagione in cui si mangia meglio.',
      'Grapes, mushrooms, truffles: the season of the best meals.',
    ],
    'Enogastronomia',
  ],
  [
    ['L’inverno in Emilia-Romagna', 'Winter in Emilia-Romagna'],
    [
      'Neve sul Cimone, vapore alle terme e teatri illuminati.',
      'Snow on the Cimone, steam at the spas and theatres alight.',
    ],
    'Terme e benessere',
  ],
];

export const SUBTITLES = {
  standing: ['Informazioni', 'Information'],
  theme: ['Interessi', 'Interests'],
  destination: ['Destinazioni', 'Destinations'],
  province: ['Province', 'Provinces'],
  target: ['Idee di viaggio', 'Travel ideas'],
  season: ['Stagioni', 'Seasons'],
} as const satisfies Record<string, Text>;

export const WRITE_US: Text = ['Scrivi alla redazione', 'Write to the desk'];
export const FEATURED: Text = ['Da non perdere', 'Not to be missed'];
