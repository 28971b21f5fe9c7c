import type { Text } from './text';

/** Something that may happen in any municipality. */
export interface Matter {
  /** Italian name of its category in group 5. */
  readonly theme: string;
  /** With its article, as it stands within a sentence. */
  readonly name: Text;
}

/** theme | matter it | matter en */
const MATTER_TABLE = `
Musica|una rassegna di concerti nei cortili|a series of concerts in the courtyards
Musica|le prove aperte della banda cittadina|the open rehearsals of the town band
Musica|un coro di cento voci|a choir of a hundred voices
Musica|l'organo settecentesco della pieve|the eighteenth-century organ of the parish church
Arte e cultura|il cinema all'aperto sotto le stelle|open-air cinema under the stars
Arte e cultura|la mostra dei pittori di casa|the exhibition of the local painters
Arte e cultura|un murale nato dai racconti degli anziani|a mural born from the tales of the elderly
Arte e cultura|il teatro dialettale|dialect theatre
Arte e cultura|la notte bianca dei musei|the museums' late night
Arte e cultura|il gruppo di lettura della biblioteca|the library's reading group
Arte e cultura|gli affreschi ritrovati dell'oratorio|the rediscovered frescoes of the oratory
Arte e cultura|la fiera del libro usato|the second-hand book fair
Arte e cultura|le lezioni di storia in osteria|history lessons at the inn
Arte e cultura|un festival di burattini|a puppet festival
Arte e cultura|la residenza per giovani artisti|the residency for young artists
Arte e cultura|il presepe meccanico|the mechanical nativity scene
Arte e cultura|la collezione di radio d'epoca|the collection of vintage radios
Arte e cultura|la visita guidata alle chiese romaniche|the guided tour of the Romanesque churches
Arte e cultura|l'orologio della torre, di nuovo in funzione|the tower clock, working again
Arte e cultura|un documentario girato fra i campi|a documentary shot in the fields
Castelli e rocche|le giornate del castello aperto|the open castle days
Castelli e rocche|una cena medievale fra le mura|a medieval dinner within the walls
Castelli e rocche|il camminamento di ronda restaurato|the restored sentry walk
Castelli e rocche|i falconieri e gli arcieri|falconers and archers
Enogastronomia|il mercato dei produttori a chilometro zero|the zero-kilometre farmers' market
Enogastronomia|la gara delle sfogline|the contest of the pasta makers
Enogastronomia|il pranzo di comunità in strada|the community lunch in the street
Enogastronomia|la festa della castagna|the chestnut festival
Enogastronomia|i tortelli di zucca come una volta|pumpkin tortelli as they used to be
Enogastronomia|una degustazione di oli e pani antichi|a tasting of oils and ancient breads
Enogastronomia|le cantine aperte al tramonto|cellars open at sunset
Enogastronomia|il maialino di mora romagnola|the Mora Romagnola pig
Enogastronomia|la colazione in vigna|breakfast in the vineyard
Enogastronomia|l'orto didattico delle scuole|the schools' teaching garden
Enogastronomia|la zuppa della vigilia|the Christmas Eve soup
Enogastronomia|i mieli di pianura e di montagna|honeys of plain and mountain
Enogastronomia|le botteghe storiche con il nuovo marchio|the historic shops with their new label
Appennino e natura|una passeggiata fra gli alberi monumentali|a walk among the monumental trees
Appennino e natura|il bosco didattico|the teaching wood
Appennino e natura|l'oasi dei cavalieri d'Italia|the oasis of the black-winged stilts
Appennino e natura|la notte delle lucciole|the night of the fireflies
Appennino e natura|il censimento delle rondini|the swallow census
Appennino e natura|un sentiero nuovo lungo il torrente|a new path along the stream
Appennino e natura|le erbe spontanee da riconoscere|wild herbs to recognise
Appennino e natura|il planetario gonfiabile|the inflatable planetarium
Appennino e natura|la pulizia collettiva del fiume|the community river clean-up
Appennino e natura|l'arrampicata per principianti|climbing for beginners
Cammini|la camminata dei mulini|the walk of the mills
Cammini|una tappa in più sull'antica via romea|one more stage on the old pilgrims' road
Cammini|il trekking urbano fra vicoli e canali|urban trekking among alleys and canals
Cammini|i passi lenti del gruppo di cammino|the slow steps of the walking group
Bicicletta|la ciclofficina dei ragazzi|the youngsters' bike workshop
Bicicletta|una pedalata d'epoca su strade bianche|a vintage ride on gravel roads
Bicicletta|la nuova pista ciclabile verso la stazione|the new cycle path to the station
Bicicletta|il giro delle pievi in bicicletta|the round of the parish churches by bicycle
Bicicletta|le colonnine per ricaricare le e-bike|the charging points for e-bikes
Motori|il raduno delle auto storiche|the vintage car rally
Motori|le moto da corsa degli anni Sessanta|racing motorcycles of the Sixties
Motori|il museo diffuso della meccanica|the open museum of engineering
Terme e benessere|lo yoga nel parco|yoga in the park
Terme e benessere|una giornata del respiro nel bosco|a day of breathing in the forest
Terme e benessere|il bagno d'acqua e di silenzio|the bath of water and silence
Arte e cultura|la tombola in piazza|bingo in the square
Arte e cultura|il mercatino dell'antiquariato|the antiques market
Arte e cultura|la casa dei giochi di legno|the house of wooden games
Arte e cultura|un trekking fotografico|a photographic walk
Arte e cultura|l'infopoint rinnovato|the renewed tourist office
Arte e cultura|il wi-fi gratuito nelle piazze|free wi-fi in the squares
Arte e cultura|la mappa illustrata per i più piccoli|the illustrated map for the youngest
Arte e cultura|i murales della ferrovia|the railway murals
`;

/** title it | title en. Placeholders: `daySlots`, `matter`, `town`, `provinceName`. */
const TITLE_TABLE = `
A {town} {matter}|In {town}, {matter}
{Matter}: l'appuntamento di {town}|{Matter}: {town}'s event
{Town} {season}: {matter}|{Town} {season}: {matter}
{Weekday} {day} a {town} {matter}|{Weekday} {day} in {town}: {matter}
Fra le novità di {town} {matter}|New in {town}: {matter}
{Town}, {matter} e altre idee per il fine settimana|{Town}: {matter} and other ideas for the weekend
{Matter} nel cuore di {town}|{Matter} in the heart of {town}
Non solo in città: {matter} a {town}|Not only in the cities: {matter} in {town}
Gli abitanti di {town} e {matter}|The people of {town} and {matter}
Un pomeriggio a {town}: {matter}|An afternoon in {town}: {matter}
{Matter}, così {town} guarda avanti|{Matter}: how {town} looks ahead
Per chi ama le cose semplici: {matter} a {town}|For lovers of simple things: {matter} in {town}
{Town} racconta {matter}|{Town} tells the story of {matter}
Prenotazioni aperte a {town} per {matter}|Booking opens in {town} for {matter}
A {town} cambiano gli orari per {matter}|New times in {town} for {matter}
Maltempo a {town}, nuova data per {matter}|Bad weather in {town}, a new date for {matter}
Tre domande a chi organizza a {town} {matter}|Three questions to the organisers in {town}: {matter}
Con la nebbia o con il sole: {matter} a {town}|In fog or sunshine: {matter} in {town}
{Town} dopo cena: {matter}|{Town} after dinner: {matter}
In provincia di {provinceName}: {matter} a {town}|In the province of {provinceName}: {matter} in {town}
{Matter}: a {town} si entra gratis|{Matter}: free admission in {town}
La provincia da scoprire, {town}: {matter}|A province to discover, {town}: {matter}
Alle {hour} in piazza a {town}: {matter}|{Hour} in the square of {town}: {matter}
Fuori rotta: {matter}, e {town} sorprende|Off the track: {matter}, and {town} surprises
Quando {town} fa festa: {matter}|When {town} celebrates: {matter}
Patto fra scuole e Comune di {town} per {matter}|Schools and council of {town} join forces for {matter}
Piccoli borghi, grandi idee. A {town} {matter}|Small towns, big ideas. In {town}, {matter}
{Many} iscritti a {town} per {matter}|{Many} people sign up in {town} for {matter}
{Matter}: istruzioni per l'uso da {town}|{Matter}: instructions for use from {town}
Sorpresa a {town}: {matter}|A surprise in {town}: {matter}
Sulle strade di {town}: {matter}|On the roads of {town}: {matter}
Ricomincia da {town} il viaggio fra {matter} e vecchie osterie|The journey between {matter} and old inns starts again from {town}
`;

const linesOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|'));

/** What may happen in any municipality. */
export const MATTERS: readonly Matter[] = linesOf(MATTER_TABLE).map(([theme = '', it = '', en = '']) => ({
  theme,
  name: [it, en],
}));

/** How a title brings a matter and a municipality together. */
export const TOWN_TITLES: readonly Text[] = linesOf(TITLE_TABLE).map(([it = '', en = '']) => [it, en]);

/** How a text about a municipality begins. */
export const TOWN_LEADS: readonly Text[] = linesOf(`
{Weekday} {day} {town} si ritrova alle {hour}: al centro dell'attenzione {matter}.|On {weekday} {day} {town} meets at {hour}: the centre of attention is {matter}.
Chi arriva a {town} {season} se ne accorge subito: sulle vetrine, in biblioteca e al bar si parla di una cosa sola, {matter}.|Whoever comes to {town} {season} notices at once: in shop windows, at the library and in cafés people talk of one thing only, {matter}.
L'idea è nata quasi per caso, davanti a un caffè, e oggi coinvolge {many} persone: {matter}.|The idea came almost by chance, over a coffee, and today involves {many} people: {matter}.
A {town} lo dicono da sempre: le cose belle si fanno insieme. Così è stato anche per {matter}.|In {town} they have always said that good things are made together. So it was for {matter}.
Il Comune e la Pro Loco di {town} hanno presentato {weekday} {day} il calendario: in primo piano {matter}.|The council and the tourist board of {town} presented the calendar on {weekday} {day}: in the foreground, {matter}.
Bastano {few} minuti a piedi dalla stazione per scoprire che cosa ha in serbo {town}: {matter}.|It takes a {few}-minute walk from the station to find out what {town} has in store: {matter}.
Non serve andare lontano. A {town}, in provincia di {provinceName}, questo mese il motivo per fermarsi è {matter}.|There is no need to go far. In {town}, in the province of {provinceName}, the reason to stop this month is {matter}.
`).map(([it = '', en = '']) => [it, en]);
