import { formatCount } from '../numbers';

/** 'Del 26/11/26, 11:07:03: «prime parole».', of what is known. */
function described(moment: string | null, words: string): string {
  const when = moment === null ? '' : `Del ${moment}`;
  if (words === '') return when === '' ? '' : `${when}.`;
  return when === '' ? `«${words}».` : `${when}: «${words}».`;
}

/** Texts of local drafts, and of forms that are open in several pages of a browser. */
export const draftTexts = {
  described,
  restore: 'Riprendi la bozza',
  discard: 'Scarta la bozza',
  next: 'Mostra un’altra bozza',
  further: (count: number) =>
    count === 1
      ? 'Ce n’è un’altra: resta dov’è finché non la scarti.'
      : `Ce ne sono altre ${formatCount(count)}: restano dove sono finché non le scarti.`,
  elsewhere: {
    writing: 'La stai scrivendo in un’altra scheda',
    open: 'È aperta anche in un’altra scheda',
    text: (isNew: boolean) =>
      isNew
        ? 'Ogni scheda tiene la sua bozza: salvandole tutte e due nasceranno due elementi.'
        : 'Ogni scheda tiene la sua bozza: chi salva per secondo confronterà le due versioni.',
  },
  conflictWithMyself: {
    title: 'Salvata altrove nel frattempo',
    by: 'L’hai salvata tu, da un’altra scheda o da un altro dispositivo.',
  },
} as const;

/** What becomes of unsaved work when its page is left, in the question before it. */
export const leavingTexts = {
  kept: 'Le modifiche restano in una bozza su questo dispositivo e ti saranno riproposte.',
  lost: 'Ci sono modifiche non salvate: uscendo si perdono.',
} as const;
