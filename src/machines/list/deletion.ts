import { deletionRegion, REREAD_WHEN_DOUBTED } from '../kit/regions';
import { payloadOf, resultOf } from '../kit/result';
import { unless } from './refusals';
import type { ListContext } from './types';

/** Deleting rows: confirmed here, or by the screen, to which the request is emitted. */
export const deletion = deletionRegion(
  {
    requests: {
      'delete.request': [
        { guard: 'asksOnScreen', actions: { type: 'emitDeletionRequest', params: payloadOf } },
        {
          guard: unless('delete.request'),
          target: 'confirming',
          actions: { type: 'requestDeletion', params: payloadOf },
        },
      ],
    },
    confirm: 'deleting',
    ...REREAD_WHEN_DOUBTED,
    cancel: 'idle',
    call: 'deleteRows',
    input: ({ context }: { readonly context: ListContext }) => ({ ids: context.deletion?.ids ?? [] }),
    done: ['takeDeletion', { type: 'emitDeleted', params: resultOf }, 'reload'],
  },
  {
    idle: 'Nessuna eliminazione in corso',
    confirming: 'Si chiede conferma dell’eliminazione',
    deleting: 'L’eliminazione è in corso',
    refused: 'L’eliminazione è stata rifiutata: nessun elemento è stato eliminato',
  },
);
