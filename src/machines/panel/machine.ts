import { assign, type SnapshotFrom, setup } from 'xstate';
import { missingActor } from '../kit/actor';
import { bugOf, failureOf, payloadOf, type ResultParams, resultOf } from '../kit/result';
import type { PanelActors, PanelContext, PanelEvent, PanelPage, PanelTag } from './types';

type Answer = ResultParams<PanelPage | null>;

const pagesOf = ({ shown }: PanelContext): number => shown?.pages ?? 1;

const panelSetup = setup({
  types: { context: {} as PanelContext, events: {} as PanelEvent, tags: {} as PanelTag },
  actors: { loadPage: missingActor<PanelActors['loadPage']>('loadPage') },
  guards: {
    otherPage: ({ context }, { page }: { page: number }) =>
      Number.isInteger(page) && page >= 1 && page <= pagesOf(context) && page !== context.page,
    filled: (_, { result }: Answer) => result.ok && result.value !== null && result.value.rows.length > 0,
    blank: (_, { result }: Answer) => result.ok && result.value !== null,
    unknown: (_, { result }: Answer) => (result.ok ? result.value === null : result.failure.kind === 'notFound'),
  },
  actions: {
    goTo: assign((_, { page }: { page: number }) => ({ page })),
    takePage: assign(({ context: { page } }, { result }: Answer) =>
      result.ok ? { shown: result.value, page: Math.min(page, result.value?.pages ?? 1) } : {},
    ),
    keepFailure: assign(failureOf),
    clearFailure: assign({ failure: null }),
  },
});

/** A card that reads what it shows when it is opened: a log, a list of rights. It loads nothing while it is closed. */
export const panelMachine = panelSetup.createMachine({
  id: 'panel',
  context: { page: 1, shown: null, failure: null },
  initial: 'closed',
  states: {
    closed: { description: 'La scheda è chiusa', tags: 'closed', on: { 'panel.open': 'open' } },
    open: {
      initial: 'loading',
      on: { 'panel.close': 'closed' },
      states: {
        loading: {
          description: 'Legge che cosa mostrare; quel che c’era resta',
          tags: 'busy',
          invoke: {
            id: 'loadPage',
            src: 'loadPage',
            input: ({ context }) => ({ page: context.page }),
            onDone: [
              { guard: { type: 'unknown', params: resultOf }, target: 'absent' },
              {
                guard: { type: 'filled', params: resultOf },
                target: 'shown',
                actions: { type: 'takePage', params: resultOf },
              },
              {
                guard: { type: 'blank', params: resultOf },
                target: 'empty',
                actions: { type: 'takePage', params: resultOf },
              },
              { target: 'failed', actions: { type: 'keepFailure', params: resultOf } },
            ],
            onError: {
              target: 'failed',
              actions: { type: 'keepFailure', params: bugOf },
            },
          },
        },
        shown: {
          description: 'Mostra una pagina',
          tags: 'shown',
          on: {
            'page.go': {
              guard: { type: 'otherPage', params: payloadOf },
              target: 'loading',
              actions: { type: 'goTo', params: payloadOf },
            },
            'panel.refresh': { target: 'loading', actions: { type: 'goTo', params: { page: 1 } } },
          },
        },
        empty: {
          description: 'Non c’è nulla da mostrare',
          tags: 'empty',
          on: { 'panel.refresh': { target: 'loading', actions: { type: 'goTo', params: { page: 1 } } } },
        },
        failed: {
          description: 'Non si è caricata: dice perché e offre di riprovare',
          tags: 'failed',
          exit: 'clearFailure',
          on: { 'panel.retry': 'loading', 'panel.refresh': 'loading' },
        },
        absent: { description: 'Questo server non la offre', tags: 'absent' },
      },
    },
  },
});

export type PanelSnapshot = SnapshotFrom<typeof panelMachine>;
