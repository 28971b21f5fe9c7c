import sanitizeHtml from 'sanitize-html';
import {
  embedProvider,
  isImageAddress,
  LINK_SCHEMES,
  RICH_HTML,
  SEPARATOR_CLASS,
} from '../../src/content/model/richHtml';

const TAGS = Object.keys(RICH_HTML);

/** Elements that older editors wrote, and what they are now. */
const RENAMED = { b: 'strong', i: 'em', h1: 'h2', h5: 'h4', h6: 'h4' } as const;

const digitsOnly = ['width', 'height', 'colspan', 'rowspan', 'start'];

function withoutOddNumbers(attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  return Object.fromEntries(
    Object.entries(attribs).filter(([name, value]) => !digitsOnly.includes(name) || /^\d{1,4}$/.test(value)),
  );
}

/** A link that opens a new window can't reach back into ours; no other target exists. */
function link(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const { target, rel: _rel, ...rest } = attribs;
  return {
    tagName,
    attribs: target === '_blank' ? { ...rest, target, rel: 'noopener noreferrer' } : rest,
  };
}

/** Loaded when it comes into sight: frames and images. */
const lazy = (tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag => ({
  tagName,
  attribs: { ...withoutOddNumbers(attribs), loading: 'lazy' },
});

const numbersChecked = (tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag => ({
  tagName,
  attribs: withoutOddNumbers(attribs),
});

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: Object.fromEntries(
    Object.entries(RICH_HTML).map(([tag, attributes]) => [tag, attributes.filter((name) => name !== 'class')]),
  ),
  allowedClasses: { h3: [SEPARATOR_CLASS] },
  allowedSchemes: LINK_SCHEMES.map((scheme) => scheme.replace(/:$/, '')),
  allowedSchemesByTag: { img: ['http', 'https'], iframe: ['https'] },
  allowProtocolRelative: false,
  enforceHtmlBoundary: false,
  disallowedTagsMode: 'discard',
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'svg', 'math', 'title', 'object'],
  transformTags: {
    ...RENAMED,
    a: link,
    iframe: lazy,
    img: lazy,
    td: numbersChecked,
    th: numbersChecked,
    ol: numbersChecked,
  },
  exclusiveFilter: ({ tag, attribs }) =>
    (tag === 'iframe' && embedProvider(attribs.src ?? '') === null) ||
    (tag === 'img' && !isImageAddress(attribs.src ?? '')),
};

/**
 * Rich text with nothing in it but what `RICH_HTML` allows: no scripts, handlers, styles or foreign embeds.
 * Takes HTML from anywhere, gives HTML; cleaning twice changes nothing.
 */
export function sanitizeRichText(html: string): string {
  return sanitizeHtml(html, OPTIONS).trim();
}

/** A link that leads somewhere by itself: an address within another site would lead into this one. */
const standsAlone = ({ href = '' }: sanitizeHtml.Attributes): boolean => /^(https?:\/\/|mailto:|tel:)/i.test(href);

const FOREIGN: sanitizeHtml.IOptions = {
  ...OPTIONS,
  allowedTags: TAGS.filter((tag) => !['img', 'iframe', 'figure', 'figcaption'].includes(tag)),
  transformTags: {
    ...OPTIONS.transformTags,
    a: (tagName, attribs) => (standsAlone(attribs) ? link(tagName, attribs) : { tagName, attribs: {} }),
  },
};

/**
 * Rich text of another site, to be read here: what `sanitizeRichText` leaves, without what only that site can show (images,
 * embeds, links within it). Cleaning twice changes nothing.
 */
export function sanitizeForeignText(html: string): string {
  return sanitizeHtml(html, FOREIGN).trim();
}
