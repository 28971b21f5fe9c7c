import { panelTexts } from '../../messages/screens/records';
import type { PanelSnapshot } from './machine';
import type { PanelEvent } from './types';

/** Why the panel refuses an event now, in Italian; null when it takes it. */
export function reason(snapshot: PanelSnapshot, event: PanelEvent): string | null {
  if (snapshot.can(event)) return null;
  if (event.type === 'panel.open') return panelTexts.refusal.open;
  if (snapshot.hasTag('closed')) return panelTexts.refusal.closed;
  return snapshot.hasTag('busy') ? panelTexts.refusal.busy : panelTexts.refusal.nothing;
}
