import { allCommands, type ScopeName } from '../../src/commands/all';
import { commandsOf, sends } from '../../src/commands/define';
import type {
  Command,
  CommandEvent,
  CommandOptions,
  CommandTarget,
  RegistryInput,
  Scope,
} from '../../src/commands/types';
import { news } from '../content/named';

/** A command of the list that sends 'test.do', with what a test says about it. */
export const command = (more: Partial<CommandOptions<unknown>> = {}) =>
  commandsOf({ name: 'list', layer: 'screen', group: 'list' })('do', {
    id: 'test.do',
    title: 'Fai',
    effect: sends({ type: 'test.do' }),
    ...more,
  });

/** What commands are declared of where only the scopes matter. */
export const NOTHING: RegistryInput = { contents: [], forms: [], languages: ['it'], mayOpen: () => false };

/** The scope of lists, with these commands only. */
export const scopeOf = (...commands: readonly Command[]): Scope => ({
  name: 'list',
  layer: 'screen',
  pages: ['list'],
  sharesKeysWith: [],
  declare: () => commands,
});

/** A target that takes every event but those refused, and notes what it was sent. */
export function recordingTarget(
  scope: ScopeName,
  snapshot: unknown,
  more: Partial<CommandTarget> & { readonly refusals?: Readonly<Record<string, string | null>> } = {},
) {
  const sent: CommandEvent[] = [];
  const { refusals = {}, ...rest } = more;
  const target: CommandTarget = {
    scope,
    listing: news,
    view: {},
    getSnapshot: () => snapshot,
    can: ({ type }) => !(type in refusals),
    refusal: ({ type }) => refusals[type] ?? null,
    send: (event) => sent.push(event),
    subscribe: () => () => undefined,
    ...rest,
  };
  return { target, sent };
}

/** Every command of a user who may open everything. */
export const everything = allCommands({
  contents: [news],
  forms: [news],
  languages: ['it', 'en'],
  mayOpen: () => true,
});

/** What list commands read of a list. */
export const listView = (change: object = {}) => ({
  context: {
    abilities: { view: true, create: true, edit: true, delete: true },
    cursor: 7,
    query: { page: 2 },
    rows: [
      { id: 7, contents: { it: { title: 'Saline', permalink: 'https://portale.it/saline' } } },
      { id: 8, contents: { it: { title: 'Bozza', permalink: null } } },
    ],
    ...change,
  },
});
