import { counted } from '../numbers';
/** Texts of comboboxes that look something up. Source: document 1, section 8; document 2, section 5. */
export const lookupTexts = {
  nothing: 'Non ci sono risultati disponibili',
  loading: 'Ricerca in corso…',
  minimum: (characters: number) => `Digita almeno ${counted(characters, 'carattere', 'caratteri')}`,
  found: (count: number) => counted(count, 'risultato', 'risultati'),
  retry: 'Riprova',
  refusal: {
    noRetry: 'La ricerca non è fallita: non c’è nulla da ripetere',
  },
} as const;
