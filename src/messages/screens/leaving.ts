/** What becomes of unsaved work when its page is left, in the question before it. */
export const leavingTexts = {
  kept: 'Le modifiche restano in una bozza su questo dispositivo e ti saranno riproposte.',
  lost: 'Ci sono modifiche non salvate: uscendo si perdono.',
} as const;
