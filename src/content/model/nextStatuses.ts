import { type StatusOption, statusOptionSchema } from '../../contract/lookups';
import { isPlainObject } from '../../contract/plainObject';
import type { ContentItem } from './content';
import type { Json } from './json';

const optionsOf = (sent: Json): readonly StatusOption[] =>
  Array.isArray(sent)
    ? sent.flatMap((entry: Json) => {
        const option = statusOptionSchema.safeParse(entry);
        return option.success ? [option.data] : [];
      })
    : [];

/**
 * The statuses that an item itself says may follow, by language; null where it says nothing and the server must be called.
 * Source: contract, 'Content areas'; document 2, section 4.
 */
export function nextStatusesOf(item: ContentItem): Readonly<Record<string, readonly StatusOption[]>> | null {
  const { nextStatuses: sent } = item;
  if (!isPlainObject(sent)) return null;
  return Object.fromEntries(Object.entries(sent).map(([language, options]) => [language, optionsOf(options)]));
}
