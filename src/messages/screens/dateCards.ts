import { counted } from '../numbers';

const days = (count: number): string => (count === 0 ? 'Nessun giorno' : counted(count, 'giorno', 'giorni'));

/** 'dal 5 settembre', 'all’11 ottobre': 8 and 11 begin with a vowel when they are spoken. */
const withArticle = (article: 'dal' | 'al', day: string): string =>
  /^(8|11)\b/.test(day) ? `${article}l’${day}` : `${article} ${day}`;

const period = (start: string, end: string): string => `${withArticle('dal', start)} ${withArticle('al', end)}`;

/** Texts of the machine that steers an event's days. Source: document 2, section 4. */
export const eventDatesTexts = {
  refusals: {
    same: 'È già così',
    sameDay: 'Il calendario è già su quel giorno',
    noDate: (text: string) => `«${text}» non è una data: scrivila come GG/MM/AAAA`,
    noRange: 'Scrivi prima le date di inizio e di fine, in ordine e a non più di tre anni di distanza',
    outside: (start: string, end: string) =>
      `Il giorno è fuori dal periodo, ${period(start, end)}: allarga prima il periodo`,
    sameStart: 'Il programma comincia già in quel giorno',
    tooFar: 'Il programma finirebbe oltre l’anno 9999',
    alreadyRule: 'I giorni sono già quelli della regola',
    noWeekday: 'Giorno della settimana sconosciuto',
    nothingPending: 'Non c’è nessuna domanda a cui rispondere',
    answerFirst: 'Rispondi prima alla domanda sui giorni scelti a mano',
    nothingToKeep: 'I giorni scelti a mano sono proprio quelli da sostituire',
    keepsOutside: (count: number) =>
      count === 1
        ? 'Un giorno scelto a mano resterebbe fuori dal periodo'
        : `${counted(count, 'giorno', 'giorni')} scelti a mano resterebbero fuori dal periodo`,
  },
  announced: {
    days,
    added: (day: string, count: number) => `${day}: scelto. ${days(count)}`,
    removed: (day: string, count: number) => `${day}: tolto. ${days(count)}`,
    moved: (start: string, end: string) => `Programma spostato: ora va ${period(start, end)}`,
    kept: (count: number) => `Restano i giorni scelti a mano: ${days(count)}`,
    unchanged: 'Non è cambiato nulla: restano i giorni scelti a mano',
  },
} as const;

/** Texts of the cards of an event's days and times. */
export const datesCardTexts = {
  count: days,
  readOnly: 'Ora le date non si possono cambiare',
  start: 'Inizio',
  end: 'Fine',
  oneDay: 'Senza data di fine dura un giorno',
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
  chosenByHand: (count: number) => (count === 1 ? 'scelto a mano' : 'scelti a mano'),
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
      `Hai scelto a mano ${days(chosen)}. Questa modifica ${chosen === 1 ? 'lo' : 'li'} sostituisce con quelli della regola: ${days(next).toLowerCase()}.`,
    keep: 'Tieni i giorni scelti',
  },
} as const;

export const timesCardTexts = {
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
  nothingYet: 'Ancora nessuna data',
} as const;
