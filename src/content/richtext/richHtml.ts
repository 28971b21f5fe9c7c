import { withScheme } from '../text/web';

/**
 * What rich text may contain: elements and, for each, its attributes. Everything else is removed on paste, on load and by
 * the server. Source: document 2, section 9, 'Rich editor'.
 */
export const RICH_HTML: Readonly<Record<string, readonly string[]>> = {
  p: [],
  h2: [],
  h3: ['class'],
  h4: [],
  strong: [],
  em: [],
  a: ['href', 'title', 'target', 'rel'],
  ul: [],
  ol: ['start'],
  li: [],
  blockquote: [],
  br: [],
  hr: [],
  table: [],
  thead: [],
  tbody: [],
  tfoot: [],
  tr: [],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
  img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
  figure: [],
  figcaption: [],
  iframe: ['src', 'title', 'width', 'height', 'allowfullscreen', 'loading'],
};

/** The one class that is kept, on h3 only: the heading with a separator. */
export const SEPARATOR_CLASS = 'separatore';

/** Schemes a link may have. */
export const LINK_SCHEMES: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:'];

/** What a link that opens a new tab must carry. */
export const NEW_TAB_REL = 'noopener noreferrer';

/** Whether an image may come from here: the web or the site itself, never out of the text or a file. */
export const isImageAddress = (src: string): boolean => /^https?:\/\//i.test(src) || /^\/(?![/\\])/.test(src);

interface EmbedProvider {
  readonly name: string;
  /** Addresses of its player, the only ones that are stored. */
  readonly player: RegExp;
  /** The player's address out of an address that people copy; null if it is none of its own. */
  readonly playerOf: (url: URL) => string | null;
}

const host = (url: URL): string => url.hostname.replace(/^(www|m|music)\./, '');

function youtubeId(url: URL): string | null {
  const [, first = '', second = ''] = url.pathname.split('/');
  if (host(url) === 'youtu.be') return first;
  if (host(url) !== 'youtube.com' && host(url) !== 'youtube-nocookie.com') return null;
  if (first === 'watch') return url.searchParams.get('v');
  return ['shorts', 'live', 'embed', 'v'].includes(first) ? second : null;
}

const startSeconds = (url: URL): string => {
  const seconds = Number.parseInt(url.searchParams.get('start') ?? url.searchParams.get('t') ?? '', 10);
  return seconds > 0 ? `?start=${seconds}` : '';
};

/** Services whose players may be embedded. */
export const EMBED_PROVIDERS: readonly EmbedProvider[] = [
  {
    name: 'YouTube',
    player: /^https:\/\/www\.youtube(-nocookie)?\.com\/embed\/[\w-]{5,20}(\?[\w=&.%;-]*)?$/,
    playerOf: (url) => {
      const id = youtubeId(url);
      return id && /^[\w-]{5,20}$/.test(id) ? `https://www.youtube-nocookie.com/embed/${id}${startSeconds(url)}` : null;
    },
  },
  {
    name: 'Vimeo',
    player: /^https:\/\/player\.vimeo\.com\/video\/\d+(\?[\w=&.%;-]*)?$/,
    playerOf: (url) => {
      const found = host(url) === 'vimeo.com' ? /^\/(?:.*\/)?(\d+)(?:\/([\da-f]+))?$/.exec(url.pathname) : null;
      if (!found) return null;
      return `https://player.vimeo.com/video/${found[1]}${found[2] === undefined ? '' : `?h=${found[2]}`}`;
    },
  },
  {
    name: 'Spotify',
    player: /^https:\/\/open\.spotify\.com\/embed\/(track|album|playlist|episode|show|artist)\/\w+(\?[\w=&.%;-]*)?$/,
    playerOf: (url) => {
      const kinds = /^\/(?:intl-\w+\/)?((?:track|album|playlist|episode|show|artist)\/\w+)$/;
      const found = url.hostname === 'open.spotify.com' ? kinds.exec(url.pathname) : null;
      return found ? `https://open.spotify.com/embed/${found[1]}` : null;
    },
  },
  {
    name: 'Google Maps',
    player: /^https:\/\/www\.google\.(com|it)\/maps\/(embed|d\/embed|d\/u\/0\/embed)\?[\w=&.%!,;:+~*@-]+$/,
    playerOf: (url) => {
      const map = url.searchParams.get('mid');
      const isMyMaps = /^(www\.)?google\.(com|it)$/.test(url.hostname) && url.pathname.startsWith('/maps/d/');
      return isMyMaps && map ? `https://www.google.com/maps/d/embed?mid=${encodeURIComponent(map)}` : null;
    },
  },
  {
    name: 'OpenStreetMap',
    player: /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?[\w=&.%,;-]+$/,
    playerOf: () => null,
  },
  {
    name: 'SoundCloud',
    player: /^https:\/\/w\.soundcloud\.com\/player\/\?[\w=&.%:/#;-]+$/,
    playerOf: () => null,
  },
  {
    name: 'Spreaker',
    player: /^https:\/\/widget\.spreaker\.com\/player\?[\w=&.%#;-]+$/,
    playerOf: () => null,
  },
];

/** Hosts of the players above, for a Content-Security-Policy and for a sanitiser that goes by host. */
export const EMBED_HOSTS: readonly string[] = [
  'www.youtube.com',
  'www.youtube-nocookie.com',
  'player.vimeo.com',
  'open.spotify.com',
  'www.google.com',
  'www.google.it',
  'www.openstreetmap.org',
  'w.soundcloud.com',
  'widget.spreaker.com',
];

/** Name of the service whose player `src` is; null for anything that may not be embedded. */
export function embedProvider(src: string): string | null {
  return EMBED_PROVIDERS.find(({ player }) => player.test(src))?.name ?? null;
}

/**
 * The player's address out of what people paste: a page's address, a player's address, or the whole `<iframe …>` code.
 * null if no allowed service recognises it.
 */
export function embedSource(pasted: string): string | null {
  const code = /<iframe\b[^>]*?\bsrc\s*=\s*["']([^"']+)["']/i.exec(pasted);
  const address = (code?.[1] ?? pasted).trim().replaceAll('&amp;', '&').replace(/^\/\//, 'https://');
  if (embedProvider(address) !== null) return address;
  const absolute = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  const url = URL.canParse(absolute) ? new URL(absolute) : null;
  if (url === null) return null;
  for (const { playerOf } of EMBED_PROVIDERS) {
    const player = playerOf(url);
    if (player !== null) return player;
  }
  return null;
}

/** Endings of files, which no domain has: a page beside another one, of which nobody knows where it is. */
const FILE =
  /^[^/?#]*\.(html?|php\d?|aspx?|jsp|pdf|docx?|xlsx?|pptx?|od[ts]|rtf|txt|csv|xml|json|jpe?g|png|gif|svg|webp|mp[34])([?#]|$)/i;

/**
 * A link's address out of what people type, and out of what others wrote: what has no scheme gets the one that it is read
 * with, a web address https (`withScheme`, as in every field of one), a bare domain too, an address of mail mailto. null if
 * it is no address, or one of a scheme that links may not have.
 */
export function linkAddress(typed: string): string | null {
  const text = withScheme(typed.trim());
  if (text === '' || /\s/.test(text)) return null;
  if (/^(#|\/(?![/\\])|\.{1,2}\/)/.test(text)) return text;
  if (/^[^@/:?#]+@[^@/:?#]+\.[a-z]{2,}(\?[^@/:#]*)?$/i.test(text)) return `mailto:${text}`;
  // What a number follows is a port, but for telephones.
  const scheme = /^(?:tel:|[a-z][a-z\d+.-]*:(?!\d))/i.exec(text)?.[0].toLowerCase();
  if (scheme !== undefined)
    return LINK_SCHEMES.includes(scheme) && URL.canParse(text) && text.length > scheme.length + 2 ? text : null;
  const bare = text.replace(/^\/\//, '');
  const isDomain = /^[^/@\\]+\.([a-z]{2,}|xn--[a-z\d-]+)(:\d+)?([/?#]|$)/i.test(bare) && !FILE.test(bare);
  return isDomain && URL.canParse(`https://${bare}`) ? `https://${bare}` : null;
}
