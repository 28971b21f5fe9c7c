import { formatCount } from '../numbers';
/** Texts of the list of attachments. Source: document 1, section 2.3; document 3, 'Attachments list'. */
export const attachmentListTexts = {
  titles: { section: 'ALLEGATI', list: 'Allegati', one: 'allegato', many: 'allegati' },
  columns: { id: 'ID', name: 'NOME', url: 'URL', actions: 'AZIONI' },
  upload: 'Carica file',
  uploadWords: ['nuovo', 'aggiungi', 'upload', 'allega'],
  download: 'Scarica il file',
  downloadWords: ['apri', 'salva'],
  copy: 'Copia l’URL',
  copyWords: ['indirizzo', 'link', 'appunti'],
  /** In a row. */
  downloadRow: 'Scarica',
  copyRow: 'Copia URL',
  drop: 'Rilascia per caricare i file fra gli allegati',
  uploaded: (names: readonly string[]) =>
    names.length === 1 ? `Allegato caricato: ${names[0]}` : `Allegati caricati: ${formatCount(names.length)}`,
  copied: (url: string) => `URL copiato: ${url}`,
  notCopied: (url: string) => `Il browser non ha permesso di copiare: seleziona l’URL e copialo a mano. ${url}`,
  noWebAddress: (url: string) => `L’indirizzo di questo file non è di un sito web e non viene aperto: ${url}`,
  loading: 'La pagina si sta caricando',
} as const;
