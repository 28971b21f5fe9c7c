import type { Text } from './text';

/** What a subject is, which decides how news about it are written. */
export type Kind = 'event' | 'table' | 'place' | 'route' | 'leisure';

/** Something that news are about. */
export interface Subject {
  readonly kind: Kind;
  /** Name of the municipality, as ISTAT writes it. */
  readonly town: string;
  /** With its article, as it stands within a sentence. */
  readonly name: Text;
  /** One sentence about it. */
  readonly fact: Text;
  /** Italian name of its category in group 5. */
  readonly theme: string;
}

/** First column of the table → kind and theme. */
const SORTS: Readonly<Record<string, readonly [Kind, string]>> = {
  feast: ['event', 'Enogastronomia'],
  pageant: ['event', 'Arte e cultura'],
  music: ['event', 'Musica'],
  table: ['table', 'Enogastronomia'],
  castle: ['place', 'Castelli e rocche'],
  art: ['place', 'Arte e cultura'],
  engine: ['place', 'Motori'],
  path: ['route', 'Cammini'],
  ride: ['route', 'Bicicletta'],
  nature: ['route', 'Appennino e natura'],
  sea: ['leisure', 'Mare'],
  spa: ['leisure', 'Terme e benessere'],
  park: ['leisure', 'Parchi divertimento'],
};

/** sort | municipality | name it | name en | fact it | fact en */
const TABLE = `
feast|Langhirano|il Festival del Prosciutto di Parma|the Parma Ham Festival|Da fine agosto i prosciuttifici della val Parma aprono le finestre delle sale di stagionatura e accompagnano i visitatori fra migliaia di cosce.|From late August the ham makers of the Parma valley open their curing halls and walk visitors past thousands of hanging hams.
feast|Comacchio|la Sagra dell'Anguilla|the Eel Festival|Nei fine settimana fra settembre e ottobre i ponti dei Trepponti profumano di anguilla alla brace e risotto di canna.|On the weekends between September and October the bridges of the Trepponti smell of grilled eel and eel risotto.
feast|Forlimpopoli|la Festa Artusiana|the Artusi Festival|Per nove giorni la rocca e le vie del centro si ribattezzano con i nomi dei capitoli de «La scienza in cucina».|For nine days the fortress and the old town streets take the names of the chapters of Artusi's cookbook.
feast|Sant'Agata Feltria|la Fiera del Tartufo Bianco|the White Truffle Fair|Tutte le domeniche di ottobre i cavatori del Montefeltro portano in piazza il Tuber magnatum ancora sporco di terra.|Every Sunday in October the truffle hunters of Montefeltro bring their Tuber magnatum, soil and all, to the square.
feast|Polesine Zibello|il November Porc|November Porc|La bassa parmense celebra il maiale con la mariola più lunga, la gara dei norcini e il culatello tagliato al coltello.|The lowlands of Parma celebrate the pig with giant sausages, a butchers' contest and culatello sliced by hand.
feast|Riolo Terme|la Fiera dello Scalogno di Romagna|the Romagna Shallot Fair|Lo scalogno IGP, seccato in trecce, finisce nel ragù, nelle frittate e perfino nel gelato.|The protected shallot, dried in braids, ends up in ragù, omelettes and even ice cream.
feast|Vignola|la Festa dei Ciliegi in Fiore|the Cherry Blossom Festival|Quando i ciliegeti imbiancano le rive del Panaro, carri fioriti sfilano ai piedi della rocca.|When the orchards turn the banks of the Panaro white, flower floats parade below the fortress.
feast|Brisighella|la Sagra dell'Ulivo e dell'Olio|the Olive Oil Festival|L'olio Brisighello, dal profumo di carciofo, si assaggia appena franto su una fetta di pane toscano.|Brisighello oil, with its scent of artichoke, is tasted fresh from the press on a slice of unsalted bread.
feast|Castelfranco Emilia|la Sagra del Tortellino Tradizionale|the Traditional Tortellino Festival|Le sfogline tirano la pasta davanti al pubblico e una contesa antica stabilisce a chi appartenga l'ombelico di Venere.|The pasta makers roll the dough before the public, and an old dispute decides who may claim the navel of Venus.
feast|Cervia|lo Sposalizio del Mare|the Marriage with the Sea|Nel giorno dell'Ascensione il vescovo getta l'anello fra le onde e i giovani si tuffano per ripescarlo.|On Ascension Day the bishop throws a ring into the waves and young men dive to bring it back.
feast|Borgo Val di Taro|la Sagra del Fungo di Borgotaro|the Borgotaro Mushroom Festival|Il porcino IGP arriva dai boschi di castagno e riempie i banchi delle due piazze.|The protected porcini come from the chestnut woods and fill the stalls of both squares.
feast|Castelvetro di Modena|la Sagra dell'Uva e del Lambrusco Grasparossa|the Grape and Grasparossa Festival|Sulla piazza della dama si gioca una partita vivente e nelle cantine si spilla il mosto.|A living draughts match is played on the chequered square while the cellars pour the new must.
feast|Valsamoggia|la Tartufesta di Savigno|Savigno's Tartufesta|I cani da tartufo sono i protagonisti delle mattine, le osterie quelle delle sere.|Truffle dogs rule the mornings, the trattorias the evenings.
feast|Cesena|il Festival Internazionale del Cibo di Strada|the International Street Food Festival|Dagli arrosticini alle arepas, quaranta cucine di strada si danno appuntamento attorno alla Malatestiana.|From skewers to arepas, forty street kitchens meet around the Malatestiana library.
pageant|Ferrara|il Palio di Ferrara|the Palio of Ferrara|Otto contrade si sfidano a piedi, con gli asini e con i cavalli: è il palio più antico d'Italia.|Eight districts compete on foot, on donkeys and on horses: it is the oldest palio in Italy.
pageant|Faenza|il Niballo, Palio di Faenza|the Niballo Palio|Cinque rioni si contendono il drappo puntando la lancia contro il bersaglio del saracino.|Five districts fight for the banner by aiming their lances at the Saracen's target.
pageant|Cento|il Carnevale di Cento|the Cento Carnival|I carri alti come palazzi lanciano peluche sulla folla, in gemellaggio con Rio.|Floats as tall as houses shower the crowd with soft toys, twinned with Rio.
pageant|Santarcangelo di Romagna|la Fiera di San Martino|the Saint Martin Fair|Le corna appese all'arco della piazza oscillano al passaggio dei mariti: chi le fa muovere non scampa alle risate.|Horns hung from the arch sway when husbands walk below: whoever moves them cannot escape the laughter.
pageant|Modena|il Festivalfilosofia|the Philosophy Festival|Lezioni magistrali in piazza, di fronte a migliaia di persone sedute fra il duomo e la Ghirlandina.|Great lectures in the open, before thousands of people seated between the cathedral and the Ghirlandina.
pageant|Mondaino|il Palio del Daino|the Palio del Daino|Per quattro giorni d'agosto il castello torna al 1459, con botteghe, giullari e cucine in piazza.|For four August days the castle goes back to 1459, with workshops, jesters and kitchens in the square.
pageant|Rimini|la Notte Rosa|the Pink Night|Centodieci chilometri di costa si vestono di rosa fino all'alba, fra concerti e fuochi d'artificio.|A hundred and ten kilometres of coast dress in pink until dawn, with concerts and fireworks.
pageant|Bologna|la notte bianca di Arte Fiera|the Arte Fiera white night|Gallerie, palazzi e chiese sconsacrate restano aperti fino a mezzanotte.|Galleries, palaces and deconsecrated churches stay open until midnight.
pageant|Dozza|la Biennale del Muro Dipinto|the Painted Wall Biennale|Ogni due anni gli artisti lavorano sulle facciate del borgo, sotto gli occhi di chi passa.|Every two years artists work on the facades of the village under the eyes of passers-by.
pageant|Castell'Arquato|il Rivivi il Medioevo|Relive the Middle Ages|Accampamenti, arcieri e falconieri risalgono la collina fino alla rocca viscontea.|Camps, archers and falconers climb the hill to the Visconti fortress.
pageant|Busseto|il Gran Carnevale della Bassa|the Great Carnival of the Lowlands|I maestri della cartapesta lavorano da ottobre nei capannoni della città di Verdi.|From October the papier-mâché masters work in the sheds of Verdi's town.
music|Parma|il Festival Verdi|the Verdi Festival|Fra il Teatro Regio e Busseto le opere del Maestro vanno in scena in edizione critica.|Between the Teatro Regio and Busseto the Maestro's operas are staged in their critical editions.
music|Ravenna|il Ravenna Festival|the Ravenna Festival|Le basiliche bizantine diventano sale da concerto per le vie dell'amicizia.|The Byzantine basilicas become concert halls for the roads of friendship.
music|Ferrara|il Ferrara Buskers Festival|the Ferrara Buskers Festival|Musicisti di strada di tutto il mondo suonano senza palco fra il castello e corso Ercole d'Este.|Street musicians from all over the world play without a stage between the castle and Corso Ercole d'Este.
music|Bologna|il Bologna Jazz Festival|the Bologna Jazz Festival|I club del Pratello e i teatri storici ospitano un mese di concerti.|The clubs of Via del Pratello and the historic theatres host a month of concerts.
music|Lugo|il Purtimiro Festival|the Purtimiro Festival|La musica barocca torna nel Teatro Rossini con strumenti d'epoca.|Baroque music returns to the Rossini theatre on period instruments.
music|Reggio nell'Emilia|l'Aperto Festival|Aperto Festival|Danza, elettronica e opera contemporanea occupano i teatri e le ex officine.|Dance, electronics and contemporary opera take over theatres and former workshops.
music|Piacenza|il Piacenza Jazz Fest|the Piacenza Jazz Fest|Dal Conservatorio al bar sotto casa, la città suona per sei settimane.|From the conservatory to the corner bar, the town plays for six weeks.
music|Gatteo|la Notte del Liscio|the Night of Liscio|Valzer, polca e mazurca tornano sulla riva dove Secondo Casadei scrisse «Romagna mia».|Waltz, polka and mazurka return to the shore where Secondo Casadei wrote «Romagna mia».
table|Modena|l'Aceto Balsamico Tradizionale|Traditional Balsamic Vinegar|Nei sottotetti le batterie di botticelle riposano almeno dodici anni prima dell'assaggio dei maestri.|In the attics the sets of small casks rest at least twelve years before the masters' tasting.
table|Reggio nell'Emilia|il Parmigiano Reggiano delle vacche rosse|the Parmigiano Reggiano of the red cows|Il latte di razza reggiana lavora in caldaie di rame e matura oltre due anni.|The milk of the Reggiana breed works in copper vats and matures for more than two years.
table|Bologna|le tagliatelle al ragù|tagliatelle al ragù|La misura ufficiale, otto millimetri da cotte, è depositata in Camera di Commercio.|Their official width, eight millimetres when cooked, is registered with the Chamber of Commerce.
table|Ferrara|la coppia ferrarese|the Ferrara coppia bread|Il pane a quattro corni esce dai forni ogni mattina dal tempo degli Estensi.|The four-horned bread has left the ovens every morning since the days of the Este.
table|Rimini|la piadina romagnola|the Romagna piadina|Sottile e larga in riva al mare, spessa e morbida verso l'interno: ogni chiosco difende la sua.|Thin and wide by the sea, thick and soft inland: every kiosk defends its own.
table|Bertinoro|l'Albana e il Sangiovese dei colli|the Albana and Sangiovese of the hills|Dalla terrazza sulla Romagna le cantine scendono a gradoni fra calanchi e spungone.|From the terrace over Romagna the wineries step down between badlands and spungone rock.
table|Ziano Piacentino|il Gutturnio|Gutturnio wine|Barbera e Bonarda maturano su colline che contano più viti che abitanti.|Barbera and Bonarda ripen on hills that have more vines than inhabitants.
table|Sogliano al Rubicone|il Formaggio di Fossa|Fossa cheese|A fine novembre si aprono le fosse scavate nell'arenaria e l'aroma riempie il borgo.|At the end of November the pits dug in the sandstone are opened and the scent fills the village.
table|Carpi|lo gnocco fritto e il lambrusco|fried gnocco and lambrusco|Nelle feste di quartiere le volontarie friggono dall'alba.|At the district fairs the volunteers start frying at dawn.
table|Goro|la vongola verace della Sacca|the clams of the Sacca|Le barche escono con il buio e rientrano quando il mercato apre.|The boats leave in the dark and return when the market opens.
table|Salsomaggiore Terme|la Strada del Prosciutto e dei vini dei colli|the Ham and Wine Road|Un percorso fra salumifici, malvasie e castelli che si può seguire anche in bicicletta.|A route among curers, malvasias and castles that can be followed by bicycle too.
table|San Giovanni in Persiceto|il mercato dei produttori della pianura|the farmers' market of the plain|Patate, asparagi verdi e mele dell'antico frutteto arrivano da meno di venti chilometri.|Potatoes, green asparagus and heritage apples come from less than twenty kilometres away.
table|Casola Valsenio|l'erbario dei frutti dimenticati|the forgotten fruits|Giuggiole, nespole, corbezzoli e pere volpine tornano nelle marmellate.|Jujubes, medlars, arbutus berries and volpina pears return to the jam pots.
table|Cesenatico|il pesce azzurro dell'Adriatico|the blue fish of the Adriatic|Lungo il porto canale disegnato da Leonardo si grigliano sardoncini e sgombri.|Along the canal port that Leonardo drew, anchovies and mackerel are grilled.
castle|Langhirano|il Castello di Torrechiara|Torrechiara Castle|La Camera d'Oro racconta l'amore di Pier Maria Rossi e Bianca Pellegrini.|The Golden Chamber tells of the love of Pier Maria Rossi and Bianca Pellegrini.
castle|Fontanellato|la Rocca Sanvitale|Rocca Sanvitale|Il Parmigianino affrescò a vent'anni la saletta di Diana e Atteone.|At twenty Parmigianino frescoed the small room of Diana and Actaeon.
castle|San Leo|la Fortezza di San Leo|the Fortress of San Leo|Nella cella del pozzetto Cagliostro passò gli ultimi anni della vita.|Cagliostro spent the last years of his life in the cell called the Pozzetto.
castle|Bardi|la Fortezza dei Landi|the Landi Fortress|Il castello domina la val Ceno da uno sperone di diaspro rosso.|The castle rules the Ceno valley from a spur of red jasper.
castle|Vignola|la Rocca di Vignola|Vignola Fortress|La cappella affrescata nel Quattrocento conserva i suoi azzurri.|The chapel frescoed in the fifteenth century keeps its blues.
castle|Canossa|il Castello di Canossa|Canossa Castle|Qui Enrico IV attese per tre giorni nella neve il perdono del papa.|Here Henry IV waited three days in the snow for the pope's pardon.
castle|Gazzola|il Castello di Rivalta|Rivalta Castle|Il borgo sul Trebbia è rimasto intatto attorno alla torre cilindrica.|The village on the Trebbia has stayed intact around its round tower.
castle|Meldola|la Rocca delle Caminate|the Rocca delle Caminate|La torre fa da faro alle colline fra Forlì e il mare.|Its tower is the lighthouse of the hills between Forlì and the sea.
castle|Bentivoglio|il Castello di Bentivoglio|Bentivoglio Castle|La domus jocunditatis dei signori di Bologna conserva le storie del pane.|The pleasure house of the lords of Bologna keeps its frescoes of the stories of bread.
castle|Formigine|il Castello di Formigine|Formigine Castle|Fra le mura si cammina sui resti della pieve e del suo cimitero medievale.|Within the walls one walks above the remains of the parish church and its medieval graves.
castle|Verucchio|la Rocca Malatestiana di Verucchio|Verucchio's Malatesta Fortress|La culla dei Malatesta guarda insieme il mare e San Marino.|The cradle of the Malatesta looks at once to the sea and to San Marino.
art|Ravenna|i mosaici di San Vitale|the mosaics of San Vitale|Giustiniano e Teodora avanzano da quindici secoli verso l'altare.|Justinian and Theodora have been walking towards the altar for fifteen centuries.
art|Bologna|i portici di Bologna|the porticoes of Bologna|Sessantadue chilometri di passeggiata al coperto, dal centro al colle della Guardia.|Sixty-two kilometres of covered walks, from the centre to the Guardia hill.
art|Bologna|il Museo Civico Archeologico|the Civic Archaeological Museum|La collezione egizia è fra le più importanti d'Europa.|Its Egyptian collection is among the most important in Europe.
art|Faenza|il Museo Internazionale delle Ceramiche|the International Museum of Ceramics|Dalle maioliche del Rinascimento a Picasso, sessantamila opere raccontano la terra cotta.|From Renaissance maiolica to Picasso, sixty thousand works tell the story of fired clay.
art|Ferrara|il Palazzo dei Diamanti|Palazzo dei Diamanti|Ottomila e cinquecento bugne di marmo cambiano colore con la luce.|Eight thousand five hundred marble points change colour with the light.
art|Modena|le Gallerie Estensi|the Este Galleries|Il busto di Francesco I scolpito da Bernini accoglie i visitatori.|Bernini's bust of Francesco I greets the visitors.
art|Parma|il Complesso della Pilotta|the Pilotta|Il Teatro Farnese, tutto di legno, fu inaugurato allagando la platea.|The Farnese theatre, all of wood, was opened by flooding its stalls.
art|Cesena|la Biblioteca Malatestiana|the Malatestiana Library|I codici sono incatenati ai plutei da quasi sei secoli.|The codices have been chained to their desks for almost six centuries.
art|Rimini|il Fellini Museum|the Fellini Museum|Fra Castel Sismondo e il Fulgor il cinema si attraversa a piedi.|Between Castel Sismondo and the Fulgor one walks through cinema.
art|Piacenza|la Galleria Ricci Oddi|the Ricci Oddi Gallery|Il ritratto di signora di Klimt è tornato al suo posto dopo ventitré anni.|Klimt's portrait of a lady is back in its place after twenty-three years.
art|Nonantola|l'Abbazia di San Silvestro|Nonantola Abbey|I rilievi del portale raccontano la vita del monastero fondato da Anselmo.|The reliefs of the portal tell the life of the monastery that Anselm founded.
art|Codigoro|l'Abbazia di Pomposa|Pomposa Abbey|Sotto il campanile di quarantotto metri Guido diede il nome alle note.|Below the forty-eight-metre bell tower Guido gave the notes their names.
art|Gualtieri|il Teatro Sociale di Gualtieri|the theatre of Gualtieri|Il teatro rovesciato mette gli attori in platea e il pubblico sul palco.|The upside-down theatre puts actors in the stalls and the audience on the stage.
art|Carpi|il Palazzo dei Pio|Palazzo dei Pio|La piazza lunga come un campo da parata resta una delle più grandi d'Italia.|Its square, long as a parade ground, is one of the largest in Italy.
art|Sarsina|il Museo Archeologico di Sarsina|the Archaeological Museum of Sarsina|Il mausoleo di Rufo, ricostruito pietra su pietra, sfiora il soffitto.|The mausoleum of Rufus, rebuilt stone by stone, almost touches the ceiling.
art|Marzabotto|la città etrusca di Kainua|the Etruscan city of Kainua|La griglia delle strade si legge ancora nell'erba.|The grid of its streets can still be read in the grass.
engine|Maranello|il Museo Ferrari|the Ferrari Museum|Monoposto, coppe e simulatori riempiono le sale a pochi passi dalla fabbrica.|Single-seaters, trophies and simulators fill halls a few steps from the factory.
engine|Modena|il Motor Valley Fest|the Motor Valley Fest|Hypercar e motociclette escono dai musei per le vie del centro.|Hypercars and motorcycles leave the museums for the streets of the centre.
engine|Imola|l'Autodromo Enzo e Dino Ferrari|the Enzo e Dino Ferrari circuit|Nei giorni senza gare la pista apre a biciclette e passeggini.|On days without races the track opens to bicycles and prams.
engine|Misano Adriatico|il Misano World Circuit|the Misano World Circuit|La curva del Carro si vede anche dalla pista di allenamento dei ragazzi.|The Carro bend can be seen from the youngsters' training track too.
engine|Sant'Agata Bolognese|il Museo Lamborghini|the Lamborghini Museum|Dalla Miura ai prototipi elettrici, sessant'anni di linee taglienti.|From the Miura to electric prototypes, sixty years of sharp lines.
engine|Varano de' Melegari|l'Autodromo Riccardo Paletti|the Riccardo Paletti circuit|Il museo Dallara è a un passo dalla griglia di partenza.|The Dallara museum is a step away from the starting grid.
path|Monzuno|la Via degli Dei|the Path of the Gods|Centotrenta chilometri uniscono piazza Maggiore a piazza della Signoria, sul basolato della Flaminia militare.|A hundred and thirty kilometres join Piazza Maggiore with Piazza della Signoria, over the paving of the Flaminia militare.
path|Berceto|la Via Francigena|the Via Francigena|I pellegrini salgono al passo della Cisa e bollano la credenziale davanti al duomo.|Pilgrims climb to the Cisa pass and have their credentials stamped before the cathedral.
path|Portico e San Benedetto|il Cammino di Dante|Dante's Way|La cascata dell'Acquacheta è la stessa dei versi dell'Inferno.|The Acquacheta waterfall is the one in the verses of the Inferno.
path|Bobbio|la Via degli Abati|the Abbots' Way|I monaci di Colombano la percorrevano per raggiungere Roma senza toccare la pianura.|Columbanus's monks used it to reach Rome without touching the plain.
path|Villa Minozzo|il Sentiero Matilde|Matilda's Trail|Dalla Pietra di Bismantova al crinale fra castelli e pievi.|From the Bismantova rock to the ridge among castles and parish churches.
path|Bagno di Romagna|il Sentiero degli Gnomi|the Gnomes' Path|Case minuscole e balconi di muschio si nascondono nel bosco dell'Armina.|Tiny houses and mossy balconies hide in the Armina wood.
path|Grizzana Morandi|la Via della Lana e della Seta|the Wool and Silk Way|Da Bologna a Prato fra mulini, gallerie e i paesaggi di Morandi.|From Bologna to Prato among mills, tunnels and Morandi's landscapes.
ride|Mirandola|la Ciclovia del Sole|the Sun Route|La vecchia ferrovia Bologna-Verona è diventata una pista larga e senza salite.|The old Bologna-Verona railway has become a wide track without climbs.
ride|Guastalla|la ciclovia VENTO|the VENTO cycle route|L'argine maestro del Po si pedala con il fiume da una parte e i pioppi dall'altra.|The Po's main dyke is ridden with the river on one side and poplars on the other.
ride|Mesola|la Destra Po|the Destra Po|Centoventi chilometri di argine fino al faro di Gorino.|A hundred and twenty kilometres of dyke as far as the Gorino lighthouse.
ride|Cesenatico|la Nove Colli|the Nove Colli|La gran fondo più antica d'Italia parte all'alba dal porto canale.|Italy's oldest gran fondo sets off from the canal port at dawn.
ride|Casalecchio di Reno|la salita di San Luca|the San Luca climb|Due chilometri al dieci per cento, sotto gli occhi di chi sale a piedi lungo il portico.|Two kilometres at ten per cent, watched by those who walk up the portico.
ride|Castel di Casio|l'anello dei laghi di Suviana e Brasimone|the loop of lakes Suviana and Brasimone|Due dighe, una faggeta e pochissime automobili.|Two dams, a beech forest and very few cars.
nature|Castelnovo ne' Monti|la Pietra di Bismantova|the Bismantova Rock|La nave di pietra citata da Dante si scala in ventidue vie o si aggira in un'ora.|The ship of stone that Dante mentions is climbed by twenty-two routes or walked round in an hour.
nature|Sestola|il Monte Cimone|Mount Cimone|Dalla cima più alta della regione, nelle giornate limpide, si vedono due mari.|From the region's highest summit two seas can be seen on clear days.
nature|Corniglio|il Lago Santo parmense|Lago Santo|Il rifugio Mariotti specchia le sue finestre nel lago glaciale più grande dell'Appennino.|The Mariotti hut mirrors its windows in the largest glacial lake of the Apennines.
nature|Santa Sofia|le Foreste Casentinesi|the Casentino Forests|Le faggete di Sasso Fratino sono Patrimonio dell'Umanità.|The beech woods of Sasso Fratino are a World Heritage site.
nature|Comacchio|le Valli di Comacchio|the Comacchio Lagoons|I fenicotteri svernano fra i casoni da pesca e le saline.|Flamingos spend the winter among the fishing huts and the salt pans.
nature|Goro|il Delta del Po|the Po Delta|Si entra in barca fra i canneti del Gorino, fino alla Lanterna Vecchia.|Boats enter the reeds of the Gorino as far as the Old Lantern.
nature|Cervia|le saline di Cervia|the Cervia salt pans|Il sale dolce si raccoglie ancora a mano nella salina Camillone.|The sweet salt is still gathered by hand in the Camillone pan.
nature|Brisighella|la Vena del Gesso|the Gypsum Vein|Grotte, risorgenti e pareti che brillano al tramonto come specchi.|Caves, springs and walls that shine like mirrors at sunset.
nature|Lizzano in Belvedere|il Corno alle Scale|Corno alle Scale|I gradoni di arenaria che gli danno il nome si vedono da Bologna.|The sandstone steps that give it its name can be seen from Bologna.
nature|Rivergaro|la Val Trebbia|the Trebbia Valley|Hemingway la chiamò la valle più bella del mondo.|Hemingway called it the most beautiful valley in the world.
nature|Fiorano Modenese|le Salse di Nirano|the Nirano mud volcanoes|Il fango freddo gorgoglia in crateri alti come un uomo.|Cold mud gurgles in craters as tall as a man.
nature|Ventasso|il lago Calamone|Lake Calamone|Si gira in quaranta minuti fra faggi e pascoli, e in autunno diventa rame.|It takes forty minutes to walk round, among beeches and pastures, and in autumn it turns copper.
sea|Rimini|il Parco del Mare|the Parco del Mare|Il lungomare senza automobili alterna palestre all'aperto, dune e giochi.|The car-free promenade alternates open-air gyms, dunes and playgrounds.
sea|Riccione|viale Ceccarini|Viale Ceccarini|Il salotto della Riviera compie il rito dell'aperitivo sotto le luci.|The drawing room of the Riviera keeps the rite of the aperitif under its lights.
sea|Cattolica|l'Acquario di Cattolica|the Cattolica Aquarium|Squali toro, pinguini e caimani abitano la colonia a forma di navi.|Bull sharks, penguins and caimans live in the holiday camp built like ships.
sea|Bellaria-Igea Marina|l'Isola dei Platani|the Isola dei Platani|Due chilometri di passeggiata alberata a cento metri dalla spiaggia.|Two kilometres of tree-lined walk a hundred metres from the beach.
sea|Cesenatico|il Museo della Marineria|the Maritime Museum|Le vele al terzo si alzano ogni giorno sulle barche ormeggiate nel canale.|The lug sails are raised every day on the boats moored in the canal.
sea|Cervia|la pineta di Milano Marittima|the Milano Marittima pinewood|Percorsi all'ombra, caprioli e la Casa delle Farfalle.|Shady paths, roe deer and the House of Butterflies.
sea|Ravenna|i lidi ravennati|the beaches of Ravenna|Nove lidi, dune protette e relitti da immersione.|Nine beaches, protected dunes and wrecks for divers.
sea|Misano Adriatico|Portoverde|Portoverde|La darsena disegnata negli anni Sessanta è il punto di partenza delle uscite in vela.|The dock designed in the Sixties is where the sailing trips start.
spa|Salsomaggiore Terme|le Terme Berzieri|the Berzieri Baths|Il palazzo déco di Chini accoglie di nuovo gli ospiti fra smalti e ceramiche.|Chini's art deco palace welcomes its guests again among enamels and ceramics.
spa|Bagno di Romagna|le terme di Bagno di Romagna|the baths of Bagno di Romagna|L'acqua sgorga a quarantacinque gradi, come la trovarono i legionari.|The water rises at forty-five degrees, as the legionaries found it.
spa|Castrocaro Terme e Terra del Sole|le Terme di Castrocaro|the Castrocaro Baths|Il padiglione delle feste è un gioiello decorato da Tito Chini.|The festival pavilion is a jewel decorated by Tito Chini.
spa|Alto Reno Terme|le terme di Porretta|the Porretta baths|Acque sulfuree e una piazza che d'estate suona il soul.|Sulphur waters and a square that plays soul music in summer.
spa|Riolo Terme|le terme di Riolo|the Riolo baths|I fanghi dei calanchi maturano in vasche all'aperto.|The mud of the badlands matures in open-air tanks.
spa|Cervia|le Terme di Cervia|the Cervia Baths|L'acqua madre delle saline riempie la piscina più grande.|The mother water of the salt pans fills the largest pool.
park|Ravenna|Mirabilandia|Mirabilandia|Le montagne russe si vedono dall'autostrada, il parco acquatico dalla ruota.|The roller coasters can be seen from the motorway, the water park from the wheel.
park|Rimini|l'Italia in Miniatura|Italy in Miniature|Trecento monumenti in scala, con una Venezia che si naviga davvero.|Three hundred monuments to scale, with a Venice that can really be sailed.
park|Riccione|l'Oltremare|Oltremare|Falchi e pappagalli volano sopra le teste del pubblico.|Hawks and parrots fly over the heads of the audience.
`;

function subjectOf(line: string): Subject {
  const [sort = '', town = '', it = '', en = '', factIt = '', factEn = ''] = line.split('|');
  const known = SORTS[sort];
  if (known === undefined || factEn === '') throw new Error(`demo subject out of shape: ${line}`);
  const [kind, theme] = known;
  return { kind, theme, town, name: [it, en], fact: [factIt, factEn] };
}

/** Real events, dishes, places, routes and beaches of the region. */
export const SUBJECTS: readonly Subject[] = TABLE.trim().split('\n').map(subjectOf);
