import { counted, formatCount } from '../numbers';

const placesOf = (count: number): string => (count === 1 ? 'un luogo' : `${formatCount(count)} luoghi`);

/** Texts of the server's answers about place types. Source: document 3, sections 2 and 7. */
export const placeTypeServerTexts = {
  created: (title: string) => `Collezione «${title}» creata`,
  saved: (title: string) => `Collezione «${title}» rinominata`,
  unchanged: (title: string) => `La collezione si chiama già «${title}»`,
  deleted: (count: number) => (count === 1 ? 'Collezione eliminata' : `${formatCount(count)} collezioni eliminate`),
  missing: (ids: readonly number[]) => `Collezioni che non esistono più: ${ids.join(', ')}. Ricarica l’elenco.`,
  notFound: 'La collezione non esiste più: forse è stata eliminata da un altro utente. Ricarica l’elenco.',
  /** `title` is the new one; null where the user may not know it. */
  conflict: (title: string | null) =>
    `Un altro utente l’ha rinominata ${title === null ? '' : `«${title}» `}nel frattempo: ricarica l’elenco e riprova se serve ancora.`,
  inUse: (title: string, count: number) =>
    `«${title}» non si può eliminare: contiene ${placesOf(count)}. Prima ${count === 1 ? 'eliminalo' : 'eliminali'}.`,
  someInUse: (titles: readonly string[], count: number) =>
    `${titles.map((title) => `«${title}»`).join(', ')} non si possono eliminare: contengono ${placesOf(count)}. Prima eliminali.`,
  tooMany: (limit: number) =>
    `Si possono eliminare al massimo ${counted(limit, 'collezione', 'collezioni')} alla volta: selezionane di meno.`,
  justUsed: 'Qualcuno ha appena aggiunto un luogo: ricarica l’elenco e riprova.',
} as const;

/** Texts of the server's answers about places. Source: document 3, sections 2, 5 and 7. */
export const placeServerTexts = {
  created: (name: string) => `Luogo «${name}» creato`,
  saved: (name: string) => `Luogo «${name}» salvato`,
  deleted: (count: number) => (count === 1 ? 'Luogo eliminato' : `${formatCount(count)} luoghi eliminati`),
  missing: (ids: readonly number[]) => `Luoghi che non esistono più: ${ids.join(', ')}. Ricarica l’elenco.`,
  notFound: 'Il luogo non esiste più: forse è stato eliminato da un altro utente. Torna all’elenco e ricaricalo.',
  conflict: 'Un altro utente ha salvato questo luogo nel frattempo: ricaricalo e riprova.',
  tooMany: (limit: number) =>
    `Si possono eliminare al massimo ${counted(limit, 'luogo', 'luoghi')} alla volta: selezionane di meno.`,
  /** What stands for a place or a type whose name is gone meanwhile, or that the user may not see. */
  numbered: (id: number) => `n. ${id}`,
  fields: {
    id: 'L’id non è quello del luogo aperto',
    author: 'L’autore scelto non esiste più: scegline un altro',
    withheldLocality:
      'La località scelta non è pubblicata e non hai il permesso di vederla: toglila o scegline un’altra',
    locality: 'La località scelta non esiste più: toglila o scegline un’altra',
    municipality: 'Il comune dell’indirizzo non esiste: sceglilo di nuovo',
    code: (code: string) => `La collezione «${code}» non esiste: aprine una dall’elenco`,
    codeMissing: 'Manca la collezione a cui il luogo appartiene',
    status: 'Stato sconosciuto: scegline uno fra quelli proposti',
    reference: 'Qualcosa che il luogo indica è stato appena eliminato: controlla località, comune e autore',
  },
} as const;
