/** Names of months and weekdays, Monday first. */
export const italianCalendar = {
  months: [
    'gennaio',
    'febbraio',
    'marzo',
    'aprile',
    'maggio',
    'giugno',
    'luglio',
    'agosto',
    'settembre',
    'ottobre',
    'novembre',
    'dicembre',
  ],
  weekdays: ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'],
} as const;

/** Words for days that follow each other, and for which of them are meant, counted from the present ones. */
export const italianPeriods = {
  weekends: ['fine settimana', 'weekend', 'week end'],
  weeks: ['settimana'],
  months: ['mese'],
  shifts: { questo: 0, questa: 0, prossimo: 1, prossima: 1, scorso: -1, scorsa: -1 },
  from: ['dal', 'da', 'dall'],
  to: ['al', 'a', 'all', 'fino al', 'fino a', 'fino all'],
} as const;
