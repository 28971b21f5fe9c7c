import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import type { Types } from '../kit/actor';
import { withEvent } from '../kit/result';
import { guards, unless } from './refusals';
import { closed, opened, pageChanged, startOf } from './rules';
import type { MenuContext, MenuEmitted, MenuEvent, MenuInput, MenuTag } from './types';

type Width = { readonly isNarrow: boolean };

const menuSetup = setup({
  types: {} as Types<MenuContext, MenuEvent, MenuEmitted, MenuTag, MenuInput>,
  guards: {
    startsNarrow: ({ context }) => context.isNarrow,
    ...guards,
    getsNarrow: (_: unknown, { isNarrow }: Width) => isNarrow,
  },
  actions: {
    openGroup: assign(opened),
    closeGroup: assign(closed),
    takePage: assign(pageChanged),
    takeWidth: assign((_, { isNarrow }: Width) => ({ isNarrow })),
    emitGroups: emit(({ context }): MenuEmitted => ({ type: 'groups.changed', open: context.open })),
  },
});

const takePage = withEvent('takePage');
const takeWidth = withEvent('takeWidth');

/** The menu: beside the page, or over it where the window is narrow, and which of its groups are open. Source: document 1, section 2.3. */
export const menuMachine = menuSetup.createMachine({
  id: 'menu',
  context: ({ input }) => startOf(input),
  initial: 'measuring',
  on: {
    'group.open': { guard: unless('group.open'), actions: [withEvent('openGroup'), 'emitGroups'] },
    'group.close': { guard: unless('group.close'), actions: [withEvent('closeGroup'), 'emitGroups'] },
    'page.change': { actions: takePage },
    'width.change': [
      { guard: withEvent('getsNarrow'), target: '.narrow', actions: takeWidth },
      { target: '.wide', actions: takeWidth },
    ],
  },
  states: {
    measuring: {
      description: 'Il menu si dispone secondo la larghezza della finestra',
      always: [{ guard: 'startsNarrow', target: 'narrow' }, { target: 'wide' }],
    },
    wide: {
      initial: 'shown',
      states: {
        shown: { description: 'Il menu sta accanto alla pagina', tags: 'shown', on: { 'menu.toggle': 'hidden' } },
        hidden: { description: 'Il menu è chiuso e la pagina ha tutta la finestra', on: { 'menu.toggle': 'shown' } },
      },
    },
    narrow: {
      initial: 'hidden',
      states: {
        hidden: { description: 'La finestra è stretta e il menu è chiuso', on: { 'menu.toggle': 'shown' } },
        shown: {
          description: 'Il menu copre la pagina finché se ne sceglie una',
          tags: 'shown',
          on: {
            'menu.toggle': 'hidden',
            'entry.follow': 'hidden',
            'page.change': { target: 'hidden', actions: takePage },
          },
        },
      },
    },
  },
});

export type MenuSnapshot = SnapshotFrom<typeof menuMachine>;
