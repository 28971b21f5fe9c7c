import { expect, test } from 'vitest';
import { portalAddressOf } from '../../../src/content/text/portalAddress';

test.each([
  ['https://emiliaromagnaturismo.it/it/eventi/sagra-del-tartufo', '/it/eventi/sagra-del-tartufo', 'sagra del tartufo'],
  ['HTTP://portale.it/en/fairs/truffle-fair/?utm_source=x&fbclid=y#date', '/en/fairs/truffle-fair', 'truffle fair'],
  [' \u200bwww.portale.it/citt%C3%A0-d-arte ', '/città-d-arte', 'città d arte'],
  ['portale.it/eventi/fiera.html', '/eventi/fiera.html', 'fiera'],
  ['/en/eventi/fiera', '/en/eventi/fiera', 'fiera'],
  ['http://127.0.0.1:4380/#/news/12', '/news/12', '12'],
  ['https://portale.it/admin/#/luogo/7/poi?lang=en', '/luogo/7/poi', 'poi'],
  ['#/users/redazioni/3', '/users/redazioni/3', '3'],
  ['/news/12', '/news/12', '12'],
  ['http://127.0.0.1:4380/anteprima/news/12/en/fair?token=1.abc', '/anteprima/news/12/en/fair', 'fair'],
])('%s leads to %s', (typed, path, words) => {
  expect(portalAddressOf(typed)).toMatchObject({ path, words });
});

test.each([
  '',
  'sagra',
  '24/7',
  'e/o',
  'e.g. questo/quello',
  'https://portale.it/',
  '//',
  '#',
  '#sagra',
  '#/',
  'https://portale.it/#/',
  '/',
  'anna@portale.it',
  'https://x y/z',
])('«%s» is no address of a page', (typed) => {
  expect(portalAddressOf(typed)).toBeNull();
});

test('what is badly encoded is a text like any other', () => {
  expect(portalAddressOf('/eventi/%E0%A4%A')).toBeNull();
});
