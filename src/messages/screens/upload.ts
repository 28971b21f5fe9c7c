/** Texts of uploads: what happened, what to do. Source: document 1, sections 5 and 8. */
export const uploadTexts = {
  timedOut: (name: string, minutes: number) =>
    `«${name}» non è arrivato entro ${minutes} minuti e il caricamento è stato interrotto. Controlla la connessione e premi Riprova.`,
  cancelled: (name: string) => `Hai annullato il caricamento di «${name}». Premi Riprova per caricarlo di nuovo.`,
  network: (name: string) =>
    `La connessione si è interrotta mentre «${name}» veniva caricato. Gli altri file continuano; controlla la connessione e premi Riprova.`,
  unreadable: (name: string) =>
    `Il browser non riesce più a leggere «${name}»: forse è stato spostato, rinominato o modificato. Scegli di nuovo il file.`,
  /** When something between browser and server refuses the size without saying more. */
  tooLarge: (name: string) =>
    `«${name}» è troppo grande per il server: comprimi il file e sceglilo di nuovo; se è già piccolo, avvisa l'assistenza.`,
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
  },
} as const;
