import type { SnapshotFrom } from 'xstate';
import { pasteTexts } from '../../messages/screens/redirects';
import { defineReason } from '../kit/reason';
import type { pasteMachine } from './machine';
import type { PasteEvent } from './types';

export type PasteSnapshot = SnapshotFrom<typeof pasteMachine>;

const { refusals } = pasteTexts;

/** Why a paste refuses an event now. */
export const reason = defineReason((snapshot: PasteSnapshot, event: PasteEvent) => {
  if (event.type === 'create.stop') return refusals.notRunning;
  if (event.type === 'check.retry') return refusals.notFailed;
  if (snapshot.hasTag('creating')) return refusals.busy;
  if (snapshot.hasTag('checking')) return refusals.checking;
  return snapshot.hasTag('unchecked') ? refusals.unchecked : refusals.nothing;
});
