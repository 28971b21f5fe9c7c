import { approvalTexts as texts } from '../../messages/screens/approval';
import type { ListingAction } from './list';

/** Publishes what of a row waits for it, from any list of contents. */
export const APPROVE: ListingAction = {
  name: 'approve',
  title: texts.title,
  on: 'row',
  by: 'screen',
  needs: 'publish',
  step: 'approve',
  isShared: true,
  keys: ['a'],
  keywords: texts.keywords,
};
