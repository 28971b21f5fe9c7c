import { deletionRegion, REREAD_WHEN_DOUBTED } from '../kit/regions';
import { withAnswer, withEvent } from '../kit/result';
import { unless } from './refusals';
import { deletedIds } from './rules';
import type { RedirectsContext } from './types';

/** Deleting rows: what was never saved goes without a call, a new row that is empty without a question too. */
export const deletion = deletionRegion(
  {
    requests: {
      'row.delete': [
        { guard: 'deletesEmpty', actions: withEvent('removeEmpty') },
        {
          guard: unless('row.delete'),
          target: 'confirming',
          actions: withEvent('requestRowDeletion'),
        },
      ],
      'selection.delete': {
        guard: unless('selection.delete'),
        target: 'confirming',
        actions: 'requestSelectionDeletion',
      },
    },
    confirm: [{ guard: 'deletesUnsavedOnly', target: 'idle', actions: 'removeDeleted' }, { target: 'deleting' }],
    ...REREAD_WHEN_DOUBTED,
    cancel: 'idle',
    call: 'deleteRules',
    input: ({ context }: { readonly context: RedirectsContext }) => ({
      ids: deletedIds(context.rows, context.deletion),
    }),
    done: [withAnswer('emitDeleted'), 'removeDeleted', 'reload'],
  },
  {
    idle: 'Nessuna eliminazione in corso',
    confirming: 'Si chiede conferma dell’eliminazione',
    deleting: 'L’eliminazione è in corso',
    refused: 'L’eliminazione è stata rifiutata: nessuna riga è stata eliminata',
  },
);
