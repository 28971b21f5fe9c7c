import { approvalTexts as texts } from '../../messages/screens/approval';
import type { ListingAction } from './listing';

/** Statuses of a language that waits for who may publish. Source: document 1, section 4. */
export const WAITING_STATUSES: readonly number[] = [3, 5];

/** Publishes what of a row waits for it, from any list of contents. */
export const APPROVE: ListingAction = {
  name: 'approve',
  title: texts.title,
  on: 'row',
  by: 'server',
  needs: 'publish',
  isShared: true,
  keys: ['a'],
  keywords: texts.keywords,
};
