/** Texts of a field of tickets. Source: document 2, section 3, Event. */
export const ticketingTexts = {
  admissionLabel: 'Ingresso',
  admission: {
    unknown: 'Non indicato',
    paid: 'A Pagamento',
    free: 'Gratuito',
    partly: 'Alcuni eventi a pagamento',
  },
  otherAdmission: (value: number) => `Altro (n. ${value})`,
  unknownAdmission: "Il tipo di ingresso non è fra quelli previsti: sceglilo dall'elenco",
  fields: {
    tariffa_intera: 'Tariffa intera',
    tariffa_ridotta: 'Tariffa ridotta',
    tariffa_gratuita: 'Tariffa gratuita',
    abbonamenti: 'Abbonamenti',
    sito: 'Sito',
  },
  siteHint: "L'indirizzo completo, per esempio https://www.esempio.it/biglietti",
  /** What is wrong with a text of a language. */
  problem: (field: string, language: string, message: string) => `${field} (${language}): ${message}`,
  kept: 'Le tariffe scritte restano salvate e tornano visibili se l’ingresso è a pagamento.',
} as const;
