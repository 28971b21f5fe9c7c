import type { SettingsSectionName } from '../../src/contract/settings';
import type { Text } from '../news/text';

/** A tile of a mosaic: theme of its image, title, description, address. */
export type Tile = readonly [theme: string, title: Text, label: Text, url: string];

/** Texts of the sections that are nothing but texts, by the names of their fields. */
export const TEXTS: Readonly<Partial<Record<SettingsSectionName, Readonly<Record<string, Text>>>>> = {
  generale: { seotitle: ['| Emilia-Romagna Turismo', '| Emilia-Romagna Tourism'] },
  footer: {
    testo_sx: [
      'Il portale del turismo della Regione Emilia-Romagna.\nRedazione regionale, viale Aldo Moro 38, Bologna',
      'The tourism portal of the Emilia-Romagna Region.\nRegional editorial office, viale Aldo Moro 38, Bologna',
    ],
    newsletter: [
      'Una volta al mese eventi, itinerari e novità dalla regione',
      'Once a month: events, itineraries and news from the region',
    ],
    newsletter_button: ['Iscriviti', 'Subscribe'],
    copyright: ['© Regione Emilia-Romagna', '© Emilia-Romagna Region'],
  },
  erw: {
    title: ['Benvenuti in Emilia-Romagna', 'Welcome to Emilia-Romagna'],
    button: ['Scopri la regione', 'Discover the region'],
    permalink: ['/scopri-la-regione', '/discover-the-region'],
  },
  instagram_home: {
    title: ['La regione nelle vostre fotografie', 'The region in your photos'],
    button: ['Seguici su Instagram', 'Follow us on Instagram'],
  },
  test: {
    preferenze: ['Che cosa ti piace fare in viaggio?', 'What do you like to do when you travel?'],
    start: ['Comincia', 'Start'],
    chi: ['Con chi parti?', 'Who are you travelling with?'],
    notti: ['Quante notti ti fermi?', 'How many nights are you staying?'],
    creaViaggio: ['Crea il tuo viaggio', 'Create your trip'],
  },
  scopri: {
    title: ['Da Piacenza a Rimini, lungo la Via Emilia', 'From Piacenza to Rimini, along the Via Emilia'],
    descrizione: [
      'Città d’arte e castelli, colline e spiagge, motori e buona tavola: una regione da attraversare senza fretta.',
      'Cities of art and castles, hills and beaches, motors and good food: a region to cross without hurry.',
    ],
  },
};

/** The mosaics of the themed sections. */
export const MOSAICS: Readonly<Partial<Record<SettingsSectionName, readonly Tile[]>>> = {
  'food-wine': [
    [
      'Enogastronomia',
      ['Parmigiano Reggiano', 'Parmigiano Reggiano'],
      ['Nei caseifici, all’alba', 'In the dairies, at dawn'],
      '/parmigiano-reggiano',
    ],
    [
      'Enogastronomia',
      ['Aceto balsamico', 'Balsamic vinegar'],
      ['Le acetaie di Modena e Reggio', 'The vinegar lofts of Modena and Reggio'],
      '/aceto-balsamico',
    ],
    [
      'Enogastronomia',
      ['Sfoglia e tortellini', 'Fresh pasta and tortellini'],
      ['A lezione dalle sfogline', 'A lesson with the pasta makers'],
      '/tortellini',
    ],
    [
      'Enogastronomia',
      ['Strade dei vini', 'Wine routes'],
      ['Dal Gutturnio al Sangiovese', 'From Gutturnio to Sangiovese'],
      '/strade-dei-vini',
    ],
    [
      'Mare',
      ['Pesce azzurro', 'Blue fish'],
      ['Nei porti dell’Adriatico', 'In the harbours of the Adriatic'],
      '/pesce-azzurro',
    ],
    [
      'Enogastronomia',
      ['Mercati coperti', 'Covered markets'],
      ['Assaggi in piedi, ogni mattina', 'Tastings at the counter, every morning'],
      'https://mercati.example/emilia-romagna',
    ],
  ],
  'terme-outdoor': [
    [
      'Terme e benessere',
      ['Le terme', 'The spas'],
      ['Acque calde tutto l’anno', 'Warm waters all year round'],
      '/terme',
    ],
    [
      'Appennino e natura',
      ['Parchi e foreste', 'Parks and forests'],
      ['Le foreste sacre del Casentino', 'The sacred forests of Casentino'],
      '/parchi',
    ],
    [
      'Cammini',
      ['I cammini', 'The walking routes'],
      ['A piedi, un giorno dopo l’altro', 'On foot, one day after another'],
      '/cammini',
    ],
    [
      'Bicicletta',
      ['In bicicletta', 'By bicycle'],
      ['Ciclovie lungo i fiumi', 'Cycle paths along the rivers'],
      '/bicicletta',
    ],
    [
      'Appennino e natura',
      ['Neve', 'Snow'],
      ['Le piste del Cimone e del Corno', 'The slopes of Cimone and Corno'],
      '/neve',
    ],
    [
      'Mare',
      ['Il delta del Po', 'The Po delta'],
      ['In barca fra i canneti', 'By boat among the reeds'],
      '/delta-del-po',
    ],
  ],
  'cultura-castelli': [
    [
      'Castelli e rocche',
      ['I castelli del Ducato', 'The castles of the Duchy'],
      ['Notti di guardia e di leggende', 'Nights of sentries and legends'],
      '/castelli',
    ],
    [
      'Castelli e rocche',
      ['Le rocche di Romagna', 'The fortresses of Romagna'],
      ['Da Brisighella a San Leo', 'From Brisighella to San Leo'],
      '/rocche',
    ],
    [
      'Arte e cultura',
      ['I mosaici di Ravenna', 'The mosaics of Ravenna'],
      ['Otto monumenti, un solo cielo d’oro', 'Eight monuments, one golden sky'],
      '/mosaici',
    ],
    [
      'Arte e cultura',
      ['I portici di Bologna', 'The porticoes of Bologna'],
      ['Patrimonio dell’umanità', 'A world heritage site'],
      '/portici',
    ],
    [
      'Musica',
      ['Terra di musica', 'Land of music'],
      ['I luoghi di Verdi e di Rossini', 'The places of Verdi and Rossini'],
      '/musica',
    ],
    [
      'Arte e cultura',
      ['Musei', 'Museums'],
      ['Una rete di oltre quattrocento', 'A network of more than four hundred'],
      '/musei',
    ],
  ],
};

/** Three of the five videos: theme of the cover, title, address. */
export const VIDEOS: readonly (readonly [theme: string, title: Text, url: string])[] = [
  ['Mare', ['Un’alba sull’Adriatico', 'A dawn on the Adriatic'], 'https://video.example/alba'],
  ['Castelli e rocche', ['In volo sui castelli', 'Flying over the castles'], 'https://video.example/castelli'],
  ['Enogastronomia', ['Dalle mani alla tavola', 'From hand to table'], 'https://video.example/tavola'],
];

/** Themes of the home page's covers, the hero first. */
export const COVERS = ['Mare', 'Arte e cultura', 'Appennino e natura', 'Castelli e rocche'] as const;
