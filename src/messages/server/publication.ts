/** Reasons why publication rules refuse a change. Source: document 2, section 4; `language` is lower-case Italian. */
export const publicationTexts = {
  publish: (language: string) =>
    `Per pubblicare la versione in ${language} serve il permesso «Pubblica»: scegli un altro stato, per esempio «Da Validare», e chi può pubblicare la controllerà`,
  withdraw: (language: string) =>
    `La versione in ${language} è pubblicata: solo chi ha il permesso «Pubblica» può ritirarla`,
  step: (language: string, from: string, to: string) =>
    `La versione in ${language} non può passare da «${from}» a «${to}»: scegli uno degli stati proposti`,
  unwritten: 'Non presente',
  /** Answers of saves that concern a revision draft; `one` is what the content type calls an item. */
  revised: (one: string, id: number, draft: number) =>
    `Le modifiche sono nella bozza di revisione ${draft}: la scheda pubblicata (${one} ${id}) resta com'è finché chi può pubblicare non le approva`,
  draftSaved: (draft: number) => `Bozza di revisione salvata: ${draft}`,
  merged: (one: string, id: number) => `Revisione pubblicata: ${one} ${id}`,
  mergedInPart: (one: string, id: number, draft: number) =>
    `Revisione pubblicata in parte: ${one} ${id}; il resto aspetta nella bozza ${draft}`,
  alreadyMerged: (draft: number, one: string, id: number) =>
    `La bozza di revisione ${draft} è stata pubblicata e non esiste più: apri la scheda pubblicata (${one} ${id})`,
  unchanged: (one: string, id: number) => `Nessuna modifica da salvare: ${one} ${id}`,
  /** Why no second draft of an item is made. */
  alreadyRevised: (draft: number) =>
    `Di questa scheda c'è già una bozza di revisione (${draft}): non è stato scritto nulla. Aprila e riporta lì le tue modifiche`,
  originalChanged: (name: string | null) =>
    `${name ?? 'Un altro utente'} ha salvato la scheda pubblicata mentre la stavi approvando: non è stato scritto nulla. Ricarica la bozza e controllala di nuovo`,
  /** Why a draft is not taken over: `fields` are those that draft and published item changed in different ways. */
  undecided: (fields: readonly string[]) =>
    `Bozza e scheda pubblicata sono cambiate tutte e due, in modo diverso: ${fields.join(', ')}. Non è stato scritto nulla. Apri la bozza e scegli per ogni campo che cosa tenere, oppure fai dire lo stesso alle due schede`,
  changedByBoth: 'La bozza e la scheda pubblicata dicono cose diverse: scegli che cosa tenere',
  originalVersion: "La data di ultima modifica dell'originale non è valida: ricarica la scheda",
  /** A field that only publishers may change. */
  publishersOnly: (label: string) => `Solo chi ha il permesso «Pubblica» può cambiare il campo «${label}»`,
} as const;
