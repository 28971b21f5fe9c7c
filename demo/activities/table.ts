/** A sort of activity that somebody offers in several places; {town} stands for the place. */
export interface Offer {
  readonly title: string;
  readonly tipologies: readonly string[];
  readonly targets: readonly string[];
  /** In euros; 0 for what costs nothing. */
  readonly price: number;
  /** Who offers it. */
  readonly structure: string;
  /** Theme of its picture. */
  readonly theme: string;
  readonly abstract: string;
}

/** title | sorts | for whom | price | who offers it | theme | text */
const TABLE = `
Passeggiata guidata nel centro di {town}|Visita guidata,Cultura|Adulti,Gruppi|10|Guide turistiche di {town}|Arte e cultura|Un’ora e mezza fra piazze, portici e cortili di solito chiusi, con chi a {town} ci vive.
Laboratorio di sfoglia a {town}|Enogastronomia,Laboratorio|Famiglie,Adulti|45|Scuola di cucina La Rasdora|Enogastronomia|Si impasta, si tira con il mattarello, si chiude il ripieno e alla fine si mangia tutto insieme.
In bici lungo il fiume, partenza da {town}|Bicicletta,Natura|Famiglie,Sportivi|15|Noleggio Due Ruote|Bicicletta|Venti chilometri di argine senza auto, con una sosta all’oasi. Bici e casco sono compresi.
Visita al caseificio di {town}|Enogastronomia|Famiglie,Scuole|12|Latteria sociale di {town}|Enogastronomia|Dalla cagliata alla forma: si entra alle otto, quando il casaro rompe la massa nella caldaia.
Trekking al tramonto sopra {town}|Escursione,Natura|Sportivi,Coppie|20|Guide ambientali Crinale|Appennino e natura|Tre ore di cammino facile, merenda al sacco e ritorno con la torcia frontale.
Acetaia aperta a {town}|Enogastronomia|Adulti,Coppie|18|Acetaia del Borgo|Enogastronomia|Le batterie nel sottotetto, l’assaggio di tre invecchiamenti e la ricetta di famiglia.
Mosaico per bambini a {town}|Laboratorio,Cultura|Famiglie,Scuole|14|Bottega delle tessere|Arte e cultura|Ogni bambino porta a casa il suo mosaico, fatto con le tecniche di quindici secoli fa.
Notte al castello vicino a {town}|Spettacolo,Cultura|Famiglie,Gruppi|22|Associazione Rocche e Castelli|Castelli e rocche|Si entra con le fiaccole; le stanze raccontano la loro storia per bocca di attori in costume.
Lezione di vela da {town}|Sport,Mare|Sportivi,Ragazzi|50|Circolo nautico Adriatico|Mare|Due ore in barca con un istruttore: nodi, virate e un bagno al largo.
Giornata alle terme di {town}|Benessere|Coppie,Adulti|60|Terme di {town}|Terme e benessere|Percorso nelle acque, fango e un’ora di silenzio nel parco.
Prova su strada a {town}|Motori|Adulti|120|Scuderia Via Emilia|Motori|Un giro sulle colline al volante di un’auto che ha fatto storia, con un pilota accanto.
Concerto in cortile a {town}|Musica,Spettacolo|Adulti,Coppie|0|Comune di {town}|Musica|Musica da camera all’aperto; in caso di pioggia ci si sposta in teatro.
Caccia al tesoro nel borgo di {town}|Gioco,Cultura|Famiglie,Ragazzi|8|Pro Loco di {town}|Parchi divertimento|Una mappa, dieci indovinelli e un tesoro che si divide fra tutti.
Cammino di un giorno verso {town}|Cammino,Natura|Sportivi,Gruppi|0|Amici dei cammini|Cammini|Diciotto chilometri su sentieri segnati, con il timbro sulla credenziale all’arrivo.
Erbe e fiori dell’Appennino a {town}|Natura,Laboratorio|Adulti,Scuole|16|Orto botanico di {town}|Appennino e natura|Si raccoglie, si riconosce, si prepara una tisana da portare a casa.
Mercato contadino di {town}|Enogastronomia|Famiglie|0|Agricoltori della valle|Enogastronomia|Ogni sabato mattina i produttori della valle, con assaggi e ricette.
`;

/** What others offer in the demo, five places each. */
export const OFFERS: readonly Offer[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [title = '', sorts = '', targets = '', price = '', structure = '', theme = '', abstract = ''] =
      line.split('|');
    return {
      title,
      tipologies: sorts.split(','),
      targets: targets.split(','),
      price: Number(price),
      structure,
      theme,
      abstract,
    };
  });
