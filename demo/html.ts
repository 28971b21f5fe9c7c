/** Plain text as it stands within rich text. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export const paragraph = (text: string): string => `<p>${escaped(text)}</p>`;

export const heading = (text: string): string => `<h3>${escaped(text)}</h3>`;

export const bullets = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;

/** A link to a page that leads nowhere, in a paragraph of its own. */
export const linkTo = (address: string, words: string): string => `<p><a href="${address}">${escaped(words)}</a></p>`;
