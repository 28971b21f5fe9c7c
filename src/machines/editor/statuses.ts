import { nextStatusesOf } from '../../content/item/item';
import { calling } from '../kit/actor';
import { withAnswer, withBug } from '../kit/result';
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
        ...calling('loadStatuses'),
        input: ({ context }: { readonly context: EditorContext }) => ({ id: context.id }),
        onDone: [
          { guard: withAnswer('answered'), target: 'ready', actions: withAnswer('keepStatuses') },
          { target: 'failed', actions: withAnswer('keepStatuses') },
        ],
        onError: { target: 'failed', actions: withBug('keepStatuses') },
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
