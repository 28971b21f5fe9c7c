// The library remembers who had the focus from the moment it is loaded; in the application the shell loads it.
import { news } from '../content/named';
import '@headlessui/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { createActor } from 'xstate';
import { allCommands } from '../../src/commands/all';
import type { Command, Destination } from '../../src/commands/types';
import type { Found } from '../../src/contract/search';
import type { ActionsAnswer } from '../../src/machines/entityActions/types';
import { type CallInput, type CallOutput, callActor } from '../../src/machines/kit/actor';
import { listMachine } from '../../src/machines/list/machine';
import { parseQuery } from '../../src/machines/list/query';
import { reason } from '../../src/machines/list/refusals';
import type { ListActors } from '../../src/machines/list/types';
import { type ListFacts, listFacts } from '../../src/machines/palette/listFacts';
import type { EntityAnswer } from '../../src/machines/palette/types';
import { CommandButton } from '../../src/ui/commands/CommandButton';
import { CommandScope } from '../../src/ui/commands/CommandScope';
import { CommandsProvider } from '../../src/ui/commands/CommandsProvider';
import { createCommandCenter } from '../../src/ui/commands/center';
import { PATIENCE } from '../kit/patience';
import { find, render } from '../page/render';

// Without a height of its own nothing of a virtual list is drawn.
Object.defineProperties(HTMLElement.prototype, {
  clientHeight: { configurable: true, get: () => 400 },
  clientWidth: { configurable: true, get: () => 640 },
});

const rows = [7, 8, 9].map((id) => ({ id, contents: { it: { title: `News ${id}`, permalink: null } } }));

/** A loaded list of three news. */
async function loadedList(mayDelete: boolean) {
  const abilities = { view: true, create: true, edit: true, delete: mayDelete };
  const { query } = parseQuery(news, {});
  const actor = createActor(
    listMachine.provide({
      actors: {
        loadRows: callActor<CallInput<ListActors['loadRows']>, CallOutput<ListActors['loadRows']>>(async () => ({
          ok: true,
          value: { rows, total: 3 },
        })),
      },
    }),
    { input: { listing: news, abilities, query } },
  ).start();
  await vi.waitFor(() => {
    if (!actor.getSnapshot().hasTag('shown')) throw new Error('not loaded yet');
  }, PATIENCE);
  return actor;
}

interface Options {
  readonly mayDelete?: boolean;
  readonly answer?: EntityAnswer;
  readonly actions?: ActionsAnswer;
  /** What was opened before as it is now. */
  readonly fresh?: readonly Found[];
  /** The lists once the names of their filters have come. */
  readonly named?: readonly ListFacts[];
  /** What lies in the document beside the list's own. */
  readonly children?: ReactNode;
  readonly stored?: Readonly<Record<string, unknown>>;
  /** Whether the registry has a command; by default it has every one. */
  readonly has?: (command: Command) => boolean;
}

const anywhere = (): boolean => true;

/** The shell's commands over a list of news, in the document, with everything noted that they do outside. */
export async function drawCommands({
  mayDelete = true,
  answer,
  actions,
  named,
  fresh,
  children,
  stored = {},
  has = () => true,
}: Options = {}) {
  const list = await loadedList(mayDelete);
  const visited: Destination[] = [];
  const written = new Map<string, unknown>(Object.entries(stored));
  const called: string[] = [];
  const acted: { readonly subject: number; readonly action: string; readonly newTab: boolean }[] = [];
  const notices: string[] = [];
  const all = allCommands({ contents: [news], forms: [news], languages: ['it', 'en'], mayOpen: () => true });
  const center = createCommandCenter(
    { ...all, commands: all.commands.filter(has) },
    {
      platform: 'other',
      here: () => '/',
      navigate: (destination) => visited.push(destination),
      paletteServices: async () => ({
        closed: () => null,
        searchEntities: async () => answer ?? { ok: true, value: [] },
        readEntities: async () => fresh ?? [],
        lists: { now: () => listFacts([news], {}, ['it', 'en']), named: async () => named ?? null },
      }),
      loadActions: async () => actions ?? { ok: true, value: [] },
      runEntityAction: (subject, action, newTab) => acted.push({ subject: subject.id, action: action.id, newTab }),
      areaNames: { news: 'news' },
      read: (key) => written.get(key) ?? null,
      write: (key, value) => written.set(key, value),
      knows: (id) => !id.startsWith('gone.'),
      notify: (_, text) => notices.push(text),
    },
  );
  await center.palette.fetch();
  const palette = center.palette.live()?.actor;
  if (palette === undefined) throw new Error('the palette did not come');
  const openGuide = () => void called.push('guide');
  await render(
    <CommandsProvider
      center={center}
      onToggleTheme={() => called.push('theme')}
      onSignOut={() => called.push('signOut')}
      onBack={() => called.push('back')}
      mayGoBack={anywhere}
      onNotices={() => called.push('notices')}
      onReport={() => called.push('report')}
      onGuide={openGuide}
      onCategories={() => called.push('categories')}
    >
      <CommandScope
        scope="list"
        actor={list}
        refusal={reason}
        listing={news}
        view={{ 'search.focus': () => find('#search').focus() }}
      >
        <input id="search" />
        <button id="other" type="button" />
        <CommandButton id="list.create" />
        <CommandButton id="list.delete" hideRefused />
        {children}
      </CommandScope>
    </CommandsProvider>,
  );
  return { list, center, palette, visited, written, called, acted, notices };
}

/** Waits until an expectation holds; meanwhile React draws by itself, as it does in a browser. */
export async function eventually(expectation: () => void): Promise<void> {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    await vi.waitFor(expectation, PATIENCE);
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = true;
  }
}

/** Waits until something is in the document. */
export const appears = (selector: string) => eventually(() => find(selector));
