/** Texts of the preview pages. Source: document 2, section 2, 'Common editor behaviour'. */
export const previewTexts = {
  banner: (status: string) =>
    `Anteprima: questa versione non è pubblicata (stato: ${status}). La vede solo chi ha questo collegamento.`,
  languages: 'Lingue',
  places: 'Dove',
  topics: 'Argomenti',
  tags: 'Tag',
  published: (date: string) => `Pubblicato il ${date}`,
  map: 'Apri nella mappa',
  home: 'Home page',
  untitled: 'Senza titolo',
  missing: {
    title: 'Pagina non trovata',
    text: 'Questa pagina non esiste o non è pubblicata. Se la stai preparando, aprila con il pulsante ANTEPRIMA della sua scheda.',
  },
  expired: {
    title: 'Collegamento scaduto',
    text: 'Il collegamento a questa anteprima non è valido o è scaduto. Torna alla scheda, ricaricala e premi di nuovo ANTEPRIMA.',
  },
  /** An address that a redirect rule answers with 410 Gone. */
  gone: {
    title: 'Pagina rimossa',
    text: 'Questa pagina non esiste più e non è stata sostituita da un’altra.',
  },
} as const;
