import type { Text } from '../news/text';
import type { Means } from './routes';

/**
 * What is said of the way to the next stop. Placeholders: `{next}` its name, `{km}`, `{pace}` how long that takes;
 * within a town there is no distance.
 */
export const LEGS: Readonly<Record<Means, readonly Text[]>> = {
  foot: [
    ['La prossima tappa, {next}, è a {km} km: {pace}.', 'The next stop, {next}, is {km} km away: {pace}.'],
    [
      'Si riparte presto, con l’acqua nello zaino: {km} km di sentieri e strade bianche ({pace}), poi {next}.',
      'One leaves early, with water in the rucksack: {km} km of paths and gravel roads ({pace}), then {next}.',
    ],
    [
      'I segnavia accompagnano fino alla tappa successiva, {next}. Sono {km} km, {pace}.',
      'Waymarks lead on to the next stop, {next}: {km} km, {pace}.',
    ],
  ],
  bike: [
    [
      'In sella: {next} dista {km} km, {pace} a passo tranquillo.',
      'Back in the saddle: {next} is {km} km away, {pace} at an easy pace.',
    ],
    [
      'La prossima tappa è {next}, {km} km più avanti ({pace}); a metà strada c’è sempre una fontana.',
      'The next stop is {next}, {km} km further on ({pace}); there is always a fountain half way.',
    ],
    [
      'Chi ha fatto tardi carica la bicicletta sul treno; gli altri pedalano {km} km ({pace}) fino alla tappa successiva: {next}.',
      'Latecomers put the bicycle on the train; the others ride {km} km ({pace}) to the next stop: {next}.',
    ],
  ],
  car: [
    [
      'La prossima tappa, {next}, è a {km} km: {pace} d’auto, senza autostrada.',
      'The next stop, {next}, is {km} km away: {pace} by car, without the motorway.',
    ],
    [
      'Si prosegue per {km} km, {pace}: la strada merita un paio di soste prima di {next}.',
      'Drive on for {km} km, {pace}: the road deserves a pause or two before {next}.',
    ],
    [
      'Poi si riparte per la tappa successiva: {next}, {km} km, {pace}.',
      'Then on to the next stop: {next}, {km} km, {pace}.',
    ],
  ],
  town: [
    [
      'La prossima tappa, {next}, è a {km} km: {pace} a piedi, meno con l’autobus.',
      'The next stop, {next}, is {km} km away: {pace} on foot, less by bus.',
    ],
  ],
  train: [
    [
      'La stazione è vicina: un regionale e pochi passi, e si arriva alla prossima tappa, {next} ({km} km).',
      'The station is near: a regional train and a few steps lead to the next stop, {next} ({km} km).',
    ],
    [
      'Per la tappa successiva, {next}, c’è un treno ogni ora; dove non arriva, un autobus fa l’ultimo tratto ({km} km in tutto).',
      'For the next stop, {next}, there is a train every hour; where it does not go, a bus does the last stretch ({km} km in all).',
    ],
  ],
};

/** The same where the next stop is in the same town. */
export const NEARBY: readonly Text[] = [
  [
    'La tappa successiva, {next}, si raggiunge a piedi in pochi minuti.',
    'The next stop, {next}, is a few minutes away on foot.',
  ],
  [
    'Senza muovere l’auto né prendere l’autobus, si continua: {next}.',
    'With no need of car or bus, one walks on: {next}.',
  ],
  [
    'Una strada, una piazza, e si è già alla prossima tappa: {next}.',
    'A street, a square, and here is the next stop: {next}.',
  ],
];

/** What is said of the last stop. Placeholders: `{town}`, `{dish}` and `{wine}` of its province, `{office}` the nearest one. */
export const ENDS: readonly Text[] = [
  [
    'Qui l’itinerario finisce, e si cena: {dish}. Nel bicchiere, {wine}.',
    'Here the itinerary ends, and dinner begins: {dish}. In the glass, {wine}.',
  ],
  [
    'Ultima tappa. L’ufficio di informazioni più vicino è a {office}: ha gli orari degli autobus e le camere libere per la notte.',
    'Last stop. The nearest information office is in {office}: it has bus times and rooms for the night.',
  ],
  [
    'Si arriva. Vale la pena di restare fino a sera, quando {town} si svuota dei visitatori di giornata.',
    'This is the end. It is worth staying until evening, when day visitors leave {town}.',
  ],
];

/** What else there is where a stop lies. Placeholders: `{town}`, `{sights}` of its locality. */
export const AROUND: readonly Text[] = [
  ['A {town}, con un po’ di tempo in più: {sights}.', 'In {town}, given a little more time: {sights}.'],
  ['Da non perdere nei dintorni: {sights}.', 'Not to be missed nearby: {sights}.'],
];

/** Link of a stop that is a point of interest of the demo. */
export const PLACE_LINK: Text = ['Orari e biglietti', 'Opening times and tickets'];

/** Placeholders: `{count}` of the stops in words, `{total}` km, `{first}` and `{last}` municipalities. */
export const OVERVIEW: readonly Text[] = [
  [
    '{Count} tappe e circa {total} km, da {first} a {last}.',
    '{Count} stops and about {total} km, from {first} to {last}.',
  ],
  [
    'Si parte da {first} e si arriva a {last} dopo {count} tappe e {total} km.',
    'It starts in {first} and reaches {last} after {count} stops and {total} km.',
  ],
  [
    'In tutto circa {total} km in {count} tappe, fra {first} e {last}.',
    'In all about {total} km in {count} stops, between {first} and {last}.',
  ],
];

/** The same where it never leaves a town. */
export const OVERVIEW_IN_TOWN: Text = [
  '{Count} tappe senza uscire da {first}.',
  '{Count} stops without leaving {first}.',
];

export const STOPS_HEADING: Text = ['Le tappe', 'The stops'];
export const ADVICE_HEADING: Text = ['Prima di partire', 'Before you leave'];

/** What helps whoever goes by these means. */
export const MEANS_ADVICE: Readonly<Record<Means, readonly Text[]>> = {
  foot: [
    [
      'Scarpe già usate, una mantella e la carta dei sentieri: la traccia GPS aiuta, ma le batterie finiscono.',
      'Worn-in shoes, a cape and a trail map: the GPS track helps, but batteries run out.',
    ],
    [
      'I letti lungo la via sono pochi: ostelli e parrocchie si chiamano il giorno prima.',
      'Beds along the way are few: hostels and parishes should be called the day before.',
    ],
  ],
  town: [
    [
      'Scarpe comode e nient’altro: le tappe sono tutte nella zona pedonale, e i parcheggi di scambio costano poco.',
      'Comfortable shoes and nothing else: the stops are all in the pedestrian area, and park-and-ride costs little.',
    ],
    [
      'La card della città comprende musei e autobus: si compra in rete o all’ufficio di informazioni.',
      'The city card includes museums and buses: it is sold online and at the information office.',
    ],
    [
      'Le visite guidate partono il sabato e la domenica mattina; le tappe sono accessibili in sedia a rotelle, salvo le torri.',
      'Guided tours start on Saturday and Sunday mornings; the stops are accessible to wheelchairs, towers excepted.',
    ],
  ],
  bike: [
    [
      'Il fondo è asfalto o ghiaia battuta: va bene qualunque bicicletta con le gomme non troppo sottili.',
      'The surface is asphalt or packed gravel: any bicycle whose tyres are not too thin will do.',
    ],
    [
      'Sui treni regionali la bicicletta viaggia con un supplemento giornaliero; le e-bike si ricaricano alle colonnine dei centri visita.',
      'On regional trains a bicycle travels with a day supplement; e-bikes are charged at the visitor centres.',
    ],
    [
      'Gli argini non hanno ombra: d’estate si pedala fino alle undici e si riprende alle cinque.',
      'The banks have no shade: in summer one rides until eleven and again from five.',
    ],
  ],
  car: [
    [
      'I centri storici sono chiusi al traffico: i parcheggi segnati sulla mappa sono gratuiti o costano poco.',
      'Town centres are closed to traffic: the car parks on the map are free or cost little.',
    ],
    [
      'Chi non guida trova autobus da ogni stazione della via Emilia; il sabato e la domenica conviene controllare gli orari.',
      'Those who do not drive find buses from every station of the Via Emilia; at weekends check the times.',
    ],
    [
      'Sulle strade di collina si va piano: trattori, biciclette e caprioli hanno la precedenza.',
      'On hill roads one drives slowly: tractors, bicycles and roe deer have right of way.',
    ],
  ],
  train: [
    [
      'Con il biglietto regionale di un giorno si sale e si scende quante volte si vuole.',
      'With a regional day ticket one gets on and off as often as one likes.',
    ],
    [
      'I bagagli si lasciano nei depositi delle stazioni più grandi; tutto il resto si fa a piedi.',
      'Luggage can be left at the larger stations; all the rest is done on foot.',
    ],
  ],
};

/** When and how to do what a theme is about. */
export const THEME_ADVICE: Readonly<Record<string, Text>> = {
  'Arte e cultura': [
    'I musei chiudono quasi tutti il lunedì; la prima domenica del mese gli statali sono gratuiti.',
    'Nearly all museums close on Mondays; state museums are free on the first Sunday of the month.',
  ],
  Enogastronomia: [
    'Caseifici e acetaie si visitano la mattina, su prenotazione; le cantine anche nel pomeriggio.',
    'Dairies and vinegar lofts are visited in the morning, by appointment; wineries in the afternoon too.',
  ],
  Mare: [
    'Da giugno a settembre i bagni sono aperti tutti i giorni; in primavera e in autunno la spiaggia è di chi cammina.',
    'From June to September beach clubs open every day; in spring and autumn the beach belongs to walkers.',
  ],
  'Appennino e natura': [
    'La stagione migliore va da maggio a ottobre; con la neve servono ciaspole e una guida.',
    'The best season is from May to October; with snow one needs snowshoes and a guide.',
  ],
  'Terme e benessere': [
    'Le piscine termali si prenotano per fascia oraria; costume, cuffia e ciabatte si comprano anche all’ingresso.',
    'Thermal pools are booked by time slot; costume, cap and slippers are sold at the entrance too.',
  ],
  Motori: [
    'Le visite alle fabbriche sono nei giorni feriali e vanno prenotate; i musei sono aperti anche la domenica.',
    'Factories are visited on weekdays and must be booked; museums open on Sundays too.',
  ],
  Cammini: [
    'La credenziale si ritira alla partenza e si timbra a ogni tappa. I mesi migliori sono maggio, giugno e settembre.',
    'The credential is issued at the start and stamped at every stop. The best months are May, June and September.',
  ],
  Bicicletta: [
    'Noleggi e officine si trovano nelle città di partenza e di arrivo; le tracce GPS sono gratuite.',
    'Bicycles are rented and mended where the ride starts and ends; GPS tracks are free.',
  ],
  'Castelli e rocche': [
    'Quasi tutti i castelli si visitano da marzo a novembre, con la guida e a ore fisse: meglio telefonare.',
    'Nearly all castles open from March to November, with a guide and at fixed times: better call ahead.',
  ],
  Musica: [
    'La stagione lirica va da ottobre a maggio; d’estate si suona nei cortili, quasi sempre gratis.',
    'The opera season runs from October to May; in summer music is played in courtyards, nearly always free.',
  ],
  'Parchi divertimento': [
    'I passeggini passano quasi dappertutto; cestini da picnic e cambi d’abito sono i benvenuti.',
    'Pushchairs go nearly everywhere; picnic baskets and a change of clothes are welcome.',
  ],
};

/** Links of an itinerary: the track for who walks or rides, the times for the others. */
export const MORE_LINK: Readonly<Record<Means, Text>> = {
  foot: ['Scarica la traccia GPS', 'Download the GPS track'],
  bike: ['Scarica la traccia GPS', 'Download the GPS track'],
  town: ['Scarica la mappa', 'Download the map'],
  car: ['Mappa dei parcheggi', 'Map of car parks'],
  train: ['Orari dei treni e degli autobus', 'Train and bus times'],
};
