import { expect, test } from '../kit/fixtures';
import { press } from '../kit/keyboard';

/** Pages that list something → what of the server's they read. */
const LISTS: Readonly<Record<string, string>> = {
  '/events': 'event-ert',
  '/tags': 'operations/tags',
  '/users': 'user',
  '/users/roles': 'user/roles',
  '/users/redazioni': 'user/redazioni',
  '/permessi': 'user/roles/rights',
  '/error404-list': 'operations/error404',
  '/category-list/5': 'categories',
  '/dashboard': 'dashboard/summary',
};

test('lo stesso tasto e lo stesso pulsante rileggono ciò che ogni pagina elenca', async ({ page, signIn, open }) => {
  await signIn('admin');
  let reads = 0;
  let path = '';
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname === `/api/v1/${path}`) reads += 1;
  });
  for (const [route, call] of Object.entries(LISTS))
    await test.step(route, async () => {
      path = call;
      reads = 0;
      await open(route);
      const button = page.getByRole('button', { name: 'Ricarica', exact: true });
      await expect(button).toHaveAttribute('aria-keyshortcuts', 'Shift+R');
      await expect.poll(() => reads).toBeGreaterThan(0);
      await page.waitForLoadState('networkidle');
      for (const again of [() => press(page, 'Shift+R'), () => button.press('Enter')]) {
        const before = reads;
        await again();
        await expect.poll(() => reads).toBeGreaterThan(before);
      }
    });
});
