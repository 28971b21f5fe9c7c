import { keyboard, openKeyboard } from '../keys/keyboard';
import { createNews, unique } from '../kit/api';
import { expect, test } from '../kit/fixtures';
import { press } from '../kit/keyboard';

/** What a crash, another program or an older version may have left: no JSON, other shapes, good entries among bad ones. */
const DAMAGES: readonly Readonly<Record<string, string>>[] = [
  { portolano_recents: '{{{', portolano_searches: '\u0000', portolano_keys: '{"changed":' },
  { portolano_recents: '{"0":null}', portolano_searches: '"sagra"', portolano_keys: '[["list.create"]]' },
];

test('ciò che il browser ha conservato, rovinato, non ferma nulla e si conserva di nuovo', async ({
  page,
  signIn,
  open,
}) => {
  const title = unique('Molo');
  const id = await createNews({ it: { title, slug: 'molo' } });
  const keep = (kept: Readonly<Record<string, string>>) =>
    page.evaluate((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, kept);
  const kept = (key: string) => page.evaluate((name) => localStorage.getItem(name) ?? '', key);
  const options = page.getByRole('dialog').getByRole('option');
  const create = page.getByRole('main').getByRole('button', { name: 'Nuova News' });
  await signIn('admin');
  for (const damage of DAMAGES)
    await test.step(Object.values(damage).join(' '), async () => {
      await open('/news');
      await keep(damage);
      await page.reload();
      await expect(page.getByRole('row')).toHaveCount(51);
      await expect(create).toHaveAttribute('aria-keyshortcuts', 'N');
      await press(page, 'Control+k');
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
      await expect(options.first()).toBeVisible();
      await page.keyboard.insertText('#');
      await expect(options.and(page.locator('[data-row^="recent:"], [data-row^="search:"]'))).toHaveCount(0);
      await page.keyboard.insertText(title);
      await expect(page.getByRole('dialog').getByRole('option', { selected: true })).toContainText(title);
      await press(page, 'Enter');
      await expect(page).toHaveURL(new RegExp(`#/news/${id}$`));
      expect(JSON.parse(await kept('portolano_recents'))).toMatchObject([{ title, route: `/news/${id}` }]);
      expect(JSON.parse(await kept('portolano_searches'))).toEqual([{ text: title, scope: 'contents' }]);
    });
  await test.step('fra voci rovinate valgono quelle buone', async () => {
    await open('/news');
    await keep({
      portolano_recents: JSON.stringify([null, 7, { title: 5 }, { title, route: `/news/${id}`, hint: [] }]),
      portolano_searches: JSON.stringify([
        { text: 'molo', scope: 'contents' },
        { text: '', scope: 'boh' },
      ]),
      portolano_keys: JSON.stringify({ off: 'tutti', changed: { 'list.create': ['y'], 'list.open': 3 } }),
    });
    await page.reload();
    await expect(create).toHaveAttribute('aria-keyshortcuts', 'Y');
    await press(page, 'Control+k');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await page.keyboard.insertText('#');
    await expect(options.and(page.locator('[data-row^="recent:"]'))).toHaveText([new RegExp(title)]);
    await expect(options.and(page.locator('[data-row^="search:"]'))).toHaveText([/molo/]);
    await press(page, 'Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await openKeyboard(page);
    await expect(keyboard(page).locator('[data-line="list.create"]')).toContainText('cambiati');
  });
});
