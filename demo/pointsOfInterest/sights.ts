/**
 * Collections of what is visited, at their real addresses.
 * A line a place: name, municipality, street, number.
 */
export const SIGHTS: Readonly<Record<string, string>> = {
  Musei: `
Museo Civico Archeologico|Bologna|Via dell'Archiginnasio|2
Pinacoteca Nazionale|Bologna|Via delle Belle Arti|56
MAMbo Museo d'Arte Moderna|Bologna|Via Don Giovanni Minzoni|14
Museo internazionale e biblioteca della musica|Bologna|Strada Maggiore|34
Museo Civico Medievale|Bologna|Via Manzoni|4
Museo del Patrimonio Industriale|Bologna|Via della Beverara|123
Museo per la Memoria di Ustica|Bologna|Via di Saliceto|3/22
Museo Ducati|Bologna|Via Antonio Cavalieri Ducati|3
Palazzo Poggi|Bologna|Via Zamboni|33
Museo Morandi|Bologna|Via Don Giovanni Minzoni|14
Museo Enzo Ferrari|Modena|Via Paolo Ferrari|85
Gallerie Estensi|Modena|Largo Porta Sant'Agostino|337
Museo della Figurina|Modena|Corso Canalgrande|103
Museo Ferrari|Maranello|Via Alfredo Dino Ferrari|43
Museo Lamborghini|Sant'Agata Bolognese|Via Modena|12
Musei di Palazzo dei Pio|Carpi|Piazza dei Martiri|68
Museo del Balsamico Tradizionale|Spilamberto|Via Roncati|28
Museo Monumento al Deportato|Carpi|Piazza dei Martiri|68
Complesso monumentale della Pilotta|Parma|Piazza della Pilotta|15
Camera di San Paolo|Parma|Strada Macedonio Melloni|3
Museo del Prosciutto|Langhirano|Via Bocchialini|7
Museo del Parmigiano Reggiano|Soragna|Via Volta|5
Museo del Salame|Felino|Strada al Castello|1
Museo Guareschi|Polesine Zibello|Via Processione|160
Casa natale di Giuseppe Verdi|Busseto|Roncole Verdi|85
Musei Civici|Reggio nell'Emilia|Via Lazzaro Spallanzani|1
Collezione Maramotti|Reggio nell'Emilia|Via Fratelli Cervi|66
Museo del Tricolore|Reggio nell'Emilia|Piazza Prampolini|1
Museo Cervi|Gattatico|Via Fratelli Cervi|9
Museo Peppone e don Camillo|Brescello|Via Cavallotti|24
Musei di Palazzo Farnese|Piacenza|Piazza Cittadella|29
Galleria Ricci Oddi|Piacenza|Via San Siro|13
Palazzo dei Diamanti|Ferrara|Corso Ercole I d'Este|21
Museo Archeologico Nazionale|Ferrara|Via XX Settembre|122
Palazzo Schifanoia|Ferrara|Via Scandiana|23
Museo nazionale dell'Ebraismo italiano|Ferrara|Via Piangipane|81
Museo Delta Antico|Comacchio|Via Agatopisto|2
Domus dei Tappeti di Pietra|Ravenna|Via Barbiani|16
Museo Dante|Ravenna|Via Dante Alighieri|4
Museo Internazionale delle Ceramiche|Faenza|Viale Baccarini|19
Musei San Domenico|Forlì|Piazza Guido da Montefeltro|12
Biblioteca Malatestiana|Cesena|Piazza Bufalini|1
Museo della Marineria|Cesenatico|Via Armellini|18
Casa Pascoli|San Mauro Pascoli|Via Giovanni Pascoli|46
Fellini Museum|Rimini|Piazza Malatesta|1
Museo della Città|Rimini|Via Luigi Tonini|1`,
  'Castelli e rocche': `
Castello di Torrechiara|Langhirano|Strada del Castello|1
Rocca Sanvitale|Fontanellato|Piazza Matteotti|1
Rocca Meli Lupi|Soragna|Piazza Meli Lupi|5
Castello di Bardi|Bardi|Via al Castello|2
Rocca dei Rossi|San Secondo Parmense|Piazza Mazzini|10
Castello di Compiano|Compiano|Via Marco Rossi Sidoli|15
Reggia di Colorno|Colorno|Piazza Garibaldi|26
Castello di Felino|Felino|Strada al Castello|1
Castello di Montechiarugolo|Montechiarugolo|Piazza Mazzini|1
Rocca Viscontea|Castell'Arquato|Piazza del Municipio|1
Castello di Rivalta|Gazzola|Località Rivalta|
Castello di Gropparello|Gropparello|Via Roma|84
Castello Malaspina Dal Verme|Bobbio|Via Dal Verme|3
Castello di Vigoleno|Vernasca|Piazza della Fontana|1
Castello di Agazzano|Agazzano|Via del Castello|1
Rocca d'Olgisio|Pianello Val Tidone|Località Rocca d'Olgisio|
Castello di Canossa|Canossa|Via del Castello|
Castello di Rossena|Canossa|Via Rossena|1
Castello di Bianello|Quattro Castella|Via Bianello|1
Rocca dei Boiardo|Scandiano|Viale della Rocca|1
Castello delle Carpinete|Carpineti|Località Castello|
Castello di Vignola|Vignola|Piazza dei Contrari|4
Castello di Levizzano|Castelvetro di Modena|Via Cavedoni|1
Castello di Formigine|Formigine|Piazza Calcagnini|1
Castello di Spezzano|Fiorano Modenese|Via del Castello|12
Castello di Montecuccolo|Pavullo nel Frignano|Via Montecuccolo|
Castello di Sestola|Sestola|Via Rocca|
Castello di Montefiorino|Montefiorino|Via Rocca|1
Rocca Bentivoglio|Valsamoggia|Via Contessa Matilde|10
Rocchetta Mattei|Grizzana Morandi|Via Rocchetta Mattei|46/A
Castello di Bentivoglio|Bentivoglio|Via Marconi|5
Rocca Isolani|Minerbio|Via Garibaldi|1
Rocca di Dozza|Dozza|Piazza della Rocca|6/A
Rocca Sforzesca di Imola|Imola|Piazzale Giovanni dalle Bande Nere|1
Castello Estense|Ferrara|Largo Castello|1
Delizia del Verginese|Portomaggiore|Via Verginese|56
Castello della Mesola|Mesola|Piazza Umberto I|1
Rocca di Cento|Cento|Via Guercino|1
Rocca Manfrediana|Brisighella|Via alla Rocca|
Rocca di Riolo|Riolo Terme|Piazza Mazzanti|1
Rocca Estense di Lugo|Lugo|Piazza dei Martiri|1
Rocca Brancaleone|Ravenna|Via Rocca Brancaleone|
Rocca di Bertinoro|Bertinoro|Via Frangipane|6
Rocca Malatestiana di Cesena|Cesena|Via Cia degli Ordelaffi|8
Fortezza di Castrocaro|Castrocaro Terme e Terra del Sole|Via Postierla|10
Rocca delle Caminate|Meldola|Strada Meldola Rocca delle Caminate|
Castello di Longiano|Longiano|Piazza Malatestiana|1
Castel Sismondo|Rimini|Piazza Malatesta|`,
  Teatri: `
Teatro Comunale|Bologna|Largo Respighi|1
Arena del Sole|Bologna|Via dell'Indipendenza|44
Teatro Duse|Bologna|Via Cartoleria|42
Teatro delle Celebrazioni|Bologna|Via Saragozza|234
Teatro Stignani|Imola|Via Giuseppe Verdi|1
Teatro Consorziale|Budrio|Via Garibaldi|33
Teatro Comunale Pavarotti-Freni|Modena|Corso Canalgrande|85
Teatro Storchi|Modena|Largo Garibaldi|15
Teatro Comunale di Carpi|Carpi|Piazza dei Martiri|72
Teatro Dadà|Castelfranco Emilia|Piazza Curiel|26
Teatro Fabbri|Vignola|Via Minghelli|11
Teatro Regio|Parma|Strada Garibaldi|16/A
Teatro Farnese|Parma|Piazza della Pilotta|15
Teatro Due|Parma|Viale Basetti|12/A
Teatro Giuseppe Verdi|Busseto|Piazza Verdi|10
Teatro Girolamo Magnani|Fidenza|Piazza Verdi|1
Teatro Nuovo|Salsomaggiore Terme|Viale Romagnosi|20
Teatro Valli|Reggio nell'Emilia|Piazza Martiri del 7 luglio|7
Teatro Ariosto|Reggio nell'Emilia|Corso Cairoli|1
Teatro Asioli|Correggio|Corso Cavour|9
Teatro Ruggeri|Guastalla|Via Verdi|7
Teatro Sociale|Gualtieri|Piazza Bentivoglio|1
Teatro Herberia|Rubiera|Piazza Gramsci|1/B
Teatro Municipale|Piacenza|Via Verdi|41
Teatro dei Filodrammatici|Piacenza|Via Santa Franca|33
Teatro Comunale Abbado|Ferrara|Corso Martiri della Libertà|5
Teatro Concordia|Portomaggiore|Corso Vittorio Emanuele II|31
Teatro Comunale De Micheli|Copparo|Piazza del Popolo|11
Teatro Alighieri|Ravenna|Via Mariani|2
Teatro Rasi|Ravenna|Via di Roma|39
Teatro Masini|Faenza|Piazza Nenni|3
Teatro Rossini|Lugo|Piazzale Cavour|17
Teatro Goldoni|Bagnacavallo|Piazza della Libertà|18
Teatro Comunale di Russi|Russi|Via Cavour|10
Teatro Diego Fabbri|Forlì|Corso Diaz|47
Teatro Bonci|Cesena|Piazza Guidazzi|8`,
};
