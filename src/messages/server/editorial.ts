import { counted, formatCount } from '../numbers';

/** Texts of the server's answers about contents. Source: document 2, sections 5 to 8; contract, 'Ours, beyond the spec'. */
export const editorialTexts = {
  created: (one: string, id: number) => `Scheda creata: ${one} ${id}`,
  saved: (one: string, id: number) => `Scheda salvata: ${one} ${id}`,
  slugTaken: ({ slug, language, title, id }: { slug: string; language: string; title: string | null; id: number }) =>
    `Lo slug «${slug}» in ${language} è anche di ${title === null || title === '' ? 'un’altra scheda' : `«${title}»`} (n. ${id}): cambialo, se i due indirizzi non devono confondersi.`,
  removed: (one: string, many: string, count: number) =>
    count === 1 ? `Scheda eliminata: 1 ${one}` : `Schede eliminate: ${formatCount(count)} ${many}`,
  missing: (id: number) =>
    `Il contenuto ${id} non esiste più: forse è stato eliminato da un altro utente. Torna all'elenco e aggiornalo.`,
  someMissing: (ids: readonly number[]) =>
    `${ids.length === 1 ? `Il contenuto ${ids[0]} non esiste` : `I contenuti ${ids.join(', ')} non esistono`} più: nessun elemento è stato eliminato. Aggiorna l'elenco e riprova.`,
  tooMany: (limit: number) =>
    `Si possono eliminare al massimo ${counted(limit, 'elemento', 'elementi')} alla volta: selezionane di meno.`,
  conflict: (name: string | null) =>
    `${name ?? 'Un altro utente'} ha salvato questa scheda mentre la stavi modificando: non è stato scritto nulla. Confronta le due versioni prima di salvare.`,
  refused: 'Non puoi salvare queste modifiche: guarda i campi segnalati.',
  invalid: 'Alcuni campi non sono validi: correggi quelli segnalati e salva di nuovo.',
  version: 'La data di ultima modifica non è valida: ricarica la scheda',
  idempotencyKey: "L'intestazione Idempotency-Key è troppo lunga: al massimo 200 caratteri.",
  unknownArea: (name: string) => `Area «${name}» sconosciuta.`,
  fields: {
    language: 'Lingua non prevista',
    removedLanguage:
      'Questa lingua non è più fra quelle del sito: il suo testo resta conservato, ma non si può cambiare',
    status: 'Stato sconosciuto: scegline uno fra quelli proposti',
    author: "L'autore scelto non esiste più: scegline un altro",
    municipality: (ids: readonly number[]) => `Comune sconosciuto (${ids.join(', ')}): toglilo e sceglilo di nuovo`,
    category: (ids: readonly number[]) =>
      `Voce sconosciuta o di un altro gruppo (${ids.join(', ')}): toglila e sceglila di nuovo`,
    content: (ids: readonly number[]) =>
      ids.length === 1
        ? `Il contenuto n. ${ids[0]} non esiste più o non è di questo tipo: toglilo e scegline un altro`
        : `I contenuti n. ${ids.join(', ')} non esistono più o non sono di questo tipo: toglili e scegline altri`,
    place: (ids: readonly number[]) =>
      ids.length === 1
        ? `Il luogo n. ${ids[0]} non esiste più: toglilo e scegline un altro`
        : `I luoghi n. ${ids.join(', ')} non esistono più: toglili e scegline altri`,
    /** What who writes may not see. */
    withheld: (ids: readonly number[]) =>
      ids.length === 1
        ? `La scelta n. ${ids[0]} non è pubblicata e non hai il permesso di vederla: toglila e scegline un'altra`
        : `Le scelte n. ${ids.join(', ')} non sono pubblicate e non hai il permesso di vederle: toglile e scegline altre`,
    template: (ids: readonly number[]) =>
      `Il modello n. ${ids.join(', ')} non esiste più: scegline un altro, o nessuno`,
    reference: 'Un elemento scelto non esiste più: ricarica la scheda e sceglilo di nuovo',
    portal: (name: string) =>
      `Solo la redazione regionale e gli amministratori possono attivare o togliere il portale ${name}`,
    tags: 'Per aggiungere o togliere tag serve il permesso «Scegliere i tag di un contenuto»: chiedilo a un amministratore',
  },
} as const;

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

/** How many use something, of those that the user may see and of the others. */
interface Count {
  readonly visible: number;
  readonly hidden: number;
}

const inOthers = (count: number): string =>
  count === 1 ? 'un altro contenuto' : `altri ${formatCount(count)} contenuti`;

/** Beside the first user: 'e in altri 2 contenuti', 'e in un altro contenuto che non puoi vedere', or both. */
function others({ visible, hidden }: Count): string {
  const seen = visible > 1 ? [`in ${inOthers(visible - 1)}`] : [];
  const unseen = hidden > 0 ? [`in ${inOthers(hidden)} che non puoi vedere`] : [];
  const [first = '', second] = [...seen, ...unseen];
  if (first === '') return '';
  return second === undefined ? ` e ${first}` : `, ${first} e ${second}`;
}

/** Where something is, before the name of what it is in. */
const IN = { content: 'in', category: 'nella categoria', settings: 'nelle impostazioni' } as const;

/** Texts of a deletion that is refused because contents use what was to go. Source: contract, 'Media and files', 'Pinned'. */
export const usageTexts = {
  /** `user` is one of those that the user may see; null where there is none. */
  inUse: (name: string, user: { readonly title: string; readonly where: keyof typeof IN } | null, count: Count) => {
    const { hidden } = count;
    const unseen = hidden === 1 ? 'un contenuto che non puoi vedere' : `${hidden} contenuti che non puoi vedere`;
    const where = IN[user?.where ?? 'content'];
    const users = user === null ? unseen : `«${user.title}»${others(count)}`;
    return `«${name}» non si può eliminare: compare ${where} ${users}. Togli il riferimento da lì e riprova.`;
  },
} as const;
