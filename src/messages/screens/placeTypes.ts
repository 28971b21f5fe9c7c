/** Texts of the place types and of the dialog 'Gestione Luoghi'. Source: document 3, section 2. */
export const placeTypeTexts = {
  problems: {
    empty: 'Scrivi il nome della collezione',
    tooLong: (limit: number, length: number) => `Al massimo ${limit} caratteri: sono ${length}`,
    unaddressable: 'Scrivi almeno una lettera o una cifra: un nome fatto solo di punti o di segni non ha un indirizzo',
    taken: 'C’è già una collezione con questo nome: scegline un altro',
  },
} as const;
