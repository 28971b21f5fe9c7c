import type { SnapshotFrom } from 'xstate';
import { redirectTexts } from '../../messages/screens/redirects';
import type { redirectRowMachine } from './machine';
import { contextRefusal } from './rules';
import type { RowEvent } from './types';

export type RowSnapshot = SnapshotFrom<typeof redirectRowMachine>;

/** Why a row refuses an event now, in Italian; null when it takes it, or when nobody asked for it. */
export function reason(snapshot: RowSnapshot, event: RowEvent): string | null {
  if (snapshot.can(event)) return null;
  const { refusals } = redirectTexts;
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
}
