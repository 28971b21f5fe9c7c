import { SUBJECTS } from '../news/subjects';
import type { Text } from '../news/text';

/** Something that people come for. */
export interface NamedInterest {
  /** Name of the municipality, as ISTAT writes it. */
  readonly town: string;
  /** With its article, as it stands within a sentence. */
  readonly name: Text;
  /** One sentence about it. */
  readonly fact: Text;
  /** Italian name of its theme in group 5. */
  readonly theme: string;
  /** Italian name of what it belongs to below its theme; '' for nothing. */
  readonly child: string;
}

/** What the subjects of news belong to below their themes, by their Italian names; feasts and festivals are no interests. */
const CHILD_OF_SUBJECT: Readonly<Record<string, string>> = {
  "l'Aceto Balsamico Tradizionale": 'Prodotti DOP e IGP',
  'il Parmigiano Reggiano delle vacche rosse': 'Prodotti DOP e IGP',
  'la coppia ferrarese': 'Prodotti DOP e IGP',
  'la piadina romagnola': 'Prodotti DOP e IGP',
  'il Formaggio di Fossa': 'Prodotti DOP e IGP',
  "l'Albana e il Sangiovese dei colli": 'Strade dei vini e dei sapori',
  'il Gutturnio': 'Strade dei vini e dei sapori',
  'la Strada del Prosciutto e dei vini dei colli': 'Strade dei vini e dei sapori',
  'il mercato dei produttori della pianura': 'Mercati contadini',
  'il Castello di Torrechiara': 'Castelli del Ducato',
  'la Rocca Sanvitale': 'Castelli del Ducato',
  'la Fortezza dei Landi': 'Castelli del Ducato',
  'il Castello di Rivalta': 'Castelli del Ducato',
  'la Fortezza di San Leo': 'Rocche di Romagna',
  'la Rocca delle Caminate': 'Rocche di Romagna',
  'la Rocca Malatestiana di Verucchio': 'Rocche di Romagna',
  'i mosaici di San Vitale': 'Siti UNESCO',
  'i portici di Bologna': 'Siti UNESCO',
  'il Palazzo dei Diamanti': "Città d'arte",
  'il Complesso della Pilotta': "Città d'arte",
  'il Palazzo dei Pio': "Città d'arte",
  'il Museo Civico Archeologico': 'Musei e gallerie',
  'il Museo Internazionale delle Ceramiche': 'Musei e gallerie',
  'le Gallerie Estensi': 'Musei e gallerie',
  'il Fellini Museum': 'Musei e gallerie',
  'la Galleria Ricci Oddi': 'Musei e gallerie',
  'il Museo Archeologico di Sarsina': 'Musei e gallerie',
  'il Teatro Sociale di Gualtieri': 'Teatri storici',
  'il Museo Ferrari': 'Musei dei motori',
  'il Museo Lamborghini': 'Musei dei motori',
  "l'Autodromo Enzo e Dino Ferrari": 'Autodromi e circuiti',
  'il Misano World Circuit': 'Autodromi e circuiti',
  "l'Autodromo Riccardo Paletti": 'Autodromi e circuiti',
  'la Via degli Dei': 'Via degli Dei',
  'la Via Francigena': 'Via Francigena',
  'il Cammino di Dante': 'Cammino di Dante',
  'la Ciclovia del Sole': 'Ciclovie',
  'la ciclovia VENTO': 'Ciclovie',
  'la Destra Po': 'Ciclovie',
  'la Nove Colli': 'Salite celebri',
  'la salita di San Luca': 'Salite celebri',
  "l'anello dei laghi di Suviana e Brasimone": 'Mountain bike',
  'la Pietra di Bismantova': 'Grotte e geositi',
  'la Vena del Gesso': 'Grotte e geositi',
  'le Salse di Nirano': 'Grotte e geositi',
  'il Monte Cimone': 'Neve e sci',
  'il Corno alle Scale': 'Neve e sci',
  'il Lago Santo parmense': 'Laghi e cascate',
  'il lago Calamone': 'Laghi e cascate',
  'le Foreste Casentinesi': 'Parchi e riserve',
  'le saline di Cervia': 'Parchi e riserve',
  'la pineta di Milano Marittima': 'Spiagge',
  'i lidi ravennati': 'Spiagge',
  Portoverde: 'Porti turistici',
  'le Terme Berzieri': 'Città termali',
  'le terme di Bagno di Romagna': 'Città termali',
  'le Terme di Castrocaro': 'Città termali',
  'le terme di Porretta': 'Città termali',
  'le terme di Riolo': 'Stabilimenti termali',
  'le Terme di Cervia': 'Stabilimenti termali',
  Mirabilandia: 'Parchi tematici',
  "l'Italia in Miniatura": 'Parchi tematici',
  "l'Oltremare": 'Parchi tematici',
};

/** theme > child | municipality | name it | name en | fact it | fact en */
const TABLE = `
Arte e cultura>Città d'arte|Parma|il Battistero di Parma|the Parma Baptistery|Il marmo rosa di Verona cambia colore con la luce, e dentro dodici statue raccontano i mesi dell'anno.|Its pink Verona marble changes with the light, and inside twelve statues tell the months of the year.
Arte e cultura>Città d'arte|Rimini|l'Arco d'Augusto|the Arch of Augustus|Chiude la via Flaminia dal 27 avanti Cristo: è l'arco onorario romano più antico che si sia conservato nel nord.|It has closed the Via Flaminia since 27 BC: the oldest Roman arch of honour left in the north.
Arte e cultura>Città d'arte|Reggio nell'Emilia|la Basilica della Ghiara|the Basilica of the Ghiara|I pittori emiliani del Seicento si contesero volte e altari fino a coprirne ogni palmo.|The Emilian painters of the seventeenth century vied for vaults and altars until every inch was covered.
Arte e cultura>Siti UNESCO|Modena|il Duomo di Modena|Modena Cathedral|Lanfranco lo costruì, Wiligelmo scolpì la Genesi sulla facciata: il Romanico comincia anche da qui.|Lanfranco built it, Wiligelmo carved Genesis on its front: the Romanesque begins here too.
Arte e cultura>Siti UNESCO|Ravenna|il Mausoleo di Galla Placidia|the Mausoleum of Galla Placidia|Sotto la cupola blu notte brillano più di cinquecento stelle d'oro, accese dalla luce dell'alabastro.|Under the midnight blue dome more than five hundred golden stars shine in the light of the alabaster.
Arte e cultura>Siti UNESCO|Ravenna|la Basilica di Sant'Apollinare in Classe|the Basilica of Sant'Apollinare in Classe|Il prato verde dell'abside, con le pecore e i pini, ricorda che un tempo qui arrivava il mare.|The green meadow of the apse, with its sheep and pines, recalls that the sea once came this far.
Arte e cultura>Siti UNESCO|Portomaggiore|la Delizia del Verginese|the Delizia del Verginese|Fu dono di Alfonso I d'Este a Laura Dianti: il giardino brolo è stato ripiantato con le rose di allora.|A gift of Alfonso I d'Este to Laura Dianti: the orchard garden has been planted again with the roses of the time.
Arte e cultura>Musei e gallerie|Bologna|il MAMbo|MAMbo|Nell'ex forno del pane abitano le nature morte di Giorgio Morandi.|The former municipal bakery is home to Giorgio Morandi's still lifes.
Arte e cultura>Musei e gallerie|Reggio nell'Emilia|la Collezione Maramotti|the Maramotti Collection|La prima fabbrica di Max Mara espone sessant'anni d'arte contemporanea, a ingresso libero.|The first Max Mara factory shows sixty years of contemporary art, free of charge.
Arte e cultura>Musei e gallerie|Forlì|i Musei San Domenico|the San Domenico Museums|L'Ebe di Canova ha una sala tutta sua, e ogni primavera arriva una grande mostra.|Canova's Hebe has a room of her own, and every spring brings a great exhibition.
Arte e cultura>Musei e gallerie|Traversetolo|la Fondazione Magnani-Rocca|the Magnani-Rocca Foundation|Una villa fra i pavoni raccoglie Tiziano, Goya, Monet e cinquanta Morandi.|A villa among peacocks holds Titian, Goya, Monet and fifty Morandis.
Arte e cultura>Teatri storici|Cesena|il Teatro Bonci|the Bonci Theatre|Dal 1846 il sipario dipinto si alza su una sala a ferro di cavallo di quattro ordini di palchi.|Since 1846 the painted curtain has risen on a horseshoe of four tiers of boxes.
Arte e cultura>Teatri storici|Reggio nell'Emilia|il Teatro Valli|the Valli Theatre|Dedicato al suo attore più amato, ha una cupola affrescata che gira sopra la platea.|Named after the town's best loved actor, it has a frescoed dome above the stalls.
Arte e cultura>Borghi|Brisighella|la Via degli Asini|the Donkeys' Way|La strada coperta correva dentro le mura: dagli archi passavano i birocciai con le bestie cariche di gesso.|The covered street ran inside the walls: carters passed under its arches with animals laden with gypsum.
Arte e cultura>Borghi|Castell'Arquato|il borgo di Castell'Arquato|the village of Castell'Arquato|Una sola strada sale alla piazza alta, dove collegiata, rocca e palazzo si guardano da otto secoli.|A single street climbs to the upper square, where church, fortress and palace have faced each other for eight centuries.
Arte e cultura>Borghi|Bobbio|il Ponte Gobbo|the Hunchback Bridge|Undici arcate tutte diverse scavalcano il Trebbia: la leggenda dice che le fece il diavolo in una notte.|Eleven arches, no two alike, cross the Trebbia: legend says that the devil built them in one night.
Arte e cultura>Borghi|Montegridolfo|il borgo di Montegridolfo|the village of Montegridolfo|Dentro le mura malatestiane poche case, un palazzo e il mare in fondo alla valle.|Within the Malatesta walls a few houses, a palace, and the sea at the end of the valley.
Enogastronomia>Prodotti DOP e IGP|Polesine Zibello|il Culatello di Zibello|Culatello di Zibello|Stagiona nelle cantine umide della Bassa, dove la nebbia del Po entra dalle finestre.|It ages in the damp cellars of the lowlands, where the fog of the Po comes in at the windows.
Enogastronomia>Strade dei vini e dei sapori|Imola|la Strada dei vini e dei sapori dei Colli d'Imola|the Wine and Food Route of the Imola Hills|Fra calanchi e frutteti collega cantine, frantoi e trattorie della vallata del Santerno.|Between badlands and orchards it joins wineries, oil mills and trattorias of the Santerno valley.
Enogastronomia>Musei del gusto|Soragna|il Museo del Parmigiano Reggiano|the Parmigiano Reggiano Museum|Un casello rotondo dell'Ottocento conserva caldaie, spini e fascere.|A round dairy of the nineteenth century keeps vats, curd cutters and moulds.
Enogastronomia>Musei del gusto|Spilamberto|il Museo del Balsamico Tradizionale|the Museum of Traditional Balsamic Vinegar|Nel sottotetto le batterie di botti invecchiano davanti ai visitatori, e alla fine si assaggia.|In the attic the rows of casks age before the visitors, and in the end one tastes.
Enogastronomia>Musei del gusto|Forlimpopoli|Casa Artusi|Casa Artusi|La chiesa dei Servi ospita la biblioteca e la scuola di cucina dedicate al padre della cucina italiana.|The church of the Servites houses the library and cookery school named after the father of Italian home cooking.
Enogastronomia>Musei del gusto|Collecchio|il Museo della Pasta|the Pasta Museum|Nella Corte di Giarola un pastificio intero è stato rimontato pezzo per pezzo.|At the Corte di Giarola a whole pasta factory has been put together again piece by piece.
Enogastronomia>Mercati contadini|Modena|il Mercato Albinelli|the Albinelli Market|Sotto il ferro e il vetro del 1931 i banchi fanno il giro della fontana con la fanciulla dal canestro.|Under the iron and glass of 1931 the stalls circle the fountain of the girl with the basket.
Enogastronomia>Mercati contadini|Bologna|il Quadrilatero|the Quadrilatero|Le vie prendono il nome dai mestieri: Pescherie, Drapperie, Clavature; le botteghe aprono all'alba.|The streets are named after trades: fish, cloth, locks; the shops open at dawn.
Mare>Spiagge|Comacchio|il Lido di Volano|Lido di Volano|La spiaggia più larga dei sette lidi finisce in una pineta e in una riserva di dune.|The widest beach of the seven lidos ends in a pinewood and a reserve of dunes.
Mare>Porti turistici|Cesenatico|il porto canale leonardesco|Leonardo's canal harbour|Leonardo lo disegnò nel 1502; oggi ci galleggiano le barche dalle vele al terzo.|Leonardo drew it in 1502; today the boats with their painted lugsails float there.
Mare>Porti turistici|Rimini|la Darsena di Rimini|Rimini marina|Seicento posti barca davanti alla ruota panoramica, a due passi dal faro.|Six hundred berths before the big wheel, a short walk from the lighthouse.
Mare>Delta del Po|Comacchio|i Trepponti|the Trepponti|Cinque scalinate e due torri sopra l'incontro dei canali: la porta di Comacchio dal 1634.|Five stairways and two towers where the canals meet: the gate of Comacchio since 1634.
Mare>Delta del Po|Mesola|il Bosco della Mesola|the Mesola Forest|Vi abita l'unico cervo autoctono della penisola, fra lecci e canali.|The only native deer of the peninsula lives here, among holm oaks and canals.
Appennino e natura>Parchi e riserve|Guiglia|il Parco dei Sassi di Roccamalatina|the Roccamalatina Rocks Park|Guglie di arenaria alte settanta metri, una con la scalinata fino in cima.|Sandstone pinnacles seventy metres high, one with steps to the top.
Appennino e natura>Parchi e riserve|San Lazzaro di Savena|il Parco dei Gessi Bolognesi|the Bologna Gypsum Park|Doline, inghiottitoi e calanchi cominciano dove finiscono gli autobus della città.|Sinkholes, swallets and badlands begin where the city buses end.
Appennino e natura>Neve e sci|Ventasso|le piste di Cerreto Laghi|the slopes of Cerreto Laghi|Si scia guardando il Golfo della Spezia, e la sera si pattina al coperto.|One skis in sight of the Gulf of La Spezia, and skates indoors in the evening.
Appennino e natura>Neve e sci|Lama Mocogno|le Piane di Mocogno|the Mocogno plateau|Anelli di fondo fra i faggi e una pista per i primi passi sugli sci.|Cross-country loops among beeches, and a slope for first steps on skis.
Appennino e natura>Grotte e geositi|Gemmano|le Grotte di Onferno|the Onferno Caves|Seimila pipistrelli escono al tramonto dal gesso che forse suggerì a Dante il suo Inferno.|At sunset six thousand bats leave the gypsum that may have given Dante his Inferno.
Appennino e natura>Grotte e geositi|Castel d'Aiano|le Grotte di Labante|the Labante Caves|La cascata costruisce da sé la roccia: è una delle più grandi grotte di travertino d'Europa.|The waterfall builds the rock itself: one of the largest travertine caves in Europe.
Appennino e natura>Laghi e cascate|Portico e San Benedetto|la Cascata dell'Acquacheta|the Acquacheta Waterfall|Settanta metri di salto che Dante ricorda nel sedicesimo canto dell'Inferno.|A drop of seventy metres that Dante recalls in the sixteenth canto of the Inferno.
Appennino e natura>Laghi e cascate|Lizzano in Belvedere|le Cascate del Dardagna|the Dardagna Falls|Sette salti nella faggeta, raggiunti dal santuario di Madonna dell'Acero.|Seven leaps in the beech wood, reached from the sanctuary of Madonna dell'Acero.
Appennino e natura>Laghi e cascate|Pievepelago|il Lago Santo modenese|the Lago Santo of Modena|A millecinquecento metri, sotto la parete del Giovo, con tre rifugi sulla riva.|At fifteen hundred metres, below the wall of the Giovo, with three huts on the shore.
Appennino e natura>Laghi e cascate|Bagno di Romagna|il Lago di Ridracoli|Lake Ridracoli|Dalla diga alta cento metri parte il battello elettrico che risale i rami del bosco.|From the hundred-metre dam an electric boat goes up the arms of the forest.
Terme e benessere>Città termali|Salsomaggiore Terme|Tabiano Terme|Tabiano Terme|Le acque sulfuree delle colline parmensi curano il respiro da centottant'anni.|The sulphur springs of the Parma hills have cured breathing for a hundred and eighty years.
Terme e benessere>Stabilimenti termali|Sassuolo|le Terme della Salvarola|the Salvarola Spa|Tre sorgenti, vasche all'aperto e trattamenti all'uva lambrusca.|Three springs, outdoor pools and treatments with Lambrusco grapes.
Terme e benessere>Stabilimenti termali|Montechiarugolo|le Terme di Monticelli|the Monticelli Spa|Acque salsobromoiodiche in un parco di venticinque ettari.|Bromine and iodine waters in a park of twenty-five hectares.
Terme e benessere>Benessere in hotel|Rimini|i centri talasso della riviera|the thalasso centres of the riviera|Acqua di mare riscaldata, sabbia calda e alghe: il mare anche a febbraio.|Heated sea water, hot sand and seaweed: the sea in February too.
Motori>Musei dei motori|Modena|il Museo Enzo Ferrari|the Enzo Ferrari Museum|Il cofano giallo di alluminio copre la casa in cui nacque il Drake.|The yellow aluminium bonnet covers the house where the Drake was born.
Motori>Musei dei motori|Bologna|il Museo Ducati|the Ducati Museum|A Borgo Panigale si passa dalla linea di montaggio alle moto che vinsero i mondiali.|In Borgo Panigale one walks from the assembly line to the bikes that won the world titles.
Motori>Musei dei motori|San Cesario sul Panaro|il Museo Horacio Pagani|the Horacio Pagani Museum|Fibra di carbonio, legno e cuoio: come nasce un'auto da sogno.|Carbon fibre, wood and leather: how a dream car is born.
Motori>Collezioni private|Modena|la Collezione Umberto Panini|the Umberto Panini Collection|Le Maserati più rare stanno in un caseificio, fra le forme di Parmigiano.|The rarest Maseratis stand in a dairy, among wheels of Parmigiano.
Motori>Collezioni private|Anzola dell'Emilia|la Collezione Righini|the Righini Collection|Dentro il castello di Panzano dorme la prima auto costruita da Enzo Ferrari.|The castle of Panzano shelters the first car that Enzo Ferrari built.
Cammini>Cammini di San Francesco|Rimini|il Cammino di San Francesco da Rimini a La Verna|Saint Francis' Way from Rimini to La Verna|Centododici chilometri dal mare alle stimmate, lungo la Valmarecchia.|A hundred and twelve kilometres from the sea to the stigmata, along the Marecchia valley.
Cammini>Via Francigena|Calendasco|il guado di Sigerico|Sigeric's ford|Si attraversa il Po in barca, come l'arcivescovo di Canterbury nel 990.|One crosses the Po by boat, as the Archbishop of Canterbury did in 990.
Cammini>Cammino di Dante|Ravenna|la tomba di Dante|Dante's tomb|L'olio della lampada viene ogni anno da Firenze, come penitenza per l'esilio.|Every year the oil of its lamp comes from Florence, in penance for the exile.
Bicicletta>Mountain bike|Sestola|il Cimone Bike Park|the Cimone Bike Park|D'estate gli impianti di risalita portano le biciclette e le piste diventano discese nel bosco.|In summer the lifts carry bicycles and the slopes become trails through the woods.
Bicicletta>Salite celebri|Mercato Saraceno|la salita del Barbotto|the Barbotto climb|Cinque chilometri che finiscono al diciotto per cento: decidono la Nove Colli.|Five kilometres that end at eighteen per cent: they decide the Nove Colli.
Castelli e rocche>Castelli del Ducato|Gropparello|il Castello di Gropparello|Gropparello Castle|Arroccato sulle gole del Vezzeno, è il primo parco delle fiabe dentro un maniero vero.|Perched above the Vezzeno gorge, it is the first fairy tale park inside a real castle.
Castelli e rocche>Rocche di Romagna|Imola|la Rocca Sforzesca di Imola|the Sforza Fortress of Imola|Leonardo la misurò per disegnare la sua pianta della città; Caterina Sforza la difese.|Leonardo measured it to draw his map of the town; Caterina Sforza defended it.
Musica>Opera lirica|Parma|il Teatro Regio|the Teatro Regio|Il loggione più severo d'Italia giudica i tenori dal 1829.|The strictest gallery in Italy has judged tenors since 1829.
Musica>Jazz e musica d'autore|Bologna|la casa di Lucio Dalla|Lucio Dalla's house|In via D'Azeglio il campanello dice ancora «Comm. Domenico Sputo».|In Via D'Azeglio the doorbell still says 'Comm. Domenico Sputo'.
Musica>Liscio e balere|Savignano sul Rubicone|la casa della musica di Secondo Casadei|Secondo Casadei's house of music|Qui si conservano il violino e gli spartiti di Romagna mia.|The violin and the score of Romagna mia are kept here.
Parchi divertimento>Parchi acquatici|Riccione|Aquafan|Aquafan|Ottantamila metri quadrati di scivoli sulla collina, aperti dal 1987.|Eighty thousand square metres of slides on the hill, open since 1987.
Parchi divertimento>Parchi avventura|Novafeltria|lo Skypark di Perticara|the Perticara Skypark|Ponti tibetani e percorsi fra gli alberi sopra l'antica miniera di zolfo.|Rope bridges and treetop paths above the old sulphur mine.
`;

function interestOf(line: string): NamedInterest {
  const [place = '', town = '', it = '', en = '', factIt = '', factEn = ''] = line.split('|');
  const [theme = '', child = ''] = place.split('>');
  return { town, name: [it, en], fact: [factIt, factEn], theme, child };
}

/** Real places, products, ways and springs of the region, of every theme. */
export const INTERESTS: readonly NamedInterest[] = [
  ...SUBJECTS.filter(({ kind }) => kind !== 'event').map(
    ({ town, name, fact, theme }): NamedInterest => ({
      town,
      name,
      fact,
      theme,
      child: CHILD_OF_SUBJECT[name[0]] ?? '',
    }),
  ),
  ...TABLE.trim().split('\n').map(interestOf),
];
