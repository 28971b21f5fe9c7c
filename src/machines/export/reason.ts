import { exportTexts } from '../../messages/screens/exporting';
import { defineReason } from '../kit/reason';
import type { ExportSnapshot } from './machine';
import type { ExportEvent } from './types';

/** Why an export refuses an event now. */
export const reason = defineReason((_: ExportSnapshot, event: ExportEvent) => {
  const { refusals } = exportTexts;
  if (event.type === 'export.start') return refusals.running;
  return event.type === 'export.retry' || event.type === 'export.dismiss' ? refusals.notFailed : refusals.notRunning;
});
