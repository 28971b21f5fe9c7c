/** Why an address refuses something now. */
export const addressTexts = {
  refusal: {
    needed: 'Scegli prima la città o scrivi l’indirizzo',
    nothingToSwap: 'Scrivi prima latitudine e longitudine',
    nowhere: 'Nessuna posizione da usare: calcola prima le coordinate',
    busy: 'Il calcolo delle coordinate è già in corso: attendi la risposta',
    late: 'La risposta riguarda un indirizzo che nel frattempo è cambiato',
    point: 'Il segnaposto può stare solo fra -90 e 90 di latitudine e fra -180 e 180 di longitudine',
  },
} as const;
