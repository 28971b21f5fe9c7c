/** Where an event of the demo takes place. */
export interface Venue {
  /** Name of the municipality, as ISTAT writes it. */
  readonly town: string;
  readonly kind: VenueKind;
  readonly name: string;
  /** Name with its preposition, as it stands within an Italian sentence. */
  readonly at: string;
  readonly street: string;
  readonly number: string;
  /** Degrees, WGS 84. */
  readonly lat: number;
  readonly lng: number;
}

export type VenueKind =
  | 'square'
  | 'theatre'
  | 'museum'
  | 'castle'
  | 'church'
  | 'park'
  | 'beach'
  | 'trail'
  | 'fair'
  | 'track';

/** municipality | kind | name | preposition | street | number | latitude | longitude */
const TABLE = `
Bologna|square|Piazza Maggiore|in|Piazza Maggiore||44.4938|11.3430
Bologna|square|Piazza Santo Stefano|in|Piazza Santo Stefano||44.4921|11.3479
Bologna|theatre|Teatro Comunale Nouveau|al|Piazza della Costituzione|4|44.5120|11.3629
Bologna|theatre|Arena del Sole|all'|Via dell'Indipendenza|44|44.5001|11.3447
Bologna|theatre|Teatro Duse|al|Via Cartoleria|42|44.4901|11.3502
Bologna|museum|MAMbo|al|Via Don Giovanni Minzoni|14|44.5026|11.3366
Bologna|museum|Museo Civico Archeologico|al|Via dell'Archiginnasio|2|44.4929|11.3436
Bologna|museum|Pinacoteca Nazionale di Bologna|alla|Via delle Belle Arti|56|44.4975|11.3530
Bologna|park|Giardini Margherita|ai|Viale Giovanni Gozzadini||44.4825|11.3533
Bologna|church|Basilica di San Petronio|nella|Piazza Galvani|5|44.4929|11.3431
Bologna|trail|Portico di San Luca|al|Via di San Luca|36|44.4791|11.2980
Bologna|fair|BolognaFiere|a|Viale della Fiera|20|44.5125|11.3660
Imola|track|Autodromo Enzo e Dino Ferrari|all'|Piazza Ayrton Senna da Silva|1|44.3442|11.7167
Imola|castle|Rocca Sforzesca di Imola|alla|Piazzale Giovanni dalle Bande Nere|1|44.3517|11.7079
Imola|theatre|Teatro Ebe Stignani|al|Via Giuseppe Verdi|1|44.3528|11.7113
Dozza|castle|Rocca di Dozza|alla|Piazzale Rocca|6|44.3594|11.6287
San Giovanni in Persiceto|square|Piazza del Popolo|in|Piazza del Popolo||44.6402|11.1853
Budrio|square|Piazza Filopanti|in|Piazza Filopanti||44.5377|11.5345
Bentivoglio|castle|Castello di Bentivoglio|al|Via Guglielmo Marconi||44.6363|11.4183
Castel San Pietro Terme|square|Piazza XX Settembre|in|Piazza XX Settembre||44.3976|11.5895
Alto Reno Terme|square|Piazza della Libertà|in|Piazza della Libertà||44.1530|10.9760
Lizzano in Belvedere|trail|Rifugio Cavone|dal|Località Cavone||44.1410|10.8170
Marzabotto|museum|Museo Nazionale Etrusco|al|Via Porrettana Sud|13|44.3373|11.2023
Grizzana Morandi|castle|Rocchetta Mattei|alla|Via Rocchetta|46|44.2257|11.0597
Crevalcore|square|Piazza Malpighi|in|Piazza Malpighi||44.7205|11.1475
Modena|square|Piazza Grande|in|Piazza Grande||44.6462|10.9256
Modena|theatre|Teatro Comunale Pavarotti-Freni|al|Corso Canalgrande|85|44.6462|10.9301
Modena|museum|Galleria Estense|alla|Largo Porta Sant'Agostino|337|44.6483|10.9206
Modena|museum|Museo Enzo Ferrari|al|Via Paolo Ferrari|85|44.6543|10.9336
Modena|park|Giardini Ducali|ai|Corso Canalgrande||44.6494|10.9306
Modena|church|Duomo di Modena|nel|Corso Duomo||44.6463|10.9257
Modena|fair|ModenaFiere|a|Viale Virgilio|70|44.6600|10.8890
Carpi|square|Piazza dei Martiri|in|Piazza dei Martiri||44.7833|10.8850
Carpi|museum|Palazzo dei Pio|al|Piazza dei Martiri|68|44.7836|10.8843
Carpi|theatre|Teatro Comunale di Carpi|al|Piazza dei Martiri|72|44.7838|10.8855
Sassuolo|castle|Palazzo Ducale di Sassuolo|al|Piazzale della Rosa|1|44.5408|10.7827
Maranello|museum|Museo Ferrari|al|Via Alfredo Dino Ferrari|43|44.5295|10.8613
Vignola|castle|Rocca di Vignola|alla|Piazza dei Contrari|4|44.4797|11.0098
Spilamberto|castle|Rocca Rangoni|alla|Piazzale Rangoni||44.5334|11.0208
Nonantola|church|Abbazia di Nonantola|nell'|Piazza Caduti Partigiani|6|44.6778|11.0393
Mirandola|square|Piazza della Costituente|in|Piazza della Costituente||44.8869|11.0661
Finale Emilia|square|Piazza Verdi|in|Piazza Verdi||44.8330|11.2948
Sestola|castle|Rocca di Sestola|alla|Via Rocca||44.2289|10.7717
Fanano|trail|Piazza Corsini|da|Piazza Corsini||44.2086|10.7957
Pavullo nel Frignano|castle|Castello di Montecuccolo|al|Via del Castello||44.3168|10.8055
Guiglia|trail|Sassi di Rocca Malatina|ai|Via Pieve di Trebbio||44.3926|10.9640
Fiumalbo|square|Piazza Umberto I|in|Piazza Umberto I||44.1791|10.6467
Parma|theatre|Teatro Regio di Parma|al|Strada Giuseppe Garibaldi|16|44.8036|10.3278
Parma|museum|Complesso della Pilotta|nel|Piazza della Pilotta|3|44.8045|10.3262
Parma|museum|Palazzo del Governatore|al|Piazza Giuseppe Garibaldi|19|44.8017|10.3280
Parma|square|Piazza Duomo|in|Piazza Duomo||44.8033|10.3310
Parma|square|Piazza Garibaldi|in|Piazza Giuseppe Garibaldi||44.8013|10.3280
Parma|park|Parco Ducale|al|Viale Piacenza||44.8050|10.3200
Parma|fair|Fiere di Parma|alle|Viale delle Esposizioni|393|44.8343|10.3019
Busseto|theatre|Teatro Giuseppe Verdi|al|Piazza Giuseppe Verdi|10|44.9790|10.0432
Fontanellato|castle|Rocca Sanvitale|alla|Piazza Giacomo Matteotti|1|44.8813|10.1724
Fontanellato|park|Labirinto della Masone|al|Strada Masone|121|44.8999|10.1560
Langhirano|castle|Castello di Torrechiara|al|Strada al Castello|10|44.6560|10.2728
Colorno|castle|Reggia di Colorno|alla|Piazza Giuseppe Garibaldi|26|44.9300|10.3755
Salsomaggiore Terme|square|Piazza Berzieri|in|Piazza Lorenzo Berzieri||44.8150|9.9804
Soragna|castle|Rocca Meli Lupi|alla|Piazza Meli Lupi|5|44.9290|10.1235
Bardi|castle|Castello di Bardi|al|Via al Castello||44.6317|9.7327
Berceto|trail|Piazza San Moderanno|da|Piazza San Moderanno||44.5096|9.9898
Borgo Val di Taro|square|Piazza Verdi|in|Piazza Verdi||44.4883|9.7683
Fidenza|church|Cattedrale di San Donnino|nella|Piazza Duomo||44.8674|10.0577
Felino|castle|Castello di Felino|al|Strada al Castello|1|44.6853|10.2300
Compiano|castle|Castello di Compiano|al|Via Marco Rossi Sidoli|15|44.4967|9.6638
Corniglio|trail|Rifugio Lagoni|dal|Località Lagoni||44.4000|10.0170
Reggio nell'Emilia|square|Piazza Prampolini|in|Piazza Camillo Prampolini||44.6976|10.6305
Reggio nell'Emilia|theatre|Teatro Municipale Valli|al|Piazza Martiri del 7 Luglio|7|44.7006|10.6323
Reggio nell'Emilia|museum|Palazzo Magnani|a|Corso Giuseppe Garibaldi|29|44.6982|10.6270
Reggio nell'Emilia|museum|Chiostri di San Pietro|ai|Via Emilia San Pietro|44|44.6955|10.6372
Reggio nell'Emilia|park|Parco del Popolo|al|Viale Allegri||44.7015|10.6310
Canossa|castle|Castello di Canossa|al|Via del Castello||44.5757|10.4563
Brescello|square|Piazza Matteotti|in|Piazza Giacomo Matteotti||44.9003|10.5127
Correggio|museum|Palazzo dei Principi|al|Corso Cavour|7|44.7702|10.7826
Guastalla|square|Piazza Mazzini|in|Piazza Giuseppe Mazzini||44.9213|10.6539
Gualtieri|square|Piazza Bentivoglio|in|Piazza Bentivoglio||44.9012|10.6311
Scandiano|castle|Rocca dei Boiardo|alla|Viale della Rocca||44.5958|10.6880
Castelnovo ne' Monti|trail|Pietra di Bismantova|alla|Piazzale Dante||44.4210|10.4130
Novellara|castle|Rocca dei Gonzaga|alla|Piazzale Marconi|1|44.8455|10.7305
Quattro Castella|castle|Castello di Bianello|al|Via Bianello||44.6340|10.4700
Ventasso|trail|Cerreto Laghi|a|Località Cerreto Laghi||44.3020|10.2430
Piacenza|square|Piazza Cavalli|in|Piazza Cavalli||45.0522|9.6930
Piacenza|museum|Palazzo Farnese|a|Piazza Cittadella|29|45.0561|9.6964
Piacenza|museum|Galleria Ricci Oddi|alla|Via San Siro|13|45.0490|9.6990
Piacenza|theatre|Teatro Municipale di Piacenza|al|Via Giuseppe Verdi|41|45.0478|9.6961
Bobbio|church|Abbazia di San Colombano|nell'|Piazza Santa Fara|5|44.7687|9.3867
Bobbio|trail|Ponte Gobbo|dal|Contrada di Porta Legleria||44.7650|9.3890
Castell'Arquato|castle|Rocca Viscontea|alla|Piazza del Municipio||44.8510|9.8690
Vigolzone|castle|Castello di Grazzano Visconti|al|Viale del Castello|2|44.9379|9.6691
Gazzola|castle|Castello di Rivalta|al|Località Rivalta||44.9521|9.5934
Fiorenzuola d'Arda|square|Piazza Molinari|in|Piazza Molinari||44.9273|9.9094
Vernasca|castle|Castello di Vigoleno|al|Località Vigoleno||44.8187|9.8977
Cortemaggiore|square|Piazza Patrioti|in|Piazza Patrioti||44.9945|9.9319
Ferrara|castle|Castello Estense|al|Largo Castello|1|44.8376|11.6195
Ferrara|museum|Palazzo dei Diamanti|a|Corso Ercole I d'Este|21|44.8421|11.6212
Ferrara|museum|MEIS|al|Via Piangipane|81|44.8324|11.6115
Ferrara|theatre|Teatro Comunale Claudio Abbado|al|Corso Martiri della Libertà|5|44.8367|11.6193
Ferrara|square|Piazza Trento e Trieste|in|Piazza Trento e Trieste||44.8353|11.6196
Ferrara|square|Piazza Ariostea|in|Piazza Ariostea||44.8419|11.6253
Ferrara|park|Parco Massari|al|Corso Porta Mare||44.8440|11.6225
Comacchio|square|Trepponti|ai|Via Trepponti||44.6934|12.1826
Comacchio|museum|Museo Delta Antico|al|Via Agatopisto|2|44.6924|12.1817
Comacchio|beach|Spiaggia del Lido degli Estensi|sulla|Viale Giosuè Carducci||44.6721|12.2497
Cento|square|Piazza del Guercino|in|Piazza del Guercino||44.7275|11.2894
Codigoro|church|Abbazia di Pomposa|nell'|Via Pomposa Centro|12|44.8323|12.1753
Mesola|castle|Castello di Mesola|al|Piazza Umberto I||44.9215|12.2285
Argenta|park|Valli di Argenta|alle|Via Cardinala|1|44.6000|11.8150
Ravenna|church|Basilica di San Vitale|nella|Via San Vitale|17|44.4205|12.1963
Ravenna|theatre|Teatro Alighieri|al|Via Angelo Mariani|2|44.4158|12.2020
Ravenna|museum|Museo d'Arte della Città|al|Via di Roma|13|44.4137|12.2053
Ravenna|square|Piazza del Popolo|in|Piazza del Popolo||44.4166|12.1993
Ravenna|park|Rocca Brancaleone|alla|Via Rocca Brancaleone||44.4214|12.2054
Ravenna|beach|Spiaggia di Marina di Ravenna|sulla|Viale delle Nazioni||44.4890|12.2870
Faenza|museum|Museo Internazionale delle Ceramiche|al|Viale Alfredo Baccarini|19|44.2901|11.8846
Faenza|square|Piazza del Popolo|in|Piazza del Popolo||44.2857|11.8833
Faenza|theatre|Teatro Masini|al|Piazza Pietro Nenni|3|44.2862|11.8838
Brisighella|castle|Rocca Manfrediana|alla|Via Rontana||44.2222|11.7712
Brisighella|square|Piazza Carducci|in|Piazza Giosuè Carducci||44.2216|11.7742
Cervia|museum|Magazzino del Sale|al|Via Nazario Sauro|24|44.2625|12.3560
Cervia|square|Piazza Garibaldi|in|Piazza Garibaldi||44.2622|12.3480
Cervia|beach|Spiaggia di Milano Marittima|sulla|Viale Giacomo Matteotti||44.2780|12.3520
Lugo|castle|Rocca Estense|alla|Piazza dei Martiri|1|44.4204|11.9120
Bagnacavallo|square|Piazza Nuova|in|Piazza Nuova||44.4160|11.9770
Bagnacavallo|museum|Museo Civico delle Cappuccine|al|Via Vittorio Veneto|1|44.4157|11.9741
Riolo Terme|castle|Rocca di Riolo|alla|Piazza Mazzini||44.2752|11.7256
Forlì|square|Piazza Aurelio Saffi|in|Piazza Aurelio Saffi||44.2225|12.0408
Forlì|museum|Musei San Domenico|ai|Piazza Guido da Montefeltro|12|44.2206|12.0360
Forlì|theatre|Teatro Diego Fabbri|al|Corso Armando Diaz|47|44.2196|12.0396
Forlì|fair|Fiera di Forlì|alla|Via Punta di Ferro|2|44.2370|12.0680
Cesena|museum|Biblioteca Malatestiana|alla|Piazza Maurizio Bufalini|1|44.1388|12.2445
Cesena|castle|Rocca Malatestiana di Cesena|alla|Via Cia degli Ordelaffi|8|44.1360|12.2400
Cesena|theatre|Teatro Alessandro Bonci|al|Piazza Guidazzi|8|44.1380|12.2480
Cesena|square|Piazza del Popolo|in|Piazza del Popolo|10|44.1371|12.2413
Cesenatico|museum|Museo della Marineria|al|Via Carlo Armellini|18|44.2011|12.3966
Cesenatico|square|Piazza Pisacane|in|Piazza Pisacane||44.1997|12.3953
Cesenatico|beach|Spiaggia di Cesenatico|sulla|Viale Giosuè Carducci||44.2060|12.4020
Bertinoro|square|Piazza della Libertà|in|Piazza della Libertà||44.1478|12.1345
Forlimpopoli|museum|Casa Artusi|a|Via Andrea Costa|27|44.1886|12.1265
Bagno di Romagna|square|Piazza Ricasoli|in|Piazza Ricasoli||43.8350|11.9570
Santa Sofia|trail|Piazza Giacomo Matteotti|da|Piazza Giacomo Matteotti||43.9460|11.9090
Sarsina|square|Piazza Plauto|in|Piazza Plauto||43.9196|12.1432
Castrocaro Terme e Terra del Sole|castle|Fortezza di Castrocaro|alla|Via alla Fortezza||44.1740|11.9500
Longiano|castle|Castello Malatestiano|al|Piazza Malatestiana|1|44.0749|12.3270
Rimini|square|Piazza Cavour|in|Piazza Cavour||44.0602|12.5656
Rimini|theatre|Teatro Amintore Galli|al|Piazza Cavour|22|44.0605|12.5650
Rimini|museum|Fellini Museum|al|Piazza Malatesta||44.0594|12.5636
Rimini|church|Tempio Malatestiano|nel|Via IV Novembre|35|44.0597|12.5701
Rimini|beach|Spiaggia di piazzale Fellini|sulla|Piazzale Federico Fellini||44.0730|12.5770
Rimini|fair|Fiera di Rimini|alla|Via Emilia|155|44.0820|12.5170
Riccione|square|Viale Ceccarini|in|Viale Maria Ceccarini||43.9990|12.6560
Riccione|museum|Villa Mussolini|a|Viale Milano|31|44.0010|12.6590
Riccione|beach|Spiaggia di Riccione|sulla|Piazzale Roma||44.0005|12.6600
Cattolica|square|Piazza Primo Maggio|in|Piazza Primo Maggio||43.9665|12.7430
Bellaria-Igea Marina|beach|Spiaggia di Bellaria|sulla|Viale Cristoforo Colombo||44.1425|12.4720
Santarcangelo di Romagna|square|Piazza Ganganelli|in|Piazza Ganganelli||44.0630|12.4460
San Leo|castle|Fortezza di San Leo|alla|Via Giacomo Leopardi||43.8966|12.3448
Verucchio|castle|Rocca del Sasso|alla|Via Rocca|42|43.9836|12.4213
Pennabilli|square|Piazza Vittorio Emanuele II|in|Piazza Vittorio Emanuele II||43.8180|12.2650
Sant'Agata Feltria|castle|Rocca Fregoso|alla|Piazza Martiri d'Ungheria||43.8640|12.2090
Montefiore Conca|castle|Rocca di Montefiore|alla|Via Roma|2|43.8889|12.6127
Misano Adriatico|track|Misano World Circuit|al|Via Daijiro Kato|10|43.9620|12.6840
Mondaino|square|Piazza Maggiore|in|Piazza Maggiore||43.8570|12.6720
`;

function venueOf(line: string): Venue {
  const [town = '', kind = '', name = '', preposition = '', street = '', number = '', lat = '', lng = ''] =
    line.split('|');
  const at = preposition.endsWith("'") ? `${preposition}${name}` : `${preposition} ${name}`;
  return { town, kind: kind as VenueKind, name, at, street, number, lat: Number(lat), lng: Number(lng) };
}

/** Theatres, museums, castles, squares … of the region. */
export const VENUES: readonly Venue[] = TABLE.trim().split('\n').map(venueOf);
