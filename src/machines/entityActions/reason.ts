import type { SnapshotFrom } from 'xstate';
import { entityTexts } from '../../messages/screens/entityActions';
import type { entityActionsMachine } from './machine';
import type { EntityActionsEvent } from './types';

/** Why an event is refused now, in Italian; null when it is accepted. */
export function reason(snapshot: SnapshotFrom<typeof entityActionsMachine>, event: EntityActionsEvent): string | null {
  if (snapshot.can(event)) return null;
  const { refusals } = entityTexts;
  if (event.type === 'action.request') return snapshot.matches('idle') ? refusals.unknown : refusals.busy;
  if (snapshot.hasTag('busy')) return refusals.busy;
  return event.type === 'note.change' && snapshot.hasTag('asking') ? refusals.noNote : refusals.nothingPending;
}
