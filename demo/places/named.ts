import type { Text } from '../news/text';

/** How high a locality lies, as an entry of category group 3. */
export type Band = 'Costa' | 'Pianura' | 'Collina' | 'Montagna';

/** A locality of the region that the demo has a page about. */
export interface NamedLocality {
  readonly name: string;
  /** Name of its municipality, as ISTAT writes it. */
  readonly town: string;
  readonly band: Band;
  /** Italian name of its category in group 5. */
  readonly theme: string;
  /** What one goes there for, as it stands within a sentence. */
  readonly sights: Text;
}

const BANDS: Readonly<Record<string, Band>> = { C: 'Costa', P: 'Pianura', H: 'Collina', M: 'Montagna' };

/** Italian names of themes in group 5, by the letters that the demo's tables name them by. */
export const THEMES: Readonly<Record<string, string>> = {
  A: 'Arte e cultura',
  E: 'Enogastronomia',
  S: 'Mare',
  N: 'Appennino e natura',
  T: 'Terme e benessere',
  V: 'Motori',
  W: 'Cammini',
  B: 'Bicicletta',
  R: 'Castelli e rocche',
  U: 'Musica',
  P: 'Parchi divertimento',
};

/** name | municipality, where it is another one | band | theme | sights it | sights en */
const TABLE = `
Bologna||P|A|i portici, le Due Torri e piazza Maggiore|the porticoes, the Two Towers and piazza Maggiore
Imola||P|V|l'autodromo Enzo e Dino Ferrari e la Rocca Sforzesca|the Enzo e Dino Ferrari circuit and the Sforza fortress
Dozza||H|A|i muri dipinti e la rocca con l'enoteca regionale|the painted walls and the fortress with the regional wine cellar
San Giovanni in Persiceto||P|A|la piazzetta dagli inganni dipinti e il planetario|the small square of painted illusions and the planetarium
Alto Reno Terme||M|T|le terme e i boschi dell'alta valle del Reno|the spas and the woods of the upper Reno valley
Lizzano in Belvedere||M|N|il Corno alle Scale e le cascate del Dardagna|Corno alle Scale and the Dardagna waterfalls
Modena||P|A|il Duomo, la Ghirlandina e piazza Grande|the cathedral, the Ghirlandina tower and piazza Grande
Carpi||P|A|piazza dei Martiri e il Palazzo dei Pio|piazza dei Martiri and Palazzo dei Pio
Maranello||H|V|il Museo Ferrari e la pista di Fiorano|the Ferrari Museum and the Fiorano track
Vignola||H|R|la rocca e i ciliegi in fiore|the fortress and the cherry trees in blossom
Sestola||M|N|la rocca e le piste del monte Cimone|the fortress and the slopes of Monte Cimone
Pavullo nel Frignano||M|N|il Parco Ducale e il castello di Montecuccolo|the Ducal Park and the castle of Montecuccolo
Parma||P|A|il Battistero, il Teatro Regio e la Pilotta|the baptistery, the Teatro Regio and the Pilotta
Salsomaggiore Terme||H|T|le terme Berzieri e i viali liberty|the Berzieri spa and the art nouveau avenues
Busseto||P|U|la piazza di Giuseppe Verdi e la Rocca Pallavicino|Giuseppe Verdi's square and the Pallavicino fortress
Fidenza||P|W|la cattedrale di San Donnino, lungo la Via Francigena|the cathedral of San Donnino, on the Via Francigena
Langhirano||H|E|i prosciuttifici e il Museo del Prosciutto|the ham makers and the Ham Museum
Reggio nell'Emilia||P|A|la Sala del Tricolore e i ponti di Calatrava|the Hall of the Tricolour and Calatrava's bridges
Castelnovo ne' Monti||M|N|la Pietra di Bismantova|the Bismantova rock
Piacenza||P|A|Palazzo Gotico e i cavalli del Mochi|Palazzo Gotico and Mochi's horses
Bobbio||H|A|il Ponte Gobbo e l'abbazia di San Colombano|the Hunchback Bridge and the abbey of San Colombano
Castell'Arquato||H|R|la rocca viscontea e la piazza del Municipio|the Visconti fortress and the town hall square
Ferrara||P|A|il Castello Estense e le mura rinascimentali|the Este castle and the Renaissance walls
Comacchio||C|A|i Trepponti, le valli e la manifattura dei marinati|the Trepponti bridge, the lagoons and the eel factory
Cento||P|A|la rocca e le tele del Guercino|the fortress and the paintings of Guercino
Ravenna||P|A|i mosaici bizantini e la tomba di Dante|the Byzantine mosaics and Dante's tomb
Faenza||P|A|il Museo internazionale delle ceramiche e piazza del Popolo|the International Museum of Ceramics and piazza del Popolo
Cervia||C|S|le saline, i magazzini del sale e il porto canale|the salt pans, the salt warehouses and the canal port
Forlì||P|A|i musei San Domenico e l'abbazia di San Mercuriale|the San Domenico museums and the abbey of San Mercuriale
Cesena||P|A|la Biblioteca Malatestiana e la rocca|the Malatesta library and the fortress
Cesenatico||C|S|il porto canale leonardesco e il Museo della Marineria|Leonardo's canal port and the Maritime Museum
Rimini||C|S|il ponte di Tiberio, il Tempio Malatestiano e quindici chilometri di spiaggia|the bridge of Tiberius, the Malatesta temple and fifteen kilometres of beach
Riccione||C|S|viale Ceccarini e le sue spiagge|viale Ceccarini and its beaches
San Leo||H|R|la fortezza di Cagliostro sulla rupe|Cagliostro's fortress on its rock
Brisighella||H|R|i tre colli, la via degli Asini e la rocca manfrediana|the three hills, the Donkeys' Way and the Manfredi fortress
Bertinoro||H|E|la Colonna delle Anella e i vigneti di albana|the Column of the Rings and the Albana vineyards
Santarcangelo di Romagna||H|A|le grotte tufacee e il Festival dei Teatri|the tuff caves and the theatre festival
Verucchio||H|R|la rocca malatestiana e il museo villanoviano|the Malatesta fortress and the Villanovan museum
Pennabilli||H|A|l'Orto dei frutti dimenticati di Tonino Guerra|Tonino Guerra's garden of forgotten fruit
Bagno di Romagna||M|T|le terme e il sentiero degli gnomi|the spas and the gnomes' path
Sarsina||H|A|il Museo archeologico e la patria di Plauto|the Archaeological Museum and the birthplace of Plautus
Longiano||H|R|il castello malatestiano e il Teatro Petrella|the Malatesta castle and the Petrella theatre
Cattolica||C|S|l'acquario e la via delle fontane|the aquarium and the street of fountains
Mondaino||H|R|la piazza circolare e la rocca|the round square and the fortress
Fontanellato||P|R|la Rocca Sanvitale e il Labirinto della Masone|the Sanvitale fortress and the Masone labyrinth
Colorno||P|R|la reggia ducale e il suo giardino|the ducal palace and its garden
Soragna||P|R|la Rocca Meli Lupi e il Museo del Parmigiano Reggiano|the Meli Lupi fortress and the Parmigiano Reggiano Museum
Bardi||M|R|la fortezza sulla roccia di diaspro rosso|the fortress on its rock of red jasper
Compiano||M|R|il castello e il borgo fra le mura|the castle and the village within its walls
Canossa||H|R|la rupe e il castello di Matilde|Matilda's rock and castle
Brescello||P|A|i luoghi di don Camillo e Peppone|the places of Don Camillo and Peppone
Guastalla||P|A|piazza Mazzini e il Palazzo Ducale|piazza Mazzini and the Ducal Palace
Gualtieri||P|A|Palazzo Bentivoglio e il teatro rovesciato|Palazzo Bentivoglio and the upturned theatre
Marina di Ravenna|Ravenna|C|S|il molo, le pinete e gli stabilimenti balneari|the pier, the pine woods and the bathing establishments
Milano Marittima|Cervia|C|S|la città giardino fra mare e pineta|the garden town between sea and pine wood
Porretta Terme|Alto Reno Terme|M|T|le terme e i murales del soul|the spas and the soul murals
Lido degli Estensi|Comacchio|C|S|la spiaggia e viale Carducci|the beach and viale Carducci
Grazzano Visconti|Vigolzone|H|R|il borgo neomedievale e il castello|the neo-medieval village and the castle
Torrechiara|Langhirano|H|R|il castello con la camera d'oro|the castle with its golden room
Vigoleno|Vernasca|H|R|il borgo fortificato e la pieve|the fortified village and the parish church
Cerreto Laghi|Ventasso|M|N|il lago e le piste da sci|the lake and the ski runs
Viserba|Rimini|C|S|la fonte Sacramora e Italia in Miniatura|the Sacramora spring and Italia in Miniatura
Tabiano Terme|Salsomaggiore Terme|H|T|le acque sulfuree e il castello|the sulphur waters and the castle
Castel San Pietro Terme||H|T|le terme e il cassero|the spas and the keep
Budrio||P|U|il Museo dell'ocarina e le torri dell'acqua|the Ocarina Museum and the water towers
Bentivoglio||P|N|l'oasi La Rizza e il castello|the La Rizza oasis and the castle
Marzabotto||H|A|la città etrusca di Kainua e il sacrario|the Etruscan city of Kainua and the memorial
Grizzana Morandi||H|A|la Rocchetta Mattei e la casa di Giorgio Morandi|Rocchetta Mattei and the house of Giorgio Morandi
Crevalcore||P|A|porta Bologna e il Museo dei burattini|porta Bologna and the Puppet Museum
Monghidoro||M|W|i crinali della Via degli Dei|the ridges of the Way of the Gods
Valsamoggia||H|E|i tartufi bianchi e i calanchi dell'abbazia|the white truffles and the badlands of the abbey
Castel del Rio||H|E|il ponte degli Alidosi e i marroni|the Alidosi bridge and the chestnuts
Medicina||P|N|il radiotelescopio e l'oasi del Quadrone|the radio telescope and the Quadrone oasis
Pieve di Cento||P|A|i portici di legno e il museo Magi '900|the wooden porticoes and the Magi '900 museum
Castiglione dei Pepoli||M|N|il lago di Santa Maria e il lago Brasimone|lake Santa Maria and lake Brasimone
Camugnano||M|N|il lago di Suviana e i borghi di pietra|lake Suviana and the stone hamlets
Gaggio Montano||M|W|il faro sul Sasso di Rocca e la linea gotica|the lighthouse on Sasso di Rocca and the Gothic Line
Vergato||H|A|le vetrate di Luigi Ontani e il Palazzo dei Capitani|Luigi Ontani's windows and the Captains' Palace
Loiano||M|N|l'osservatorio astronomico|the astronomical observatory
Sasso Marconi||H|W|la casa di Guglielmo Marconi e il Contrafforte pliocenico|Guglielmo Marconi's house and the Pliocene buttress
Monte San Pietro||H|E|i vigneti di pignoletto e l'abbazia di Amola|the Pignoletto vineyards and the abbey of Amola
San Lazzaro di Savena||H|N|i Gessi bolognesi e la grotta della Spipola|the Bologna chalk hills and the Spipola cave
Zola Predosa||H|E|Palazzo Albergati e la mortadella|Palazzo Albergati and mortadella
Fontanelice||H|B|la ciclovia del Santerno e l'archivio Mengoni|the Santerno cycle route and the Mengoni archive
San Benedetto Val di Sambro||M|W|i prati di Monteacuto e la Via degli Dei|the meadows of Monteacuto and the Way of the Gods
Fanano||M|N|le sculture di pietra e la via Romea Nonantolana|the stone sculptures and the via Romea Nonantolana
Fiumalbo||M|N|il borgo di pietra e i presepi viventi|the stone village and the living nativity scenes
Pievepelago||M|N|il lago Santo e l'alta valle dello Scoltenna|lago Santo and the upper Scoltenna valley
Zocca||M|E|i castagneti e il museo del castagno|the chestnut groves and the Chestnut Museum
Guiglia||H|N|i Sassi di Roccamalatina|the rocks of Roccamalatina
Castelvetro di Modena||H|E|piazza della Dama e il lambrusco grasparossa|the chessboard square and Lambrusco Grasparossa
Spilamberto||P|E|il Museo dell'aceto balsamico tradizionale|the Museum of Traditional Balsamic Vinegar
Nonantola||P|A|l'abbazia di San Silvestro|the abbey of San Silvestro
Mirandola||P|A|il castello dei Pico|the castle of the Pico family
Finale Emilia||P|R|la rocca e la sfogliata|the fortress and its flaky pie
Sassuolo||H|A|il Palazzo Ducale e le ceramiche|the Ducal Palace and its tiles
Formigine||P|R|il castello e il centro lungo la via Giardini|the castle and the centre along via Giardini
Montefiorino||M|R|la rocca e il Museo della Resistenza|the fortress and the Resistance Museum
Frassinoro||M|W|la via Bibulca e l'abbazia|the via Bibulca and the abbey
Montese||H|E|la rocca e le patate di montagna|the fortress and the mountain potatoes
Riolunato||M|N|il canto del Maggio e le piste delle Polle|the May songs and the Polle ski runs
Serramazzoni||M|N|il castello di Pompeano e le cascate del Bucamante|the castle of Pompeano and the Bucamante waterfalls
Savignano sul Panaro||H|E|il Museo della Venere e i ciliegi|the Venus Museum and the cherry trees
Levizzano Rangone|Castelvetro di Modena|H|R|il castello e i filari di grasparossa|the castle and the rows of Grasparossa vines
San Felice sul Panaro||P|R|la rocca estense|the Este fortress
Fiorano Modenese||H|A|il santuario e le salse di Nirano|the sanctuary and the mud volcanoes of Nirano
Berceto||M|W|il duomo di San Moderanno, lungo la Via Francigena|the cathedral of San Moderanno, on the Via Francigena
Borgo Val di Taro||M|E|il fungo porcino e il ponte San Rocco|porcini mushrooms and the San Rocco bridge
Bedonia||M|N|il monte Penna e il seminario con i suoi musei|Monte Penna and the seminary with its museums
Corniglio||M|N|i laghi dei Cento Laghi e il castello|the Hundred Lakes and the castle
Monchio delle Corti||M|N|Prato Spilla e i laghi di crinale|Prato Spilla and the ridge lakes
Noceto||P|R|la rocca dei Sanvitale e il Museo del Disco|the Sanvitale fortress and the Record Museum
Polesine Zibello||P|E|il culatello e il Teatro Pallavicino|culatello and the Pallavicino theatre
Roccabianca||P|R|la rocca con la storia di Griselda|the fortress with the tale of Griselda
San Secondo Parmense||P|R|la Rocca dei Rossi e la spalla cotta|the Rossi fortress and the cooked shoulder of pork
Sala Baganza||H|N|la Rocca Sanvitale e i Boschi di Carrega|the Sanvitale fortress and the Carrega woods
Felino||H|E|il castello e il Museo del Salame|the castle and the Salami Museum
Collecchio||P|W|la pieve di San Prospero e il Museo del Pomodoro|the church of San Prospero and the Tomato Museum
Fornovo di Taro||H|W|la pieve di Santa Maria Assunta sulla Via Francigena|the church of Santa Maria Assunta on the Via Francigena
Varano de' Melegari||H|V|l'autodromo Riccardo Paletti e il castello|the Riccardo Paletti circuit and the castle
Traversetolo||H|A|la Fondazione Magnani Rocca|the Magnani Rocca Foundation
Montechiarugolo||P|R|il castello e le terme di Monticelli|the castle and the spa of Monticelli
Neviano degli Arduini||H|N|il monte Fuso e le pievi romaniche|Monte Fuso and the Romanesque churches
Roncole Verdi|Busseto|P|U|la casa natale di Giuseppe Verdi|the birthplace of Giuseppe Verdi
Tornolo||M|N|il passo di Centocroci e i prati del monte Zuccone|the Centocroci pass and the meadows of Monte Zuccone
Correggio||P|A|il Palazzo dei Principi e il Teatro Asioli|the Princes' Palace and the Asioli theatre
Novellara||P|R|la rocca dei Gonzaga e l'acetaia comunale|the Gonzaga fortress and the town's vinegar loft
Scandiano||H|R|la rocca dei Boiardo e il vino spergola|the Boiardo fortress and Spergola wine
Quattro Castella||H|R|il castello di Bianello e il corteo matildico|the castle of Bianello and Matilda's pageant
San Polo d'Enza||H|B|la pista ciclabile dell'Enza|the Enza cycle path
Carpineti||H|R|il castello delle Carpinete|the castle of the Carpinete
Toano||M|W|la pieve di Santa Maria in Castello e la via Bibulca|the church of Santa Maria in Castello and the via Bibulca
Villa Minozzo||M|N|il monte Cusna e l'abetina reale|Monte Cusna and the royal fir wood
Vezzano sul Crostolo||H|B|il parco Pineta e la ciclovia del Crostolo|the Pineta park and the Crostolo cycle route
Luzzara||P|A|il Museo nazionale delle arti naïves e la golena del Po|the National Museum of Naive Art and the Po floodplain
Boretto||P|B|il porto turistico sul Po e la VENTO|the river port on the Po and the VENTO cycle route
Reggiolo||P|R|la rocca e le valli di Novellara|the fortress and the valleys of Novellara
Ventasso||M|N|il lago Calamone e il parco nazionale dell'Appennino|lake Calamone and the Apennine national park
Fiorenzuola d'Arda||P|W|la collegiata di San Fiorenzo e il velodromo|the collegiate church of San Fiorenzo and the velodrome
Rivergaro||H|N|le spiagge della Trebbia|the beaches of the Trebbia
Travo||H|N|il parco archeologico e la Pietra Parcellara|the archaeological park and the Parcellara rock
Gropparello||H|R|il castello e il parco delle fiabe|the castle and the fairy-tale park
Agazzano||H|R|la rocca e il giardino alla francese|the fortress and the French garden
Alta Val Tidone||H|N|il lago di Trebecco e la rocca d'Olgisio|lake Trebecco and Rocca d'Olgisio
Castel San Giovanni||P|W|villa Braghieri e la via del Po|villa Braghieri and the way of the Po
Ziano Piacentino||H|E|i vigneti di gutturnio e il castello di Seminò|the Gutturnio vineyards and the castle of Seminò
Bettola||M|N|la torre di Colombo e la val Nure|Columbus' tower and the Nure valley
Ferriere||M|N|il lago Moo e il monte Ragola|lago Moo and Monte Ragola
Morfasso||M|N|il monte Moria e le case di sasso|Monte Moria and the stone houses
Monticelli d'Ongina||P|R|la rocca Pallavicino-Casali e il Po|the Pallavicino-Casali fortress and the Po
Cortemaggiore||P|A|la città ideale dei Pallavicino|the ideal city of the Pallavicino family
Rivalta Trebbia|Gazzola|H|R|il castello e il borgo sul fiume|the castle and the village on the river
Veleia|Lugagnano Val d'Arda|H|A|la città romana di Veleia|the Roman city of Veleia
Ottone||M|N|l'alta val Trebbia e i borghi liguri|the upper Trebbia valley and its Ligurian hamlets
Lido di Spina|Comacchio|C|S|la spiaggia e la casa museo Remo Brindisi|the beach and the Remo Brindisi house museum
Porto Garibaldi|Comacchio|C|S|il porto dei pescherecci e il pesce azzurro|the fishing port and its blue fish
Argenta||P|N|le valli di Campotto e il Museo della Bonifica|the Campotto wetlands and the Land Reclamation Museum
Mesola||P|R|il castello e il gran bosco con i cervi|the castle and the great wood with its deer
Goro||C|E|la Sacca e le vongole|the Sacca lagoon and its clams
Codigoro||P|N|le garzaie e Palazzo del Vescovo|the heron colonies and the Bishop's Palace
Pomposa|Codigoro|P|A|l'abbazia e il suo campanile|the abbey and its bell tower
Bondeno||P|R|la rocca Possente di Stellata sul Po|the Stellata fortress on the Po
Copparo||P|A|la Delizia estense e i murales|the Este villa and the murals
Voghiera||P|R|la Delizia di Belriguardo e l'aglio DOP|the Este villa of Belriguardo and its PDO garlic
Ostellato||P|N|le Anse vallive|the Anse vallive wetlands
Portomaggiore||P|R|la Delizia del Verginese|the Este villa of Verginese
Riolo Terme||H|T|la rocca e le acque delle terme|the fortress and the spa waters
Casola Valsenio||H|E|il Giardino delle erbe e i frutti dimenticati|the Herb Garden and forgotten fruits
Lugo||P|A|il Pavaglione e la rocca estense|the Pavaglione and the Este fortress
Bagnacavallo||P|A|piazza Nuova e le Cappuccine|piazza Nuova and the Cappuccine museum
Russi||P|A|la villa romana e Palazzo San Giacomo|the Roman villa and Palazzo San Giacomo
Alfonsine||P|N|la casa di Vincenzo Monti e la riserva naturale|Vincenzo Monti's house and the nature reserve
Cotignola||P|A|i murales e l'arena delle balle di paglia|the murals and the straw bale arena
Castel Bolognese||P|B|il Mulino Scodellino e la ciclovia del Senio|the Scodellino mill and the Senio cycle route
Punta Marina|Ravenna|C|T|le terme sul mare e la spiaggia|the seaside spa and the beach
Classe|Ravenna|P|A|la basilica di Sant'Apollinare e il museo nello zuccherificio|the basilica of Sant'Apollinare and the museum in the sugar factory
Pinarella|Cervia|C|S|la pineta e la spiaggia per famiglie|the pine wood and the family beach
Castrocaro Terme e Terra del Sole||H|T|le terme liberty e la città fortezza dei Medici|the art nouveau spa and the Medici fortress town
Predappio||H|E|la rocca delle Caminate e il sangiovese|the Caminate fortress and its Sangiovese
Santa Sofia||M|N|il parco di sculture e la foresta della Lama|the sculpture park and the Lama forest
Meldola||H|R|la rocca e la foresta di Scardavilla|the fortress and the Scardavilla forest
Gatteo||P|R|il castello Malatesta|the Malatesta castle
Gatteo Mare|Gatteo|C|S|la spiaggia e le feste del liscio|the beach and its ballroom dances
San Mauro Pascoli||P|A|la casa di Giovanni Pascoli|the house of Giovanni Pascoli
Savignano sul Rubicone||P|A|il ponte romano sul Rubicone e il festival di fotografia|the Roman bridge on the Rubicon and the photography festival
Portico e San Benedetto||M|N|la cascata dell'Acquacheta cara a Dante|the Acquacheta waterfall dear to Dante
Premilcuore||M|N|le acque del Rabbi e la grotta urlante|the waters of the Rabbi and the howling cave
Verghereto||M|N|le sorgenti del Tevere e Balze|the springs of the Tiber and Balze
Forlimpopoli||P|E|Casa Artusi e la rocca|Casa Artusi and the fortress
Modigliana||H|R|la Roccaccia e il museo di Silvestro Lega|the Roccaccia and the Silvestro Lega museum
Bellaria-Igea Marina||C|S|la torre saracena e l'isola dei platani|the Saracen tower and the isle of plane trees
Misano Adriatico||C|V|il circuito Marco Simoncelli e la spiaggia|the Marco Simoncelli circuit and the beach
Gemmano||H|N|le grotte di Onferno|the Onferno caves
Montegridolfo||H|R|il castello e il borgo fra gli ulivi|the castle and the village among the olive trees
Montefiore Conca||H|R|la rocca malatestiana e i vasai|the Malatesta fortress and its potters
Novafeltria||H|N|il museo minerario di Perticara|the mining museum of Perticara
Saludecio||H|A|i murales dell'Ottocento e i dipinti di Cagnacci|the nineteenth-century murals and Cagnacci's paintings
Sant'Agata Feltria||H|E|la Rocca Fregoso e la fiera del tartufo|the Fregoso fortress and the truffle fair
Talamello||H|E|il formaggio di fossa e la cella affrescata|pit-aged cheese and the frescoed chapel
Poggio Torriana||H|R|la torre di Montebello, con la leggenda di Azzurrina|the tower of Montebello, with the legend of Azzurrina
`;

/** Localities of the region: municipalities before the places that lie in them. */
export const LOCALITIES: readonly NamedLocality[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [name = '', town = '', band = '', theme = '', it = '', en = ''] = line.split('|');
    const [height, matter] = [BANDS[band], THEMES[theme]];
    if (height === undefined || matter === undefined) throw new Error(`demo locality without band or theme: ${line}`);
    return { name, town: town || name, band: height, theme: matter, sights: [it, en] };
  });
