import { counted, formatCount } from '../numbers';
import { languageInSentence } from './content';

/** Texts of an event's days and times. Source: document 2, sections 3 and 4. */
export const datesTexts = {
  problems: {
    start: (text: string) => `La data di inizio «${text}» non esiste: scrivila come GG/MM/AAAA`,
    end: (text: string) => `La data di fine «${text}» non esiste: scrivila come GG/MM/AAAA`,
    noDays: 'Manca almeno un giorno: scrivi la data di inizio, o scegli i giorni sul calendario',
    noStart: 'Manca la data di inizio: scrivila, oppure togli quella di fine',
    inverted: (start: string, end: string) =>
      `La fine (${end}) viene prima dell’inizio (${start}): correggi una delle due date`,
    tooLong: (limit: number, length: number) =>
      `Il periodo è di ${counted(length, 'giorno', 'giorni')}: può durare al massimo ${counted(limit, 'giorno', 'giorni')} (tre anni). Accorcialo, oppure dividi l’evento`,
    day: (text: string) =>
      `Fra i giorni scelti «${text}» non è una data: torna ai giorni della regola, poi scegli di nuovo`,
    outside: (day: string, others: number) =>
      `${day}${others === 0 ? '' : others === 1 ? ' e un altro giorno' : ` e altri ${formatCount(others)} giorni`} ${others === 0 ? 'è' : 'sono'} fuori dal periodo: ${others === 0 ? 'toglilo' : 'toglili'} o allarga il periodo`,
    inauguration: (text: string) => `L’inaugurazione «${text}» non è una data: usa il formato GG/MM/AAAA HH:MM:SS`,
  },
} as const;

const bands = { morning: 'Mattina', afternoon: 'Pomeriggio', evening: 'Sera' } as const;
type Band = keyof typeof bands;

export const timesTexts = {
  bands,
  problems: {
    type: (name: string) => `Il tipo di orario «${name}» è sconosciuto: scegline uno fra quelli proposti`,
    time: (band: Band, text: string) => `${bands[band]}: «${text}» non è un’ora, scrivila come HH:MM`,
    noStart: (band: Band) => `${bands[band]}: manca l’ora di inizio`,
    inverted: (band: Band, start: string, end: string) =>
      `${bands[band]}: la fine (${end}) deve venire dopo l’inizio (${start})`,
    freetext: (code: string, limit: number, length: number) =>
      `Testo in ${languageInSentence(code)}: supera il limite di ${counted(limit, 'carattere', 'caratteri')} (sono ${formatCount(length)}): togline ${formatCount(length - limit)}`,
  },
} as const;
