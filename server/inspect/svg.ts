import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes';
import { BrokenFile } from './strip';

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const XML = 'http://www.w3.org/XML/1998/namespace';

/** What draws, and nothing that runs, animates or brings anything in. Source: SVG 2, appendix 'Element index'. */
const ELEMENTS = new Set(
  `svg g defs symbol use switch view title desc path rect circle ellipse line polyline polygon text tspan textPath image
   linearGradient radialGradient stop clipPath mask pattern marker style filter feBlend feColorMatrix
   feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow
   feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight
   feSpecularLighting feSpotLight feTile feTurbulence`.split(/\s+/),
);

/** Elements that go while what is in them stays. */
const TRANSPARENT = new Set(['a']);

/** Deepest nesting: what draws a picture stays far below, and those who read it recurse. */
const DEEPEST = 256;

const EMBEDDED_IMAGE = /^data:image\/(?:png|jpe?g|gif|webp);base64,[A-Za-z0-9+/=\s]*$/i;
const REFERENCE = /^\s*#[^\s()'"<>]*\s*$/;
const SAFE_URL = /^\s*['"]?(?:#|data:(?:font\/|application\/(?:x-)?font|image\/(?:png|jpe?g|gif|webp)[;,]))/i;

/** Whether a style or the value of an attribute stays inside the file. Escapes could hide anything, so none are allowed. */
function staysInside(css: string): boolean {
  if (
    /\\|@import|expression\s*\(|javascript:|behavior\s*:|-moz-binding|(?:image-set|cross-fade|image|src|element)\s*\(/i.test(
      css,
    )
  )
    return false;
  return css
    .split(/url\s*\(/i)
    .slice(1)
    .every((target) => SAFE_URL.test(target));
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const quoted = (text: string): string =>
  `"${escaped(text).replace(/"/g, '&quot;').replace(/\n/g, '&#10;').replace(/\t/g, '&#9;')}"`;

/** An attribute as it is kept; '' for one that goes. */
function attributeText(element: string, { local, uri, value }: SaxesAttributeNS): string {
  const isReference = local === 'href' && (uri === '' || uri === XLINK);
  if (isReference) {
    const isSafe = element === 'image' ? EMBEDDED_IMAGE.test(value.trim()) : REFERENCE.test(value);
    return isSafe ? ` href=${quoted(value.trim())}` : '';
  }
  if (uri === XML) return local === 'space' || local === 'lang' ? ` xml:${local}=${quoted(value)}` : '';
  if (uri !== '' || /^on/i.test(local) || !staysInside(value)) return '';
  return ` ${local}=${quoted(value)}`;
}

const isImageWithoutSource = (element: string, attributes: string): boolean =>
  element === 'image' && !attributes.includes(' href=');

/** Writes down what of a file is kept while it is read. */
class Cleaner {
  readonly #out: string[] = [];
  /** For each open element: its end tag, '' for one that is left out, null for one that goes with all that is in it. */
  readonly #open: (string | null)[] = [];
  #style: string | null = null;

  get #isInside(): boolean {
    return this.#open.at(-1) !== null;
  }

  open({ local, uri, attributes }: SaxesTagNS): void {
    if (this.#open.length === 0 && (local !== 'svg' || uri !== SVG)) throw new BrokenFile('no SVG');
    if (this.#open.length >= DEEPEST) throw new BrokenFile('nested too deep');
    if (!this.#isInside && this.#open.length > 0) this.#open.push(null);
    else if (uri === SVG && TRANSPARENT.has(local)) this.#open.push('');
    else if (uri === SVG && ELEMENTS.has(local)) this.#keep(local, Object.values(attributes));
    else this.#open.push(null);
  }

  #keep(local: string, attributes: readonly SaxesAttributeNS[]): void {
    const text = attributes.map((attribute) => attributeText(local, attribute)).join('');
    if (isImageWithoutSource(local, text)) {
      this.#open.push(null);
      return;
    }
    const isRoot = this.#open.length === 0;
    this.#out.push(`<${local}${isRoot ? ` xmlns="${SVG}"` : ''}${text}>`);
    this.#open.push(`</${local}>`);
    if (local === 'style') this.#style = '';
  }

  text(text: string): void {
    if (this.#open.length === 0 || !this.#isInside) return;
    if (this.#style === null) this.#out.push(escaped(text));
    else this.#style += text;
  }

  close(): void {
    if (this.#style !== null) {
      if (staysInside(this.#style)) this.#out.push(escaped(this.#style));
      this.#style = null;
    }
    const end = this.#open.pop();
    if (end != null) this.#out.push(end);
  }

  done(): string {
    return this.#out.join('');
  }
}

/**
 * An SVG with nothing in it but what draws: no scripts, handlers, animations, foreign content, links, nor anything from
 * outside. Takes and gives the text of the file; cleaning twice changes nothing. Throws `BrokenFile` for what is no
 * well-formed SVG; entities of its own are none.
 */
export function cleanSvg(source: string): string {
  const cleaner = new Cleaner();
  // Files made by hand often forget to say that they are SVG; readers of the HTML kind don't mind.
  const parser = new SaxesParser({ xmlns: true, additionalNamespaces: { '': SVG } });
  parser.on('error', (error) => {
    throw new BrokenFile(error.message);
  });
  parser.on('opentag', (tag) => cleaner.open(tag));
  parser.on('text', (text) => cleaner.text(text));
  parser.on('cdata', (text) => cleaner.text(text));
  parser.on('closetag', () => cleaner.close());
  parser.write(source).close();
  return cleaner.done();
}
