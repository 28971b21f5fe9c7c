import { PUBLISHED_STATUS } from '../../content/item';
import { editor as messages } from '../../messages/editor';
import { saveRefusal } from './rules';
import type { EditorContext } from './types';

/**
 * Why the language shown can't be published as it is; null when it can, or when nobody wants to.
 * Source: document 2, section 4.
 */
export function publishRefusal(context: EditorContext): string | null {
  const { item, language } = context;
  if (item === null) return null;
  if (!item.canSave) return messages.mayNotPublish;
  return item.contents[language]?.status === PUBLISHED_STATUS ? saveRefusal(context) : null;
}
