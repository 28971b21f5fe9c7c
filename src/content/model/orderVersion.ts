/** Header by which an order says which one it was made from (HTTP, 'If-Match'). */
export const ORDER_VERSION_HEADER = 'If-Match';

/** Names an order of ids: the same ids in the same order have the same name, others hardly ever (FNV-1a, 32 bits). */
export function orderVersion(ids: readonly number[]): string {
  let hash = 0x811c9dc5;
  for (const character of ids.join()) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  return `"${ids.length}-${(hash >>> 0).toString(36)}"`;
}
