import type { Text } from '../news/text';

/**
 * What a visitor of each theme, or of what is below one, wants to know after what it is. Placeholders: `{name}`, `{town}`,
 * `{provinceName}`.
 */
export const ADVICE: Readonly<Record<string, Text>> = {
  'Arte e cultura': [
    'Si visita da soli o con una guida, prenotando all’ufficio di informazioni di {town}. Il biglietto è ridotto per ragazzi, studenti e famiglie; l’ultimo ingresso è mezz’ora prima della chiusura.',
    'Visit alone or with a guide, booked at the {town} information office. Tickets are reduced for young people, students and families; last admission is half an hour before closing.',
  ],
  "Città d'arte": [
    'Si raggiunge a piedi dalla stazione, tutta in zona pedonale. Le visite guidate del centro partono ogni sabato dall’ufficio di informazioni di {town}.',
    'It is within walking distance of the station, all of it without cars. Guided tours of the old town start every Saturday from the {town} information office.',
  ],
  Borghi: [
    'L’auto si lascia fuori dalle mura. La sera restano accese le lanterne e le osterie: a {town} si può anche dormire, in poche camere che conviene prenotare.',
    'Cars stay outside the walls. In the evening lanterns and inns stay lit: one can sleep in {town} too, in a few rooms that are best booked ahead.',
  ],
  'Musei del gusto': [
    'La visita dura un’ora e finisce con un assaggio. Le scuole prenotano i laboratori del mattino; a {town} si arriva anche in bicicletta.',
    'The visit takes an hour and ends with a tasting. Schools book the morning workshops; {town} can be reached by bicycle too.',
  ],
  'Mercati contadini': [
    'Si compra la mattina, dal lunedì al sabato; a mezzogiorno molti banchi cucinano. I produttori vengono dalla campagna intorno a {town}.',
    'One buys in the morning, from Monday to Saturday; at noon many stalls cook. The producers come from the country around {town}.',
  ],
  'Delta del Po': [
    'Ci si muove in barca, in bicicletta o a piedi lungo gli argini; il binocolo si noleggia al centro visite. Da {town} partono le escursioni con la guida, anche all’alba.',
    'One moves by boat, by bicycle or on foot along the banks; binoculars are rented at the visitor centre. Guided outings start from {town}, at dawn too.',
  ],
  Enogastronomia: [
    'Chi lo produce apre le porte su appuntamento: si vede il lavoro, poi si assaggia. Nei dintorni di {town} le trattorie lo mettono in carta tutto l’anno.',
    'Those who make it open their doors by appointment: one sees the work, then tastes. Around {town} the trattorias serve it all year.',
  ],
  Mare: [
    'Dalla stazione più vicina si arriva in bicicletta lungo la costa. Da maggio a settembre i bagni di {town} affittano ombrelloni e sedie da spiaggia per chi si muove in carrozzina.',
    'From the nearest station one arrives by bicycle along the coast. From May to September the beach clubs of {town} rent umbrellas, and beach chairs for people in wheelchairs.',
  ],
  'Appennino e natura': [
    'Scarpe da montagna, acqua e una carta dei sentieri: il segnale del telefono non c’è dappertutto. Le guide ambientali partono da {town} nei fine settimana.',
    'Mountain shoes, water and a trail map: there is no telephone signal everywhere. Nature guides start from {town} at weekends.',
  ],
  'Terme e benessere': [
    'Cure e trattamenti si prenotano; le piscine sono aperte anche a chi dorme altrove. A {town} molti alberghi hanno pacchetti per il fine settimana.',
    'Cures and treatments are booked; the pools are open to those who sleep elsewhere too. In {town} many hotels have weekend offers.',
  ],
  Motori: [
    'Il biglietto si compra in rete per fascia oraria. Una navetta collega {town} agli altri luoghi della Motor Valley nei giorni di maggiore afflusso.',
    'Tickets are bought online for a time slot. A shuttle joins {town} to the other places of the Motor Valley on busy days.',
  ],
  Cammini: [
    'La credenziale si ritira a {town} e si timbra lungo la via. Ogni tappa finisce dove c’è un letto: ostelli, parrocchie, agriturismi.',
    'The pilgrim’s passport is issued in {town} and stamped along the way. Every stage ends where there is a bed: hostels, parishes, farm stays.',
  ],
  Bicicletta: [
    'A {town} si noleggiano biciclette, anche elettriche, e si carica la propria sui treni regionali. Le tracce GPS sono gratuite.',
    'In {town} bicycles can be rented, electric ones too, and your own travels on regional trains. GPS tracks are free.',
  ],
  'Castelli e rocche': [
    'Le visite partono ogni ora dal cortile. D’estate si entra anche la sera; nei giorni di pioggia il camminamento di ronda resta chiuso.',
    'Tours start every hour from the courtyard. In summer one may visit in the evening too; on rainy days the wall walk stays closed.',
  ],
  Musica: [
    'I biglietti si acquistano alla cassa e in rete; chi ha meno di trent’anni paga la metà. A {town} si mangia anche dopo lo spettacolo.',
    'Tickets are sold at the box office and online; those under thirty pay half. In {town} one can eat after the show too.',
  ],
  'Parchi divertimento': [
    'Il biglietto vale due giorni e in rete costa meno. Da {town} un autobus arriva ai cancelli, e i passeggini si noleggiano all’ingresso.',
    'Tickets are valid for two days and cost less online. A bus runs from {town} to the gates, and pushchairs are rented at the entrance.',
  ],
};

export const SUBTITLE: Text = ['{kind}, {town}', '{kind}, {town}'];

export const WHERE: Text = [
  'Siamo a {town}, in provincia di {provinceName}.',
  'This is {town}, in the province of {provinceName}.',
];
