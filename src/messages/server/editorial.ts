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
