import { assign, type EventObject, setup } from 'xstate';
import { STATUS } from '../../content/publication/status';
import type { Types } from '../kit/actor';
import { maySetStatus } from './rules';
import type { PublicationContext, PublicationEvent, PublicationInput, PublicationTag } from './types';

const NAMES = [
  'hidden',
  'published',
  'draft',
  'toValidate',
  'sentBack',
  'revalidate',
] as const satisfies readonly (keyof typeof STATUS)[];
type Name = (typeof NAMES)[number];

const leadsTo = (name: Name) => ({ type: 'leadsTo', params: { status: STATUS[name] } }) as const;
const isPutAside = (name: Name) => ({ type: 'isPutAside', params: { status: STATUS[name] } }) as const;
/** The state of a language, or of its draft, that has a status. */
const has = (name: Name, description: string) =>
  ({ description, entry: { type: 'has', params: { status: STATUS[name] } } }) as const;
const isStored = (name: Name) => ({ type: 'stored', params: { status: STATUS[name] } }) as const;

/**
 * One language of an item on its way to readers, with the revision draft that stands beside it once it is published.
 * Source: document 2, section 4.
 */
export const publicationMachine = setup({
  types: {} as Types<PublicationContext, PublicationEvent, EventObject, PublicationTag, PublicationInput>,
  guards: {
    stored: ({ context }, { status }: { status: number }) => context.status === status,
    leadsTo: ({ context, event }, { status }: { status: number }) =>
      event.type === 'status.set' &&
      event.status === status &&
      maySetStatus(
        { mayPublish: event.mayPublish, current: context.status, readersSee: context.readersSee },
        event.status,
      ),
    /** Who may not publish changes nothing that readers see. */
    isPutAside: ({ context, event }, { status }: { status: number }) =>
      event.type === 'status.set' &&
      !event.mayPublish &&
      event.status === status &&
      maySetStatus({ mayPublish: false, current: context.status }, event.status),
    byEditor: ({ event }) => event.type === 'text.change' && !event.mayPublish,
  },
  actions: {
    has: assign((_, { status }: { status: number }) => ({ status })),
    show: assign({ readersSee: true }),
    withdraw: assign({ readersSee: false }),
  },
}).createMachine({
  id: 'publication',
  context: ({ input }) => ({ status: input.status, readersSee: false }),
  initial: 'arriving',
  on: {
    'status.set': [...NAMES.map((name) => ({ guard: leadsTo(name), target: `.${name}` as const }))],
  },
  states: {
    arriving: {
      always: [...NAMES.map((name) => ({ guard: isStored(name), target: name })), { target: 'unwritten' }],
    },
    unwritten: { description: 'Nessuno ha ancora scritto questa lingua' },
    hidden: has('hidden', 'Nascosto: messa da parte, i lettori non la vedono'),
    draft: has('draft', 'Bozza: la redazione la sta scrivendo'),
    toValidate: has('toValidate', 'Da Validare: aspetta chi può pubblicare'),
    sentBack: has('sentBack', 'Revisione: chi può pubblicare l’ha rimandata alla redazione'),
    revalidate: has('revalidate', 'Da Validare di nuovo: corretta, aspetta chi può pubblicare'),
    published: {
      tags: 'visible',
      entry: 'show',
      exit: 'withdraw',
      initial: 'untouched',
      states: {
        untouched: {
          ...has('published', 'Pubblicata: i lettori la vedono'),
          on: {
            'status.set': [
              { guard: isPutAside('draft'), target: 'revised' },
              { guard: isPutAside('toValidate'), target: 'revised.toValidate' },
            ],
            'text.change': { guard: 'byEditor', target: 'revised' },
          },
        },
        revised: {
          tags: 'revised',
          initial: 'draft',
          on: {
            'draft.drop': 'untouched',
            'status.set': [
              ...NAMES.map((name) => ({
                guard: leadsTo(name),
                target: name === 'published' ? ('untouched' as const) : (`.${name}` as const),
              })),
            ],
          },
          states: {
            hidden: has('hidden', 'I lettori vedono la versione pubblicata; la bozza di revisione è messa da parte'),
            draft: has('draft', 'I lettori vedono la versione pubblicata; la redazione scrive la bozza di revisione'),
            toValidate: has(
              'toValidate',
              'I lettori vedono la versione pubblicata; la bozza aspetta chi può pubblicare',
            ),
            sentBack: has(
              'sentBack',
              'I lettori vedono la versione pubblicata; la bozza è stata rimandata alla redazione',
            ),
            revalidate: has(
              'revalidate',
              'I lettori vedono la versione pubblicata; la bozza corretta aspetta chi può pubblicare',
            ),
          },
        },
      },
    },
  },
});
