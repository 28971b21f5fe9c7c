/**
 * A slug out of a title: accents stripped, lower case, everything that is no letter or digit dropped, words joined by a dash.
 * Source: document 1, section 5, 'Slug helper'.
 */
export function slugOf(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[\s_-]+/)
    .map((word) => word.replace(/[^a-z0-9]/g, ''))
    .filter((word) => word !== '')
    .join('-');
}
