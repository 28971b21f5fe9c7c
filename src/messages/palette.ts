const italianNumber = new Intl.NumberFormat('it-IT', { useGrouping: 'always' });

/** Texts of the command palette. */
export const paletteTexts = {
  title: 'Comandi e ricerca',
  label: 'Cerca un comando o un contenuto',
  placeholder: 'Scrivi un comando o il titolo di un contenuto…',
  list: 'Risultati',
  sections: {
    page: 'In questa pagina',
    recent: 'Aperti di recente',
    navigation: 'Vai a',
    content: 'Contenuti',
    person: 'Persone',
  },
  scopesLabel: 'Cerca solo fra',
  scopes: { all: 'Tutto', commands: 'Comandi', contents: 'Contenuti', people: 'Persone' },
  signs: { commands: '>', contents: '#', people: '@' },
  count: (rows: number) => (rows === 1 ? '1 risultato' : `${italianNumber.format(rows)} risultati`),
  nothing: (text: string) => `Nessun risultato per «${text}»: prova con meno parole o controlla come sono scritte.`,
  nothingYet: 'Scrivi almeno 2 caratteri per cercare.',
  nothingHere: 'Nessun comando disponibile.',
  searching: 'Ricerca dei contenuti in corso',
  retry: 'Riprova la ricerca',
  broken: 'La ricerca dei contenuti si è interrotta: riprova. I comandi funzionano comunque.',
  failed: (reason: string) => `${reason} I comandi funzionano comunque.`,
  refused: (title: string, reason: string) => `${title}: ${reason}`,
  unavailable: 'non disponibile',
  notChosen: 'Questo risultato non è più in elenco: scegline un altro',
  opened: (keys: string) => `Apri la palette (${keys})`,
  footer: { run: 'esegue', newTab: 'in una nuova scheda', move: 'scorre', close: 'chiude' },
  person: 'utente',
} as const;
