import type { Text } from '../news/text';
import type { Chapter } from '../places/chapters';

/** A title with the introduction that goes with it. */
interface Opening {
  readonly title: Text;
  readonly lead: Text;
}

/** One line a title: title it | title en | introduction it | introduction en. */
const openings = (table: string): readonly [Opening, ...Opening[]] => {
  const all = table
    .trim()
    .split('\n')
    .map((line): Opening => {
      const [it = '', en = '', leadIt = '', leadEn = ''] = line.split('|');
      if (leadEn === '') throw new Error(`demo article out of shape: ${line}`);
      return { title: [it, en], lead: [leadIt, leadEn] };
    });
  return all as [Opening, ...Opening[]];
};

/** Of a town with several places to stop at. Placeholders: `{town}`, `{first}` and `{last}` of these places, `{sights}`. */
export const TOWN_OPENINGS = openings(`
Un giorno a {town}, dalla colazione al tramonto|A day in {town}, from breakfast to sunset|Abbiamo lasciato la guida nello zaino e seguito i consigli di chi ci abita: ecco com’è andata.|We left the guidebook in the rucksack and followed the locals’ advice: here is how it went.
{town} con gli occhi di chi ci torna|{town} for those who return|La prima volta si corre dappertutto. La seconda si sceglie, e si resta seduti più a lungo.|The first time one runs everywhere. The second time one chooses, and stays seated longer.
{town} senza automobile|{town} without a car|Treno, gambe e qualche panchina: tutto quello che conta è a portata di passo.|A train, legs and a few benches: all that matters is within walking distance.
Tre ore a {town}: che cosa vedere davvero|Three hours in {town}: what is really worth seeing|Fra un treno e l’altro c’è tempo per poche cose. Noi sceglieremmo queste.|Between one train and the next there is time for a few things. We would choose these.
Scoprire {town} con i bambini|Discovering {town} with children|Abbiamo chiesto a due reporter di otto anni che cosa valesse la pena. Il gelato, e poi questo.|We asked two reporters aged eight what was worth it. Ice cream, and then this.
Lettera da {town}|A letter from {town}|La carta dell’albergo è quella di una volta. Vi ho scritto quello che vi avrei detto a voce.|The hotel still has writing paper. On it is what I would have told you in person.
{town} in bassa stagione: un elogio|{town} off season: in praise|A novembre i luoghi tornano a chi ci vive. È il momento giusto per bussare.|In November places return to those who live there. It is the right time to knock.
Un fine settimana lento a {town}|A slow weekend in {town}|Due notti, nessuna sveglia e un elenco corto.|Two nights, no alarm clock and a short list.
`);

/** Of a smaller place. Placeholders: `{town}`, `{sights}`. */
export const VILLAGE_OPENINGS = openings(`
Fuori rotta: {town}|Off the beaten track: {town}|Nelle classifiche non c’è mai, e chi la conosce spera che continui così: {sights}.|It never makes the lists, and those who know it hope it stays that way: {sights}.
Una domenica a {town}|A Sunday in {town}|Il campanile suona le undici, il forno ha appena sfornato e il programma è semplice: {sights}.|The bell tower strikes eleven, the bakery has just emptied its oven and the plan is simple: {sights}.
Perché andare a {town} almeno una volta|Why go to {town} at least once|Ci sono arrivata per caso, sbagliando uscita. Ci sono rimasta per {sights}.|I came here by chance, having missed an exit. I stayed: {sights}.
Due passi a {town}|A stroll through {town}|Bastano un paio d’ore e scarpe comode. Il resto viene da sé: {sights}.|A couple of hours and comfortable shoes are enough. The rest comes by itself: {sights}.
Cartolina da {town}|A postcard from {town}|Caro lettore, qui si sta bene. Ti segnalo {sights}.|Dear reader, it is good to be here. Let me mention this: {sights}.
{town}, la gita che non ti aspetti|{town}, the outing you would not expect|Mezza giornata basta, ma di solito ci si ferma a cena. Da vedere: {sights}.|Half a day is enough, but one usually stays for dinner. To be seen: {sights}.
`);

/** Of an itinerary that somebody has tried. Placeholders: `{title}` of it, `{lead}` what it is about. */
export const JOURNEY_OPENINGS = openings(`
Diario di viaggio – {title}|Travel diary – {title}|{lead}|{lead}
Provato per voi – {title}|Tried for you – {title}|{lead}|{lead}
Taccuino di strada – {title}|Notes from the road – {title}|{lead}|{lead}
Partire domani – {title}|Leaving tomorrow – {title}|{lead}|{lead}
`);

/** Of the best of a theme, by its Italian name. `{of}`: of a destination; `{count}`: how many, in words. */
export const LIST_OPENINGS: Readonly<Record<string, Opening>> = {
  'Arte e cultura': {
    title: ['I luoghi d’arte {of} che portano lontano', 'Art {of}: places that take you far'],
    lead: [
      'Musei, teatri e pietre che valgono il viaggio: {count} scelte della redazione.',
      'Museums, theatres and stones worth the journey: {count} choices of our desk.',
    ],
  },
  Enogastronomia: {
    title: ['I sapori {of} da mettere in valigia', 'Flavours {of} to pack in your suitcase'],
    lead: [
      'Non per fame ma per curiosità: {count} assaggi, con la storia di chi li fa.',
      'Out of curiosity, not hunger: {count} tastes, with the story of those who make them.',
    ],
  },
  Mare: {
    title: ['La costa {of} oltre l’ombrellone', 'The coast {of} beyond the beach umbrella'],
    lead: [
      'La spiaggia c’è, e si sa. Ma intorno ci sono {count} buone ragioni per rivestirsi.',
      'The beach is there, as we know. Around it there are {count} good reasons to get dressed.',
    ],
  },
  'Appennino e natura': {
    title: ['La natura {of} da vedere con gli scarponi', 'Nature {of}, to be seen in boots'],
    lead: [
      'Laghi, gessi, faggete: {count} uscite da segnare sul calendario.',
      'Lakes, gypsum, beech woods: {count} outings for your calendar.',
    ],
  },
  'Terme e benessere': {
    title: ['Le acque {of}: un giro di terme', 'The waters {of}: a tour of spas'],
    lead: [
      'Zolfo, sale e vapore: {count} indirizzi dove galleggiare senza pensieri.',
      'Sulphur, salt and steam: {count} addresses where one floats without a thought.',
    ],
  },
  Motori: {
    title: ['I motori {of}, fra musei e circuiti', 'Engines {of}, museums and tracks'],
    lead: [
      'Tappi per le orecchie e occhi aperti: {count} soste per chi ama le curve.',
      'Plug your ears, open your eyes: {count} stops for lovers of bends.',
    ],
  },
  Cammini: {
    title: ['I cammini {of}: quale scegliere', 'Walking routes {of}: which to choose'],
    lead: [
      'Li abbiamo messi in fila per difficoltà e per letti disponibili: sono {count}.',
      'We ranked them by effort and by available beds: there are {count}.',
    ],
  },
  Bicicletta: {
    title: ['Le strade {of} più belle in bicicletta', 'The finest rides {of}'],
    lead: [
      'Dall’argine alla salita vera, {count} giri da fare una volta nella vita.',
      'From the river bank to the real climb, {count} rides for once in a lifetime.',
    ],
  },
  'Castelli e rocche': {
    title: ['I castelli {of} dove tornare bambini', 'Castles {of} where one is a child again'],
    lead: [
      'Ponti levatoi, prigioni e qualche fantasma: {count} portoni da varcare.',
      'Drawbridges, dungeons and the odd ghost: {count} gates to pass.',
    ],
  },
  Musica: {
    title: ['La musica {of}, dal loggione alla balera', 'Music {of}, from the gallery to the dance hall'],
    lead: [
      'Si ascolta, si canta e ogni tanto si balla: {count} luoghi dove il suono è di casa.',
      'One listens, sings and sometimes dances: {count} places where music is at home.',
    ],
  },
  'Parchi divertimento': {
    title: ['I parchi {of} per una giornata di risate', 'Parks {of} for a day of laughter'],
    lead: [
      'Scivoli, ruote e un cambio di vestiti: {count} parchi provati dalle nostre famiglie.',
      'Slides, wheels and a change of clothes: {count} parks tried by our families.',
    ],
  },
};

/** Of what is eaten in a province. Placeholders: `{province}`, `{dish}`, `{wine}`. */
export const TABLE_OPENING: Opening = {
  title: ['A tavola in provincia di {province}', 'At table in the province of {province}'],
  lead: ['Che cosa ordinare, e perché: {dish}.', 'What to order, and why: {dish}.'],
};

/** What an article closes with. Placeholders: `{town}`, `{dish}`, `{wine}`, `{office}` the nearest. */
export const CLOSINGS: readonly Text[] = [
  [
    'Per finire, a cena: {dish}. Nel bicchiere, {wine}. Il treno delle dieci può aspettare.',
    'To end with, dinner: {dish}. In the glass, {wine}. The ten o’clock train can wait.',
  ],
  [
    'All’ufficio di informazioni di {office} abbiamo trovato la mappa, gli orari degli autobus e un consiglio su dove mangiare, che era giusto.',
    'At the information office in {office} we found the map, the bus times and a hint on where to eat, which was right.',
  ],
  [
    'E voi ci siete stati? Raccontatecelo: le foto più belle le pubblichiamo a fine mese.',
    'Have you been there? Tell us: we publish the finest pictures at the end of the month.',
  ],
  [
    'Se avete solo una sera, tenete da parte l’appetito: {dish}.',
    'If you only have one evening, save your appetite: {dish}.',
  ],
  [
    'Ripartendo ci siamo detti che {town} andava vista prima. Meglio tardi.',
    'On leaving we told each other that {town} should have come earlier. Better late.',
  ],
  [
    'Una nota per chi viene con il cane: quasi ovunque è il benvenuto, e le ciotole d’acqua non mancano mai.',
    'A note for those who bring a dog: it is welcome nearly everywhere, and bowls of water are never lacking.',
  ],
];

/** What a smaller place is told by: chapters of localities, each under its heading. */
export const VILLAGE_CHAPTERS = [
  { chapter: 'QUANDO', heading: ['Quando andare', 'When to go'] },
  { chapter: 'INFORMA', heading: ['All’aria aperta', 'Outdoors'] },
  { chapter: 'DIVERTIRSI', heading: ['La sera', 'In the evening'] },
  { chapter: 'CAMERACON', heading: ['Dove dormire', 'Where to sleep'] },
] as const satisfies readonly { chapter: Chapter; heading: Text }[];

export const PRACTICAL: Text = ['In pratica', 'In practice'];
export const SUBTITLES = {
  town: ['Appunti di viaggio, provincia di {province}', 'Travel notes, province of {province}'],
  village: ['Piccoli luoghi, provincia di {province}', 'Small places, province of {province}'],
  journey: ['Itinerari provati dalla redazione', 'Itineraries tried by our desk'],
  list: ['Scelti dalla redazione', 'Chosen by our desk'],
  table: ['Sapori di casa', 'Flavours of home'],
} as const satisfies Record<string, Text>;
