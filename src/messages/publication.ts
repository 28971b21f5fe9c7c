/** Reasons why publication rules refuse a change. Source: document 2, section 4; `language` is lower-case Italian. */
export const publication = {
  publish: (language: string) =>
    `Per pubblicare la versione in ${language} serve il permesso di pubblicazione: scegli un altro stato, per esempio «Da Validare», e chi può pubblicare la controllerà`,
  withdraw: (language: string) =>
    `La versione in ${language} è pubblicata: solo chi ha il permesso di pubblicazione può cambiarne lo stato`,
  change: (language: string) =>
    `La versione in ${language} è pubblicata: solo chi ha il permesso di pubblicazione può modificarla. Annulla le modifiche a questa lingua o chiedi a chi può pubblicare`,
  changeShared: (label: string) =>
    `Il campo «${label}» vale per tutte le lingue e la scheda è già pubblicata: solo chi ha il permesso di pubblicazione può modificarlo`,
} as const;
