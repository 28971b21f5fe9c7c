import type { SnapshotFrom } from 'xstate';
import { redirectTexts } from '../../messages/screens/redirects';
import { defineReason } from '../kit/reason';
import type { redirectRowMachine } from './machine';
import { contextRefusal } from './rules';
import type { RowEvent } from './types';

export type RowSnapshot = SnapshotFrom<typeof redirectRowMachine>;

const { refusals } = redirectTexts;

/** Why a row refuses an event now. */
export const reason = defineReason((snapshot: RowSnapshot, event: RowEvent) => {
  switch (event.type) {
    case 'save.retry':
      return refusals.notFailed;
    case 'conflict.keepMine':
    case 'conflict.takeTheirs':
      return refusals.noConflict;
    case 'cell.edit':
    case 'cell.change':
    case 'code.change':
      return contextRefusal(snapshot.context, event);
    case 'cell.restore':
    case 'cell.leave':
      return refusals.notEditing;
    default:
      return null;
  }
});
