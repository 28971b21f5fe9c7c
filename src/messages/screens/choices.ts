import { formatCount } from '../numbers';

const quoted = (title: string | null): string => (title === null ? 'Una riga senza titolo' : `«${title}»`);

/** Texts of rows that save themselves: what is chosen about activities of others, and of featured events. */
export const choiceTexts = {
  failed: (title: string | null, why: string) => `${quoted(title)}: la scelta non è stata salvata. ${why}`,
  doubtful: (title: string | null, why: string) => `${quoted(title)}: non so se la scelta è stata salvata. ${why}`,
  chosen: (title: string | null, what: string) => `${quoted(title)}: ${what}`,
  undone: (title: string | null, what: string) => `${quoted(title)}: di nuovo ${what}`,
  /** In a row. */
  states: {
    settled: '',
    sending: 'Salvataggio…',
    waiting: 'In attesa dell’accesso',
    doubtful: 'Non so se è stata salvata',
    failed: 'Non salvata',
  },
  repeat: 'Invia di nuovo',
  repeatTitle: 'Invia di nuovo le scelte non salvate',
  repeatWords: ['riprova', 'salva', 'rimanda'],
  undo: 'Annulla l’ultima scelta',
  undoWords: ['indietro', 'ripristina', 'torna'],
  /** What is left to decide. */
  progress: (undecided: number, of: number | null, isOfPage: boolean) =>
    `${formatCount(undecided)}${of === null ? '' : ` di ${formatCount(of)}`} da decidere${isOfPage ? ' in questa pagina' : ''}`,
  allDecided: 'Qui non resta nulla da decidere',
  next: 'Prossima da decidere',
  nextWords: ['successiva', 'non definito', 'avanti', 'salta'],
  leave: {
    title: 'Scelte non ancora salvate',
    text(pending: number, doubtful: number): string {
      const waiting =
        pending === 1
          ? 'Una scelta si sta ancora salvando.'
          : `${formatCount(pending)} scelte si stanno ancora salvando.`;
      const unknown =
        doubtful === 1
          ? 'Di una scelta non so se è stata salvata.'
          : `Di ${formatCount(doubtful)} scelte non so se sono state salvate.`;
      return [...(pending > 0 ? [waiting] : []), ...(doubtful > 0 ? [unknown] : [])].join(' ');
    },
    confirm: 'Esci lo stesso',
    cancel: 'Resta qui',
  },
  refusals: {
    sameChoice: 'È già la scelta di questa riga',
    nothingToRepeat: 'Non c’è nessuna scelta da inviare di nuovo',
    nothingToUndo: 'Non c’è nessuna scelta da annullare',
    noCursor: 'Porta prima il cursore su una riga',
    noRows: 'Non c’è nessuna riga',
    turning: 'La prossima riga da decidere si sta già cercando',
    leaving: 'La pagina si sta già lasciando',
    nothingPending: 'Non c’è nulla in attesa di essere salvato',
  },
} as const;
