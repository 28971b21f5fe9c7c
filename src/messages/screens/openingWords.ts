/** An hour of the clock as it is spoken of: 9, 9:30. */
const clock = (hour: number, minute: number): string =>
  minute === 0 ? String(hour) : `${hour}:${String(minute).padStart(2, '0')}`;

/** With two digits for the hour: 09:00. */
const fullClock = (hour: number, minute: number): string =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;

/** How a language says when an office is open. */
export const openingWords = {
  it: {
    allYear: 'aperto tutto l’anno',
    seasonal: 'apertura stagionale',
    season: (days: string) => `aperto ${days}`,
    weekdays: 'giorni feriali',
    holidays: 'festivi',
    allDay: '24 ore su 24',
    time: clock,
    period: (start: string, end: string) =>
      `${/^1(:|$)/.test(start) ? 'dall’' : 'dalle '}${start} ${/^1(:|$)/.test(end) ? 'all’' : 'alle '}${end}`,
  },
  en: {
    allYear: 'open all year round',
    seasonal: 'open seasonally',
    season: (days: string) => `open ${days}`,
    weekdays: 'weekdays',
    holidays: 'Sundays and public holidays',
    allDay: '24 hours a day',
    time: fullClock,
    period: (start: string, end: string) => `${start}–${end}`,
  },
  de: {
    allYear: 'ganzjährig geöffnet',
    seasonal: 'saisonal geöffnet',
    season: (days: string) => `geöffnet ${days}`,
    weekdays: 'werktags',
    holidays: 'sonn- und feiertags',
    allDay: 'rund um die Uhr',
    time: clock,
    period: (start: string, end: string) => `${start}–${end} Uhr`,
  },
} as const;
