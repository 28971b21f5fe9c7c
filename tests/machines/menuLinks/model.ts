import { invariants } from '../../../src/machines/menuLinks/invariants';
import { menuLinksMachine } from '../../../src/machines/menuLinks/machine';
import type { BoundLink, MenuLinksEvent } from '../../../src/machines/menuLinks/types';
import { defineModel, done, fail, refused, send } from '../../kit/model';
import type { JourneyStep } from '../../kit/types';
import { failureOf } from '../fixtures';

const does = (event: MenuLinksEvent): JourneyStep => send(event);
const see = (isSeen: boolean): MenuLinksEvent => ({ type: 'section.change', isSeen });
const change: MenuLinksEvent = { type: 'links.change' };
const look: MenuLinksEvent = { type: 'section.look' };

export const TWO_LINKS: readonly BoundLink[] = [
  { id: 5001, title: 'Arte e cultura' },
  { id: 5005, title: 'Terme e benessere' },
];
export const THREE_LINKS: readonly BoundLink[] = [...TWO_LINKS, { id: 100_001, title: 'Grotte' }];

export const menuLinksModel = defineModel(menuLinksMachine, {
  title: 'Voci del menu che si modificano',
  inputs: { 'con la sezione': { isSeen: true }, 'senza la sezione': { isSeen: false } },
  start: ({ isSeen }) => ({
    page: '/dashboard',
    user: { 'news-view': true, ...(isSeen ? { 'interessi-view': true } : {}) },
    data: 'I tematismi dimostrativi.',
  }),
  events: {
    'section.change': {
      phrase: 'Cambiano i permessi dell’utente',
      cases: { 'vede la sezione': { isSeen: true }, 'non la vede più': { isSeen: false } },
    },
    'links.change': { phrase: 'Qualcuno modifica i tematismi in questa finestra' },
    'section.look': { phrase: 'Apri la sezione del menu' },
  },
  actors: {
    loadLinks: {
      phrase: 'Il server risponde',
      done: {
        'con due voci': { ok: true, value: TWO_LINKS },
        'con tre voci': { ok: true, value: THREE_LINKS },
        'con nessuna voce': { ok: true, value: [] },
        'che l’utente non può': { ok: false, failure: failureOf('forbidden') },
        irraggiungibile: { ok: false, failure: failureOf('network') },
      },
    },
  },
  delays: {},
  invariants,
  laws: {
    'a failure takes no link away': (before, event, now) =>
      event.type === 'section.change' ||
      now.context.links.length > 0 ||
      before.context.links.length === 0 ||
      now.matches({ seen: 'shown' }),
    'after a change they are asked for anew': (_before, event, now) =>
      event.type !== 'links.change' || now.hasTag('busy') || now.matches('unseen'),
  },
  project: ({ isSeen, links }) => ({ isSeen, links: links.length }),
  limit: 5000,
  paths: { floor: 18, cap: 100 },
  journeys: [
    {
      name: 'they are read once, again after a change, and stay where that fails',
      input: 'con la sezione',
      steps: [
        refused(look),
        done('loadLinks', 'con due voci'),
        refused(look),
        does(change),
        does(change),
        done('loadLinks', 'con tre voci'),
        does(change),
        done('loadLinks', 'irraggiungibile'),
      ],
      end: { value: { seen: 'failed' }, context: { isSeen: true, links: THREE_LINKS } },
    },
    {
      name: 'what could not be read is asked for again by who opens the section',
      input: 'con la sezione',
      steps: [fail('loadLinks', 'si rompe'), does(look), done('loadLinks', 'con due voci'), refused(see(true))],
      end: { value: { seen: 'shown' }, context: { isSeen: true, links: TWO_LINKS } },
    },
    {
      name: 'whoever does not see the section asks for nothing, until they do; and loses them with it',
      input: 'senza la sezione',
      steps: [
        refused(change),
        refused(look),
        refused(see(false)),
        does(see(true)),
        done('loadLinks', 'con due voci'),
        does(see(false)),
      ],
      end: { value: 'unseen', context: { isSeen: false, links: [] } },
    },
  ],
});
