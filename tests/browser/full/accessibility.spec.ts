import { administration } from '../axe/administration';
import { editor } from '../axe/editor';
import { events } from '../axe/events';
import { shell } from '../axe/shell';
import type { Screens, Visit } from '../axe/visit';
import { completeText, createNews, type Username, unique } from '../kit/api';
import { expectAccessibleIn, LOOKS, tooWide } from '../kit/axe';
import { announcedTexts, axTree, expectNamed } from '../kit/axTree';
import { expect, test } from '../kit/fixtures';
import { press } from '../kit/keyboard';
import { cutOff, isFocusOutlined } from '../kit/undress';

const SCREENS: Screens = { ...shell, ...administration, ...editor, ...events };
/** One of each kind: what is looked at in ways that differ from screen to screen, not from state to state. */
const CHOSEN = [
  'dashboard',
  'elenco con righe scelte',
  'scheda nuova con errori',
  'scheda di un utente, permessi e registro',
  'scheda di un ruolo',
  'redirect, righe incollate',
  'palette con contenuti',
] as const;

type Visitor = Pick<Visit, 'page' | 'open'> & { readonly signIn: (as: Username) => Promise<string> };

async function visit(name: (typeof CHOSEN)[number], { page, open, signIn }: Visitor): Promise<void> {
  const screen = SCREENS[name];
  expect(screen).toBeDefined();
  await screen?.go({ page, open, token: await signIn(screen.as ?? 'admin') });
}

for (const name of CHOSEN)
  test(`${name}: ingrandita al 200 %, coi nomi nell’albero di accessibilità`, async ({ page, open, signIn }) => {
    await visit(name, { page, open, signIn });
    await expectNamed(page);

    // 1280 px at 200 %: what the browser's zoom leaves of the window.
    await page.setViewportSize({ width: 640, height: 450 });
    expect({ wide: await tooWide(page), cut: await cutOff(page) }).toEqual({ wide: 0, cut: [] });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
    expect(await tooWide(page)).toBe(0);
  });

test.describe('coi colori imposti', () => {
  // From the context's start: Chromium 156 ends the page now and then when a page's forced colours are lifted again.
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

  for (const name of CHOSEN)
    test(name, async ({ page, open, signIn }) => {
      await visit(name, { page, open, signIn });
      expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
      await expectAccessibleIn(page, LOOKS.slice(0, 1));
    });

  test('il fuoco si vede anche nel menu', async ({ page, open, signIn }) => {
    await signIn('admin');
    await open('/news');
    for (let stop = 0; stop < 25; stop += 1) {
      await press(page, 'Tab');
      expect(await isFocusOutlined(page), `stop ${stop}`).toBe(true);
    }
  });
});

test('chi non vuole movimento non ne vede', async ({ page, open, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn('admin');
  await open('/news');
  await expect(page.getByRole('row')).toHaveCount(51);
  // How long each moves, its waiting apart: what only comes a moment late does not move.
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration ?? 0) > 1)
        .map((animation) => ('animationName' in animation ? animation.animationName : 'transition')),
    );
  for (const keys of ['?', 'Escape', 'Control+k', 'Escape', 'g', 'n', 'Delete']) {
    await press(page, keys);
    expect(await moving(), `after ${keys}`).toEqual([]);
  }
  const tried = await page.evaluate(() => {
    const motions = [...document.styleSheets].flatMap(({ cssRules }) =>
      [...cssRules].flatMap(({ cssText }) => [...cssText.matchAll(/--animate-[\w-]+(?=:)/g)].map(([name]) => name)),
    );
    document.body.appendChild(document.createElement('i')).className = 'skeleton block';
    for (const name of motions)
      Object.assign(document.body.appendChild(document.createElement('i')).style, {
        display: 'block',
        animation: `var(${name})`,
      });
    return motions;
  });
  expect(tried).toContain('--animate-slide');
  expect(await moving(), tried.join()).toEqual([]);
});

test('ciò che accade si annuncia, e ciò che è sbagliato si sa dal campo', async ({ page, open, signIn }) => {
  const id = await createNews({ it: completeText(unique('Annunciata')) });
  await signIn('admin');
  await open(`/news/${id}`);
  const title = page.getByRole('textbox', { name: 'Titolo', exact: true });
  const heard = async () => announcedTexts(await axTree(page));
  const inTree = async () => (await axTree(page)).find(({ role, name }) => role === 'textbox' && name === 'Titolo');

  await title.fill('');
  await press(page, 'Control+s');
  await expect.poll(async () => (await heard()).join('\n')).toMatch(/completa o correggi: Titolo/);
  await expect.poll(inTree).toMatchObject({ properties: { invalid: 'true' }, description: 'Campo richiesto' });
  await title.fill(unique('Annunciata di nuovo'));
  await press(page, 'Control+s');
  await expect.poll(async () => (await heard()).join('\n')).toMatch(/^Tutto salvato/m);
});

test('la dichiarazione di accessibilità è a portata di tutti', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Accessibilità' }).focus();
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dichiarazione di accessibilità' })).toBeVisible();
  await expectNamed(page);
  await expectAccessibleIn(page, LOOKS);
});
