import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import type { CurrentUser } from '../../contract/session';
import { missingActors, type Types } from '../kit/actor';
import { cleanPath } from './paths';
import { decideAccess } from './rules';
import type { AccessActors, AccessContext, AccessEmitted, AccessEvent, AccessTag } from './types';

/** Route × user → allowed, login, another route, not found. A newer route drops the question about an older one. */
export const accessMachine = setup({
  types: {} as Types<AccessContext, AccessEvent, AccessEmitted, AccessTag>,
  actors: missingActors<AccessActors>('resolveUser'),
  guards: {
    allowed: ({ context }) => context.decision?.kind === 'allowed',
    toLogin: ({ context }) => context.decision?.kind === 'login',
    redirected: ({ context }) => context.decision?.kind === 'redirect',
  },
  actions: {
    takePath: assign((_, { path }: { path: string }) => ({ path: cleanPath(path), user: null, decision: null })),
    decide: assign(({ context }, { user }: { user: CurrentUser | null }) => ({
      user,
      decision: decideAccess(context.path ?? '/', user),
    })),
    goLogin: emit(({ context }) => ({ type: 'go.login', from: context.path ?? '/' })),
    goThere: emit(({ context }) => ({
      type: 'go.to',
      path: context.decision?.kind === 'redirect' ? context.decision.to : '/',
    })),
  },
}).createMachine({
  id: 'access',
  context: { path: null, user: null, decision: null },
  initial: 'idle',
  on: {
    'route.enter': {
      target: '.resolving',
      actions: { type: 'takePath', params: ({ event }) => ({ path: event.path }) },
    },
  },
  states: {
    idle: { description: 'Nessuna pagina è stata ancora chiesta' },
    resolving: {
      description: 'Verifica l’utente prima di mostrare la pagina',
      tags: 'busy',
      invoke: {
        id: 'resolveUser',
        src: 'resolveUser',
        input: ({ context }) => ({ path: context.path ?? '/' }),
        onDone: { target: 'deciding', actions: { type: 'decide', params: ({ event }) => ({ user: event.output }) } },
        // On any error: to the login. Source: document 1, section 2.2.
        onError: { target: 'deciding', actions: { type: 'decide', params: { user: null } } },
      },
    },
    deciding: {
      always: [
        { guard: 'allowed', target: 'allowed' },
        { guard: 'toLogin', target: 'toLogin' },
        { guard: 'redirected', target: 'redirected' },
        { target: 'notFound' },
      ],
    },
    allowed: {
      description: 'La pagina si apre',
      tags: 'allowed',
      on: {
        'user.changed': {
          target: 'deciding',
          actions: { type: 'decide', params: ({ event }) => ({ user: event.user }) },
        },
      },
    },
    toLogin: { description: 'Manda alla pagina di accesso', entry: 'goLogin' },
    redirected: { description: 'Manda a un’altra pagina', entry: 'goThere' },
    notFound: {
      description: 'Mostra «Non è possibile accedere alla pagina» con il motivo',
      tags: 'notFound',
      on: {
        'user.changed': {
          target: 'deciding',
          actions: { type: 'decide', params: ({ event }) => ({ user: event.user }) },
        },
      },
    },
  },
});

export type AccessSnapshot = SnapshotFrom<typeof accessMachine>;
