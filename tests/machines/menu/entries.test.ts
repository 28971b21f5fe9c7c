import { describe, expect, test } from 'vitest';
import { hasListAddress, opensRecords, recordAddress } from '../../../src/content/lists/addresses';
import { listings } from '../../../src/content/registry';
import { contents } from '../../../src/content/whole';
import { cleanPath } from '../../../src/machines/access/paths';
import { matchRoute, ROUTES, sectionsOf } from '../../../src/machines/access/routes';
import { decideAccess } from '../../../src/machines/access/rules';
import { menuOf, placeOf, seesList } from '../../../src/machines/menu/entries';
import { SECTIONS } from '../../../src/machines/menu/sections';
import { TWO_LINKS } from '../loading/samples';

const userOf = (role: string, ...abilities: string[]) => ({
  id: 1,
  username: role,
  roles: { [role]: role },
  abilities: Object.fromEntries(abilities.map((ability) => [ability, true])),
});
const administrator = userOf('administrator');

/** The menu as text: 'LABEL → route' for a link, 'LABEL: child → route, …' for a group. */
const textOf = (...user: Parameters<typeof userOf>) =>
  menuOf(userOf(...user)).map(({ label, entries, isGroup }) =>
    isGroup
      ? `${label}: ${entries.map((entry) => `${entry.label} → ${entry.route}`).join(', ')}`
      : `${label} → ${entries[0]?.route}`,
  );

/** The order of the document, apart from the dashboard, which it takes for granted. Source: document 1, section 2.3. */
const ORDER = [
  'DASHBOARD',
  'UTENTI',
  'EVENTI',
  'BLOG',
  'ESPERIENZE',
  'NEWS',
  'IAT',
  'ITINERARI',
  "LOCALITA'",
  'VALLI',
  'INTERESSI',
  'DOWNLOAD',
  'MEDIA',
  'ALLEGATI',
  'FESTIVITÀ',
  'PAGINE',
  'LUOGHI',
  'WEBCAM',
  'IMPOSTAZIONI',
  'PROFILO',
];

describe('the menu', () => {
  test('stands in the order of the document [1-2.3.8]', () => {
    const labels = menuOf(administrator).map(({ label }) => label);
    expect(labels).toEqual(ORDER.filter((label) => labels.includes(label)));
    expect(SECTIONS).toHaveLength(ORDER.length);
  });

  test('leaves out the pages that this server does not have, and a section of nothing else', () => {
    const labelled = (absent: readonly string[]) =>
      menuOf(administrator, {}, new Set(absent)).flatMap(({ entries }) => entries.map(({ route }) => route));
    const all = labelled([]);
    expect(all).toEqual(expect.arrayContaining(['/registro', '/permessi']));
    expect(labelled(['/registro', '/permessi'])).toEqual(
      all.filter((route) => route !== '/registro' && route !== '/permessi'),
    );
  });

  test('leads an administrator to every page with a screen that a section or a listing has, and to none without', () => {
    const routes = menuOf(administrator).flatMap(({ entries }) => entries.map(({ route }) => route));
    expect(new Set(routes).size).toBe(routes.length);
    for (const route of routes) expect(matchRoute(cleanPath(route))?.route.screen, route).toEqual(expect.any(String));
    // The foot of every page leads to the one, dashboard and palette to the other.
    const elsewhere = ['accessibility', 'first-steps'];
    const fronts = sectionsOf(ROUTES).filter(({ area }) => !elsewhere.includes(area));
    expect(routes).toEqual(expect.arrayContaining(fronts.map(({ route }) => route)));
  });

  test('knows every area that it names', () => {
    const named = SECTIONS.flatMap(({ entries }) =>
      entries.map((entry) => (entry.kind === 'page' ? entry.route : entry.area)),
    );
    // A page of the specification that no route has would never appear.
    for (const name of named.filter((one) => one.startsWith('/'))) expect(matchRoute(name), name).not.toBeNull();
  });

  test('has users with what belongs to them beneath', () => {
    expect(textOf('capo', 'user-view', 'user-create', 'redazioni-view').slice(1, 2)).toEqual([
      'UTENTI: Utenti → /users, Nuovo Utente → /users/new, Redazioni → /users/redazioni',
    ]);
  });

  test('shows media and attachments to who may upload, whoever else may open the latter [1-2.3.12]', () => {
    expect(textOf('editor', 'media-view', 'media-create')).toEqual([
      'DASHBOARD → /dashboard',
      'MEDIA → /gallery-frame-entity/true',
      'ALLEGATI → /allegati',
      'FESTIVITÀ: Festività → /natale-capodanno, Eventi in evidenza → /makexp-list',
      'PROFILO → /user/profile',
    ]);
    expect(textOf('lettore', 'media-view')).toEqual(['DASHBOARD → /dashboard', 'PROFILO → /user/profile']);
    expect(decideAccess('/allegati', userOf('lettore', 'media-view')).kind).toBe('allowed');
    expect(textOf('strano', 'media-create')).not.toContain('ALLEGATI → /allegati');
  });

  test('a section of which a user sees the list alone leads there itself [1-2.3.3]', () => {
    expect(textOf('lettore', 'news-view')).toContain('NEWS → /news');
    expect(textOf('editor', 'news-view', 'news-create')).toContain(
      'NEWS: Gestione News → /news, Nuova News → /news/new',
    );
  });

  test('shows the pages to who may create users, whoever else may open them [1-2.3.11]', () => {
    expect(textOf('capo', 'page-view', 'page-create', 'user-create')).toContain(
      'PAGINE: Gestione Pagine Statiche → /page, Nuova Pagina → /page/new',
    );
    expect(textOf('editor', 'page-view', 'page-create').join()).not.toContain('/page');
    expect(decideAccess('/page', userOf('editor', 'page-view'))).toEqual({ kind: 'allowed' });
  });

  test('has the Via Emilia and their trees beneath the itineraries', () => {
    const [section] = menuOf(administrator).filter(({ area }) => area === 'itinerary');
    expect(section?.entries.map(({ label, route }) => [label, route])).toEqual([
      ['Lista Itinerari', '/itinerary'],
      ['Nuovo Itinerario', '/itinerary/new'],
      ['Via Emilia', '/viaemilia'],
      ['durata Itinerari', '/category-list/4'],
      ['Target', '/category-list/6'],
    ]);
    expect(textOf('editor', 'viaemilia-view', 'viaemilia-create')).toContain('ITINERARI: Via Emilia → /viaemilia');
    expect(textOf('editor', 'itinerary-view')).toContain('ITINERARI → /itinerary');
  });

  test('shows operators and stays beneath the experiences, and valleys to who may see them by either name', () => {
    expect(textOf('editor', 'operatori-view', 'operatori-create', 'soggiorno-view')).toContain(
      'ESPERIENZE: Operatori → /operatori, Soggiorni → /soggiorno',
    );
    expect(textOf('editor', 'proposte-soggiorno-view')).toContain('ESPERIENZE: Soggiorni → /soggiorno');
    expect(textOf('lettore', 'valli-view')).toContain('VALLI → /valli');
    expect(textOf('editor', 'valli-view', 'valle-create')).toContain(
      'VALLI: Gestione Valli → /valli, Nuova Valle → /valle/new',
    );
  });

  describe('has a link for each theme that was read', () => {
    const links = { interessi: [...TWO_LINKS] };
    const interests = (user: typeof administrator, known = links) =>
      menuOf(user, known)
        .find(({ area }) => area === 'interessi')
        ?.entries.map(({ label, route }) => [label, route]);

    test('between the whole list and what edits them, in their order [1-2.3.9, 1-2.3.10]', () => {
      expect(interests(administrator)?.filter(([label]) => label !== 'Modifica Categorie')).toEqual([
        ['Tutti', '/interessi-list/-1/tutti'],
        ['Arte e cultura', '/interessi-list/5001/arte-e-cultura'],
        ['Terme e benessere', '/interessi-list/5005/terme-e-benessere'],
        ['Nuovo Interesse', '/interessi/new/interessi/-1'],
      ]);
      expect(interests(administrator)).toContainEqual(['Modifica Categorie', '/category-list/5']);
      expect(interests(administrator, { interessi: [] })?.map(([label]) => label)).toContain('Tutti');
    });

    test('for who sees the section, and nobody else', () => {
      expect(interests(userOf('lettore', 'interessi-view'))).toHaveLength(3);
      expect(interests(userOf('lettore', 'news-view'))).toBeUndefined();
      expect(seesList(userOf('lettore', 'interessi-view'), 'interessi')).toBe(true);
      expect(seesList(userOf('lettore', 'news-view'), 'interessi')).toBe(false);
    });

    test('and each is the place of its own list', () => {
      const sections = menuOf(administrator, links);
      const at = (path: string) => {
        const place = placeOf(sections, path);
        return [place?.entry.label, place?.isExact];
      };
      expect(at('/interessi-list/5005/terme-e-benessere')).toEqual(['Terme e benessere', true]);
      expect(at('/interessi-list/5005/altro-nome')).toEqual(['Terme e benessere', true]);
      expect(at('/interessi/7/interessi/5001')).toEqual(['Arte e cultura', false]);
      expect(at('/interessi-list/-1/tutti')).toEqual(['Tutti', true]);
    });
  });

  test('what is not what a section is about stays beneath it', () => {
    expect(textOf('editor', 'menu-view')).toContain('IMPOSTAZIONI: Redirect 404 → /error404-list');
    expect(textOf('editor', 'redazioni-view')).toContain('UTENTI: Redazioni → /users/redazioni');
  });

  test('shows nothing that a barred role may not open [1-2.3.3]', () => {
    expect(textOf('redazione', 'user-view', 'news-view', 'news-create')).toEqual([
      'DASHBOARD → /dashboard',
      'NEWS → /news',
      'PROFILO → /user/profile',
    ]);
  });
});

describe('the place of a page', () => {
  const sections = menuOf(administrator);
  test.each([
    ['/news', 'news', '/news', true],
    ['/news/', 'news', '/news', true],
    ['/news/12', 'news', '/news', false],
    ['/news/new', 'news', '/news/new', true],
    ['/users/new', 'user', '/users/new', true],
    ['/users/5', 'user', '/users', false],
    ['/users/roles', 'user', '/users/roles', true],
    ['/users/roles/5', 'user', '/users/roles', false],
    ['/users/roles/new', 'user', '/users/roles', false],
    ['/users/redazioni/7', 'user', '/users/redazioni', false],
    ['/gallery-frame-entity/true', 'media', '/gallery-frame-entity/true', true],
    ['/gallery-frame-entity/false', 'media', '/gallery-frame-entity/true', false],
    ['/error404-list', 'settings', '/error404-list', true],
    ['/user/profile', 'profile', '/user/profile', true],
    ['/interessi-list/-1/tutti', 'interessi', '/interessi-list/-1/tutti', true],
    ['/interessi-list/-1/altro', 'interessi', '/interessi-list/-1/tutti', true],
    ['/interessi-list/5003/mare', 'interessi', '/interessi-list/-1/tutti', false],
    ['/interessi/7/interessi/-1', 'interessi', '/interessi-list/-1/tutti', false],
    ['/interessi/new/interessi/-1', 'interessi', '/interessi/new/interessi/-1', true],
    ['/itinerary/7', 'itinerary', '/itinerary', false],
    ['/viaemilia', 'itinerary', '/viaemilia', true],
    ['/viaemilia/7', 'itinerary', '/viaemilia', false],
    ['/interessi/7/interessi/5003', 'interessi', '/interessi-list/-1/tutti', false],
  ])('%s is in %s, at %s', (path, section, route, isExact) => {
    expect(placeOf(sections, path)).toMatchObject({ section, entry: { route }, isExact });
  });

  test.each(['/nowhere', '/accessibilita', '/not-found'])('%s is nowhere in it', (path) => {
    expect(placeOf(sections, path)).toBeNull();
  });

  test('of a bound list, and of a record opened from it, is the entry of what it is bound to', () => {
    const theme = { route: '/interessi-list/5003/mare', label: 'Mare', area: 'interessi' };
    const themed = sections.map((section) =>
      section.area === 'interessi' ? { ...section, entries: [...section.entries, theme] } : section,
    );
    expect(placeOf(themed, '/interessi-list/5003/mare')).toMatchObject({ entry: theme, isExact: true });
    expect(placeOf(themed, '/interessi-list/5003/nome-di-prima')).toMatchObject({ entry: theme, isExact: true });
    expect(placeOf(themed, '/interessi/7/interessi/5003')).toMatchObject({ entry: theme, isExact: false });
    expect(placeOf(themed, '/interessi/7/interessi/5004')).toMatchObject({
      entry: { route: '/interessi-list/-1/tutti' },
      isExact: false,
    });
  });

  test('is that of what a user sees: a list that they may not open marks nothing', () => {
    expect(placeOf(menuOf(userOf('scrive', 'news-create')), '/news/new')).toBeNull();
  });

  test('every record that is declared has one', () => {
    for (const listing of [...contents, ...listings].filter((one) => opensRecords(one) && hasListAddress(one)))
      expect(placeOf(sections, recordAddress(listing, 3) ?? '')?.entry.area, listing.area).toBe(listing.area);
  });

  test('what has no list but bound ones stands under the page that leads to them', () => {
    for (const path of ['/punti-interesse/musei', '/luogo/3/musei', '/luogo/new/musei'])
      expect([path, placeOf(sections, path)]).toEqual([
        path,
        {
          section: 'tipologia-luoghi',
          entry: { route: '/punti-interesse', label: 'Punti di interesse', area: 'tipologia-luoghi' },
          isExact: false,
        },
      ]);
  });
});
