import type { LoadingSnapshot } from '../../../../src/machines/loading/machine';
import type { LoadingInput } from '../../../../src/machines/loading/types';
import type { BoundLink } from '../../../../src/machines/menu/bound';
import { failureOf } from '../../../machines/fixtures';
import { loadingModel } from '../../../machines/loading/model';
import { dressed, dressedUser } from '../../kit/dress';
import { openStart, signInAgain, userOf } from '../../kit/screens';
import type { Stage } from '../../kit/stage';
import type { PlayedUse } from './use';

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
function isPossible(type: string, snapshot: LoadingSnapshot, name: string): boolean {
  const isSeen = snapshot.context.what !== null;
  const hasFailed = snapshot.matches({ data: { asked: 'silent' } });
  if (type === 'load.retry') return hasFailed;
  if (type === 'what.set') return name === 'vedi la sezione' ? !isSeen : hasFailed;
  return isSeen;
}

/** Beside the form of a tag, whose saving has the themes read again. */
const startOf = (input: LoadingInput) => ({
  ...loadingModel.start(input),
  page: '/tags/:id',
  user: abilitiesOf(input.what !== null),
});

/** What the menu shows, and must show. */
interface LinksFacts {
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
export const links: PlayedUse<LinksFacts> = {
  isPossible,
  startOf,
  open: async (stage) => {
    stage.standIn.reply('tags.read', () => dressed(tag('Sagre', 0)));
    await openStart(stage, TAG);
    await stage.page.getByRole('textbox', { name: 'Titolo' }).waitFor();
  },
  act: {
    'data.change': (stage) => saveTag(stage, true),
    'load.retry': async (stage) => {
      // One that is open already is looked at by closing and opening it.
      if ((await group(stage).getAttribute('aria-expanded')) === 'true') await group(stage).click();
      await group(stage).click();
    },
    // What the user may do is read anew with a sign-in over the page.
    'what.set': async (stage, event) => {
      await saveTag(stage, false);
      const user = userOf({ ...startOf(stage.path.input as LoadingInput), user: abilitiesOf(event.what !== null) });
      stage.standIn.reply('session.me', () => dressedUser(user));
      await signInAgain(stage);
      await stage.page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  },
  endpoints: ['lookups.categories'],
  isMeant: ({ query }) => query.main === '5',
  reply: (value) =>
    dressed((value as readonly BoundLink[]).map(({ id, title }) => ({ id, name: title, contents: { it: { title } } }))),
  facts: async (stage) => ({
    isSeen: (await group(stage).count()) > 0,
    links: await stage.page
      // The list of all of them is bound to none.
      .locator('#menu a[href^="#/interessi-list/"]:not([href^="#/interessi-list/-1/"])')
      .evaluateAll((links) => links.map((link) => `${link.textContent} ${link.getAttribute('href')?.split('/')[2]}`)),
  }),
  expected: (_, { context: { what, value } }) => ({
    isSeen: what !== null,
    links: ((value ?? []) as readonly BoundLink[]).map(({ id, title }) => `${title} ${id}`),
  }),
};
