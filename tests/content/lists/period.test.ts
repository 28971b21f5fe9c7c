import { describe, expect, test } from 'vitest';
import { readPeriod } from '../../../src/content/lists/period';

describe('days in words, on Tuesday 24 November 2026', () => {
  test.each([
    ['oggi', '2026-11-24', '2026-11-24'],
    ['domani', '2026-11-25', '2026-11-25'],
    ['27 11', '2026-11-27', '2026-11-27'],
    ['3 dicembre', '2026-12-03', '2026-12-03'],
    ['sabato', '2026-11-28', '2026-11-28'],
    ['fine settimana', '2026-11-28', '2026-11-29'],
    ['questo weekend', '2026-11-28', '2026-11-29'],
    ['prossimo fine settimana', '2026-12-05', '2026-12-06'],
    ['fine settimana scorso', '2026-11-21', '2026-11-22'],
    ['questa settimana', '2026-11-23', '2026-11-29'],
    ['settimana prossima', '2026-11-30', '2026-12-06'],
    ['questo mese', '2026-11-01', '2026-11-30'],
    ['mese prossimo', '2026-12-01', '2026-12-31'],
    ['dicembre', '2026-12-01', '2026-12-31'],
    ['novembre', '2026-11-01', '2026-11-30'],
    ['febbraio', '2027-02-01', '2027-02-28'],
    ['febbraio 2028', '2028-02-01', '2028-02-29'],
    ['dal 3 dicembre al 7 dicembre', '2026-12-03', '2026-12-07'],
    ['da domani a domenica', '2026-11-25', '2026-11-29'],
    ['dal 3 dicembre', '2026-12-03', null],
    ['fino al 7 dicembre', null, '2026-12-07'],
  ])('«%s»', (text, from, to) => {
    expect(readPeriod(text, '2026-11-24')).toEqual({ from, to });
  });

  test.each(['settimana', 'mese', 'prossimo', 'dic', 'al 7 dicembre', 'dal mercato', 'tartufo', '12', ''])(
    '«%s» says none',
    (text) => {
      expect(readPeriod(text, '2026-11-24')).toBeNull();
    },
  );

  test('on a Sunday the weekend is the one that is there', () => {
    expect(readPeriod('fine settimana', '2026-11-29')).toEqual({ from: '2026-11-28', to: '2026-11-29' });
    expect(readPeriod('questa settimana', '2026-11-29')).toEqual({ from: '2026-11-23', to: '2026-11-29' });
  });
});
