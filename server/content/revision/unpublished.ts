import { withValueAt } from '../../../src/content/field/path';
import { DRAFT_STATUS, PUBLISHED_STATUS } from '../../../src/content/publication/status';
import type { Item } from '../names';

/**
 * A revision draft as far as readers are concerned: nothing of it is published, not even a language that it leaves as it
 * was, for it stands beside what all languages share.
 */
export function unpublished(draft: Item): Item {
  return Object.entries(draft.contents).reduce(
    (hidden, [language, { status }]) =>
      status === PUBLISHED_STATUS ? withValueAt(hidden, `contents.${language}.status`, DRAFT_STATUS) : hidden,
    draft,
  );
}
