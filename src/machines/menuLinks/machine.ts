import { assign, type SnapshotFrom, setup } from 'xstate';
import { missingActor } from '../kit/actor';
import { payloadOf, type ResultParams, resultOf } from '../kit/result';
import type {
  BoundLink,
  MenuLinksActors,
  MenuLinksContext,
  MenuLinksEvent,
  MenuLinksInput,
  MenuLinksTag,
} from './types';

type Answer = ResultParams<readonly BoundLink[]>;
type Section = { readonly isSeen: boolean };

const menuLinksSetup = setup({
  types: {
    context: {} as MenuLinksContext,
    events: {} as MenuLinksEvent,
    input: {} as MenuLinksInput,
    tags: {} as MenuLinksTag,
  },
  actors: { loadLinks: missingActor<MenuLinksActors['loadLinks']>('loadLinks') },
  guards: {
    isSeen: ({ context }) => context.isSeen,
    comesIntoSight: (_, { isSeen }: Section) => isSeen,
    goesOutOfSight: (_, { isSeen }: Section) => !isSeen,
    answered: (_, { result }: Answer) => result.ok,
  },
  actions: {
    takeSection: assign((_, { isSeen }: Section) => ({ isSeen })),
    takeLinks: assign((_, { result }: Answer) => (result.ok ? { links: result.value } : {})),
    dropLinks: assign({ links: [] }),
  },
});

/**
 * Links of a menu's section that somebody edits: the themes of the interests. They are read once a session, and again after
 * a change; where they can't be read the section does without, or keeps those it had. Nobody is told, and whoever does not
 * see the section asks for nothing. Source: document 1, section 2.3.
 */
export const menuLinksMachine = menuLinksSetup.createMachine({
  id: 'menuLinks',
  context: ({ input: { isSeen } }) => ({ isSeen, links: [] }),
  initial: 'starting',
  states: {
    starting: {
      description: 'Guarda se l’utente vede la sezione',
      always: [{ guard: 'isSeen', target: 'seen' }, { target: 'unseen' }],
    },
    unseen: {
      description: 'L’utente non vede la sezione: non si chiede nulla',
      on: {
        'section.change': {
          guard: { type: 'comesIntoSight', params: payloadOf },
          target: 'seen',
          actions: { type: 'takeSection', params: payloadOf },
        },
      },
    },
    seen: {
      initial: 'loading',
      on: {
        'section.change': {
          guard: { type: 'goesOutOfSight', params: payloadOf },
          target: 'unseen',
          actions: [{ type: 'takeSection', params: payloadOf }, 'dropLinks'],
        },
        'links.change': { target: '.loading', reenter: true },
      },
      states: {
        loading: {
          description: 'Legge le voci; quelle che c’erano restano',
          tags: 'busy',
          invoke: {
            id: 'loadLinks',
            src: 'loadLinks',
            onDone: [
              {
                guard: { type: 'answered', params: resultOf },
                target: 'shown',
                actions: { type: 'takeLinks', params: resultOf },
              },
              { target: 'failed' },
            ],
            onError: 'failed',
          },
        },
        shown: { description: 'La sezione ha le sue voci, anche nessuna' },
        failed: {
          description: 'Non si sono lette: la sezione fa senza, o tiene quelle che aveva; chi la apre le fa richiedere',
          on: { 'section.look': 'loading' },
        },
      },
    },
  },
});

export type MenuLinksSnapshot = SnapshotFrom<typeof menuLinksMachine>;
