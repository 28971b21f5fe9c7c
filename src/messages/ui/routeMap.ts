import { formatCount } from '../numbers';

const LENGTHS = {
  metres: new Intl.NumberFormat('it', { style: 'unit', unit: 'meter' }),
  kilometres: new Intl.NumberFormat('it', { style: 'unit', unit: 'kilometer' }),
};

/** A distance in metres, as one says it. */
function length(metres: number): string {
  if (metres < 1000) return LENGTHS.metres.format(Math.round(metres / 10) * 10);
  const kilometres = metres / 1000;
  return LENGTHS.kilometres.format(kilometres < 10 ? Math.round(kilometres * 10) / 10 : Math.round(kilometres));
}

/** Texts of the map of an itinerary. */
export const routeMapTexts = {
  keys: 'Frecce, Inizio e Fine per scorrere le tappe, Invio per aprirne una, Esc per uscire. + e − per lo zoom, Maiusc con le frecce per spostare la mappa, 0 per vederle tutte.',
  pin: (number: number, count: number, name: string) =>
    `Tappa ${number} di ${formatCount(count)}${name === '' ? '' : `: ${name}`}`,
  wrong: (pin: string) => `${pin} (da correggere)`,
  short: (number: number) => `Tappa ${number}`,
  whole: 'Mostra tutte le tappe',
  wholeShown: 'Tutte le tappe sono in vista',
  unplaced: 'Senza posizione:',
  nothing: 'Nessuna tappa ha ancora una posizione: aprine una e calcola le coordinate, scrivile o metti il segnaposto.',
  failed: 'La mappa delle tappe non si è caricata: le tappe si possono modificare lo stesso.',
  tilesMissing: 'Lo sfondo della mappa non si è caricato: le tappe si vedono lo stesso.',
  noTiles: 'Lo sfondo della mappa non è configurato: le tappe si vedono lo stesso.',
  away: (metres: number, number: number) => `A ${length(metres)} in linea d’aria dalla tappa ${number}`,
  gone: (number: number) => `La tappa ${number} non è più sulla mappa`,
  refusals: {
    first: 'È la prima tappa sulla mappa',
    last: 'È l’ultima tappa sulla mappa',
    unplaced: 'La tappa non è sulla mappa: non ha ancora una posizione',
    unknown: 'La tappa non c’è più',
    elsewhere: 'Vai prima su una tappa della mappa',
  },
} as const;
