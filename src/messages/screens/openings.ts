/** Texts about the hours at which an office is open. Source: document 2, section 3, IAT office. */
export const openingsTexts = {
  fields: {
    apertura: 'Apertura',
    data_apertura: 'Primo giorno della stagione',
    data_chiusura: 'Ultimo giorno della stagione',
    orari_feriali: 'Orari dei giorni feriali',
    orari_feriali_note: 'Note sui giorni feriali',
    orari_festivi: 'Orari dei festivi',
    orari_festivi_note: 'Note sui festivi',
  },
  kinds: { annuale: 'Annuale', stagionale: 'Stagionale' },
  hoursHint: 'Scrivi 9-13 15-18, oppure «chiuso»',
  hoursFormat: '9-13 15-18',
  kept: (first: string, last: string) =>
    `Le date della stagione (${first} – ${last}) restano da parte: tornano scegliendo «Stagionale»`,
  preview: (language: string) => `Quando è aperto, in ${language}`,
  nothingYet: 'Ancora nessun orario',
  fromOtherLanguage: 'gli orari dall’altra lingua',
  problems: {
    kind: (name: string) => `Il tipo di apertura «${name}» è sconosciuto: scegli «Annuale» o «Stagionale»`,
    noFirst: 'Un’apertura stagionale comincia in un giorno: scrivilo, per esempio 1/4',
    noLast: 'Un’apertura stagionale finisce in un giorno: scrivilo, per esempio 30/9',
    day: (text: string) => `«${text}» non è una data: scrivila come GG/MM/AAAA`,
    inverted: (first: string, last: string) =>
      `La stagione finisce (${last}) prima di cominciare (${first}): correggi una delle due date`,
    overNewYear: (first: string, last: string, next: string) =>
      `La stagione finisce (${last}) prima di cominciare (${first}): se passa da un anno all’altro finisce il ${next}, altrimenti correggi una delle due date`,
    tooLong: 'La stagione dura più di un anno: avvicina le due date oppure scegli «Annuale»',
    time: (text: string) => `«${text}» non è un’ora: scrivi le fasce come 9-13 15-18`,
    odd: 'Manca un’ora: ogni fascia ha inizio e fine, come 9-13 15-18',
    emptyPeriod: (period: string) => `La fascia ${period} finisce prima di cominciare: correggi una delle due ore`,
    overlap: (one: string, other: string) => `Le fasce ${one} e ${other} si sovrappongono: correggine una`,
  },
} as const;

/** A day without hours, as each language writes it. */
export const closedWords = { it: 'chiuso', en: 'closed', de: 'geschlossen' } as const;
