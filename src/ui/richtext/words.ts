/** Number of words in a text; what an apostrophe or a hyphen joins counts as one. Source: document 2, section 9. */
export function wordCount(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.,·-]*/gu)?.length ?? 0;
}
