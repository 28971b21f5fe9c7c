import type { Kind } from './subjects';
import type { Text } from './text';

/** A way to write about a subject: what the title says, and how the text begins. */
export interface Angle {
  readonly kind: Kind;
  readonly title: Text;
  readonly lead: Text;
}

const KINDS: readonly Kind[] = ['event', 'table', 'place', 'route', 'leisure'];

/** kind | title it | title en | lead it | lead en. Placeholders: `daySlots`, `name`, `bare` (without its article), `town`. */
const TABLE = `
event|{Bare}: {few} serate da non perdere|{Bare}: {few} evenings not to miss|{Name} entra nel vivo: {few} serate, {many} appuntamenti e un centro storico che resta sveglio fino a tardi.|{Name} gets going: {few} evenings, {many} events and an old town that stays up late.
event|Verso {name}: come cambia il centro di {town}|Getting ready for {name}: how the centre of {town} changes|Da {weekday} {day} alcune strade di {town} chiudono al traffico per lasciare spazio agli allestimenti.|From {weekday} {day} some streets in {town} close to traffic to make room for the stands.
event|{town} si prepara: torna {name}|{town} gets ready: {name} is back|A {town} i preparativi durano mesi, ma il clima si sente già nelle botteghe e sotto i portici.|In {town} the preparations last for months, but the mood can already be felt in the shops and under the porticoes.
event|Dietro le quinte: chi costruisce {name}|Behind the scenes: the people who make {name}|Sono {many} i volontari che da settimane lavorano la sera, dopo il turno in fabbrica o in ufficio.|{Many} volunteers have been working at night for weeks, after their shifts in factories and offices.
event|In treno e in navetta: raggiungere {town} durante {name}|By train and shuttle: reaching {town} during {name}|Navette ogni venti minuti dalla stazione e parcheggi scambiatori segnalati: l'auto può restare a casa.|Shuttles every twenty minutes from the station and signposted park-and-rides: the car can stay at home.
event|{Bare}, il programma per le famiglie|{Bare}: what's on for families|Laboratori, letture e giochi di una volta occupano il cortile della biblioteca fin dal mattino.|Workshops, readings and old-time games fill the library courtyard from the morning.
event|Una mostra fotografica racconta {name}|A photo exhibition tells the story of {name}|Gli scatti, in buona parte inediti, vengono dagli album delle famiglie di {town}.|The pictures, most of them never shown, come from the family albums of {town}.
event|{Bare}: aperte le iscrizioni per gli espositori|{Bare}: exhibitors can now apply|Le domande si inviano entro {weekday} {day}; precedenza alle produzioni di filiera corta.|Applications are due by {weekday} {day}; short supply chains come first.
event|Cosa resta dopo {name}|What {name} leaves behind|Si spengono le luci e si contano presenze, rifiuti differenziati e sorrisi: un bilancio.|The lights go off, and visitors, recycling and smiles are counted.
event|Dove dormire per {name}: camere, agriturismi e aree sosta|Where to stay for {name}: rooms, farm stays and camper areas|Nel raggio di dieci chilometri si contano {many} strutture, molte con la colazione preparata in casa.|Within ten kilometres there are {many} places to stay, many with home-made breakfast.
event|{Bare}: le novità di quest'anno|{Bare}: what's new this year|Un'area in più, orari più lunghi e un percorso pensato per chi si muove in carrozzina.|One more area, longer hours and a route designed for wheelchair users.
event|{Weekday} {day} l'anteprima: {name}|{Weekday} {day}, a preview of {name}|Alle {hour} si comincia in piazza con la banda e il saluto delle autorità, poi si assaggia.|It starts in the square at {hour} with the band and the welcome, then the tasting begins.
event|Il manifesto di quest'anno per {name} è opera di una studentessa|This year's poster for {name} is by a student|La proposta, scelta fra {many} bozzetti, mescola il segno delle stampe romagnole e i colori della pop art.|The design, chosen among {many} sketches, mixes rust-print patterns and pop art colours.
event|Musica di strada e cucine accese: {town} vive con {name}|Street music and open kitchens: {town} comes alive with {name}|Dalle {hour} i cortili privati si aprono a piccoli concerti, uno ogni mezz'ora.|From {hour} private courtyards open for small concerts, one every half hour.
table|Dove assaggiare {name}: {few} indirizzi di {town}|Where to taste {name}: {few} addresses in {town}|Botteghe, trattorie e aziende agricole: abbiamo chiesto a chi vive a {town} dove va la domenica.|Shops, trattorias and farms: we asked the people of {town} where they go on Sundays.
table|{Bare}: una giornata con chi lo fa|{Bare}: a day with those who make it|La sveglia suona prima dell'alba e le mani lavorano a memoria.|The alarm rings before dawn and the hands work from memory.
table|A scuola di cucina a {town}: in programma {name}|Cookery school in {town}: on the programme, {name}|Corsi di mezza giornata, grembiule compreso, per gruppi di {few} persone.|Half-day courses, apron included, for groups of {few}.
table|Cantine e laboratori aperti: in primo piano {name}|Open cellars and workshops: the spotlight is on {name}|{Weekday} {day} le porte restano aperte dalle {hour}, con visite guidate e assaggi.|On {weekday} {day} doors stay open from {hour}, with guided tours and tastings.
table|Storia e ricette intorno a un sapore: {name}|History and recipes around a flavour: {name}|Nei libri di conti delle famiglie compare già nel Seicento, fra la farina e le candele.|It already appears in seventeenth-century household accounts, between flour and candles.
table|Un marchio, molte famiglie: chi custodisce {name}|One label, many families: the keepers of {name}|Il consorzio riunisce {many} produttori e controlla ogni passaggio.|The consortium brings together {many} producers and checks every step.
table|Il pranzo della domenica a {town}: in tavola {name}|Sunday lunch in {town}: {name} on the table|La tovaglia a stampa ruggine, il vino nel bicchiere basso, e nessuna fretta.|A rust-print tablecloth, wine in low glasses and no hurry.
table|{Bare}, vademecum per chi compra|{Bare}: a buyer's guide|Colore, profumo, etichetta: {few} cose da guardare prima di mettere mano al portafoglio.|Colour, smell, label: {few} things to look at before reaching for your wallet.
table|Gusto in bicicletta: la tappa è {name}|Taste by bicycle: a stage devoted to {name}|Sono {km} chilometri senza salite, con soste ogni mezz'ora.|{Km} kilometres without climbs, with a stop every half hour.
table|I cuochi di domani ripensano {name}|Tomorrow's chefs rethink {name}|Gli allievi della scuola alberghiera firmano un menu in {few} portate.|The students of the hotel school sign a menu of {few} courses.
place|Nuovi orari {season}: {name}|New opening times {season}: {name}|Da {weekday} {day} si entra dalle {hour}; ultimo ingresso un'ora prima della chiusura.|From {weekday} {day} doors open at {hour}; last admission one hour before closing.
place|Una notte speciale: {name} al lume di candela|A special night: {name} by candlelight|{Many} candele, un'arpa e nessun telefono: si entra a piccoli gruppi.|{Many} candles, a harp and no phones: visitors enter in small groups.
place|Concluso il restauro: {name} come non si vedeva da anni|Restoration complete: {name} as it has not been seen for years|I lavori, durati {few} anni, hanno riportato alla luce colori che si credevano perduti.|The work took {few} years and brought back colours believed lost.
place|{Bare}: {few} dettagli che sfuggono alla prima visita|{Bare}: {few} details that escape a first visit|Basta alzare gli occhi, o abbassarli: ecco che cosa cercare.|Look up, or down: here is what to search for.
place|Con i bambini: la caccia al tesoro fra {name} e dintorni|With children: a treasure hunt around {name}|Si ritira la mappa in biglietteria e si parte, matita in mano.|Pick up the map at the ticket office and set off, pencil in hand.
place|Un biglietto solo per {name} e i luoghi vicini|One ticket for {name} and the places nearby|La tessera vale {few} giorni e comprende anche l'autobus.|The pass lasts {few} days and includes the bus.
place|Lo dice una ricerca: {name} fra le mete preferite dai viaggiatori|A survey says so: {name} among travellers' favourites|A convincere è l'accoglienza, prima ancora della fama.|What convinces people is the welcome, even before the fame.
place|Visite in lingua dei segni e percorsi tattili: {name} per tutti|Sign language tours and tactile routes: {name} for everyone|Il progetto nasce con le associazioni di {town} ed è gratuito.|The project was born with the associations of {town} and is free of charge.
place|Gli archivi raccontano: carte ritrovate su {town} e {name}|What the archives tell: papers found about {town} and {name}|In una cassa dimenticata sono riemersi disegni, conti e una lettera.|Drawings, accounts and a letter have come to light in a forgotten chest.
place|Un set naturale: quando il cinema scopre {name}|A natural film set: when cinema discovers {name}|Le riprese hanno coinvolto {many} comparse di {town}.|The shooting involved {many} extras from {town}.
place|Domenica con la guida: {name} e il centro di {town}|Sunday with a guide: {name} and the centre of {town}|Ritrovo alle {hour} davanti all'ingresso; prenotazione consigliata.|Meet at {hour} at the entrance; booking recommended.
place|{Town} in un giorno: {name} e dintorni|{town}: a day around {name}|Colazione al bar della piazza, visita, pranzo lento: l'itinerario ora per ora.|Breakfast in the square, the visit, a slow lunch: the day hour by hour.
route|{Bare}: la guida tappa per tappa|{Bare}: the stage-by-stage guide|Dislivelli, fontane e posti dove dormire, verificati sul campo da chi cammina qui ogni anno.|Climbs, fountains and places to sleep, checked on the ground by those who go every year.
route|Segnaletica nuova e {few} aree di sosta: {name}|New signs and {few} rest areas: {name}|I lavori, finanziati dalla Regione, si sono conclusi {weekday} {day}.|The work, funded by the Region, was completed on {weekday} {day}.
route|Con lo zaino leggero: {name} in un fine settimana|Travelling light: {name} in a weekend|Due giorni, {km} chilometri il primo e qualcuno in meno il secondo.|Two days, {km} kilometres on the first and a few less on the second.
route|Meteo e sicurezza: cosa sapere prima di partire per {name}|Weather and safety: what to know before setting off for {name}|Oltre i mille metri il tempo cambia in un'ora: scarponi, mantella e una telefonata al rifugio.|Above a thousand metres the weather changes within an hour: boots, a cape and a call to the hut.
route|Foliage, silenzio, caldarroste: {name} d'autunno|Autumn colours, silence and chestnuts: {name} in the fall|I giorni migliori vanno da metà ottobre ai primi di novembre.|The best days run from mid October to early November.
route|Camminata al tramonto: {weekday} {day} si parte alle {hour}, meta {name}|A sunset walk on {weekday} {day}, starting at {hour}: {name}|La guida ambientale accompagna un gruppo di {many} persone al massimo.|The guide leads a group of {many} people at most.
route|Anche in carrozzina: il tratto accessibile intorno a {town}|Wheelchair friendly: the accessible stretch around {town}|Fondo compatto, pendenze sotto il cinque per cento e panchine ogni duecento metri.|A firm surface, slopes below five per cent and benches every two hundred metres.
route|Quaderno di viaggio: {km} chilometri con {name}|Travel notebook: {km} kilometres with {name}|Appunti di una giornata cominciata con la nebbia e finita in maniche di camicia.|Notes from a day that began in fog and ended in shirtsleeves.
route|Treno più gambe: {name} senza automobile|Train plus legs: {name} without a car|La stazione più vicina dista {few} chilometri, tutti su strade bianche.|The nearest station is {few} kilometres away, all on gravel roads.
route|Chiusura temporanea di un tratto: {name}|Temporary closure of one stretch: {name}|Per la caduta di alcuni alberi il passaggio è deviato fino a {weekday} {day}.|After some trees came down the passage is diverted until {weekday} {day}.
route|Flora, lupi e stelle: una notte con {name}|Flowers, wolves and stars: one night with {name}|Il rifugio tiene acceso il camino e spegne tutte le altre luci.|The hut keeps its fireplace lit and turns every other light off.
route|Le fotografie dei lettori: {name} in {many} scatti|Readers' pictures: {name} in {many} shots|Le immagini selezionate restano esposte in municipio a {town}.|The selected pictures are on show in the town hall of {town}.
leisure|Fuori stagione conviene: {name} nei giorni tranquilli|Better off season: {name} on quiet days|Meno code, prezzi più bassi e la luce che piace ai fotografi.|Fewer queues, lower prices and the light that photographers like.
leisure|{Bare}, si riparte: date e tariffe|{Bare} opens again: dates and prices|L'apertura è fissata per {weekday} {day} alle {hour}.|The opening is set for {weekday} {day} at {hour}.
leisure|Una giornata a costo zero a {town}, e poi {name}|A free day in {town}, and then {name}|Passeggiata, mercato, bagno e tramonto: si spende solo per il gelato.|A stroll, the market, a swim and the sunset: you only pay for ice cream.
leisure|Benessere e buona tavola: il fine settimana lungo con {name}|Wellness and good food: a long weekend with {name}|Le strutture convenzionate propongono due notti e {few} trattamenti.|Partner hotels offer two nights and {few} treatments.
leisure|{Bare}: più verde e meno asfalto|{Bare}: more green and less tarmac|Il cantiere ha messo a dimora {many} alberi fra tamerici, lecci e pini.|The works have planted {many} trees, among tamarisks, holm oaks and pines.
leisure|Con il cane al seguito: le regole per {name}|Bringing the dog: the rules for {name}|Guinzaglio, ciotola e orari: piccolo galateo per tutti.|Lead, bowl and hours: a little etiquette for everyone.
leisure|Salute: perché i medici consigliano {name}|Health: why doctors recommend {name}|Bastano {few} giorni per sentire la differenza, dice chi ci lavora.|{Few} days are enough to feel the difference, say those who work there.
leisure|Notti d'estate a {town}: musica e luci per {name}|Summer nights in {town}: music and lights for {name}|Alle {hour} si accende il primo palco; la musica tace a mezzanotte.|The first stage lights up at {hour}; the music stops at midnight.
leisure|Lavorare nel turismo: a {town} si cercano stagionali per {name}|Working in tourism: seasonal staff wanted in {town} for {name}|Le offerte sono {many}, dal bagnino alla receptionist.|There are {many} openings, from lifeguards to receptionists.
leisure|{Bare} nei ricordi di chi ci torna da {many} anni|{Bare} as told by a guest of {many} years|Stessa pensione, stesso ombrellone, stessa compagnia: una storia di affetto.|Same guest house, same sunshade, same friends: a story of affection.
`;

function angleOf(line: string): Angle {
  const [name = '', titleIt = '', titleEn = '', leadIt = '', leadEn = ''] = line.split('|');
  const kind = KINDS.find((one) => one === name);
  if (kind === undefined || leadEn === '') throw new Error(`demo angle out of shape: ${line}`);
  return { kind, title: [titleIt, titleEn], lead: [leadIt, leadEn] };
}

/** Every way to write about a subject. */
export const ANGLES: readonly Angle[] = TABLE.trim().split('\n').map(angleOf);
