/** One part of the accessibility statement: paragraphs, then what is listed. */
interface StatementPart {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly items?: readonly string[];
}

/** The accessibility statement. Says what is true of this version: change it with the product. */
export const accessibilityTexts = {
  toApplication: 'Vai a Portolano',
  intro:
    'Portolano deve potersi usare per intero con la sola tastiera, con un lettore di schermo, con testi ingranditi e con i colori scelti da chi lo usa. Qui si dice a che punto siamo.',
  parts: [
    {
      title: 'Stato di conformità',
      paragraphs: [
        'Questa applicazione è parzialmente conforme alle linee guida WCAG 2.2, livello AA (norma UNI CEI EN 301549), per i casi elencati sotto.',
      ],
    },
    {
      title: 'Contenuti non accessibili',
      paragraphs: [],
      items: [
        'Le carte geografiche sono immagini senza descrizione. Ciò che vi si fa si può fare altrimenti: indirizzo e coordinate si scrivono nei loro campi.',
        'I video e le altre parti incorporate nei testi vengono da altri siti, con l’accessibilità che quei siti danno loro.',
        'I file allegati (PDF, fogli di calcolo) sono accessibili quanto chi li ha preparati li ha resi tali.',
        'Le immagini caricate prima che si chiedesse un testo alternativo possono esserne prive: la scheda lo segnala.',
      ],
    },
    {
      title: 'Come si verifica',
      paragraphs: [
        'A ogni modifica si controllano in modo automatico le pagine e le finestre, negli stati in cui il lavoro le porta, con tema chiaro e scuro, e le pagine anche a 320 pixel e con l’ingrandimento al 200 %; si ripetono i lavori di ogni giorno con la sola tastiera; si controllano nomi e annunci nell’albero di accessibilità del browser.',
        'Non è ancora stata fatta una prova con persone che usano ogni giorno un lettore di schermo.',
      ],
    },
    {
      title: 'Tastiera',
      paragraphs: [
        'Premi «?» per vedere i tasti della pagina aperta. Dalla finestra Tastiera, nel menu dell’utente, i tasti si cambiano o si spengono: anche tutti quelli fatti di una sola lettera, che possono disturbare chi detta.',
      ],
    },
    {
      title: 'Segnalazioni',
      paragraphs: [
        'Se qualcosa non si riesce a usare, scrivilo all’amministratore del portale: indica la pagina, che cosa volevi fare e con quali strumenti lavori. Se la risposta non arriva entro 30 giorni o non è soddisfacente, ci si può rivolgere all’Agenzia per l’Italia Digitale.',
      ],
    },
    {
      title: 'Su questa dichiarazione',
      paragraphs: [
        'È stata redatta il 21 novembre 2026 con un’autovalutazione di chi sviluppa Portolano, secondo il modello della decisione di esecuzione UE 2018/1523.',
      ],
    },
  ] satisfies readonly StatementPart[],
} as const;
