/** Texts of a start that fails, and of a screen that breaks. */
export const startTexts = {
  title: 'Portolano non può partire',
  crashed: 'Questa pagina si è interrotta',
  crashedText:
    'Si è verificato un errore imprevisto. Le bozze non salvate sono al sicuro in questo browser: ricarica la pagina e ti saranno riproposte.',
  loading: 'Caricamento…',
  screenFailed:
    'Non è stato possibile scaricare questa parte di Portolano: controlla la connessione e ricarica la pagina.',
  callsFailed: 'Una parte di Portolano non è arrivata: controlla la connessione e riprova.',
  reload: 'Ricarica la pagina',
  details: 'Dettagli per chi amministra il sito',
  configUnreachable: 'Il file config.json non si può leggere: controlla la connessione e ricarica la pagina.',
  configStatus: (status: number) =>
    `Il server ha risposto con il codice ${status} alla richiesta di config.json: avvisa chi amministra il sito.`,
  configNotJson: 'Il file config.json non è JSON valido: chi amministra il sito deve correggerlo.',
  configKey: (key: string) =>
    key === ''
      ? 'Il file config.json deve contenere un oggetto: chi amministra il sito deve correggerlo.'
      : `Nel file config.json il valore di «${key}» non è valido: chi amministra il sito deve correggerlo.`,
} as const;
