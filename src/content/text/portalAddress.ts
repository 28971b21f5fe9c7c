import { withoutInvisible } from './invisible';

/** A page of the portal, or of the back office, as its address names it. */
export interface PortalAddress {
  /** Its path, readable, without what follows it: of the portal's host nothing is known. */
  readonly path: string;
  readonly segments: readonly string[];
  /** The last of them, which names the page. */
  readonly slug: string;
  /** The words of that, for who knows nothing of addresses. */
  readonly words: string;
}

const IS_ADDRESS = /^(?:https?:\/\/|www\.|#\/(?=[^/])|\/(?=[^/])|[\w-]+(?:\.[\w-]+)+\/(?=\S))\S*$/i;

function pathOf(address: string): string | null {
  const isWhole = /^(?:https?:|\/|#)/i.test(address);
  try {
    const { pathname, hash } = new URL(isWhole ? address : `https://${address}`, 'https://portal');
    // The back office's own pages stand behind the sign; a place on a page of the portal is no path.
    return decodeURIComponent(hash.startsWith('#/') ? hash.slice(1).replace(/\?.*$/, '') : pathname);
  } catch {
    // What is no address, or badly encoded, is searched as a text.
    return null;
  }
}

/** The page that a pasted address leads to, with or without its host, whatever its query; null for another text. */
export function portalAddressOf(typed: string): PortalAddress | null {
  const text = withoutInvisible(typed).trim();
  const path = IS_ADDRESS.test(text) ? pathOf(text) : null;
  const segments = (path ?? '').split('/').filter((segment) => segment !== '');
  const slug = (segments.at(-1) ?? '').replace(/\.html?$/i, '');
  if (slug === '') return null;
  return { path: `/${segments.join('/')}`, segments, slug, words: slug.replace(/[-_+]+/g, ' ').trim() };
}
