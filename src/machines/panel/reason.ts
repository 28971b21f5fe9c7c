import { panelTexts } from '../../messages/screens/records';
import { defineReason } from '../kit/reason';
import type { PanelSnapshot } from './machine';
import type { PanelEvent } from './types';

/** Why the panel refuses an event now. */
export const reason = defineReason((snapshot: PanelSnapshot, event: PanelEvent) => {
  if (event.type === 'panel.open') return panelTexts.refusal.open;
  if (snapshot.hasTag('closed')) return panelTexts.refusal.closed;
  return snapshot.hasTag('busy') ? panelTexts.refusal.busy : panelTexts.refusal.nothing;
});
