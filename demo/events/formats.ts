import { type Format, programmesOf, textsOf } from './format';

/** Every sort of event of the demo. */
export const FORMATS: readonly Format[] = [
  {
    category: 'Musica',
    theme: 'Musica',
    venues: ['theatre', 'church', 'square', 'castle'],
    schedules: ['day', 'day', 'evenings'],
    hours: ['21:00-23:00', '20:30-22:30', '18:00-19:30'],
    admissions: [1, 1, 2],
    price: [10, 45],
    leads: textsOf(`
Un programma pensato anche per chi si avvicina per la prima volta a queste pagine.|A programme for those, too, who meet this music for the first time.
Prima di cominciare, gli interpreti raccontano al pubblico le musiche in programma.|Before they begin, the performers tell the audience about the music.
Gli strumenti si ascoltano da vicino: i posti sono pochi e non numerati.|The instruments are heard from close by: seats are few and not numbered.`),
    programmes: programmesOf(`
Rigoletto in forma di concerto|Rigoletto in concert
Quartetti di Haydn e Mozart|Quartets by Haydn and Mozart
Le quattro stagioni di Vivaldi|Vivaldi’s Four Seasons
Messa da Requiem di Verdi|Verdi’s Requiem
Omaggio a Lucio Dalla|A tribute to Lucio Dalla
I valzer di Secondo Casadei|The waltzes of Secondo Casadei
Notturni di Chopin|Chopin’s nocturnes
Musiche da film di Nino Rota|Film music by Nino Rota
Cori a cappella|A cappella choirs
Tango e bandoneón|Tango and bandoneon
Sonate di Beethoven|Beethoven sonatas
La banda cittadina in concerto|The town band in concert
Canti popolari della pianura|Folk songs of the plain
Swing d’altri tempi|Swing of days gone by
Ouverture di Rossini|Rossini overtures
Jazz per quintetto|Jazz for five
Arie di Puccini|Puccini arias
Concerti brandeburghesi di Bach|Bach’s Brandenburg concertos
Canzoni d’autore a due voci|Songwriters for two voices
Ottoni e percussioni|Brass and percussion`),
  },
  {
    category: 'Teatro e danza',
    theme: 'Arte e cultura',
    venues: ['theatre'],
    schedules: ['weekend', 'evenings', 'day'],
    hours: ['21:00-23:15', '20:30-22:45', '16:00-18:15'],
    admissions: [1],
    price: [15, 38],
    leads: textsOf(`
Uno degli appuntamenti della stagione: i biglietti ridotti si prenotano in anticipo.|One of the evenings of the season: reduced tickets are booked in advance.
Dopo lo spettacolo la compagnia incontra il pubblico nel foyer.|After the performance the company meets the audience in the foyer.`),
    programmes: programmesOf(`
La locandiera di Carlo Goldoni|The Mistress of the Inn by Carlo Goldoni
Sei personaggi in cerca d’autore|Six Characters in Search of an Author
Il malato immaginario|The Imaginary Invalid
Sogno di una notte di mezza estate|A Midsummer Night’s Dream
Aspettando Godot|Waiting for Godot
L’opera da tre soldi|The Threepenny Opera
Il gabbiano di Čechov|Chekhov’s The Seagull
Romeo e Giulietta, balletto in due atti|Romeo and Juliet, a ballet in two acts
Il lago dei cigni|Swan Lake
Mistero buffo di Dario Fo|Mistero buffo by Dario Fo
Re Lear|King Lear
Amleto|Hamlet
Cyrano di Bergerac|Cyrano de Bergerac
Il berretto a sonagli|Cap and Bells
Novecento di Alessandro Baricco|Novecento by Alessandro Baricco
Lo schiaccianoci|The Nutcracker
Le nozze di Figaro|The Marriage of Figaro
Serata di danza contemporanea|An evening of contemporary dance`),
  },
  {
    category: 'Mostre',
    theme: 'Arte e cultura',
    venues: ['museum', 'museum', 'castle'],
    schedules: ['season'],
    hours: ['10:00-13:00+15:00-18:30', '10:00-18:00', '09:30-12:30+14:30-18:00'],
    admissions: [1, 1, 3],
    price: [5, 15],
    leads: textsOf(`
Le sale si visitano da soli o con le guide del museo; l’ultimo ingresso è un’ora prima della chiusura.|The rooms are visited alone or with the museum’s guides; last admission is one hour before closing.
Opere dalle collezioni della regione e prestiti mai usciti dai depositi.|Works from collections of the region and loans that never left the storerooms before.
Un percorso in sei sale, con testi in italiano e in inglese.|A route through six rooms, with texts in Italian and English.`),
    programmes: programmesOf(`
Guercino. I disegni|Guercino. The drawings
Morandi e il silenzio delle cose|Morandi and the silence of things
Maioliche fra Otto e Novecento|Maiolica of the nineteenth and twentieth centuries
Fotografie di Luigi Ghirri|Photographs by Luigi Ghirri
Il mosaico oggi|Mosaic today
La via Emilia in cinquanta immagini|The Via Emilia in fifty pictures
L’arte dei liutai|The art of the violin makers
Il Po e la sua gente|The Po and its people
Carte geografiche del Ducato|Maps of the Duchy
I colori di Filippo de Pisis|The colours of Filippo de Pisis
Manifesti d’opera|Opera posters
Fellini disegnatore|Fellini as a draughtsman
Motori e disegno|Engines and design
Erbari e giardini|Herbals and gardens
Tessuti del Settecento|Textiles of the eighteenth century
Codici miniati|Illuminated manuscripts
La bicicletta, storia di un’idea|The bicycle, story of an idea
Giocattoli di latta|Tin toys`),
  },
  {
    category: 'Sagre e feste popolari',
    theme: 'Enogastronomia',
    venues: ['square'],
    schedules: ['weekend', 'weekend', 'week'],
    hours: ['18:00-23:30', '12:00-15:00+18:00-23:00', '10:00-12:30+15:00-22:00'],
    admissions: [2],
    price: [0, 0],
    leads: textsOf(`
Tavoli all’aperto, cucine della Pro Loco e musica dal vivo a fine serata.|Tables outdoors, the kitchens of the local volunteers and live music at the end of the evening.
In cucina i volontari, in tavola le ricette di sempre: in caso di pioggia si mangia sotto i portici.|Volunteers in the kitchen, time-honoured recipes on the table: if it rains, people eat under the porticoes.`),
    programmes: programmesOf(`
Sagra del tortello|Tortello festival
Festa del lambrusco|Lambrusco feast||4-10
Sagra della castagna|Chestnut festival||10-11
Sagra del fungo porcino|Porcini mushroom festival||9-10
Festa del vino novello|New wine feast||11-11
Sagra dello gnocco fritto|Fried dumpling festival
Festa del pane|Bread feast
Sagra della zucca|Pumpkin festival||9-11
Festa del salame|Salami feast
Festa dell’olio nuovo|New olive oil feast||10-12
Sagra del cappelletto|Cappelletto festival
Festa della birra artigianale|Craft beer feast||5-9
Festa del miele|Honey feast
Sagra della ciliegia|Cherry festival||5-6
Festa della sfoglia|Fresh pasta feast`),
  },
  {
    category: 'Mercati e fiere',
    theme: 'Enogastronomia',
    months: [1, 12],
    venues: ['square', 'square', 'fair'],
    schedules: ['weekly', 'monthly', 'monthly'],
    hours: ['08:00-13:30', '09:00-18:00', '08:30-12:30+15:00-19:00'],
    admissions: [2],
    price: [0, 0],
    leads: textsOf(`
I banchi aprono anche con la pioggia; il traffico del centro è deviato.|The stalls open even when it rains; traffic in the centre is diverted.
Produttori e artigiani vengono da non più di settanta chilometri.|Growers and craftspeople come from no further than seventy kilometres.`),
    programmes: programmesOf(`
Mercatino dell’antiquariato|Antiques market
Mercato dei produttori|Growers’ market
Mercatino del riuso|Second-hand market
Fiera del libro usato|Used book fair
Mercato dei fiori|Flower market||3-6
Mercato dell’artigianato artistico|Arts and crafts market
Mercato contadino|Farmers’ market
Fiera del disco in vinile|Vinyl record fair
Mostra mercato delle piante rare|Rare plants fair||4-10
Mercatino dei ragazzi|Children’s market`),
  },
  {
    category: 'Visite guidate',
    theme: 'Castelli e rocche',
    venues: ['castle', 'museum', 'church', 'theatre'],
    schedules: ['weekly', 'monthly', 'evenings'],
    hours: ['10:30-12:00', '15:30-17:00', '10:30-12:00+15:30-17:00'],
    admissions: [1, 2, 3],
    price: [4, 12],
    leads: textsOf(`
Gruppi di venti persone al massimo, con prenotazione.|Groups of twenty at most, by booking.
Si parte dalla biglietteria; la visita dura un’ora e mezza.|The tour starts from the ticket office and takes an hour and a half.`),
    programmes: programmesOf(`
Visita guidata|Guided tour
Visita guidata al tramonto|Guided tour at sunset|18:30-20:00|4-9
Visita guidata per famiglie|Guided tour for families
Visita guidata in inglese|Guided tour in English
Dietro le quinte|Behind the scenes
Visita in notturna|Tour by night|21:00-22:30
Visita guidata accessibile a tutti|Guided tour accessible to all
Passaggi segreti|Secret passages
I restauri raccontati|The restorations explained`),
  },
  {
    category: 'Rievocazioni storiche',
    theme: 'Castelli e rocche',
    venues: ['castle', 'square'],
    schedules: ['weekend', 'day'],
    hours: ['10:00-13:00+15:00-23:00', '15:00-23:30'],
    admissions: [1, 2, 3],
    price: [5, 14],
    leads: textsOf(`
Duecento figuranti in costume, accampamenti e botteghe dei mestieri.|Two hundred people in costume, camps and craft workshops.
I costumi sono cuciti a mano dalle associazioni del paese, sui disegni degli archivi.|The costumes are sewn by hand by local associations, after drawings in the archives.`),
    programmes: programmesOf(`
Giornate medievali|Medieval days
Corteo storico|Historical procession
Torneo degli arcieri|Archers’ tournament
Banchetto rinascimentale|Renaissance banquet|20:00-23:00
Musici e sbandieratori|Musicians and flag throwers
Mercato medievale|Medieval market
Il ritorno dei duchi|The return of the dukes|17:00-20:00
Giochi d’arme e falconieri|Arms and falconers
Notte di fiaccole|Night of torches|20:30-23:30`),
  },
  {
    category: 'Cinema',
    theme: 'Arte e cultura',
    months: [6, 9],
    venues: ['square', 'park', 'castle'],
    schedules: ['day', 'evenings'],
    hours: ['21:30-23:45', '21:15-23:30'],
    admissions: [1, 2],
    price: [4, 7],
    leads: textsOf(`
Proiezione all’aperto in versione originale con sottotitoli.|Open-air screening in the original version with subtitles.
Sedie per trecento persone; chi vuole porta un cuscino e una coperta.|Chairs for three hundred; bring a cushion and a blanket if you like.`),
    programmes: programmesOf(`
La dolce vita di Federico Fellini|La dolce vita by Federico Fellini
Amarcord di Federico Fellini|Amarcord by Federico Fellini
8½ di Federico Fellini|8½ by Federico Fellini
I vitelloni di Federico Fellini|I vitelloni by Federico Fellini
Novecento di Bernardo Bertolucci|1900 by Bernardo Bertolucci
Il conformista di Bernardo Bertolucci|The Conformist by Bernardo Bertolucci
Deserto rosso di Michelangelo Antonioni|Red Desert by Michelangelo Antonioni
La notte di Michelangelo Antonioni|La notte by Michelangelo Antonioni
Ladri di biciclette di Vittorio De Sica|Bicycle Thieves by Vittorio De Sica
Il giardino dei Finzi Contini di Vittorio De Sica|The Garden of the Finzi-Continis by Vittorio De Sica
Nuovo Cinema Paradiso di Giuseppe Tornatore|Cinema Paradiso by Giuseppe Tornatore
Don Camillo di Julien Duvivier|Don Camillo by Julien Duvivier
Tempi moderni di Charlie Chaplin|Modern Times by Charlie Chaplin`),
  },
  {
    category: 'Bambini e famiglie',
    theme: 'Arte e cultura',
    venues: ['museum', 'castle', 'park'],
    schedules: ['weekly', 'day', 'monthly'],
    hours: ['16:00-17:30', '10:30-12:00', '15:30-17:30'],
    admissions: [1, 2],
    price: [3, 8],
    leads: textsOf(`
Per bambini dai cinque agli undici anni, accompagnati da un adulto.|For children from five to eleven, with an adult.
I materiali sono compresi; alla fine ognuno porta a casa il suo lavoro.|Materials are included; in the end everybody takes their own work home.`),
    programmes: programmesOf(`
Piccoli archeologi|Little archaeologists
Costruisci il tuo castello|Build your castle
Letture animate|Stories read aloud
Burattini in scena|Puppets on stage
Caccia al tesoro|Treasure hunt
Laboratorio di ceramica|Pottery workshop
Disegnare con la luce|Drawing with light
Piccoli mosaicisti|Little mosaic makers
Fiabe sotto l’albero|Tales under the tree||12-12
Il museo dei bambini|The children’s museum`),
  },
  {
    category: 'Sport',
    theme: 'Bicicletta',
    months: [3, 11],
    venues: ['park', 'trail', 'square'],
    schedules: ['day', 'weekend'],
    hours: ['08:00-13:00', '09:00-12:30+14:00-18:00'],
    admissions: [1, 2],
    price: [5, 20],
    leads: textsOf(`
Iscrizioni fino a mezz’ora prima della partenza.|Registration until half an hour before the start.
Ristori lungo il percorso e premio a tutti i gruppi.|Refreshments along the way and a prize for every group.`),
    programmes: programmesOf(`
Corsa podistica di dieci chilometri|Ten-kilometre run
Camminata della salute|Health walk
Pedalata in famiglia|Family bike ride
Ginnastica all’aria aperta|Open-air gymnastics
Prova di orientamento|Orienteering race
Staffetta delle scuole|School relay race`),
  },
  {
    category: 'Sport',
    theme: 'Motori',
    months: [3, 11],
    venues: ['track'],
    schedules: ['day', 'weekend'],
    hours: ['09:00-12:30+14:00-18:00'],
    admissions: [1, 3],
    price: [10, 60],
    leads: textsOf(`
Il circuito apre le tribune e il paddock; i caschi si noleggiano sul posto.|The circuit opens stands and paddock; helmets can be hired there.`),
    programmes: programmesOf(`
Raduno di auto storiche|Vintage car rally
Giri in pista con la propria auto|Laps in your own car
Moto d’epoca in pista|Vintage motorcycles on the track
Scuola di guida sicura|Safe driving school
Pedalata in circuito|Cycling on the circuit
Corsa a piedi in circuito|Running on the circuit
Gara di kart|Kart race`),
  },
  {
    category: 'Natura ed escursioni',
    theme: 'Appennino e natura',
    months: [3, 11],
    venues: ['trail', 'park'],
    schedules: ['day', 'weekly', 'evenings'],
    hours: ['09:00-13:00', '08:30-12:30', '17:30-20:30'],
    admissions: [1, 2],
    price: [6, 18],
    leads: textsOf(`
Guida ambientale, bastoncini e una sosta per la merenda; servono scarponcini.|A nature guide, poles and a break for a snack; walking boots are needed.
Percorso ad anello di otto chilometri, con trecento metri di dislivello.|A loop of eight kilometres with three hundred metres of climb.`),
    programmes: programmesOf(`
Escursione guidata|Guided hike
Trekking fotografico|Photographic hike
Osservazione degli uccelli|Birdwatching||3-6
Passeggiata delle erbe|Walk among the herbs||4-6
Alba sul sentiero|Dawn on the path|05:30-08:30|5-9
Escursione al chiaro di luna|Hike by moonlight|20:30-23:00|5-9
Nordic walking per tutti|Nordic walking for all
Sulle tracce del lupo|On the tracks of the wolf
Alberi monumentali|Monumental trees`),
  },
  {
    category: 'Incontri e libri',
    theme: 'Arte e cultura',
    venues: ['museum', 'theatre', 'castle'],
    schedules: ['day', 'monthly'],
    hours: ['17:30-19:00', '18:00-19:30', '20:45-22:15'],
    admissions: [2, 2, 1],
    price: [3, 6],
    leads: textsOf(`
Ingresso fino a esaurimento dei posti; l’incontro è trasmesso anche in rete.|Admission while seats last; the talk is streamed as well.
Al termine il pubblico può fare domande.|Afterwards the audience may ask questions.`),
    programmes: programmesOf(`
Letture dantesche|Dante readings
Ariosto a voce alta|Ariosto aloud
Leggere Pascoli|Reading Pascoli
Lezioni di storia: gli Estensi|Lessons in history: the House of Este
Lezioni di storia: i Farnese|Lessons in history: the House of Farnese
Lezioni di storia: i Malatesta|Lessons in history: the House of Malatesta
Conversazioni sull’architettura|Conversations about architecture
Colloqui di filosofia|Dialogues in philosophy
Le parole del cibo|The words of food
Un libro, un autore|One book, one author
Scienza per tutti|Science for all`),
  },
  {
    category: 'Enogastronomia',
    theme: 'Enogastronomia',
    venues: ['castle', 'square'],
    schedules: ['day', 'weekend', 'monthly'],
    hours: ['18:30-22:00', '11:00-13:00+17:00-21:00'],
    admissions: [1, 3],
    price: [12, 40],
    leads: textsOf(`
Degustazioni guidate con i produttori; il calice si riconsegna all’uscita.|Guided tastings with the producers; glasses are returned at the exit.
Posti a tavola su prenotazione, con menù per vegetariani.|Seats by booking, with a menu for vegetarians.`),
    programmes: programmesOf(`
Calici sotto le stelle|Glasses under the stars|19:30-23:30|6-9
Degustazione di aceto balsamico|Balsamic vinegar tasting
A scuola di sfoglia|Fresh pasta class|10:00-12:30
Il Parmigiano Reggiano raccontato|The story of Parmigiano Reggiano
Cena a quattro mani|A dinner by two cooks|20:00-23:00
Vini dei colli|Wines of the hills
La cucina di Pellegrino Artusi|The cuisine of Pellegrino Artusi
Formaggi d’alpeggio|Mountain cheeses`),
  },
  {
    category: 'Festival',
    theme: 'Mare',
    months: [5, 9],
    venues: ['beach'],
    schedules: ['week', 'weekend', 'evenings'],
    hours: ['18:00-23:30', '06:00-08:00', '21:00-23:30'],
    admissions: [2, 1],
    price: [5, 15],
    leads: textsOf(`
Sulla sabbia, a piedi nudi; le docce restano aperte fino a tardi.|On the sand, barefoot; showers stay open until late.
Si arriva in treno: la stazione è a dieci minuti a piedi.|Come by train: the station is ten minutes’ walk away.`),
    programmes: programmesOf(`
Festival degli aquiloni|Kite festival|10:00-12:30+15:00-19:00
Concerto all’alba|Concert at dawn|05:30-06:45
Sculture di sabbia|Sand sculptures|10:00-12:30+15:00-22:00
Giornate della vela|Sailing days|10:00-18:00
Notti di musica sul mare|Nights of music by the sea
Yoga al sorgere del sole|Yoga at sunrise|06:15-07:30
Letture sotto l’ombrellone|Reading under the parasol|17:00-18:30
Beach tennis per tutti|Beach tennis for all|09:00-12:00+16:00-19:30
Balli di Romagna|Dances of Romagna|21:00-23:45`),
  },
];
