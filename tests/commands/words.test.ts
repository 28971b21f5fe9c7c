import { expect, test } from 'vitest';
import { allCommands } from '../../src/commands/all';
import { toPaletteRows } from '../../src/commands/paletteRows';
import { listings } from '../../src/content/registry';
import { contents } from '../../src/content/whole';
import { arrange } from '../../src/machines/palette/arrange';
import { recordingTarget } from './support';

const commands = allCommands({
  contents,
  forms: contents,
  listings,
  languages: ['it', 'en'],
  mayOpen: () => true,
});

/** The commands that the palette offers on a page with none of its own, the best first. */
function offered(query: string): readonly string[] {
  const rows = toPaletteRows(commands, [recordingTarget('shell', null).target]);
  const { results } = arrange({
    rows,
    lists: [],
    today: '2026-11-25',
    entities: [],
    answered: null,
    query,
    scope: 'commands',
    isOverDialog: false,
    opened: null,
    actions: [],
  });
  return results.map(({ id }) => id.replace('command:', ''));
}

test.each([
  ['poi', 'go.tipologia-luoghi'],
  ['punto di interesse', 'go.tipologia-luoghi'],
  ['pacchetto', 'go.soggiorno'],
  ['soggiorno', 'go.soggiorno'],
  ['guida', 'shell.guide'],
  ['guida turistica', 'go.operatori'],
  ['allegato', 'go.allegati'],
  ['tema', 'go.category'],
  ['mosaico', 'go.food-wine'],
  ['vetrina', 'go.home-settings'],
  ['vetrina', 'go.featured'],
  ['evidenza', 'go.featured'],
  ['footer', 'go.site-texts'],
  ['collezione', 'go.tipologia-luoghi'],
  ['sagra', 'go.event'],
  ['comunicato', 'go.news'],
  ['manuale', 'shell.guide'],
])('«%s» is among the first that lead to %s', (query, id) => {
  expect(offered(query).slice(0, 5)).toContain(id);
});

test.each([
  ['eventi', 'go.event'],
  ['articoli', 'go.blog'],
  ['esperienze', 'go.esperienze'],
  ['itinerari', 'go.itinerary'],
  ['interessi', 'go.interessi'],
  ['utenti', 'go.user'],
  ['tag', 'go.tag'],
])('«%s» leads first of all to the list that is called so', (query, id) => {
  expect(offered(query)[0]).toBe(id);
});

test('the list of events comes before the events that are featured', () => {
  const found = offered('eventi');
  expect(found.indexOf('go.event')).toBeLessThan(found.indexOf('go.featured'));
});
