import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { guideAreas } from '../../scripts/guide/facts';
import { withGenerated } from '../../scripts/guide/generated';
import { builtPages, linksOf, PICTURES_FOLDER, readPages } from '../../scripts/guide/pages';
import { PICTURES } from '../../scripts/guide/pictures';
import { GUIDE_INDEX, guideAddressOf, guidePageOf } from '../../src/machines/access/guide';
import { matchRoute, ROUTES, sectionsOf } from '../../src/machines/access/routes';

const pages = readPages();
const linked = new Map([...pages].map(([page, markdown]) => [page, linksOf(markdown)]));
const inside = (href: string): boolean => !/^[a-z]+:/.test(href);

test('every section of the product, and every page that belongs to one, has a page of the guide', () => {
  const named = [...guideAreas, ...sectionsOf(ROUTES).map(({ area }) => area)];
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter((area) => !pages.has(area))).toEqual([]);
});

test.each([...pages])(
  'what the declarations write into %s is what they say now: `npm run guide` writes it',
  (page, markdown) => {
    expect(withGenerated(page, markdown)).toBe(markdown);
    expect(markdown.includes('<!-- facts:start -->'), page).toBe(guideAreas.includes(page));
  },
);

test.each([...linked])('every link of %s leads somewhere', (page, { links }) => {
  const dead = links.filter(inside).filter((href) => {
    const [file = '', anchor] = href.split('#');
    const target = linked.get(file === '' ? page : file.replace(/\.md$/, ''));
    return target === undefined || (anchor !== undefined && !target.anchors.includes(anchor));
  });
  expect(dead).toEqual([]);
});

test('the index leads to every page', () => {
  const listed = new Set(linked.get(GUIDE_INDEX)?.links);
  expect([...pages.keys()].filter((page) => page !== GUIDE_INDEX && !listed.has(`${page}.md`))).toEqual([]);
});

describe('the pictures', () => {
  const shown = [...linked.values()].flatMap(({ pictures }) => pictures);

  test('each that a page shows is declared, is there, and is told to who does not see it', () => {
    expect(shown.length).toBeGreaterThan(0);
    for (const { href, alternative } of shown) {
      const [, name = ''] = /^images\/([\w-]+)\.webp$/.exec(href) ?? [];
      expect(
        PICTURES.map((picture) => picture.name),
        href,
      ).toContain(name);
      expect(existsSync(join(PICTURES_FOLDER, `${name}.webp`)), href).toBe(true);
      expect(alternative.length, href).toBeGreaterThan(15);
    }
  });

  test('each that is declared is shown, and of a page that there is', () => {
    const names = PICTURES.map(({ name }) => name).toSorted();
    expect(readdirSync(PICTURES_FOLDER).toSorted()).toEqual(names.map((name) => `${name}.webp`));
    expect([...new Set(shown.map(({ href }) => href))].toSorted()).toEqual(names.map((name) => `images/${name}.webp`));
    for (const { route } of PICTURES) expect(matchRoute(route.replace(/\?.*/, '')), route).not.toBeNull();
  });
});

test.each([
  ['#/events', 'event'],
  ['#/events/12?lang=en', 'event'],
  ['#/home-settings-extra', 'site-texts'],
  ['#/opendata-list', 'opendata'],
  ['#/opendata-list?elenco=attivita', 'activities'],
  ['#/luogo/3/musei', 'luoghi'],
  ['#/interessi-list/12/musei', 'interessi'],
  ['#/not-found', 'index'],
  ['#/nowhere', 'index'],
])('F1 at %s opens the page %s', (hash, page) => {
  expect(guidePageOf(hash)).toBe(page);
  expect(guideAddressOf(hash)).toBe(`guida/${page}.html`);
});

test('the built pages need no script, lead to built pages, and say which of the index one is on', () => {
  const built = builtPages(pages);
  expect([...built.keys()].toSorted()).toEqual([...pages.keys()].map((page) => `${page}.html`).toSorted());
  for (const [file, html] of built) {
    expect(html, file).not.toMatch(/<script|\sstyle=|\.md["#]/);
    const targets = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);
    const toPages = targets.filter((href) => /^[\w-]+\.html/.test(href)).map((href) => href.replace(/#.*/, ''));
    expect(
      toPages.filter((href) => !built.has(href)),
      file,
    ).toEqual([]);
    if (file !== 'index.html') expect(html.match(/aria-current="page"/g), file).toHaveLength(1);
  }
});
