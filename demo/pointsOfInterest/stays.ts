/**
 * Collections of where one rests, eats and drinks, at their real addresses.
 * A line a place: name, municipality, street, number.
 */
export const STAYS: Readonly<Record<string, string>> = {
  'Dove dormire': `
Rifugio Duca degli Abruzzi|Lizzano in Belvedere|Lago Scaffaiolo|
Rifugio Segavecchia|Lizzano in Belvedere|Località Segavecchia|
Rifugio Lagdei|Corniglio|Località Lagdei|
Rifugio Mariotti|Corniglio|Lago Santo|
Rifugio Battisti|Ventasso|Lama Lite|
Rifugio Vittoria|Pievepelago|Lago Santo|
Ostello We Bologna|Bologna|Via de' Carracci|69/14
Ostello San Filippo Neri|Modena|Via Santa Orsola|48
Ostello della Ghiara|Reggio nell'Emilia|Via Guasco|6
Ostello di Guastalla|Guastalla|Via Lido Po|11
Ostello Student's|Ferrara|Corso Biagio Rossetti|24
Ostello Galletti Abbiosi|Ravenna|Via di Roma|140
Ostello Sunflower|Rimini|Viale Siracusa|25
Camping Rivaverde|Ravenna|Viale delle Nazioni|301
Camping Tahiti|Comacchio|Viale Libia|133
Camping Cesenatico|Cesenatico|Via Mazzini|182
Camping Italia|Rimini|Viale Toscanelli|112
Camping Città di Bologna|Bologna|Via Romita|12/4
Grand Hotel|Rimini|Parco Federico Fellini|1
Grand Hotel da Vinci|Cesenatico|Viale Carducci|7
Grand Hotel Salsomaggiore|Salsomaggiore Terme|Viale Dalla Rosa|5
Hotel Duchessa Isabella|Ferrara|Via Palestro|70
Palazzo Bezzi|Ravenna|Via di Roma|45
Hotel Canalgrande|Modena|Corso Canalgrande|6
Grand Hotel Majestic già Baglioni|Bologna|Via dell'Indipendenza|8
Hotel Roma|Bagno di Romagna|Piazza Dante|4`,
  'Parchi e giardini': `
Giardini Margherita|Bologna|Viale Gozzadini|
Parco della Montagnola|Bologna|Via Irnerio|2/3
Parco di Villa Ghigi|Bologna|Via San Mamolo|105
Orto Botanico|Bologna|Via Irnerio|42
Parco Talon della Chiusa|Casalecchio di Reno|Via Panoramica|24
Parco dei Gessi Bolognesi|San Lazzaro di Savena|Via Jussi|171
Parco del Corno alle Scale|Lizzano in Belvedere|Via Roma|42
Parco storico di Monte Sole|Marzabotto|Via Porrettana Nord|4
Parco delle Acque Minerali|Imola|Viale Atleti Azzurri d'Italia|
Parco Amendola|Modena|Viale Amendola|
Giardini Ducali|Modena|Corso Cavour|
Parco dei Sassi di Roccamalatina|Guiglia|Via Pieve di Trebbio|1287
Salse di Nirano|Fiorano Modenese|Via Rio Salse|
Lago Santo Modenese|Pievepelago|Località Lago Santo|
Giardino botanico Esperia|Sestola|Passo del Lupo|
Parco Ducale|Parma|Viale Piacenza|
Parco della Cittadella|Parma|Viale delle Rimembranze|
Parco dei Boschi di Carrega|Sala Baganza|Via Olma|2
Parco dello Stirone|Fidenza|Via Loschi|5
Labirinto della Masone|Fontanellato|Strada Masone|121
Parco Mazzini|Salsomaggiore Terme|Viale Romagnosi|
Lago Santo Parmense|Corniglio|Località Lagdei|
Giardini Pubblici|Reggio nell'Emilia|Viale Isonzo|
Pietra di Bismantova|Castelnovo ne' Monti|Piazzale Dante|
Reggia di Rivalta|Reggio nell'Emilia|Via della Reggia|
Oasi Lipu di Celestina|Campegine|Via Celestina|
Parco della Galleana|Piacenza|Via Manfredi|
Parco del Trebbia|Rivergaro|Via Trebbia|
Parco Provinciale|Morfasso|Località Santa Franca|
Parco Massari|Ferrara|Corso Porta Mare|
Parco Urbano Bassani|Ferrara|Via Bacchelli|
Oasi di Campotto|Argenta|Via Cardinala|1
Gran Bosco della Mesola|Mesola|Via Gigliola|
Valli di Comacchio, stazione Foce|Comacchio|Strada Foce|
Giardino delle Capinere|Ferrara|Via Porta Catena|118
Pineta di Classe|Ravenna|Via Fosso Ghiaia|
Parco Teodorico|Ravenna|Via delle Industrie|14
Punte Alberete|Ravenna|Strada Statale Romea|
Saline di Cervia, centro visite|Cervia|Via Bova|61
Parco Naturale di Cervia|Cervia|Via Jelenia Gora|6
Parco della Vena del Gesso|Riolo Terme|Via Firenze|
Giardino delle Erbe|Casola Valsenio|Via del Corso|6
Parco Bucci|Faenza|Piazzale Tambini|
Parco Urbano Franco Agosto|Forlì|Via Fiume Montone|`,
  Spiagge: `
Spiaggia di Marina Centro|Rimini|Lungomare Tintori|
Spiaggia di piazzale Boscovich|Rimini|Piazzale Boscovich|
Spiaggia di Marebello|Rimini|Viale Regina Margherita|
Spiaggia di Torre Pedrera|Rimini|Viale San Salvador|
Spiaggia di Miramare|Rimini|Viale Oliveti|
Spiaggia del Porto|Riccione|Lungomare della Libertà|
Spiaggia di viale Ceccarini|Riccione|Piazzale Roma|
Spiaggia del Marano|Riccione|Viale D'Annunzio|
Spiaggia di Portoverde|Misano Adriatico|Via Litoranea Sud|
Spiaggia di Misano Brasile|Misano Adriatico|Via Litoranea Nord|
Spiaggia della Regina|Cattolica|Lungomare Rasi Spinelli|
Spiaggia del Conca|Cattolica|Via Carducci|
Spiaggia di Igea Marina|Bellaria-Igea Marina|Viale Pinzon|
Spiaggia di Bellaria|Bellaria-Igea Marina|Viale Cristoforo Colombo|
Spiaggia di Gatteo Mare|Gatteo|Viale Gramsci|
Spiaggia di San Mauro Mare|San Mauro Pascoli|Via della Repubblica|
Spiaggia di Valverde|Cesenatico|Viale Carducci|
Spiaggia di Ponente|Cesenatico|Viale Colombo|
Spiaggia di Zadina|Cesenatico|Viale dei Pini|
Spiaggia di Milano Marittima|Cervia|Viale Romagna|
Spiaggia di Pinarella|Cervia|Viale Italia|
Spiaggia di Tagliata|Cervia|Viale Italia|
Spiaggia di Lido di Savio|Ravenna|Viale Romagna|
Spiaggia di Lido di Classe|Ravenna|Viale da Verrazzano|
Spiaggia di Lido di Dante|Ravenna|Via Catone|
Spiaggia di Punta Marina|Ravenna|Viale Colombo|
Spiaggia di Marina di Ravenna|Ravenna|Viale delle Nazioni|
Spiaggia di Porto Corsini|Ravenna|Viale Po|
Spiaggia di Marina Romea|Ravenna|Viale Italia|
Spiaggia di Casal Borsetti|Ravenna|Via Spallazzi|
Spiaggia di Lido di Spina|Comacchio|Viale Leonardo da Vinci|
Spiaggia di Lido degli Estensi|Comacchio|Viale Carducci|
Spiaggia di Porto Garibaldi|Comacchio|Viale dei Mille|
Spiaggia di Lido degli Scacchi|Comacchio|Viale Alpi Centrali|
Spiaggia di Lido di Pomposa|Comacchio|Viale Mare Adriatico|
Spiaggia di Lido delle Nazioni|Comacchio|Viale Jugoslavia|`,
  'Ristoranti e trattorie': `
Mercato di Mezzo|Bologna|Via Clavature|12
Mercato delle Erbe|Bologna|Via Ugo Bassi|23
Osteria del Sole|Bologna|Vicolo Ranocchi|1/D
Trattoria Anna Maria|Bologna|Via delle Belle Arti|17/A
Trattoria di via Serra|Bologna|Via Luigi Serra|9/B
Antica Trattoria del Reno|Bologna|Via del Traghetto|5/3
Ristorante San Domenico|Imola|Via Gaspare Sacchi|1
Ristorante Arnaldo|Rubiera|Piazza XXIV Maggio|3
Mercato Albinelli|Modena|Via Albinelli|13
Osteria Francescana|Modena|Via Stella|22
Trattoria Aldina|Modena|Via Albinelli|40
Caffè Concerto|Modena|Piazza Grande|26
Osteria di Rubbiara|Nonantola|Via Risaia|2
Trattoria La Lanterna di Diogene|Bomporto|Via Argine|20
Antica Corte Pallavicina|Polesine Zibello|Strada Palazzo Due Torri|3
Trattoria Corrieri|Parma|Via Conservatorio|1
Ristorante Cocchi|Parma|Viale Gramsci|16
La Greppia|Parma|Strada Garibaldi|39
Trattoria Campanini|Busseto|Via Roncole Verdi|136
Locanda Mariella|Calestano|Località Fragnolo|29
Caffè Arti e Mestieri|Reggio nell'Emilia|Via Emilia San Pietro|14
Ristorante Il Rigoletto|Reggiolo|Piazza Martiri|29
Antica Osteria del Teatro|Piacenza|Via Verdi|16
Osteria del Trentino|Piacenza|Via Castello|71
Antica Osteria della Pesa|Castell'Arquato|Località Vigolo Marchese|
Ristorante La Palta|Borgonovo Val Tidone|Località Bilegno|
Trattoria da Noemi|Ferrara|Via Ragno|31
Hostaria Savonarola|Ferrara|Piazza Savonarola|14
Osteria al Brindisi|Ferrara|Via degli Adelardi|11
Trattoria La Capanna di Eraclio|Codigoro|Via per le Venezie|21
Trattoria da Vasco e Giulia|Comacchio|Via Muratori|21
Ca' de Vèn|Ravenna|Via Corrado Ricci|24
Osteria dei Battibecchi|Ravenna|Via della Tesoreria Vecchia|16
Mercato coperto|Ravenna|Piazza Andrea Costa|6
Osteria della Sghisa|Faenza|Via Emiliani|4
Osteria La Baita|Faenza|Via Naviglio|25/C`,
  'Cantine ed enoteche': `
Enoteca Regionale Emilia-Romagna|Dozza|Piazza della Rocca|6/A
Enoteca Storica Faccioli|Bologna|Via Altabella|15/B
Cantina Sociale di Carpi e Sorbara|Carpi|Via Cavata|14
Cantina Settecani|Castelvetro di Modena|Via Modena|184
Acetaia Comunale|Spilamberto|Piazza Caduti della Libertà|3
Acetaia Comunale di Modena|Modena|Piazza Grande|16
Cantina Puianello|Quattro Castella|Via Marx|19/A
Cantina di Arceto|Scandiano|Via per Scandiano|48
Cantina Sociale di Gualtieri|Gualtieri|Via San Giovanni|25
Cantina Valtidone|Borgonovo Val Tidone|Via Moretta|58
Cantina Sociale di Vicobarone|Ziano Piacentino|Località Vicobarone|
La Tosa|Vigolzone|Località La Tosa|
Enoteca Comunale|Castell'Arquato|Via Sforza Caolzio|
Cantine Romagnoli|Vigolzone|Via Genova|20
Strada del Prosciutto e dei Vini dei Colli|Langhirano|Via Cascinapiano|
Monte delle Vigne|Collecchio|Via Monticello|22
Cantina Bergamini|Torrile|Via Asolana|
Enoteca Bentivoglio|Ferrara|Via Contrari|22
Cantina Mariotti|Argenta|Via Romea Vecchia|
Cantina Corte Madonnina|Codigoro|Via Pomposa Sud|
Ca' de Be'|Bertinoro|Piazza della Libertà|10
Cantina Forlì Predappio|Forlì|Via Due Ponti|7
Fattoria Paradiso|Bertinoro|Via Palmeggiana|285
Cantina di Cesena|Cesena|Via Madonna dello Schioppo|120
Tenuta La Viola|Bertinoro|Via Colombarone|888
Cantina Drei Donà|Forlì|Via del Tesoro|23
Cantina della Torre|Brisighella|Via Maglioni|
Cantina di Faenza|Faenza|Via Soldata|1`,
};
