import { formatCount } from '../numbers';

/** Texts of the server's answers about category trees. Source: document 3, sections 6 and 8; contract, 'category tree'. */
export const categoryServerTexts = {
  created: (title: string) => `Categoria creata: ${title}`,
  saved: (title: string) => `Categoria salvata: ${title}`,
  unchanged: (title: string) => `Nessuna modifica da salvare: ${title}`,
  ordered: 'Ordine salvato',
  removed: (title: string, children: number, contents: number) => {
    const below =
      children === 0
        ? ''
        : children === 1
          ? ' con la sua sottocategoria'
          : ` con le sue ${formatCount(children)} sottocategorie`;
    const touched =
      contents === 0
        ? 'nessun contenuto la usava'
        : contents === 1
          ? '1 contenuto aggiornato'
          : `${formatCount(contents)} contenuti aggiornati`;
    return `Categoria eliminata: ${title}${below}; ${touched}`;
  },
  noGroup: (main: number) =>
    `Il gruppo di categorie ${main} non esiste: apri una delle pagine delle categorie dal menu.`,
  tagGroup: 'I tag non sono un albero di categorie: si gestiscono nella pagina Tag.',
  missing: (id: number) =>
    `La categoria ${id} non esiste più: forse è stata eliminata da un altro utente. Ricarica l'albero.`,
  conflict: 'Un altro utente ha salvato questa categoria mentre la stavi modificando: non è stato scritto nulla.',
  main: 'Una categoria non cambia gruppo: creane una nuova nel gruppo giusto',
  unknownMain: 'Gruppo di categorie sconosciuto',
  parent: {
    unknown: 'La categoria superiore non esiste più: ricarica l’albero e scegline un’altra',
    otherGroup: 'La categoria superiore è di un altro gruppo',
    deep: 'L’albero ha due livelli: la categoria superiore deve stare al primo',
    self: 'Una categoria non può stare sotto sé stessa',
    moved: 'Una categoria non cambia livello né categoria superiore: creane una nuova nel posto giusto',
  },
  contents: {
    title: 'Campo obbligatorio: scrivi il titolo in italiano',
    titleOf: 'In questa lingua manca il titolo: scrivilo, o svuota anche gli altri campi',
    noSlug: 'Dal titolo non si ricava uno slug: scrivilo tu, con lettere minuscole, numeri e trattini',
    slugTaken: (title: string) => `Questo slug è già della categoria «${title}»: scrivine un altro`,
  },
  provinces: {
    unknown: (ids: readonly number[]) =>
      `${ids.length === 1 ? `La provincia n. ${ids[0]} non esiste` : `Le province n. ${ids.join(', ')} non esistono`}: togli ciò che non ha un nome`,
    otherGroup: 'Solo una destinazione ha delle province',
  },
  cover: 'Immagine sconosciuta: sceglila di nuovo dalla galleria',
  order: {
    refused: 'Ordine non salvato: l’albero è cambiato o l’ordine inviato non è completo. Ricarica l’albero e riprova.',
    overtaken: 'Un altro utente ha ordinato questo livello nel frattempo: non è stato scritto nulla.',
    empty: 'L’ordine inviato è vuoto: servono tutte le categorie di un livello.',
    noId: 'Non è il numero di una categoria',
    unknown: 'Questa categoria non esiste più',
    tag: 'È un tag, non una categoria',
    otherLevel: 'Sta su un altro livello: si ordina un livello alla volta',
    missing: (title: string) => `Manca dall’ordine: «${title}»`,
    position: (count: number) => `La posizione va da 1 a ${formatCount(count)}`,
    taken: 'Due categorie hanno la stessa posizione',
  },
  keptDestination: (title: string, provinces: readonly string[]) =>
    `«${title}» non si può eliminare: è ${provinces.length === 0 ? 'una destinazione di ogni portale' : `la destinazione di ${provinces.join(', ')}`}, e su questo contano filtri e contenuti.`,
  usedByFiles: (title: string, file: string | null, total: number) => {
    const others = total === 2 ? 'un altro file' : `altri ${formatCount(total - 1)} file`;
    const hidden = total === 1 ? 'un file che non puoi vedere' : `${formatCount(total)} file che non puoi vedere`;
    const users = file === null ? hidden : `«${file}»${total === 1 ? '' : ` e ${others}`}`;
    return `«${title}» non si può eliminare: la usano le immagini della galleria (${users}). Cambia lì la scelta e riprova.`;
  },
  justUsed:
    'La categoria non si può eliminare: nel frattempo qualcosa ha cominciato a usarla. Ricarica l’albero e riprova.',
} as const;

/** Texts of the server's answers about tags. Source: document 3, sections 2, 5 and 7. */
export const tagServerTexts = {
  created: (name: string) => `Tag creato: ${name}`,
  saved: (name: string) => `Tag salvato: ${name}`,
  unchanged: (name: string) => `Nessuna modifica da salvare: ${name}`,
  missing: (id: number) => `Il tag ${id} non esiste. Torna all'elenco dei tag e aggiornalo.`,
  conflict: 'Un altro utente ha salvato questo tag mentre lo stavi modificando: non è stato scritto nulla.',
  double: (id: number, name: string) => `C’è già il tag «${name}» (n. ${id}): usa quello, o scrivi un altro nome`,
} as const;
