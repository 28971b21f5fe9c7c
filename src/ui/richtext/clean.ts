import createPurifier, { type DOMPurify } from 'dompurify';
import {
  embedProvider,
  embedSource,
  isImageAddress,
  LINK_SCHEMES,
  RICH_HTML,
  SEPARATOR_CLASS,
} from '../../content/model/richHtml';

const TAGS = Object.keys(RICH_HTML);
const ATTRIBUTES = [...new Set(Object.values(RICH_HTML).flat())];
const RENAMED: Readonly<Record<string, string>> = { B: 'strong', I: 'em', H1: 'h2', H5: 'h4', H6: 'h4' };

const hasScheme = /^[a-z][a-z\d+.-]*:/i;

function keepAttributes(element: Element): void {
  const allowed = RICH_HTML[element.localName] ?? [];
  for (const { name } of [...element.attributes]) if (!allowed.includes(name)) element.removeAttribute(name);
  const keepsClass = element.localName === 'h3' && element.classList.contains(SEPARATOR_CLASS);
  if (keepsClass) element.setAttribute('class', SEPARATOR_CLASS);
  else element.removeAttribute('class');
  const href = element.getAttribute('href');
  if (href !== null && hasScheme.test(href) && !LINK_SCHEMES.some((scheme) => href.toLowerCase().startsWith(scheme)))
    element.removeAttribute('href');
  const source = element.getAttribute('src') ?? '';
  const isForeign = element.localName === 'iframe' && embedProvider(source) === null;
  if (isForeign || (element.localName === 'img' && !isImageAddress(source))) element.remove();
}

/** An instance of our own, so that its hook meets no other use of the library. */
function purifier(): DOMPurify {
  const instance = createPurifier(window);
  instance.addHook('afterSanitizeAttributes', keepAttributes);
  return instance;
}

let shared: DOMPurify | null = null;

function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/** What other editors write differently and means the same: b, i, h1, embeds as `oembed`, word processors' false bolds. */
function translate(body: HTMLElement): void {
  for (const element of body.querySelectorAll('figure.media, oembed')) {
    const address = element.getAttribute('url') ?? element.querySelector('oembed')?.getAttribute('url') ?? '';
    const source = embedSource(address);
    if (source === null) continue;
    const frame = body.ownerDocument.createElement('iframe');
    frame.setAttribute('src', source);
    element.replaceWith(frame);
  }
  for (const element of body.querySelectorAll<HTMLElement>('b, i, h1, h5, h6')) {
    const isPlain = element.style.fontWeight === 'normal' || element.style.fontStyle === 'normal';
    if (isPlain) element.replaceWith(...element.childNodes);
    else rename(element, RENAMED[element.tagName] ?? 'p');
  }
}

/**
 * HTML with only what rich text may contain. Scripts, styles, handlers, unknown elements and frames of services that are
 * not allowed go; the text stays. Takes any HTML, a clipboard's too. Source: document 2, section 9, 'Rich editor'.
 */
export function cleanHtml(html: string): string {
  shared ??= purifier();
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  translate(body);
  return shared.sanitize(body.innerHTML, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ADD_TAGS: ['iframe'],
    KEEP_CONTENT: true,
    FORBID_CONTENTS: ['script', 'style', 'template', 'noscript', 'object', 'iframe', 'svg', 'math', 'select', 'title'],
  });
}
