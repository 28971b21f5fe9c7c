/** Texts of stops. Source: document 2, sections 3 and 5. */
export const stopsTexts = {
  add: 'Aggiungi tappa',
  addWords: ['luogo', 'indirizzo', 'sede', 'dove'],
  empty: 'Nessuna tappa: aggiungi il luogo dell’evento',
  name: (position: number) => `Tappa ${position}`,
  open: (name: string) => `Apri ${name}`,
  close: (name: string) => `Chiudi ${name}`,
  toggle: 'Apri o chiudi la tappa',
  nowhere: 'Ancora senza indirizzo',
  remove: 'Rimuovi tappa',
  confirm: "Confermi la rimozione dell'elemento?",
  info: 'Dettaglio aggiuntivo',
  locality: 'Località',
  unknownLocality: (id: number) => `Località n. ${id}`,
  problem: (position: number, problem: string) => `Tappa ${position}: ${problem}`,
  inLanguage: (problem: string, language: string) => `${problem} (${language})`,
  maximum: (maximum: number, actual: number) =>
    `Le tappe sono ${actual}, al massimo ${maximum}: rimuovine ${actual - maximum}`,
} as const;
