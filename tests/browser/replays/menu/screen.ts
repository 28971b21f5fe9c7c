import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { MENU_KEY } from '../../../../src/app/shell/menuMemory';
import type { MenuSnapshot } from '../../../../src/machines/menu/machine';
import { isGroupOpen } from '../../../../src/machines/menu/rules';
import type { MenuEvent, MenuInput } from '../../../../src/machines/menu/types';
import { shellTexts } from '../../../../src/messages/screens/shell';
import type { Model } from '../../../kit/types';
import { menuModel } from '../../../machines/menu/model';
import { dressed } from '../../kit/dress';
import type { Screen } from '../../kit/replay';
import { openStart } from '../../kit/screens';
import type { Stage } from '../../kit/stage';
import { eventsWhere } from '../../kit/variants';

type Of<Type extends MenuEvent['type']> = Extract<MenuEvent, { type: Type }>;

const contextOf = (snapshot: AnyMachineSnapshot) => (snapshot as MenuSnapshot).context;

/** What a press can do: nothing is pressed in a closed menu, and a page that is in front does not come again. */
function isPossible(type: string, snapshot: AnyMachineSnapshot, name: string): boolean {
  const { page, isNarrow } = contextOf(snapshot);
  if (type === 'width.change') return (name === 'stretta') !== isNarrow;
  if (type === 'page.change') return { eventi: 'event', news: 'news' }[name] !== (page ?? undefined);
  if (type === 'menu.toggle') return true;
  const isShown = snapshot.hasTag('shown');
  return type === 'entry.follow' ? isShown && page !== null && isGroupOpen(contextOf(snapshot), page) : isShown;
}

const model = { ...menuModel, events: eventsWhere(menuModel as unknown as Model, isPossible) } as unknown as Model;

/** What the menu shows, and must show. */
interface MenuFacts {
  readonly isShown: boolean;
  /** Areas of the groups whose links are seen. */
  readonly open: readonly string[];
  /** What is marked as where one is: a link, or the heading that hides it. */
  readonly current: readonly (string | null)[];
  /** What the browser remembers. */
  readonly kept: string | null;
}

const SIZES = { narrow: { width: 500, height: 720 }, wide: { width: 1280, height: 720 } } as const;
const ROUTES: Readonly<Record<string, string>> = { event: '/events', news: '/news' };
const routeOf = (group: string | null): string => ROUTES[group ?? ''] ?? '/dashboard';

const resize = (page: Page, isNarrow: boolean) => page.setViewportSize(isNarrow ? SIZES.narrow : SIZES.wide);
const group = ({ page }: Stage, area: string) => page.locator(`#menu button[data-menu-item="${area}"]`);

/** Its button; the menu over the page covers that, and is left by a press beside it. */
async function toggle({ page, snapshot }: Stage): Promise<void> {
  const covers = contextOf(snapshot).isNarrow && snapshot.hasTag('shown');
  if (covers) await page.mouse.click(SIZES.narrow.width - 20, 600);
  else
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^(Apri|Chiudi) il menu$/ })
      .click();
}

/** The menu, seen beside its pages. */
export const menuScreen: Screen<MenuFacts> = {
  model,
  open: async (stage) => {
    const { isNarrow, open } = stage.path.input as MenuInput;
    await resize(stage.page, isNarrow);
    for (const list of ['news.list', 'event.list'])
      stage.standIn.reply(list, () => dressed([], { meta: { total: 0 } }));
    await openStart(stage, '', open.length === 0 ? {} : { [MENU_KEY]: JSON.stringify(open) });
    await stage.page.getByRole('banner').waitFor();
  },
  act: {
    'menu.toggle': toggle,
    'group.open': (stage, event) => group(stage, (event as Of<'group.open'>).group).click(),
    'group.close': (stage, event) => group(stage, (event as Of<'group.close'>).group).click(),
    'entry.follow': ({ page }) => page.locator('#menu a[aria-current]').click(),
    'page.change': ({ page }, event) =>
      page.evaluate(
        (route) => {
          window.location.hash = route;
        },
        routeOf((event as Of<'page.change'>).group),
      ),
    'width.change': ({ page }, event) => resize(page, (event as Of<'width.change'>).isNarrow),
  },
  actors: {},
  facts: ({ page }) =>
    page.evaluate(
      ([label, key]) => {
        const menu = document.querySelector(`nav[aria-label="${label}"]`);
        const all = (selector: string) => [...(menu?.querySelectorAll(selector) ?? [])];
        return {
          isShown: menu?.checkVisibility() === true,
          open: all('button[aria-expanded="true"]').map((it) => it.getAttribute('data-menu-item') ?? ''),
          current: all('[aria-current]')
            .filter((it) => it.closest('ul[hidden]') === null)
            .map((it) => it.getAttribute('href') ?? it.getAttribute('data-menu-item')),
          kept: localStorage.getItem(key),
        };
      },
      [shellTexts.menu, MENU_KEY] as const,
    ),
  expected: (stage) => {
    const context = contextOf(stage.snapshot);
    const { page, open } = context;
    const { open: restored } = stage.path.input as MenuInput;
    const isSeen = page === null || isGroupOpen(context, page);
    const wasChanged = stage.emitted.some(({ type }) => type === 'groups.changed');
    const kept = restored.length === 0 ? null : JSON.stringify(restored);
    return {
      isShown: stage.snapshot.hasTag('shown'),
      open: ['event', 'news'].filter((area) => isGroupOpen(context, area)),
      current: [isSeen ? `#${routeOf(page)}` : page],
      kept: wasChanged ? JSON.stringify(open) : kept,
    };
  },
};
