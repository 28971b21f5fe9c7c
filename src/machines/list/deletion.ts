import { deletionRegion, REREAD_WHEN_DOUBTED } from '../kit/regions';
import { withAnswer, withEvent } from '../kit/result';
import { unless } from './refusals';
import type { ListContext } from './types';

/** Deleting rows: confirmed here, or by the screen, to which the request is emitted. */
export const deletion = deletionRegion(
  {
    requests: {
      'delete.request': [
        { guard: 'asksOnScreen', actions: withEvent('emitDeletionRequest') },
        { guard: unless('delete.request'), target: 'confirming', actions: withEvent('requestDeletion') },
      ],
    },
    confirm: 'deleting',
    ...REREAD_WHEN_DOUBTED,
    cancel: 'idle',
    call: 'deleteRows',
    input: ({ context }: { readonly context: ListContext }) => ({ ids: context.deletion?.ids ?? [] }),
    done: ['takeDeletion', withAnswer('emitDeleted'), 'reload'],
  },
  {
    idle: 'Nessuna eliminazione in corso',
    confirming: 'Si chiede conferma dell’eliminazione',
    deleting: 'L’eliminazione è in corso',
    refused: 'L’eliminazione è stata rifiutata: nessun elemento è stato eliminato',
  },
);
