const days = (count: number): string => (count === 1 ? '1 giorno' : `${count} giorni`);

/** Texts of an event's days and times. Source: document 2, sections 3 and 4. */
export const dates = {
  problems: {
    start: (text: string) => `La data di inizio «${text}» non esiste: scrivila come GG/MM/AAAA`,
    end: (text: string) => `La data di fine «${text}» non esiste: scrivila come GG/MM/AAAA`,
    noStart: 'Manca la data di inizio: scrivila, oppure togli quella di fine',
    inverted: (start: string, end: string) =>
      `La fine (${end}) viene prima dell’inizio (${start}): correggi una delle due date`,
    tooLong: (limit: number, length: number) =>
      `Il periodo è di ${length} giorni: può durare al massimo ${limit} giorni (tre anni). Accorcialo, oppure dividi l’evento`,
    day: (text: string) =>
      `Fra i giorni scelti «${text}» non è una data: torna ai giorni della regola, poi scegli di nuovo`,
    outside: (day: string, others: number) =>
      `${day}${others === 0 ? '' : others === 1 ? ' e un altro giorno' : ` e altri ${others} giorni`} ${others === 0 ? 'è' : 'sono'} fuori dal periodo: ${others === 0 ? 'toglilo' : 'toglili'} o allarga il periodo`,
    inauguration: (text: string) => `L’inaugurazione «${text}» non è una data: usa il formato GG/MM/AAAA HH:MM:SS`,
  },
  count: (count: number) => (count === 0 ? 'Nessun giorno' : days(count)),
} as const;

/** Texts of the machine that steers an event's days. Source: document 2, section 4. */
export const eventDates = {
  refusals: {
    same: 'È già così',
    sameDay: 'Il calendario è già su quel giorno',
    noDate: (text: string) => `«${text}» non è una data: scrivila come GG/MM/AAAA`,
    noRange: 'Scrivi prima le date di inizio e di fine, in ordine e a non più di tre anni di distanza',
    outside: (start: string, end: string) =>
      `Il giorno è fuori dal periodo, dal ${start} al ${end}: allarga prima il periodo`,
    sameStart: 'Il programma comincia già in quel giorno',
    tooFar: 'Il programma finirebbe oltre l’anno 9999',
    alreadyRule: 'I giorni sono già quelli della regola',
    noWeekday: 'Giorno della settimana sconosciuto',
    nothingAsked: 'Non c’è nessuna domanda a cui rispondere',
    asking: 'Rispondi prima alla domanda sui giorni scelti a mano',
    nothingToKeep: 'I giorni scelti a mano sono proprio quelli da sostituire',
    keepsOutside: (count: number) =>
      count === 1
        ? 'Un giorno scelto a mano resterebbe fuori dal periodo'
        : `${count} giorni scelti a mano resterebbero fuori dal periodo`,
  },
  announced: {
    days: (count: number) => (count === 0 ? 'Nessun giorno' : days(count)),
    added: (day: string, count: number) => `${day}: scelto. ${days(count)}`,
    removed: (day: string, count: number) => `${day}: tolto. ${count === 0 ? 'Nessun giorno' : days(count)}`,
    moved: (start: string, end: string) => `Programma spostato: ora va dal ${start} al ${end}`,
    kept: (count: number) => `Restano i giorni scelti a mano: ${days(count)}`,
    unchanged: 'Non è cambiato nulla: restano i giorni scelti a mano',
  },
} as const;

const bands = { morning: 'Mattina', afternoon: 'Pomeriggio', evening: 'Sera' } as const;
type Band = keyof typeof bands;

const languageNames: Readonly<Record<string, string>> = { it: 'italiano', en: 'inglese', de: 'tedesco' };

export const times = {
  bands,
  languageName: (code: string) => languageNames[code] ?? code,
  problems: {
    type: (name: string) => `Il tipo di orario «${name}» è sconosciuto: scegline uno fra quelli proposti`,
    time: (band: Band, text: string) => `${bands[band]}: «${text}» non è un’ora, scrivila come HH:MM`,
    noStart: (band: Band) => `${bands[band]}: manca l’ora di inizio`,
    noEnd: (band: Band) => `${bands[band]}: manca l’ora di fine`,
    inverted: (band: Band, start: string, end: string) =>
      `${bands[band]}: la fine (${end}) deve venire dopo l’inizio (${start})`,
    freetext: (code: string, limit: number, length: number) =>
      `Testo in ${languageNames[code] ?? code}: supera il limite di ${limit} caratteri (sono ${length}): togline ${length - limit}`,
  },
} as const;

/** Texts of the cards of an event's days and times. */
export const datesCard = {
  loading: 'Caricamento delle date…',
  readOnly: 'Ora le date non si possono cambiare',
  start: 'Inizio',
  end: 'Fine',
  dateFormat: 'GG/MM/AAAA',
  oneDay: 'Senza data di fine dura un giorno',
  pick: (label: string) => `${label}: scegli dal calendario del browser`,
  week: 'Giorni della settimana',
  shortWeekdays: ['Lun', 'Mar', 'Mer', 'Gio', 'Ven', 'Sab', 'Dom'],
  always: 'Sempre',
  calendar: 'Giorni dell’evento',
  previousMonth: 'Mese precedente',
  nextMonth: 'Mese successivo',
  today: 'Oggi',
  firstDay: 'Primo giorno',
  isToday: 'oggi',
  isOutside: 'fuori dal periodo',
  chosenByHand: 'scelti a mano',
  byRule: 'secondo periodo e settimana',
  noDays: 'Scegli i giorni della settimana, oppure spunta «Sempre»',
  restore: 'Torna ai giorni della regola',
  moveTo: 'Sposta il programma al',
  move: 'Sposta',
  moveHint: 'Periodo, giorni scelti a mano e inaugurazione si spostano insieme',
  inauguration: 'Inaugurazione',
  overwrite: {
    title: 'Sostituire i giorni scelti a mano?',
    text: (chosen: number, next: number) =>
      `Hai scelto a mano ${days(chosen)}. Questa modifica li sostituisce con quelli della regola: ${next === 0 ? 'nessun giorno' : days(next)}.`,
    keep: 'Tieni i giorni scelti',
  },
} as const;

export const timesCard = {
  loading: 'Caricamento degli orari…',
  type: 'Come si indicano gli orari',
  types: {
    timerange: 'Fasce orarie',
    freetext: 'Testo libero',
    program: 'Nel programma',
    website: 'Sul sito',
  },
  from: 'Dalle',
  to: 'Alle',
  timeFormat: 'HH:MM',
  freetext: (language: string) => `Orari in ${language}`,
  preview: 'Quando si svolge',
  nothingYet: 'Ancora niente da dire',
} as const;
