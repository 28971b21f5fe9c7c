/** Kinds of what a text can't keep, in the order in which they are told. */
export const LOST = ['style', 'link', 'image', 'video', 'audio', 'frame', 'drawing', 'control', 'script'] as const;
export type Lost = (typeof LOST)[number];

/** Elements of which nothing is shown, their text neither. */
export const UNSEEN = new Set(
  'script style template noscript head title meta link base xml datalist noframes noembed param source track'.split(
    ' ',
  ),
);

/** Elements that show something else than text, and what is said when they go. */
export const SHOWN: ReadonlyMap<string, Lost> = new Map(
  Object.entries<Lost>({
    img: 'image',
    video: 'video',
    audio: 'audio',
    iframe: 'frame',
    frame: 'frame',
    object: 'frame',
    embed: 'frame',
    applet: 'frame',
    svg: 'drawing',
    canvas: 'drawing',
    math: 'drawing',
    input: 'control',
  }),
);

/** Elements that stand on lines of their own. Source: HTML, section 15.3, 'Flow content'; older ones of MDN. */
export const BLOCK: ReadonlySet<string> = new Set(
  `address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer
  form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li listing main menu nav ol optgroup option p plaintext pre search
  section select summary table tbody td textarea tfoot th thead tr ul xmp`.split(/\s+/),
);

/** Elements within a line that stand apart from the words beside them. */
export const APART = new Set(['button', 'meter', 'progress', 'rt', 'rp', 'marquee']);

/** Elements of which only the look is lost. */
export const LOOK = new Set('font u s strike del ins sub sup mark small big tt code kbd samp'.split(' '));

export const PREFORMATTED = new Set(['pre', 'listing', 'xmp', 'plaintext', 'textarea']);
export const HEADINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    h1: 'h2',
    h2: 'h2',
    h3: 'h3',
    h4: 'h4',
    h5: 'h4',
    h6: 'h4',
  }),
);
export const LISTS: ReadonlyMap<string, string> = new Map(
  Object.entries({ ul: 'ul', ol: 'ol', menu: 'ul', dir: 'ul' }),
);
export const SECTIONS = new Set(['thead', 'tbody', 'tfoot']);
export const CELLS = new Set(['td', 'th']);
export const TABLE_PARTS = new Set([...SECTIONS, ...CELLS, 'tr', 'caption', 'colgroup', 'col']);
