import { formatCount } from '../numbers';
/** Texts about the user's own keys that are needed without the dialog 'Tastiera', which has more to say. */
export const keyTexts = {
  title: 'Tastiera',
  saved: 'Tasti salvati in questo browser',
  trouble: {
    unknown: (count: number) =>
      count === 1
        ? 'Un comando di cui avevi cambiato i tasti non c’è più: la tua scelta resta conservata.'
        : `${formatCount(count)} comandi di cui avevi cambiato i tasti non ci sono più: le tue scelte restano conservate.`,
    inUse: (title: string, keys: string, by: string) =>
      `${keys} è già di «${by}»: «${title}» ha di nuovo i suoi tasti. Per cambiarli apri Tastiera.`,
    unusable: (title: string, keys: string) =>
      `${keys} non si può più usare: «${title}» ha di nuovo i suoi tasti. Per cambiarli apri Tastiera.`,
  },
} as const;
