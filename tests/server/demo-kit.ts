import { expect } from 'vitest';
import { incomingItem } from '../../server/content/incoming';
import type { Generated } from '../../server/demo/insert';
import type { Content } from '../../src/content/model/types';
import { itemProblems } from '../../src/content/model/validate';

/** Each generated item breaks no rule of its content type, and the server takes it as it is: nothing cleaned, nothing lost. */
export function expectTaken(content: Content, items: readonly Generated[]): void {
  for (const { item } of items) {
    expect(itemProblems(content, item, Object.keys(item.contents))).toEqual([]);
    const { id: _, ...body } = item;
    // The current language belongs to the call, not to the item.
    expect(incomingItem({ content, sent: body, userId: 1, clean: new Map() }, null)).toEqual({
      ...item,
      lang: '',
      updated_at: null,
    });
  }
}
