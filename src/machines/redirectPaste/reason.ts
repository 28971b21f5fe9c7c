import type { SnapshotFrom } from 'xstate';
import { pasteTexts } from '../../messages/screens/redirects';
import type { pasteMachine } from './machine';
import type { PasteEvent } from './types';

export type PasteSnapshot = SnapshotFrom<typeof pasteMachine>;

/** Why a paste refuses an event now, in Italian; null when it takes it. */
export function reason(snapshot: PasteSnapshot, event: PasteEvent): string | null {
  if (snapshot.can(event)) return null;
  const { refusals } = pasteTexts;
  if (event.type === 'create.stop') return refusals.notRunning;
  return snapshot.hasTag('creating') ? refusals.busy : refusals.nothing;
}
