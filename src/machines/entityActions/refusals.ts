import { entityTexts } from '../../messages/screens/entityActions';
import { defineRefusals, during, otherwise } from '../kit/refusals';
import type { EntityActionsContext, EntityActionsEvent, EntityActionsTag } from './types';

const { refusals: texts } = entityTexts;

const isBusy = during('busy' as const, texts.busy);
const ANSWERING = { isBusy, isNothingAsked: otherwise(texts.nothingPending) } as const;

export const { reason } = defineRefusals<EntityActionsContext, EntityActionsEvent, EntityActionsTag>({
  'action.request': { isBusy, isAsking: during('asking', texts.busy), isUnknown: otherwise(texts.unknown) },
  'note.change': { hasNoNote: during('asking', texts.noNote), ...ANSWERING },
  'action.confirm': ANSWERING,
  'action.cancel': ANSWERING,
});
