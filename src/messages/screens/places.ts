import { counted, formatCount } from '../numbers';

/** Texts of a place's form. Source: document 3, section 2. */
export const placeTexts = {
  inserting: 'Inserimento Luogo',
  editing: 'Modifica Luogo',
  missing: 'Il luogo non esiste più',
  one: 'luogo',
  numbered: (id: number) => `Luogo n. ${id}`,
  cards: { basics: 'Informazioni di base', address: 'Indirizzo', contacts: 'Contatti', settings: 'Impostazioni' },
  fields: {
    nome: 'Nome',
    info: 'Informazioni',
    localita: 'Località',
    location: 'Indirizzo',
    telefono: 'Telefono',
    mail: 'Email',
    website: 'Sito web',
    author: 'Autore',
  },
  websiteHint: 'Con https:// davanti, come nella barra del browser.',
} as const;

/** Texts of the locality that something lies in. */
export const localityTexts = {
  unknown: (id: number) => `Località n. ${id}`,
} as const;

/** Texts of the dialog 'Gestione Luoghi', apart from those of its list, which every page has. Source: document 3, section 2. */
export const placeTypeDialogTexts = {
  dialog: {
    title: 'Gestione Luoghi',
    name: 'Nome',
    creating: 'Una nuova collezione di punti di interesse: il suo codice nasce dal nome e poi non cambia.',
    renaming: (title: string) => `Rinomina «${title}». Il codice e i luoghi della collezione restano gli stessi.`,
    close: 'CHIUDI',
    send: 'INVIA',
    loading: 'Lettura della collezione',
    retry: 'Riprova',
    gone: 'La collezione non c’è più',
    leaving: (typed: string) => `«${typed}» non è stato inviato. Chiudere e perderlo?`,
    stay: 'Continua a scrivere',
    leave: 'Chiudi senza inviare',
    done: 'Nome inviato',
  },
  refusals: {
    same: 'Il nome è quello di prima: cambialo o chiudi',
  },
  problems: {
    empty: 'Scrivi il nome della collezione',
    tooLong: (limit: number, length: number) =>
      `Al massimo ${counted(limit, 'carattere', 'caratteri')}: sono ${formatCount(length)}`,
    unaddressable: 'Scrivi almeno una lettera o una cifra: un nome fatto solo di punti o di segni non ha un indirizzo',
    taken: 'C’è già una collezione con questo nome: scegline un altro',
  },
} as const;
