import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { build } from 'vite';
import { describe, expect, test } from 'vitest';
import { GUIDE_INDEX, guideAddressOf, guidePageOf } from '../../src/machines/access/guide';
import { matchRoute, ROUTES, sectionsOf } from '../../src/machines/access/routes';
import { guideAreas } from '../../tools/guide/facts';
import { withGenerated } from '../../tools/guide/generated';
import { builtPages, FIRST_SITE_FOLDER, linksOf, PICTURES_FOLDER, readPages } from '../../tools/guide/pages';
import { FIRST_SITE_PICTURES, PICTURES } from '../../tools/guide/pictures';
import { guide } from '../../tools/guide/plugin';

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

/** A picture that everybody who reads the page loads. */
const MOST_BYTES = 60_000;

const firstSite = linksOf(readFileSync(new URL('../../docs/first-site.md', import.meta.url), 'utf8'));

describe.each([
  {
    of: 'the guide',
    shown: [...linked.values()].flatMap(({ pictures }) => pictures),
    folder: PICTURES_FOLDER,
    at: 'images/',
    declared: PICTURES,
  },
  {
    of: 'docs/first-site.md',
    shown: firstSite.pictures,
    folder: FIRST_SITE_FOLDER,
    at: 'first-site/',
    declared: FIRST_SITE_PICTURES,
  },
])('the pictures of $of', ({ shown, folder, at, declared }) => {
  test('each that a page shows is declared, is there, and is told to who does not see it', () => {
    expect(shown.length).toBeGreaterThan(0);
    const names = declared.map(({ name }) => `${at}${name}.webp`);
    for (const { href, alternative } of shown) {
      expect(names).toContain(href);
      expect(existsSync(join(folder, href.slice(at.length))), href).toBe(true);
      expect(alternative.length, href).toBeGreaterThan(15);
    }
  });

  test('each that is declared is shown, small, and of a page that there is', () => {
    const files = declared.map(({ name }) => `${name}.webp`).toSorted();
    expect(readdirSync(folder).toSorted()).toEqual(files);
    expect([...new Set(shown.map(({ href }) => href))].toSorted()).toEqual(files.map((file) => `${at}${file}`));
    for (const file of files) expect(statSync(join(folder, file)).size, file).toBeLessThan(MOST_BYTES);
    for (const { route } of declared) expect(matchRoute(route.replace(/\?.*/, '')), route).not.toBeNull();
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

test.each([
  ['of its own, by its whole path', (place: string) => place],
  ['below the project', (place: string, root: string) => relative(root, place)],
])('a build into a folder %s has the guide in it', async (_what, named) => {
  const root = mkdtempSync(join(tmpdir(), 'portolano-guide-'));
  try {
    writeFileSync(join(root, 'index.html'), '<!doctype html><title>Prova</title>');
    const place = join(root, 'fatta');
    const outDir = named(place, root);
    await build({ root, configFile: false, logLevel: 'silent', plugins: [guide()], build: { outDir } });
    expect(readdirSync(root).toSorted()).toEqual(['fatta', 'index.html']);
    const written = readdirSync(join(place, 'guida'));
    expect(written).toEqual(expect.arrayContaining([...builtPages().keys(), 'guida.css', 'images']));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
