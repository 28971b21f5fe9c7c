import { entityWorkTexts } from './entityWork';

/** `language` is lower-case Italian everywhere. */
const listed = (words: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string =>
  new Intl.ListFormat('it', { style: 'long', type }).format(words);

/** Texts of what can be done with a found entity without opening it. */
export const entityTexts = {
  ...entityWorkTexts,
  open: 'Apri',
  openWords: ['vai', 'scheda', 'modifica'],
  edit: (language: string) => `Modifica in ${language}`,
  editWords: ['apri', 'lingua', 'scrivi'],
  preview: (language: string) => `Anteprima in ${language}`,
  previewWords: ['vedi', 'portale', 'sito'],
  approve: 'Approva e pubblica ciò che attende',
  publish: (language: string) => `Pubblica in ${language}`,
  publishWords: ['approva', 'valida', 'online', 'attiva'],
  submit: (language: string) => `Manda in validazione la versione in ${language}`,
  submitWords: ['proponi', 'invia', 'da validare'],
  return: (language: string) => `Rimanda in revisione la versione in ${language}`,
  returnWords: ['respingi', 'rifiuta', 'nota', 'correggere'],
  duplicate: 'Duplica',
  duplicateWords: ['copia', 'nuovo', 'clona'],
  copyLink: 'Copia il collegamento',
  copyWords: ['link', 'indirizzo', 'url', 'condividi'],
  remove: 'Elimina',
  removeWords: ['cancella', 'rimuovi', 'togli'],
  reassign: 'Elimina e riassegna i contenuti',
  reassignWords: ['cancella', 'rimuovi', 'erede'],
  revision: 'bozza di revisione',
  unwritten: 'non ancora scritta',
  refusals: {
    needs: (abilities: readonly string[]) =>
      `serve ${listed(
        abilities.map((name) => `«${name}»`),
        'disjunction',
      )}`,
    administrator: 'è riservato agli amministratori',
    role: (role: string) => `la pagina non è aperta al ruolo «${role}»`,
    noPage: 'la pagina non esiste',
    noPermalink: (language: string) => `in ${language} non ha ancora un indirizzo: va prima salvata`,
    badPermalink: 'il suo indirizzo non è un indirizzo web',
    notOffered: (status: string) => `ora lo stato «${status}» non si può scegliere`,
    pointless: 'il suo stato è cambiato nel frattempo, e non serve più',
    publishersOnly: 'serve il permesso «Pubblica»',
    open: 'è la scheda aperta: usa i comandi di questa pagina',
    unsaved: 'è la scheda aperta, e ha modifiche non salvate: prima salvale o lasciala',
    busy: "C'è già un'azione in corso: attendi che finisca",
    unknown: 'Questa azione non esiste',
    nothingPending: 'Non c’è nessuna azione da confermare',
    noNote: 'Questa azione non ha una nota',
  },
  alreadyDeleted: (title: string) => `«${title}» non esiste più: nel frattempo è stato eliminato`,
  refused: (what: string, title: string, reason: string) => `${what} — «${title}»: ${reason}`,
  done: (what: string, title: string) => `${what}: «${title}»`,
  removed: (title: string) => `Eliminazione riuscita: «${title}»`,
  /** What was done, and what the server said of it. */
  withMessage: (done: string, message: string | null) => (message === null ? done : `${done}. ${message}`),
  unknownEntity: 'Di questo elemento non si conoscono azioni: aprilo con Invio',
  confirmRemoval: (title: string) => `Eliminare «${title}»?`,
  removalText: 'Non si può annullare.',
  confirmReturn: (title: string, language: string) => `Rimandare in revisione «${title}» in ${language}?`,
} as const;
