import { exportTexts } from '../../messages/screens/exporting';
import type { ExportSnapshot } from './machine';
import type { ExportEvent } from './types';

/** Why an export refuses an event now, in Italian; null when it takes it. */
export function reason(snapshot: ExportSnapshot, event: ExportEvent): string | null {
  if (snapshot.can(event)) return null;
  const { refusals } = exportTexts;
  if (event.type === 'export.start') return refusals.running;
  return event.type === 'export.retry' || event.type === 'export.dismiss' ? refusals.notFailed : refusals.notRunning;
}
