import { cardTitleTexts } from '../commands/cards';
import { counted } from '../numbers';

/** Texts of the dashboard. Source: document 1, section 2.9. */
export const dashboardTexts = {
  cards: cardTitleTexts,
  columns: {
    deskAndType: 'Redazione e tipo',
    year: 'Anno',
    total: 'Totale',
  },
  worklists: {
    toValidate: 'Da validare',
    toRevalidate: 'Da rivalidare',
    drafts: 'I miei: in bozza',
    sentBack: 'I miei: rimandati',
    incomplete: 'I miei: da completare',
  },
  nothingWaits: 'Niente da fare: non ci sono contenuti da validare, né tuoi da completare.',
  withoutDesk: 'Senza redazione',
  withoutTitle: 'Senza titolo',
  chart: (year: number, before: number) => `Contenuti prodotti per redazione: ${before} e ${year}`,
  chartText: (desk: string, before: string, now: string) => `${desk}: ${before}, ${now}`,
  inYear: (count: string, year: number) => `${count} nel ${year}`,
  countOf: (count: number) => counted(count, 'evento', 'eventi'),
  noEvents: 'Nessun evento aspetta in questo stato.',
  noProduction: 'Nessun contenuto prodotto in questi due anni.',
  loading: 'Caricamento in corso',
  failed: 'Questa parte non si è caricata',
  retry: 'Riprova',
  reload: 'Aggiorna la dashboard',
  reloadWords: ['ricarica', 'aggiorna'],
  unknownStatus: (known: readonly number[]) => `Lo stato può essere ${known.join(' o ')}`,
} as const;
