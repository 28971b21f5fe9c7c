import { describe, expect, test } from 'vitest';
import { normalHours, readHours } from '../../../src/content/when/openingHours';
import { openingSentence } from '../../../src/content/when/openingSentence';

describe('hours are read as people write them', () => {
  test.each([
    ['9-13 15-18', '09:00-13:00, 15:00-18:00'],
    ['9.30–12.30', '09:30-12:30'],
    ['9.00/13.00 - 15.00/18.00', '09:00-13:00, 15:00-18:00'],
    ['Dalle 9 alle 13 e dalle 15:30 alle 18', '09:00-13:00, 15:30-18:00'],
    ['ore 0930-1300', '09:30-13:00'],
    ['15-18; 9-13', '09:00-13:00, 15:00-18:00'],
    ['9-13 13-18', '09:00-13:00, 13:00-18:00'],
    ['0-24', '00:00-24:00'],
    ['from 9 to 17', '09:00-17:00'],
    ['09:00-13:00, 15:00-18:00', '09:00-13:00, 15:00-18:00'],
    ['H24', '00:00-24:00'],
    ['h 24', '00:00-24:00'],
    ['24/24', '00:00-24:00'],
    ['24h su 24', '00:00-24:00'],
    ['aperto 24 ore', '00:00-24:00'],
    ['22-02', '22:00-02:00'],
    ['20-0', '20:00-24:00'],
    ['9-12 18.30-01.30', '09:00-12:00, 18:30-01:30'],
    ['19-7', '19:00-07:00'],
    ['9,30-12,30', '09:30-12:30'],
    ['9,30-12,30, 15-18', '09:30-12:30, 15:00-18:00'],
    ['9,30-13,15-18', '09:30-13:00, 15:00-18:00'],
    ['9-13,15-18', '09:00-13:00, 15:00-18:00'],
    ['8,10-12', '08:10-12:00'],
    [' Chiusa ', 'chiuso'],
    ['closed', 'chiuso'],
  ])('%s: %s', (text, normal) => expect(normalHours(text, 'it')).toBe(normal));

  test.each([
    ['it', 'chiuso'],
    ['en', 'closed'],
    ['de', 'geschlossen'],
    ['fr', 'chiuso'],
  ])('a closed day is said in %s', (language, word) => expect(normalHours('chiuso', language)).toBe(word));

  test.each(['lun-ven 9-13', 'su prenotazione', 'dalle 20 alle 2 di notte', 'sempre aperto', 'solo il 2 giugno'])(
    'words that are no hours stay: %s',
    (text) => {
      expect(readHours(text)).toEqual({ kind: 'free', text });
      expect(normalHours(`${text} `, 'it')).toBe(text);
    },
  );

  test.each([
    ['9-25', '«25» non è un’ora: scrivi le fasce come 9-13 15-18'],
    ['9:75-13', '«9:75» non è un’ora: scrivi le fasce come 9-13 15-18'],
    ['9-24:30', '«24:30» non è un’ora: scrivi le fasce come 9-13 15-18'],
    ['9-13 15', 'Manca un’ora: ogni fascia ha inizio e fine, come 9-13 15-18'],
    ['13-9', 'La fascia 13:00-09:00 finisce prima di cominciare: correggi una delle due ore'],
    ['24', 'Manca un’ora: ogni fascia ha inizio e fine, come 9-13 15-18'],
    ['9,30-12,75', '«30» non è un’ora: scrivi le fasce come 9-13 15-18'],
    ['0-3 22-2', 'Le fasce 22:00-02:00 e 00:00-03:00 si sovrappongono: correggine una'],
    ['9-9', 'La fascia 09:00-09:00 finisce prima di cominciare: correggi una delle due ore'],
    ['9-13 12-15', 'Le fasce 09:00-13:00 e 12:00-15:00 si sovrappongono: correggine una'],
    ['16-18 9-13 10-11', 'Le fasce 09:00-13:00 e 10:00-11:00 si sovrappongono: correggine una'],
  ])('what is meant as hours and is none says so: %s', (text, problem) => {
    expect(readHours(text)).toEqual({ kind: 'wrong', problem });
    expect(normalHours(text, 'it')).toBe(text);
  });

  test('nothing is nothing', () => expect([readHours(' \n'), normalHours(' ', 'it')]).toEqual([{ kind: 'none' }, '']));
});

describe('when an office is open, in words', () => {
  const season = { apertura: 'stagionale', data_apertura: '2026-11-01', data_chiusura: '2027-03-31' };
  const hours = { orari_feriali: '9-13, 15:30-18', orari_festivi: 'chiuso' };
  test.each<[string, object, string]>([
    [
      'it',
      { apertura: 'annuale', ...hours },
      'Aperto tutto l’anno. Giorni feriali dalle 9 alle 13 e dalle 15:30 alle 18; festivi chiuso.',
    ],
    [
      'en',
      { apertura: 'annuale', ...hours },
      'Open all year round. Weekdays 09:00–13:00 and 15:30–18:00; Sundays and public holidays closed.',
    ],
    [
      'de',
      { apertura: 'annuale', ...hours },
      'Ganzjährig geöffnet. Werktags 9–13 Uhr und 15:30–18 Uhr; sonn- und feiertags geschlossen.',
    ],
    ['it', season, 'Aperto dal 1º novembre al 31 marzo.'],
    ['en', season, 'Open from 1 November to 31 March.'],
    [
      'it',
      { ...season, data_apertura: '2026-04-08', data_chiusura: '2026-10-11' },
      'Aperto dall’8 aprile all’11 ottobre.',
    ],
    ['it', { ...season, data_chiusura: null }, 'Apertura stagionale.'],
    ['it', { apertura: 'annuale', data_apertura: '2026-04-01' }, 'Aperto tutto l’anno.'],
    ['it', { apertura: 'estiva.' }, 'Estiva.'],
    [
      'it',
      { orari_festivi: 'su prenotazione.', orari_festivi_note: 'chiuso a Natale' },
      'Festivi: su prenotazione (chiuso a Natale).',
    ],
    ['it', { orari_feriali: '13-9' }, 'Giorni feriali: 13-9.'],
    ['it', { orari_feriali: '22-1' }, 'Giorni feriali dalle 22 all’1.'],
    ['it', { orari_feriali: 'H24', orari_festivi: '20-24' }, 'Giorni feriali 24 ore su 24; festivi dalle 20 alle 24.'],
    ['en', { orari_feriali: '24/24' }, 'Weekdays 24 hours a day.'],
    ['de', { orari_feriali: '24/24' }, 'Werktags rund um die Uhr.'],
    ['it', { orari_feriali: '1-13' }, 'Giorni feriali dall’1 alle 13.'],
    ['it', { orari_feriali: '7-9 10-11 12-13' }, 'Giorni feriali dalle 7 alle 9, dalle 10 alle 11 e dalle 12 alle 13.'],
    ['it', { orari_feriali_note: 'lunedì chiuso' }, 'Giorni feriali: lunedì chiuso.'],
  ])('%s: %j', (language, record, sentence) =>
    expect(openingSentence([{ id: 1, ...record }], language)).toBe(sentence),
  );

  test('nothing, or a language without words for it, says nothing', () => {
    expect([
      openingSentence([], 'it'),
      openingSentence(null, 'en'),
      openingSentence([{ apertura: 'annuale' }], 'fr'),
    ]).toEqual([null, null, null]);
  });
});
