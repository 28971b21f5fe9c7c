import { invariants } from '../../../src/machines/access/invariants';
import { accessMachine } from '../../../src/machines/access/machine';
import { defineModel, done, EXCUSES, fail, send } from '../../kit/model';
import { modelSuite } from '../../kit/suite';
import { userOf } from '../fixtures';

const viewer = userOf(1, 'lettore', { abilities: { 'news-view': true } });
const desk = userOf(2, 'redazione', {
  roles: { redazione: 'Redazione' },
  abilities: { 'news-view': 1, 'news-edit': 1 },
});
const administrator = userOf(3, 'admin', { roles: { administrator: 'Amministratore' }, abilities: {} });

export const accessModel = defineModel(accessMachine, {
  title: 'Accesso alle pagine',
  inputs: { avvio: undefined },
  start: () => ({
    page: '/login',
    user: { 'news-view': true },
    signedIn: false,
    data: 'Nessuno è entrato; le news ci sono.',
  }),
  events: {
    'route.enter': {
      phrase: 'Vai a',
      sentBy: { excuse: 'every command that goes somewhere leads here: go.*, create.*, list.open' },
      cases: {
        login: { path: '#/login' },
        'elenco news': { path: '/news/' },
        'una news': { path: '/news/12?lingua=en' },
        ruoli: { path: '/users/roles' },
        radice: { path: '/' },
        'una pagina che non esiste': { path: '/boh' },
      },
    },
    'user.changed': {
      phrase: 'Cambia l’utente',
      sentBy: EXCUSES.reported,
      cases: { lettore: { user: viewer }, amministratore: { user: administrator }, nessuno: { user: null } },
    },
  },
  actors: {
    resolveUser: {
      phrase: 'L’utente è',
      done: { lettore: viewer, redazione: desk, amministratore: administrator, nessuno: null },
    },
  },
  delays: {},
  invariants,
  laws: {
    'a page opens only after its own user was resolved': (before, event, now) =>
      !now.hasTag('allowed') || event.type !== 'route.enter' || before === now,
  },
  project: ({ path, user, decision }) => ({ path, user: user?.id, decision }),
  limit: 5000,
  paths: { floor: 35, cap: 120 },
  journeys: [
    {
      name: 'la risposta in ritardo su una rotta di prima non apre nulla',
      input: 'avvio',
      steps: [
        send({ type: 'route.enter', path: '/news' }),
        send({ type: 'route.enter', path: '/users/roles' }),
        done('resolveUser', 'lettore'),
      ],
      end: {
        value: 'notFound',
        context: { path: '/users/roles', decision: { kind: 'notFound', why: { reason: 'administrator' } } },
        emitted: [],
      },
    },
    {
      name: 'chi non ha fatto l’accesso va alla pagina di accesso, e la pagina chiesta si ricorda',
      input: 'avvio',
      steps: [send({ type: 'route.enter', path: '/news/12' }), done('resolveUser', 'nessuno')],
      end: { value: 'toLogin', context: { path: '/news/12', user: null }, emitted: ['go.login'] },
    },
    {
      name: 'un utente che non si riesce a leggere non è nessuno',
      input: 'avvio',
      steps: [send({ type: 'route.enter', path: '/dashboard' }), fail('resolveUser', 'si rompe')],
      end: { value: 'toLogin', emitted: ['go.login'] },
    },
    {
      name: 'il ruolo redazione non trova la scheda delle news, un amministratore sì',
      input: 'avvio',
      steps: [
        send({ type: 'route.enter', path: '/news/12' }),
        done('resolveUser', 'redazione'),
        send({ type: 'user.changed', user: administrator }),
      ],
      end: { value: 'allowed', context: { user: administrator }, emitted: [] },
    },
  ],
});

if (import.meta.vitest) modelSuite(accessModel, import.meta.vitest);
