import { counted } from '../numbers';
/** Texts of uploads: what happened, what to do. Source: document 1, sections 5 and 8. */
export const uploadTexts = {
  timedOut: (name: string, minutes: number) =>
    `«${name}» non è arrivato entro ${counted(minutes, 'minuto', 'minuti')} e il caricamento è stato interrotto. Controlla la connessione e premi Riprova.`,
  cancelled: (name: string) => `Hai annullato il caricamento di «${name}». Premi Riprova per caricarlo di nuovo.`,
  network: (name: string) =>
    `La connessione si è interrotta mentre «${name}» veniva caricato. Gli altri file continuano; controlla la connessione e premi Riprova.`,
  unreadable: (name: string) =>
    `Il browser non riesce più a leggere «${name}»: forse è stato spostato, rinominato o modificato. Scegli di nuovo il file.`,
  /** When something between browser and server refuses the size without saying more. */
  tooLarge: (name: string) =>
    `«${name}» è troppo grande per il server: comprimi il file e sceglilo di nuovo; se è già piccolo, avvisa l'assistenza.`,
  /** Why an image could not be made smaller; its first refusal stands above. */
  reduction: {
    undecodable: (name: string) =>
      `«${name}» non si è potuta ridurre: il browser non riesce a leggerla. Aprila sul tuo computer, salvala come JPEG e sceglila di nuovo.`,
    tooSmall: (name: string, minimum: number) =>
      `«${name}» non si può ridurre: il lato più lungo è già sotto i ${minimum} pixel richiesti. Carica una versione più grande della foto.`,
    tooManyPixels: (name: string, millions: number) =>
      `«${name}» non si può ridurre qui: ha più di ${counted(millions, 'milione', 'milioni')} di pixel. Riducila sul tuo computer e sceglila di nuovo.`,
    animated: (name: string) =>
      `«${name}» è animata e, ridotta, resterebbe ferma. Alleggeriscila con il programma che l’ha creata e sceglila di nuovo.`,
    transparent: (name: string) =>
      `«${name}» ha parti trasparenti che questo browser non sa conservare nel ridurla. Prova con Chrome, Edge o Firefox, oppure riducila sul tuo computer.`,
    stubborn: (name: string, limit: string, side: number) =>
      `«${name}» non scende sotto ${limit} nemmeno a ${side} pixel di lato. Semplificala o ritagliala sul tuo computer e sceglila di nuovo.`,
    broken: (name: string) =>
      `La riduzione di «${name}» si è interrotta. Premi di nuovo Riduci e carica; se si ripete, riducila sul tuo computer.`,
  },
  refusals: {
    noFiles: 'Nessun file da caricare: scegline uno',
    known: 'Questi file sono già in elenco',
    unknown: 'Il file non è nell’elenco dei caricamenti',
    notUnderWay: 'Il file non è in caricamento: non c’è nulla da annullare',
    underWay: 'Il file è in caricamento: annullalo prima di toglierlo',
    done: 'Il file è già stato caricato',
    refused: 'Il file non può essere caricato così com’è: correggilo e sceglilo di nuovo',
    already: 'Il caricamento è già in corso',
    nothingFailed: 'Nessun caricamento è fallito',
    nothingFinished: 'Non ci sono caricamenti finiti da togliere',
    notSending: 'Il file non è in fase di invio',
    fits: 'Il file non è oltre i limiti: non c’è nulla da ridurre',
    otherwise: 'Il file non è stato rifiutato perché troppo grande: ridurlo non basta',
    reducing: 'La riduzione è già in corso',
    asking: 'È già stata ridotta: caricala o scarta la riduzione',
    notAsking: 'Il file non ha una versione ridotta da confermare',
    nothingToReduce: 'Nessuna immagine da ridurre',
  },
} as const;
