import { nextStatusesOf } from '../../content/item/item';
import { bugOf, resultOf } from '../kit/result';
import type { EditorContext } from './types';

/** Whether the confirmed version says which statuses are admitted. */
export const hasOwnStatuses = ({ saved }: EditorContext): boolean => saved !== null && nextStatusesOf(saved) !== null;

/** Whether the stored version can be read again only once somebody signed in. */
export const waitsForSession = ({ saved, failure }: EditorContext): boolean =>
  saved !== null && failure?.kind === 'unauthenticated';

/** Whether the admitted statuses have to be requested: no item under way may bring them. */
export const mustLoadStatuses = (context: EditorContext): boolean =>
  context.saved !== null && (!context.stale || (context.failure !== null && !waitsForSession(context)));

/** What the user may choose as status; without the answer everything else goes on. */
export const statuses = {
  initial: 'waiting',
  on: { 'status.refresh': '.waiting' },
  states: {
    waiting: {
      description: 'Si aspetta il contenuto, che può dire da sé gli stati ammessi',
      tags: 'statusLoading',
      always: [
        { guard: 'hasOwnStatuses', target: 'ready' },
        { guard: 'mustLoadStatuses', target: 'loading' },
      ],
      on: { 'session.resumed': { guard: 'waitsForSession', target: 'loading' } },
    },
    loading: {
      description: 'Gli stati ammessi si caricano',
      tags: 'statusLoading',
      invoke: {
        id: 'loadStatuses',
        src: 'loadStatuses',
        input: ({ context }: { readonly context: EditorContext }) => ({ id: context.id }),
        onDone: [
          {
            guard: { type: 'answered', params: resultOf },
            target: 'ready',
            actions: { type: 'keepStatuses', params: resultOf },
          },
          { target: 'failed', actions: { type: 'keepStatuses', params: resultOf } },
        ],
        onError: { target: 'failed', actions: { type: 'keepStatuses', params: bugOf } },
      },
    },
    ready: { description: 'Gli stati ammessi sono noti' },
    failed: {
      description: 'Gli stati di pubblicazione non si sono caricati',
      tags: 'statusFailed',
      on: { 'session.resumed': 'loading' },
    },
  },
} as const;
