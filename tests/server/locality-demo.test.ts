import { expect, it } from 'vitest';
import { CHAPTERS } from '../../demo/places/chapters';
import { generateLocalities } from '../../demo/places/generateLocalities';
import { generateOffices } from '../../demo/places/generateOffices';
import { OFFICES } from '../../demo/places/officeTable';
import { loadTowns } from '../../server/reference/territory';
import { valueAt } from '../../src/content/field/path';
import { openingSentence } from '../../src/content/when/openingSentence';
import { openingOf } from '../../src/content/when/openings';
import { locality, office } from '../content/named';
import { describeTexts, expectTaken } from './demo-kit';

describeTexts('generated offices', () => {
  const now = new Date('2026-06-01T10:00:00Z');
  const of = () => generateOffices({ towns: loadTowns(), authors: new Map([['', [1, 2]]]), now, images: [] });
  const all = of();

  it('are the same each time, 44, in every status and both languages', () => {
    expect(of()).toEqual(all);
    const languages = all.flatMap(({ item }) => Object.entries(item.contents));
    expect([all.length, languages.length]).toEqual([44, 88]);
    expect(new Set(languages.map(([, { status }]) => status))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
    expect(new Set(all.map(({ item }) => item.contents.it?.title)).size).toBe(44);
  });

  it('break no rule of their content type, as they are and once the server has taken them', () =>
    expectTaken(office, all));

  it('say when they are open in words, all year or in a season that is not over', () => {
    const comacchio = all.find(({ item }) => item.contents.it?.title === 'Ufficio IAT di Comacchio')?.item;
    expect(openingSentence(valueAt(comacchio ?? null, 'info_apertura.it'), 'it')).toMatch(
      /^Aperto dal 1º novembre al 31 marzo\. Giorni feriali dalle 9:30 alle 13 e dalle 14:30 alle 17; festivi dalle 10 alle 12:30\.$/,
    );
    const seasons = all.map(({ item }) => openingOf(valueAt(item, 'info_apertura.it')));
    expect(new Set(seasons.map(({ apertura }) => apertura))).toEqual(new Set(['annuale', 'stagionale']));
    const ends = seasons.map(({ data_chiusura }) => data_chiusura).filter((end) => end !== '');
    expect(ends.filter((end) => end < '2026-06-01')).toEqual([]);
  });
});

describeTexts('generated localities', () => {
  const now = new Date('2026-06-01T10:00:00Z');
  const offices = OFFICES.map((_, index) => index + 1);
  const of = () =>
    generateLocalities({ towns: loadTowns(), authors: new Map([['', [1, 2]]]), now, images: [], offices });
  const all = of();
  const named = (name: string) => all.find(({ item }) => item.DENOMINAZIONE === name)?.item;

  it('are the same each time, 200, in every status and both languages', () => {
    expect(of()).toEqual(all);
    const languages = all.flatMap(({ item }) => Object.entries(item.contents));
    expect([all.length, languages.length]).toEqual([200, 400]);
    expect(new Set(languages.map(([, { status }]) => status))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
    expect(new Set(all.map(({ item }) => item.DENOMINAZIONE)).size).toBe(200);
  });

  it('break no rule of their content type, as they are and once the server has taken them', () =>
    expectTaken(locality, all));

  it('have six chapters at least, all twelve among them, the same in both languages, whole texts', () => {
    const chaptersIn = (language: string) =>
      all.map(({ item }) => CHAPTERS.filter((chapter) => item.contents[language]?.[chapter] !== ''));
    expect(chaptersIn('en')).toEqual(chaptersIn('it'));
    expect(Math.min(...chaptersIn('it').map(({ length }) => length))).toBeGreaterThanOrEqual(6);
    expect(new Set(chaptersIn('it').flat())).toEqual(new Set(CHAPTERS));
    const texts = all.flatMap(({ item }) => Object.values(item.contents).flatMap((content) => Object.values(content)));
    const words = texts.filter((text) => typeof text === 'string');
    expect(words.filter((text) => /[{}|]|undefined|null| {2}|, ?\./.test(text))).toEqual([]);
  });

  it('say how far their capital is, and which office is theirs', () => {
    expect([named('Ferrara')?.DISTANZACAPOL, named('Comacchio')?.DISTANZACAPOL]).toEqual([
      'capoluogo di provincia',
      expect.stringMatching(/^5\d km da Ferrara$/),
    ]);
    const numbers = (town: string) => OFFICES.flatMap((one, at) => (one.town === town ? [{ id: at + 1 }] : []));
    expect(named('Lido di Spina')?.iat).toEqual(numbers('Comacchio'));
    expect(named('Guiglia')?.iat).toEqual(numbers('Vignola'));
  });
});
