/** Recipes of each province, by its car code. */
export const RECIPES: Readonly<Record<string, readonly string[]>> = {
  PC: [
    'Pisarei e fasö',
    'Tortelli piacentini con la coda',
    'Bomba di riso con il piccione',
    'Torta di mandorle di Vigolo',
  ],
  PR: ['Tortelli d’erbetta', 'Anolini in brodo', 'Rosa di Parma', 'Torta fritta'],
  RE: ['Erbazzone', 'Cappelletti in brodo', 'Tortelli di zucca', 'Spongata di Brescello'],
  MO: ['Gnocco fritto', 'Tigelle con il pesto di lardo', 'Zampone con le lenticchie', 'Bensone'],
  BO: ['Tagliatelle al ragù', 'Tortellini in brodo', 'Lasagne verdi', 'Torta di riso'],
  FE: ['Cappellacci di zucca', 'Pasticcio di maccheroni', 'Salama da sugo con il purè', 'Torta tenerina'],
  RA: ['Cappelletti alla romagnola', 'Passatelli in brodo', 'Scalogno di Romagna sott’olio', 'Zuppa inglese'],
  FC: ['Strozzapreti al ragù di salsiccia', 'Piadina romagnola', 'Tagliatelle di Artusi', 'Latteruolo'],
  RN: ['Piadina con i sardoncini', 'Brodetto di pesce', 'Cassoni alle erbe', 'Ciambella romagnola'],
};
