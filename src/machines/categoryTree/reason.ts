import { categoryTreeTexts } from '../../messages/screens/categoryTree';
import { defineReason } from '../kit/reason';
import type { CategoryTreeSnapshot } from './machine';
import { contextRefusal } from './rules';
import type { TreeEvent } from './types';

const { refusal: texts } = categoryTreeTexts;

/** Why the tree refuses an event now. */
export const reason = defineReason((snapshot: CategoryTreeSnapshot, event: TreeEvent) => {
  if (snapshot.hasTag('skeleton')) return texts.loading;
  if (snapshot.hasTag('failed')) return texts.notLoaded;
  const own = contextRefusal(snapshot.context, event);
  if (own !== null && event.type !== 'delete.confirm' && event.type !== 'delete.cancel') return own;
  if (snapshot.hasTag('deleting')) return texts.deleting;
  if (snapshot.hasTag('counting')) return texts.counting;
  if (snapshot.hasTag('confirmingDeletion')) return texts.confirming;
  if (snapshot.hasTag('dialog')) return texts.editing;
  return snapshot.hasTag('ordering') || snapshot.hasTag('rereading') ? texts.busy : texts.nothingPending;
});
