import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { usersIn } from '../../src/content/lists/listing';
import { BlockerList } from '../../src/screens/list/BlockerList';
import { type SessionActor, SessionContext } from '../../src/screens/session';
import { userOf } from '../machines/fixtures';
import { click, findAll, render } from '../page/render';

/** Drawn for somebody who may open the pages of these abilities. */
async function draw(list: ReactNode, abilities: readonly string[] = ['*']) {
  const granted = Object.fromEntries(abilities.map((ability) => [ability, true]));
  const signedIn = { user: userOf(1, 'anna', { abilities: granted }) };
  const session = createActor(createMachine({ context: signedIn })).start() as unknown as SessionActor;
  await render(<SessionContext value={session}>{list}</SessionContext>);
}

const shown = () =>
  findAll('li').map((one) => [one.textContent, one.querySelector('a')?.getAttribute('href') ?? null] as const);

test('each leads to where it is, also where a server says neither title nor way; the rest is counted', async () => {
  const contents = [
    { area: 'event', id: 4, title: 'Sagra', route: '/events/9' },
    { area: 'localita', id: 5, title: 'Comacchio' },
    { area: 'news', id: 6 },
    { area: 'altro', id: 7, title: 'Di un altro sistema' },
    { area: 'altro', id: 8 },
  ];
  await draw(<BlockerList blockers={usersIn({ contents, total: 6 })} />);
  expect(shown()).toEqual([
    ['Sagra ·\u00a0evento', '#/events/9'],
    ['Comacchio ·\u00a0località', '#/locality/5'],
    ['news 6', '#/news/6'],
    ['Di un altro sistema', null],
    ['n. 8', null],
    ['e un altro', null],
  ]);
});

test('none leads to a page that is closed to who reads it', async () => {
  const contents = [
    { area: 'event', id: 4, title: 'Sagra', route: '/events/4' },
    { area: 'news', id: 6 },
  ];
  await draw(<BlockerList blockers={usersIn({ contents })} />, ['news-view']);
  expect(shown()).toEqual([
    ['Sagra ·\u00a0evento', null],
    ['news 6', '#/news/6'],
  ]);
});

test('a server that names nobody has nothing listed', async () => {
  await draw(<BlockerList blockers={usersIn({ message: 'in uso' })} />);
  expect(shown()).toEqual([]);
});

test('whoever follows one leaves what lies over the page', async () => {
  const onFollow = vi.fn();
  const contents = [{ area: 'event', id: 4, title: 'Sagra', route: '/events/4' }];
  await draw(<BlockerList blockers={usersIn({ contents })} onFollow={onFollow} />);
  await click(findAll('a')[0] as HTMLElement);
  expect(onFollow).toHaveBeenCalledOnce();
});
