import type { Text } from './text';

/** Sentences that go on after the beginning; each stands alone. Placeholders: `daySlots`, `town`, `provinceName`. */
export const MIDDLES: readonly Text[] = [
  [
    'Si comincia alle {hour}, e conviene arrivare con un poco di anticipo: i posti a sedere sono {many}, gli altri restano in piedi fra i tavoli.',
    'It starts at {hour}, and it pays to come a little early: there are {many} seats, the others stand among the tables.',
  ],
  [
    "L'organizzazione ha pensato anche alla pioggia: in caso di maltempo tutto si sposta sotto il loggiato, a due passi dalla piazza.",
    'Rain has been thought of too: in bad weather everything moves under the loggia, a few steps from the square.',
  ],
  [
    'Chi preferisce il treno trova a {town} una navetta ogni mezz’ora; chi viene in bicicletta ha un deposito custodito e gratuito.',
    'Those who prefer the train find a shuttle every half hour in {town}; those who cycle have free, guarded bike parking.',
  ],
  [
    'Nelle vie intorno le botteghe restano aperte fino a tardi, e molte espongono lavori fatti a mano durante l’inverno.',
    'In the streets around, the shops stay open late, and many show things made by hand during the winter.',
  ],
  [
    'Per i più piccoli c’è un angolo con giochi di legno, matite colorate e una merenda con pane e marmellata.',
    'For the youngest there is a corner with wooden games, coloured pencils and a snack of bread and jam.',
  ],
  [
    'Le guide, tutte abilitate, parlano italiano e inglese; su richiesta si organizzano visite in francese e in tedesco.',
    'The guides, all licensed, speak Italian and English; tours in French and German can be arranged on request.',
  ],
  [
    'Il percorso misura {km} chilometri e si può interrompere in {few} punti, tutti serviti da una fontana e da una panchina all’ombra.',
    'The route is {km} kilometres long and can be left at {few} points, each with a fountain and a bench in the shade.',
  ],
  [
    'Dalla terrazza, quando l’aria è limpida, lo sguardo arriva fino alle Alpi da una parte e al crinale dall’altra.',
    'From the terrace, when the air is clear, the view reaches the Alps on one side and the ridge on the other.',
  ],
  [
    'Gli alberghi di {town} propongono per l’occasione tariffe ridotte e la colazione anticipata per chi vuole partire presto.',
    'For the occasion the hotels in {town} offer lower rates and an early breakfast for those who want to set off soon.',
  ],
  [
    'Una parte del ricavato andrà al restauro della piccola chiesa di campagna danneggiata dalle piogge.',
    'Part of the proceeds will go to the restoration of the small country church damaged by the rains.',
  ],
  [
    'Al banco informazioni si ritirano la mappa, il calendario e un buono per l’assaggio di benvenuto.',
    'The information desk hands out the map, the calendar and a voucher for a welcome tasting.',
  ],
  [
    'La stagione si chiude {weekday} {day} con una cena a lume di lanterna lungo la via principale di {town}.',
    'The season closes on {weekday} {day} with a lantern-lit dinner along the main street of {town}.',
  ],
];

/** What people are quoted as saying. */
export const QUOTES: readonly Text[] = [
  [
    '«Ci chiedono spesso il segreto. È che qui ci si conosce tutti, e nessuno vuole fare brutta figura.»',
    '“People often ask for our secret. Everyone knows everyone here, and nobody wants to look bad.”',
  ],
  [
    '«La prima volta eravamo in {few}. Oggi non bastano le sedie.»',
    '“The first time there were {few} of us. Today there are not enough chairs.”',
  ],
  [
    '«Chi viene per un’ora di solito resta a cena, e l’anno dopo torna con gli amici.»',
    '“Those who come for an hour usually stay for dinner, and next year they bring their friends.”',
  ],
  [
    '«Mio nonno lo faceva così, e io non ho trovato un modo migliore.»',
    '“My grandfather did it like this, and I have found no better way.”',
  ],
  [
    '«A {town} il turismo non è una moda: è il modo in cui abbiamo sempre ricevuto chi passa.»',
    '“In {town} tourism is no fashion: it is how we have always received those who pass by.”',
  ],
];

/** Headings of the second part. */
export const HEADINGS: readonly Text[] = [
  ['Che cosa aspettarsi', 'What to expect'],
  ['Da non perdere', 'Not to be missed'],
  ['Come funziona', 'How it works'],
  ['Il territorio', 'The area'],
  ['Perché andarci', 'Why go'],
  ['In breve', 'In short'],
];

/** Lines of lists. */
export const ITEMS: readonly Text[] = [
  ['passeggiata nel centro storico, con partenza alle {hour}', 'a stroll through the old town, starting at {hour}'],
  ['assaggi a cura delle aziende della zona', 'tastings by local producers'],
  ['laboratorio per bambini da 6 a 11 anni', 'a workshop for children aged 6 to 11'],
  ['visita alla chiesa, di solito chiusa al pubblico', 'a visit to the church, usually closed to the public'],
  ['mercatino con {many} banchi', 'a small market with {many} stalls'],
  ['mostra fotografica in biblioteca, ingresso libero', 'a photo exhibition at the library, free admission'],
  ['giro in bicicletta di {km} chilometri, adatto a tutti', 'a {km}-kilometre ride, suitable for everyone'],
  ['concerto finale nel cortile del municipio', 'a closing concert in the courtyard of the town hall'],
  ['area ristoro con piatti senza glutine e vegetariani', 'a food area with gluten-free and vegetarian dishes'],
  ['navetta gratuita dalla stazione ferroviaria', 'a free shuttle from the railway station'],
];

/** Practical advice at the end. Placeholders: also `site`, `phone`. */
export const ADVICE: readonly Text[] = [
  ['Prenotazione consigliata al numero {phone}.', 'Booking recommended, call {phone}.'],
  ['La partecipazione è gratuita; è gradita la prenotazione.', 'Free admission; booking is appreciated.'],
  ['Biglietto intero {few} euro, ridotto per chi ha meno di 18 anni.', 'Tickets {few} euros, reduced under 18.'],
  [
    'L’accesso è privo di barriere; i cani sono ammessi al guinzaglio.',
    'Step-free access; dogs are welcome on a lead.',
  ],
];
