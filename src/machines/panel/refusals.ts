import { panelTexts } from '../../messages/screens/records';
import { defineRefusals, during, otherwise, outside } from '../kit/refusals';
import type { PanelContext, PanelEvent, PanelTag } from './types';

const { refusal: texts } = panelTexts;

const ABOUT_PAGES = {
  isClosed: during('closed', texts.closed),
  isBusy: during('busy', texts.busy),
  isNothing: otherwise(texts.nothing),
} as const;

export const { reason } = defineRefusals<PanelContext, PanelEvent, PanelTag>({
  'panel.open': { isOpen: outside('closed', texts.open) },
  'panel.close': { isClosed: during('closed', texts.closed) },
  'page.go': ABOUT_PAGES,
  'panel.refresh': ABOUT_PAGES,
  'panel.retry': ABOUT_PAGES,
});
