import { assign, setup } from 'xstate';
import { maySetStatus, STATUS } from './rules';
import type { PublicationContext, PublicationEvent, PublicationInput, PublicationTag } from './types';

/**
 * One language of an item on its way to readers, with the revision draft that stands beside it once it is published.
 * Source: document 2, section 4.
 */
export const publicationMachine = setup({
  types: {
    context: {} as PublicationContext,
    events: {} as PublicationEvent,
    input: {} as PublicationInput,
    tags: {} as PublicationTag,
  },
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
    'status.set': [
      { guard: { type: 'leadsTo', params: { status: STATUS.hidden } }, target: '.hidden' },
      { guard: { type: 'leadsTo', params: { status: STATUS.published } }, target: '.published' },
      { guard: { type: 'leadsTo', params: { status: STATUS.draft } }, target: '.draft' },
      { guard: { type: 'leadsTo', params: { status: STATUS.toValidate } }, target: '.toValidate' },
      { guard: { type: 'leadsTo', params: { status: STATUS.sentBack } }, target: '.sentBack' },
      { guard: { type: 'leadsTo', params: { status: STATUS.revalidate } }, target: '.revalidate' },
    ],
  },
  states: {
    arriving: {
      always: [
        { guard: { type: 'stored', params: { status: STATUS.hidden } }, target: 'hidden' },
        { guard: { type: 'stored', params: { status: STATUS.published } }, target: 'published' },
        { guard: { type: 'stored', params: { status: STATUS.draft } }, target: 'draft' },
        { guard: { type: 'stored', params: { status: STATUS.toValidate } }, target: 'toValidate' },
        { guard: { type: 'stored', params: { status: STATUS.sentBack } }, target: 'sentBack' },
        { guard: { type: 'stored', params: { status: STATUS.revalidate } }, target: 'revalidate' },
        { target: 'unwritten' },
      ],
    },
    unwritten: { description: 'Nessuno ha ancora scritto questa lingua' },
    hidden: {
      description: 'Nascosto: messa da parte, i lettori non la vedono',
      entry: { type: 'has', params: { status: STATUS.hidden } },
    },
    draft: {
      description: 'Bozza: la redazione la sta scrivendo',
      entry: { type: 'has', params: { status: STATUS.draft } },
    },
    toValidate: {
      description: 'Da Validare: aspetta chi può pubblicare',
      entry: { type: 'has', params: { status: STATUS.toValidate } },
    },
    sentBack: {
      description: 'Revisione: chi può pubblicare l’ha rimandata alla redazione',
      entry: { type: 'has', params: { status: STATUS.sentBack } },
    },
    revalidate: {
      description: 'Da Validare di nuovo: corretta, aspetta chi può pubblicare',
      entry: { type: 'has', params: { status: STATUS.revalidate } },
    },
    published: {
      tags: 'visible',
      entry: 'show',
      exit: 'withdraw',
      initial: 'untouched',
      states: {
        untouched: {
          description: 'Pubblicata: i lettori la vedono',
          entry: { type: 'has', params: { status: STATUS.published } },
          on: {
            'status.set': [
              { guard: { type: 'isPutAside', params: { status: STATUS.draft } }, target: 'revised' },
              {
                guard: { type: 'isPutAside', params: { status: STATUS.toValidate } },
                target: 'revised.toValidate',
              },
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
              { guard: { type: 'leadsTo', params: { status: STATUS.hidden } }, target: '.hidden' },
              { guard: { type: 'leadsTo', params: { status: STATUS.published } }, target: 'untouched' },
              { guard: { type: 'leadsTo', params: { status: STATUS.draft } }, target: '.draft' },
              { guard: { type: 'leadsTo', params: { status: STATUS.toValidate } }, target: '.toValidate' },
              { guard: { type: 'leadsTo', params: { status: STATUS.sentBack } }, target: '.sentBack' },
              { guard: { type: 'leadsTo', params: { status: STATUS.revalidate } }, target: '.revalidate' },
            ],
          },
          states: {
            hidden: {
              description: 'I lettori vedono la versione pubblicata; la bozza di revisione è messa da parte',
              entry: { type: 'has', params: { status: STATUS.hidden } },
            },
            draft: {
              description: 'I lettori vedono la versione pubblicata; la redazione scrive la bozza di revisione',
              entry: { type: 'has', params: { status: STATUS.draft } },
            },
            toValidate: {
              description: 'I lettori vedono la versione pubblicata; la bozza aspetta chi può pubblicare',
              entry: { type: 'has', params: { status: STATUS.toValidate } },
            },
            sentBack: {
              description: 'I lettori vedono la versione pubblicata; la bozza è stata rimandata alla redazione',
              entry: { type: 'has', params: { status: STATUS.sentBack } },
            },
            revalidate: {
              description: 'I lettori vedono la versione pubblicata; la bozza corretta aspetta chi può pubblicare',
              entry: { type: 'has', params: { status: STATUS.revalidate } },
            },
          },
        },
      },
    },
  },
});
