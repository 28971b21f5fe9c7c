import { formatCount } from '../numbers';
/** Texts of an item's images. Source: document 1, sections 4 and 5; document 3, section 5. */
export const attachmentsTexts = {
  added: (count: number) => (count === 1 ? 'Immagine allegata' : `${formatCount(count)} immagini allegate`),
  removed: (name: string) => `Immagine tolta: ${name}`,
  restored: (name: string) => `Immagine rimessa: ${name}`,
  fileDeleted: (name: string) => `${name}: il file è stato eliminato dal server e tolto da questo contenuto`,
  cover: (name: string) => `Copertina: ${name}`,
  moved: (name: string, position: number, count: number) => `${name}: posizione ${position} di ${formatCount(count)}`,
  nameless: (position: number) => `immagine ${position}`,
  refusals: {
    none: 'Non ci sono immagini allegate',
    unknown: 'L’immagine non è fra quelle allegate',
    nothingToAdd: 'Nessuna immagine da allegare: scegline una',
    attached: 'Queste immagini sono già allegate',
    /** The first sentence is the specification's, to the letter. */
    tooMany: (maximum: number, room: number) =>
      `Si possono allegare massimo ${formatCount(maximum)} file: ${
        room === 0 ? 'togline uno' : room === 1 ? 'puoi aggiungerne 1' : `puoi aggiungerne ${formatCount(room)}`
      }`,
    alreadyCover: 'L’immagine è già la copertina',
    first: 'L’immagine è già la prima',
    last: 'L’immagine è già l’ultima',
    samePosition: 'L’immagine è già in questa posizione',
    sameText: 'Il testo alternativo è già questo',
    nothingRemoved: 'Non c’è nessuna immagine da rimettere',
    sameValue: 'Le immagini sono già queste',
  },
} as const;
