import { loadingTexts as texts } from '../../messages/screens/loading';
import { defineRefusals, during, otherwise, outside } from '../kit/refusals';
import type { LoadingContext, LoadingEvent, LoadingTag } from './types';

const ABOUT_CONTENT = {
  isClosed: outside('open', texts.closed),
  isBusy: during('busy', texts.busy),
  isNothing: otherwise(texts.nothing),
} as const;

export const { reason } = defineRefusals<LoadingContext, LoadingEvent, LoadingTag>({
  'card.open': { isOpen: during('open', texts.open) },
  'card.close': { isClosed: outside('open', texts.closed) },
  'data.change': { isNothing: otherwise(texts.nothing) },
  'page.go': ABOUT_CONTENT,
  'load.retry': ABOUT_CONTENT,
  'load.again': { isLoading: during('busy', texts.again), isNothing: otherwise(texts.nothing) },
});
