/** Texts of the server's answers about tags. Source: document 3, sections 2, 5 and 7. */
export const tagServerTexts = {
  created: (name: string) => `Tag creato: ${name}`,
  saved: (name: string) => `Tag salvato: ${name}`,
  unchanged: (name: string) => `Nessuna modifica da salvare: ${name}`,
  missing: (id: number) => `Il tag ${id} non esiste. Torna all'elenco dei tag e aggiornalo.`,
  conflict: 'Un altro utente ha salvato questo tag mentre lo stavi modificando: non è stato scritto nulla.',
  double: (id: number, name: string) => `C’è già il tag «${name}» (n. ${id}): usa quello, o scrivi un altro nome`,
} as const;
