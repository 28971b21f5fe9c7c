import { counted, formatCount } from '../numbers';
/** Texts about files and images: what happened, the figure, the limit, what to do. Source: document 1, sections 5 and 8. */
export const mediaFileTexts = {
  empty: (name: string) => `«${name}» è vuoto (0 byte): controlla il file sul tuo computer e caricalo di nuovo.`,
  /** `actual` is null where the size of the file is unknown. */
  tooLarge: (name: string, limit: string, actual: string | null, isImage: boolean) => {
    const figure = actual === null ? `supera ${limit}` : `è di ${actual}`;
    const remedy = isImage ? "Riduci o comprimi l'immagine" : 'Comprimi o dividi il file';
    const what = isImage ? "un'immagine" : 'un file';
    return `«${name}» è troppo grande: ${figure}, il massimo per ${what} è ${limit}. ${remedy} e riprova.`;
  },
  tooSmall: (name: string, minimum: number, width: number, height: number) =>
    `«${name}» non può essere caricato: il lato più lungo deve essere di almeno ${minimum} pixel, qui l'immagine è di ${width} × ${height}. Carica una versione più grande della foto.`,
  tooManyPixels: (name: string, limit: string, actual: string | null) =>
    `«${name}» ha troppi pixel: ${actual === null ? `supera ${limit} milioni` : `sono ${actual} milioni`}, il massimo è ${limit} milioni. Riduci le dimensioni dell'immagine e caricala di nuovo.`,
  limits: (types: string, size: string, side: number) =>
    `${types}, fino a ${size}; lato più lungo di almeno ${side} pixel.`,
  fileLimits: (types: string, size: string, svgSize: string) => `${types}; fino a ${size}, gli SVG fino a ${svgSize}.`,
  type: (name: string, allowed: string) =>
    `«${name}» non è di un tipo ammesso: si possono caricare ${allowed}. Converti il file e caricalo di nuovo.`,
  /** The first to the letter. Source: document 2, section 5. */
  accepted: { pdf: 'Sono ammessi solo files pdf.', data: 'Sono ammessi solo files csv, xml e json.' },
  notAccepted: (name: string, only: string) => `«${name}»: ${only}`,
  acceptLimits: (only: string, size: string) => `${only} Fino a ${size} ciascuno.`,
  /** What a file that looks like nothing else is called. */
  text: 'testo',
  /** What its mark can't tell apart. */
  oldOffice: 'Office 97-2003, o Office protetto da password',
  /** A text without a letter, a sign or a digit. */
  blank: (name: string) =>
    `«${name}» non contiene testo, solo spazi: controlla il file sul tuo computer e caricalo di nuovo.`,
  disguised: (name: string, claimed: string, found: string | null) =>
    `«${name}» non è un file ${claimed === 'testo' ? 'di testo' : claimed}${found === null ? '' : `: il contenuto è di tipo ${found}`}. Apri il file originale, salvalo come ${claimed} e caricalo di nuovo.`,
  hidden: (name: string, found: string) =>
    `«${name}» nasconde un altro file (${found}) dentro il primo: per sicurezza non viene accettato. Apri il file originale, salvalo di nuovo e caricalo.`,
  broken: (name: string) =>
    `«${name}» è danneggiato o incompleto e non si può leggere. Aprilo sul tuo computer, salvalo di nuovo e ricaricalo.`,
  tooDemanding: (name: string) =>
    `«${name}» è troppo complesso per essere controllato. Semplificalo, o salvalo in un altro formato, e ricaricalo.`,
  unclosedSvg: (name: string) =>
    `«${name}» non è un SVG leggibile. Esportalo di nuovo come SVG 1.1, senza entità né fogli di stile esterni, e ricaricalo.`,
  macros: (name: string) =>
    `«${name}» contiene macro o un programma: per sicurezza non viene accettato. Salvalo come .xlsx e caricalo di nuovo.`,
  license: 'Campo richiesto: scegli la licenza',
  version: 'Campo richiesto: scegli la versione della licenza',
  unknownChoice: 'Voce sconosciuta: ricarica la pagina e sceglila di nuovo',
} as const;

/** What the server answers about uploads. */
export const mediaServerTexts = {
  uploaded: (name: string) => `File caricato: ${name}`,
  saved: (name: string) => `Dati salvati: ${name}`,
  conflict:
    'I dati dell’immagine sono stati salvati nel frattempo da un altro utente: non è stato scritto nulla. Rileggili e riprova.',
  removed: (name: string) => `File eliminato: ${name}`,
  removedAttachments: (count: number) =>
    count === 1 ? 'Allegato eliminato' : `Allegati eliminati: ${formatCount(count)}`,
  missing: (id: number) =>
    `Il file ${id} non esiste più: forse è stato eliminato da un altro utente. Aggiorna la galleria.`,
  someMissing: (ids: readonly number[]) =>
    `${ids.length === 1 ? `Il file ${ids[0]} non esiste` : `I file ${ids.join(', ')} non esistono`} più: nessun file è stato eliminato. Aggiorna l'elenco e riprova.`,
  justUsed: 'Un contenuto ha appena cominciato a usare il file: non è stato eliminato nulla. Riprova per vedere quale.',
  noFile: 'Nessun file ricevuto: invia il file nella parte «file» di una richiesta multipart/form-data.',
  notMultipart: 'Il file deve essere inviato come multipart/form-data, nella parte «file».',
  interrupted: 'Il caricamento si è interrotto prima della fine: il file non è stato salvato. Riprova.',
  timedOut: (name: string, minutes: number) =>
    `«${name}» non è arrivato entro ${counted(minutes, 'minuto', 'minuti')}: il file non è stato salvato. Controlla la connessione e riprova.`,
  storage: "L'archivio dei file non risponde: il file non è stato salvato. Riprova fra qualche istante.",
  attachment: (ids: readonly number[]) =>
    `${ids.length === 1 ? `Il file ${ids[0]} non esiste` : `I file ${ids.join(', ')} non esistono`} più fra gli allegati: ${ids.length === 1 ? 'toglilo' : 'toglili'} dall’elenco, o caricali di nuovo`,
  image: (ids: readonly number[]) =>
    `${ids.length === 1 ? `L'immagine ${ids[0]} non esiste` : `Le immagini ${ids.join(', ')} non esistono`} più: ${ids.length === 1 ? 'toglila e sceglila' : 'toglile e sceglile'} di nuovo`,
} as const;
