import type { AnyMachineSnapshot } from 'xstate';
import type { MenuLinksSnapshot } from '../../../../src/machines/menuLinks/machine';
import type { MenuLinksActors, MenuLinksEvent } from '../../../../src/machines/menuLinks/types';
import { NEVER_REJECTS } from '../../../kit/ordinary';
import type { Model } from '../../../kit/types';
import { failureOf } from '../../../machines/fixtures';
import { menuLinksModel } from '../../../machines/menuLinks/model';
import { dressed, dressedUser } from '../../kit/dress';
import type { Screen, Stage } from '../../kit/replay';
import { openStart, signInAgain, userOf } from '../../kit/screens';
import { answering, eventsWhere } from '../../kit/variants';

type SectionChange = Extract<MenuLinksEvent, { type: 'section.change' }>;

const TAG = 7;
/** Who writes tags, which are categories as the themes are, and sees the section or not. */
const abilitiesOf = (isSeen: boolean) => ({
  'operations/tags-view': true,
  'operations/tags-create': true,
  ...(isSeen ? { 'interessi-view': true, 'interessi-create': true } : {}),
});

/**
 * Only what failed is looked at anew, and asked for again by whoever comes back: an answer that is there, or on its way, is
 * kept for the session.
 */
function isPossible(type: string, snapshot: AnyMachineSnapshot, name: string): boolean {
  const { isSeen } = (snapshot as MenuLinksSnapshot).context;
  const hasFailed = snapshot.matches({ seen: 'failed' });
  if (type === 'section.look') return hasFailed;
  if (type === 'section.change') return name === 'vede la sezione' ? !isSeen : hasFailed;
  return isSeen;
}

const model = {
  ...menuLinksModel,
  start: (input: unknown) => ({
    ...(menuLinksModel as unknown as Model).start(input),
    page: '/tags/:id',
    user: abilitiesOf((input as { readonly isSeen: boolean }).isSeen),
  }),
  events: eventsWhere(menuLinksModel as unknown as Model, isPossible),
  actors: { loadLinks: answering(menuLinksModel as unknown as Model, 'loadLinks') },
  unreachable: { ...menuLinksModel.unreachable, 'menuLinks.seen.loading --error(loadLinks)': NEVER_REJECTS },
} as unknown as Model;

/** What the menu shows, and must show. */
interface MenuLinksFacts {
  readonly isSeen: boolean;
  /** Title and address of each link. */
  readonly links: readonly string[];
}

const group = ({ page }: Stage) => page.locator('#menu [data-menu-item="interessi"]');

/** Gives the tag another name and saves it. */
async function saveTag(stage: Stage, isSignedIn: boolean): Promise<void> {
  const { page, standIn } = stage;
  const count = Number(stage.marks.get('versions') ?? 0) + 1;
  stage.marks.set('versions', count);
  const saved = tag(`Sagre ${count}`, count);
  standIn.reply('tags.read', () => dressed(saved));
  standIn.reply('tags.update', () =>
    isSignedIn ? dressed({ id: TAG, message: 'Salvato' }) : { failure: failureOf('unauthenticated') },
  );
  await page.getByRole('textbox', { name: 'Titolo' }).fill(saved.name);
  await page.keyboard.press('Control+s');
}

const tag = (name: string, version: number) => ({
  id: TAG,
  name,
  count: 0,
  updated_at: `2026-01-01T00:00:0${version}.000Z`,
});

/** The themes in the menu, beside the form of a tag. */
export const menuLinksScreen: Screen<MenuLinksFacts> = {
  model,
  open: async (stage) => {
    stage.standIn.reply('tags.read', () => dressed(tag('Sagre', 0)));
    await openStart(stage, TAG);
    await stage.page.getByRole('textbox', { name: 'Titolo' }).waitFor();
  },
  act: {
    'links.change': (stage) => saveTag(stage, true),
    'section.look': async (stage) => {
      // One that is open already is looked at by closing and opening it.
      if ((await group(stage).getAttribute('aria-expanded')) === 'true') await group(stage).click();
      await group(stage).click();
    },
    // What the user may do is read anew with a sign-in over the page.
    'section.change': async (stage, event) => {
      const { isSeen } = event as SectionChange;
      await saveTag(stage, false);
      const user = userOf({ ...model.start(stage.path.input), user: abilitiesOf(isSeen) });
      stage.standIn.reply('session.me', () => dressedUser(user));
      await signInAgain(stage);
      await stage.page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  },
  actors: {
    loadLinks: {
      endpoints: ['lookups.categories'],
      isMeant: ({ query }) => query.main === '5',
      reply: (output: Awaited<ReturnType<MenuLinksActors['loadLinks']>>) =>
        output.ok
          ? dressed(output.value.map(({ id, title }) => ({ id, name: title, contents: { it: { title } } })))
          : { failure: output.failure },
    },
  },
  facts: async (stage) => ({
    isSeen: (await group(stage).count()) > 0,
    links: await stage.page
      // The list of all of them is bound to none.
      .locator('#menu a[href^="#/interessi-list/"]:not([href^="#/interessi-list/-1/"])')
      .evaluateAll((links) => links.map((link) => `${link.textContent} ${link.getAttribute('href')?.split('/')[2]}`)),
  }),
  expected: ({ snapshot }) => {
    const { isSeen, links } = (snapshot as MenuLinksSnapshot).context;
    return { isSeen, links: links.map(({ id, title }) => `${title} ${id}`) };
  },
};
