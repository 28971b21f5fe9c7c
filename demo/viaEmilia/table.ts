import { type Route, routeOf } from '../itineraries/routes';

/** The columns are those of `itineraries/routeTable.ts`. */
const TABLE = `
A|train|5|2 4|pc-cavalli fiorenzuola fidenza pr-duomo prampolini rubiera mo-grande castelfranco bo-maggiore csp imola-rocca faenza-piazza fo-saffi artusi malatestiana rubicone santarcangelo ri-tiberio|Tutta la via Emilia, da Piacenza a Rimini|The whole Via Emilia, from Piacenza to Rimini|Duecentosettanta chilometri quasi diritti, tracciati dal console Marco Emilio Lepido nel 187 avanti Cristo: le città sono ancora a un giorno di marcia l'una dall'altra.|Two hundred and seventy kilometres, nearly straight, laid out by the consul Marcus Aemilius Lepidus in 187 BC: the towns are still a day's march apart.
E|car|4|2 4|pc-cavalli caseificio pr-duomo prampolini albinelli castelfranco quadrilatero artusi|La via Emilia dei sapori|The Via Emilia of flavours|Dalla coppa alla piadina: ogni venti chilometri cambia la sfoglia, e con la sfoglia il ripieno.|From coppa to piadina: every twenty kilometres the dough changes, and with the dough its filling.
A|car|3|4 6|veleia pc-farnese prampolini marzabotto ra-domus ri-tiberio|La via Emilia romana|The Roman Via Emilia|Fori, ponti e mosaici di quando qui si chiamava Gallia Cisalpina.|Forums, bridges and mosaics of when this was Cisalpine Gaul.
U|train|3|2 4|pc-cavalli busseto pr-regio prampolini mo-grande bo-maggiore ri-fellini|La via Emilia in musica|The Via Emilia in music|Verdi e Pavarotti, Dalla e Casadei: una strada che ha sempre cantato.|Verdi and Pavarotti, Dalla and Casadei: a road that has always sung.
V|car|3|3 4|maranello mo-enzo pagani lamborghini ducati imola-pista misano|La via Emilia dei motori|The Via Emilia of engines|Fra Modena e Misano, officine, musei e piste a pochi minuti dalla consolare.|Between Modena and Misano, workshops, museums and tracks a few minutes from the consular road.
B|bike|4|3 5|fidenza pr-ducale prampolini rubiera mo-grande castelfranco bo-maggiore|In bicicletta accanto alla via Emilia|By bicycle beside the Via Emilia|Argini, strade bianche e ciclabili parallele: si tocca ogni città senza incontrare un camion.|Banks, gravel roads and cycle paths: one touches every town and meets no lorry.
A|train|4|2 3|pc-farnese pilotta prampolini mo-estense bo-mambo fo-domenico ri-fellini|Sette musei, sette stazioni|Seven museums, seven stations|Un capolavoro per città, tutti a un quarto d'ora dal treno.|A masterpiece for each town, all a quarter of an hour from the train.
R|car|3|1 6|arquato fontanellato torrechiara bianello vignola dozza cesena-rocca|I castelli sopra la via Emilia|Castles above the Via Emilia|Chi teneva le colline teneva la strada: sette rocche che l'hanno guardata passare.|Who held the hills held the road: seven fortresses that watched it go by.
W|foot|4|2 5|guado pc-duomo fiorenzuola fidenza|La via Emilia dei pellegrini|The pilgrims' Via Emilia|Fra il Po e Fidenza la Francigena e la consolare camminano insieme.|Between the Po and Fidenza the Francigena and the consular road walk together.
A|train|3|2 7|brescello cervi bo-maggiore pascoli santarcangelo ri-fellini|Pagine e pellicole della via Emilia|Pages and films of the Via Emilia|Guareschi e i Cervi, Pascoli e Guerra, Pasolini sotto i portici e Fellini sul mare.|Guareschi and the Cervi, Pascoli and Guerra, Pasolini under the porticoes and Fellini by the sea.
N|car|3|1 5|carrega bismantova nirano gessi carne saline|La via Emilia verde|The green Via Emilia|Basta girare a destra: in mezz'ora si è fra boschi, vulcani di fango e gessi.|It takes a turn to the right: in half an hour there are woods, mud volcanoes and gypsum hills.
T|car|3|2|salso csp riolo castrocaro magazzini|La via Emilia delle acque|The Via Emilia of waters|I legionari si fermavano a bagnarsi: le sorgenti sono le stesse.|The legionaries stopped to bathe: the springs are the same.
`;

/** The itineraries along the Via Emilia, in their order: the first two are filled to the last slot. */
export const VIA_EMILIA_ROUTES: readonly Route[] = TABLE.trim().split('\n').map(routeOf);

/** How many of them, from the first, have every slot filled. */
export const FULL_ROUTES = 2;
