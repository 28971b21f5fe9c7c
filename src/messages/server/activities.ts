import { counted, formatCount } from '../numbers';
/** Texts of the server's answers about activities of others and featured events. Source: document 3, sections 2 and 7. */
export const activityServerTexts = {
  chosen: (title: string) => `«${title}»: scelta salvata`,
  missing: (id: number) =>
    `L’attività ${id} non esiste: forse è stata tolta. Ricarica l’elenco e scegli fra quelle che mostra.`,
  unknownChoice: (status: number) =>
    `La scelta ${status} non esiste: si può scegliere 0 (non definito), 1 (Mi interessa), 2 (Non mi interessa) o 3 (Copiato)`,
} as const;

/** Texts of the server's answers about featured events. Source: document 3, sections 2 and 7. */
export const featuredServerTexts = {
  featured: 'Evento messo in evidenza',
  notFeatured: 'Evento non in evidenza: salvato',
  missing: (id: number) => `L’evento ${id} non esiste: forse è stato eliminato. Ricarica l’elenco.`,
  past: 'L’evento è finito da più di un anno: non si mette più in evidenza. Ricarica l’elenco.',
  tooMany: (limit: number, actual: number) =>
    `Troppe categorie (${formatCount(actual)}): al massimo ${formatCount(limit)}`,
  tooLong: (name: string, limit: number) =>
    `«${name.slice(0, 30)}…» è troppo lunga: al massimo ${counted(limit, 'carattere', 'caratteri')}`,
  characters: 'Una categoria contiene caratteri non ammessi (a capo, tabulazioni o simili): toglili e riprova',
} as const;
