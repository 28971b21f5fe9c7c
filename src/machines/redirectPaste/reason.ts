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
  return snapshot.hasTag('creating') ? refusals.busy : refusals.nothing;
});
