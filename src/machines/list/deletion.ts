import type { ListingRow } from '../../content/model/listing';
import { deletionRegion, REREAD_WHEN_DOUBTED } from '../kit/regions';
import { isDoubted, payloadOf, resultOf } from '../kit/result';
import type { DeletionRequest, ListContext } from './types';

/**
 * A refused deletion once the list was read again: what is no longer listed is left out of it, and kept to be told. As it
 * was where all of it is still there: then it was refused for something else.
 */
export function deletionReread(context: ListContext, rows: readonly ListingRow[]): DeletionRequest | null {
  const { deletion } = context;
  if (deletion === null || !isDoubted(context)) return deletion;
  const isListed = (id: number) => rows.some((row) => row.id === id);
  const ids = deletion.ids.filter(isListed);
  if (ids.length === deletion.ids.length) return deletion;
  const gone = context.rows.filter(({ id }) => deletion.ids.includes(id) && !isListed(id));
  return { ids, failure: null, gone: [...deletion.gone, ...gone] };
}

/** Deleting rows: confirmed here, or by the screen, to which the request is emitted. */
export const deletion = deletionRegion(
  {
    requests: {
      'delete.request': [
        { guard: 'asksOnScreen', actions: { type: 'emitDeletionRequest', params: payloadOf } },
        { guard: 'accepted', target: 'confirming', actions: { type: 'requestDeletion', params: payloadOf } },
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
