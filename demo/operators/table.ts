import type { Text } from '../news/text';
import { THEMES } from '../places/named';

/** What an operator does, by the Italian name of its category in group 10. */
export type Trade =
  | 'Dimore storiche'
  | 'Agriturismi'
  | 'Guide e accompagnatori'
  | 'Tour operator'
  | 'Cantine'
  | 'Stabilimenti termali'
  | 'Noleggio biciclette'
  | 'Scuole di cucina'
  | 'Acetaie'
  | 'Caseifici';

/** An operator of the demo. None of them exists. */
export interface NamedOperator {
  readonly trade: Trade;
  /** Italian name of its category in group 5. */
  readonly theme: string;
  /** Name of the municipality, as ISTAT writes it. */
  readonly town: string;
  /** The demo's locality that it lies in. */
  readonly locality: string;
  readonly street: string;
  readonly number: string;
  readonly name: string;
  /** One sentence about it. */
  readonly fact: Text;
}

const TRADES: Readonly<Record<string, Trade>> = {
  D: 'Dimore storiche',
  A: 'Agriturismi',
  G: 'Guide e accompagnatori',
  O: 'Tour operator',
  C: 'Cantine',
  T: 'Stabilimenti termali',
  N: 'Noleggio biciclette',
  S: 'Scuole di cucina',
  B: 'Acetaie',
  F: 'Caseifici',
};

/** trade | theme | municipality | locality, where it is another one | street | number | name | fact it | fact en */
const TABLE = `
D|R|Agazzano||Via Castello|4|Corte dei Glicini|Una casaforte del Quattrocento con sette camere, una ghiacciaia e un glicine più vecchio dell’Italia unita.|A fortified house of the fifteenth century with seven rooms, an ice house and a wisteria older than united Italy.
D|A|Voghiera||Via delle Delizie|11|Palazzo della Spalliera|Sale affrescate aperte sul frutteto, a pochi minuti dalle delizie degli Estensi.|Frescoed rooms open on the orchard, minutes away from the Este villas.
D|R|Bertinoro||Via Mainardi|7|Torre dell’Albana|Una torre di guardia diventata casa: dall’ultimo piano si vede la costa da Ravenna a Rimini.|A watch tower turned into a house: its top floor overlooks the coast from Ravenna to Rimini.
D|U|Busseto||Strada della Quercia|23|Villa del Maestro|Pianoforte a coda, parco all’inglese e una cucina dove si cena tutti insieme.|A grand piano, an English park and a kitchen where everyone dines together.
D|R|Quattro Castella||Via Matilde|15|Corte Bianca di Canossa|Fienile e casa padronale ai piedi dei quattro colli, con la vista su tre castelli.|A barn and a manor at the foot of the four hills, in sight of three castles.
A|E|Castelvetro di Modena|Levizzano Rangone|Via Cavarola|52|Podere Grasparossa|Sei ettari di vigna, un forno a legna e il pane del sabato che finisce prima di mezzogiorno.|Six hectares of vines, a wood oven and a Saturday bread that is gone before noon.
A|N|Villa Minozzo||Località Civago|3|La Stalla sul Crinale|Mucche rosse, ricotta calda alle otto e il Parco nazionale dietro la staccionata.|Red cows, warm ricotta at eight and the National Park behind the fence.
A|E|Brisighella||Via Valloni|18|Gli Ulivi del Lamone|Tremila ulivi sulla Vena del Gesso e un frantoio che lavora solo in novembre.|Three thousand olive trees on the gypsum ridge and a mill that works in November only.
A|E|Borgo Val di Taro||Località Tiedoli|9|Ca’ del Porcino|Castagneto, fungaia naturale e quattro camere sopra la cucina.|A chestnut wood, mushrooms that come by themselves and four rooms above the kitchen.
A|N|Bagno di Romagna||Via Nefetti|31|I Campi dell’Alto Savio|Un orto a seicento metri, pecore e una tavola lunga sotto il noce.|A kitchen garden at six hundred metres, sheep and a long table below the walnut tree.
A|E|Predappio||Strada Rocca|40|Terre di Sangiovese|Vigna vecchia, orto nuovo e passatelli tirati a mano la domenica.|An old vineyard, a new garden and passatelli made by hand on Sundays.
A|B|Ostellato||Via Argine Mezzano|6|La Corte delle Anse|In mezzo alle anse vallive, con un pontile, due canoe e le biciclette per gli ospiti.|Amid the wetlands, with a jetty, two canoes and bicycles for its guests.
A|N|Ferriere||Località Selva|12|Il Prato d’Aveto|Patate di montagna, miele di tiglio e un sentiero che parte dalla porta di casa.|Mountain potatoes, lime honey and a path that starts at the front door.
G|N|Sestola||Corso Umberto I|27|Passo dopo Passo Cimone|Tre guide ambientali che salgono al Cimone con scarponi, ciaspole o sci d’alpinismo.|Three nature guides who climb the Cimone in boots, on snowshoes or touring skis.
G|A|Ravenna||Via Mazzini|14|Tessere, guide di Ravenna|Cinque storiche dell’arte che raccontano i mosaici anche a chi ha sei anni.|Five art historians who tell of the mosaics to six-year-olds too.
G|A|Bologna||Via de’ Carbonesi|8|Sotto i Portici|Passeggiate a tema nella città rossa: acque nascoste, torri, cucine e delitti.|Themed walks in the red city: hidden waters, towers, kitchens and crimes.
G|A|Ferrara||Via Contrari|5|Ferrara Racconta|Guide in bicicletta fra mura, ghetto e addizione, con la voce che non si alza mai.|Guides on bicycles among walls, ghetto and Renaissance streets, who never raise their voices.
G|N|Comacchio||Via Agatopisto|19|Barene e Fenicotteri|Uscite in barca e birdwatching nelle valli, con il cannocchiale compreso.|Boat outings and birdwatching in the lagoons, telescope included.
G|N|Santa Sofia||Via Unità d’Italia|33|Foreste Casentinesi a Piedi|Guide che abitano nel Parco e conoscono le faggete per nome.|Guides who live in the Park and know its beech woods by name.
G|W|Berceto||Via Romea|2|Compagni di Via|Accompagnano i pellegrini sulla Francigena e portano gli zaini di chi non ce la fa.|They walk with pilgrims on the Francigena and carry the rucksacks of those who cannot.
G|R|Castell’Arquato||Via Dante Alighieri|16|Il Mastio|Visite notturne alla rocca e cacce al tesoro per le famiglie.|Night tours of the fortress and treasure hunts for families.
G|N|Castelnovo ne’ Monti||Via Bismantova|21|Parete Nord|Guide alpine: ferrata, falesia e prime arrampicate sulla Pietra.|Mountain guides: via ferrata, crags and first climbs on the Rock.
O|V|Modena||Viale Monte Kosica|44|Giri di Motore|Una giornata fra musei, fabbriche e collezioni private, con chi in officina ci ha lavorato.|A day among museums, factories and private collections, led by people who worked there.
O|E|Parma||Borgo Angelo Mazza|10|Food Valley in Tasca|Alle sei del mattino in caseificio, a mezzogiorno in prosciuttificio: poi si pranza.|At six in the dairy, at noon among the hams: then lunch.
O|S|Rimini||Viale Vespucci|61|Mare d’Inverno Viaggi|La riviera fuori stagione: terme, cinema di Fellini e borghi dell’entroterra.|The riviera off season: spas, Fellini’s cinema and villages inland.
O|B|Cesenatico||Viale Carducci|88|Nove Salite|Settimane in bicicletta con furgone al seguito e meccanico la sera.|Cycling weeks with a van in support and a mechanic in the evening.
O|A|Faenza||Corso Mazzini|39|Argilla Tour|Botteghe di ceramisti aperte una alla volta, per gruppi di otto.|Potters’ workshops opened one at a time, for groups of eight.
O|N|Piacenza||Via XX Settembre|72|Quattro Valli|Trebbia, Nure, Arda e Tidone in un pulmino da nove posti.|Trebbia, Nure, Arda and Tidone in a nine-seat van.
C|E|Ziano Piacentino||Località Vicobarone|17|Cantina Poggio Malvasia|Gutturnio fermo e frizzante, e una Malvasia che si beve guardando i filari.|Gutturnio still and sparkling, and a Malvasia drunk in sight of its vines.
C|E|Bertinoro||Via Cellaimo|26|Vigne del Balcone|Albana secca, passita e in anfora, sul balcone della Romagna.|Albana dry, sweet and in amphora, on the balcony of Romagna.
C|E|Dozza||Via Monte del Re|9|Cantina del Muro Dipinto|Tre generazioni di pignoletto e un’etichetta nuova ogni Biennale.|Three generations of Pignoletto and a new label for every Biennale.
C|E|Scandiano||Via Monte Evangelo|4|Tenuta Spergola|Il bianco dei Boiardo, spumante e fermo, nelle grotte di gesso.|The Boiardo family’s white, sparkling and still, in caves of gypsum.
C|E|Langhirano|Torrechiara|Strada Mulino Vecchio|13|Vigna del Castello|Malvasia di Candia e barbera, con Torrechiara in fondo al filare.|Malvasia di Candia and Barbera, with Torrechiara at the end of the row.
C|E|Nonantola||Via per Solara|64|Lambrusco di Via Solara|Sorbara rosa e tagliente, rifermentato in bottiglia come lo beveva il nonno.|Pink, sharp Sorbara, fermented in the bottle as grandfather drank it.
C|E|Monte San Pietro||Via Mongiorgio|30|Calanchi e Pignoletto|Vigna ripida, vendemmia a mano e una vecchia tinaia per le cene.|Steep vines, hand picking and an old vat room for suppers.
C|E|Codigoro|Pomposa|Via Lidi Ferraresi|55|Le Sabbie dell’Eliceo|Fortana su piede franco, piantata nella sabbia a due chilometri dal mare.|Ungrafted Fortana, planted in sand two kilometres from the sea.
C|E|Saludecio||Via Santa Maria del Monte|20|Rebola di Collina|Rebola e sangiovese con il mare sullo sfondo.|Rebola and Sangiovese with the sea behind.
T|T|Salsomaggiore Terme|Tabiano Terme|Viale alle Fonti|8|Fonti di Tabiano Alto|Acqua sulfurea, vapore e una piscina panoramica sulle colline.|Sulphur water, steam and a pool overlooking the hills.
T|T|Riolo Terme||Via Firenze|14|Terme della Vena|Fanghi dei vulcanetti di Bergullo e piscine in mezzo al parco.|Mud from the Bergullo volcanoes and pools in the middle of the park.
T|T|Alto Reno Terme|Porretta Terme|Via Mazzini|60|Le Antiche Sorgenti|Inalazioni, grotte di vapore e bagni serali a lume di candela.|Inhalations, steam caves and evening baths by candlelight.
N|B|Ferrara||Viale Cavour|110|Due Ruote Estensi|City bike, tandem e carrellini, con le mappe delle mura e del Po.|City bikes, tandems and trailers, with maps of the walls and the Po.
N|B|Cervia|Milano Marittima|Viale Matteotti|47|Pineta in Sella|Biciclette da spiaggia e fat bike, a cinquanta metri dal mare.|Beach cruisers and fat bikes, fifty metres from the sea.
N|B|Sestola||Via Statale|103|Cimone Ride|Mountain bike ed enduro, protezioni comprese, ai piedi degli impianti.|Mountain and enduro bikes, protection included, at the foot of the lifts.
N|B|Guastalla||Viale Po|5|Il Pedale del Po|E-bike per l’argine maestro, con ritiro a Boretto, Gualtieri o Luzzara.|E-bikes for the main embankment, to be left in Boretto, Gualtieri or Luzzara.
N|B|Sasso Marconi||Via Porrettana|256|Officina dei Bricchi|Gravel e mountain bike per la Via degli Dei, con i bagagli portati a Firenze.|Gravel and mountain bikes for the Path of the Gods, luggage carried on to Florence.
N|B|Riccione||Viale Dante|131|Riviera Bike Point|Bici da corsa in carbonio, misurate dal meccanico prima di partire.|Carbon road bikes, fitted by the mechanic before you leave.
S|E|Bologna||Via Clavature|12|La Sfoglia di Nonna Ines|Mattarello, tagliere e quattro formati di pasta in una mattina.|Rolling pin, board and four shapes of pasta in one morning.
S|E|Forlimpopoli||Via Costa|21|Cucina di Casa Pellegrina|Le ricette dell’Artusi, una per una, nella città che gli diede i natali.|Artusi’s recipes, one by one, in the town where he was born.
S|E|Parma||Strada Nino Bixio|49|Tortelli e Compagnia|Tortelli d’erbetta annegati nel burro e foderati di formaggio, come vuole la regola.|Herb tortelli drowned in butter and lined with cheese, as the rule has it.
S|E|Rimini|Viserba|Via Roma|34|L’Azdora|La piadina sottile del mare e quella spessa dell’entroterra, sulla teglia di terracotta.|The thin piadina of the coast and the thick one of the hills, on an earthenware plate.
S|E|Ferrara||Via Ripagrande|6|Cappellacci e Salama|La zucca violina, la coppia e i segreti della salama da sugo.|Violina pumpkin, Ferrara bread and the secrets of salama da sugo.
B|E|Spilamberto||Via Coccola|15|Acetaia del Sottotetto|Centoventi botticelle sotto le tegole, la più vecchia del 1892.|A hundred and twenty casks under the tiles, the oldest of 1892.
B|E|Modena||Strada Vaciglio|308|Acetaia Ca’ Lunga|Trebbiano cotto a fuoco diretto, venticinque anni di pazienza.|Trebbiano cooked over an open fire, twenty-five years of patience.
B|E|Novellara||Via Marconi|2|Acetaia dei Gonzaga|Il tradizionale reggiano, bollino aragosta, argento e oro.|Traditional vinegar of Reggio, with its lobster, silver and gold labels.
B|E|Castelvetro di Modena||Via Destra Guerro|41|Le Dodici Botti|Una batteria per ogni figlia nata in famiglia, come si usava.|A set of casks for every daughter born to the family, as was the custom.
B|E|Scandiano||Via Pellegrina|7|Acetaia Boiarda|Saba, aceto e gelato: la visita finisce sempre con il cucchiaino.|Cooked must, vinegar and ice cream: the visit always ends with a spoon.
F|E|Langhirano||Strada Massese|96|Caseificio Val Parma Alta|Otto forme al giorno e una scalera lunga quaranta metri.|Eight wheels a day and shelves forty metres long.
F|E|Castelnovo ne’ Monti||Via Roma|118|Latteria della Pietra|Parmigiano Reggiano di montagna, da stalle sopra i settecento metri.|Mountain Parmigiano Reggiano, from farms above seven hundred metres.
F|E|Pavullo nel Frignano||Via Giardini Nord|77|Caseificio del Frignano|Vacche bianche modenesi, una razza che era quasi scomparsa.|White Modenese cows, a breed that had nearly vanished.
F|E|Talamello||Via Saffi|3|La Fossa dell’Ambra|Formaggio calato in fossa ad agosto e riaperto a novembre, per Santa Caterina.|Cheese lowered into its pit in August and brought up in November, for Saint Catherine.
`;

function operatorOf(line: string): NamedOperator {
  const [trade = '', sort = '', town = '', locality = '', street = '', number = '', name = '', it = '', en = ''] =
    line.split('|');
  const [does, theme] = [TRADES[trade], THEMES[sort]];
  if (does === undefined || theme === undefined || en === '') throw new Error(`demo operator out of shape: ${line}`);
  return {
    trade: does,
    theme,
    // Municipalities are known by their straight apostrophe.
    town: town.replaceAll('’', "'"),
    locality: (locality || town).replaceAll('’', "'"),
    street,
    number,
    name,
    fact: [it, en],
  };
}

/** The operators, of every trade. */
export const OPERATORS: readonly NamedOperator[] = TABLE.trim().split('\n').map(operatorOf);
