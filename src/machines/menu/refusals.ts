import { menuTexts } from '../../messages/screens/menu';
import { defineRefusals } from '../kit/refusals';
import { isGroupOpen } from './rules';
import type { MenuContext, MenuEvent, MenuTag } from './types';

const { refusals: texts } = menuTexts;

export const { guards, unless, reason } = defineRefusals<MenuContext, MenuEvent, MenuTag>({
  'group.open': { isOpen: (context, { group }) => (isGroupOpen(context, group) ? texts.isOpen : null) },
  'group.close': { isClosed: (context, { group }) => (isGroupOpen(context, group) ? null : texts.isClosed) },
});
