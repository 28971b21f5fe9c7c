import type { HtmlElement } from './tree';

/** Declarations of an element's own `style`, by property, in small letters. */
export function declared({ attributes: { style } }: HtmlElement): ReadonlyMap<string, string> {
  const declarations = (style ?? '').matchAll(/([a-z-]+)\s*:\s*((?:"[^"]*"|'[^']*'|[^;"'])*)/gi);
  return new Map(
    [...declarations].map(([, property = '', value = '']) => [
      property.toLowerCase(),
      value
        .replace(/!\s*important/i, '')
        .trim()
        .toLowerCase(),
    ]),
  );
}

type Declared = ReturnType<typeof declared>;

/** Weight from which a letter is bold. Source: CSS Fonts, 'font-weight'; issue 37. */
const BOLD_FROM = 600;

/** Whether declarations make text bold; undefined where they say nothing of it. */
export function boldIn(styles: Declared): boolean | undefined {
  const weight = styles.get('font-weight');
  if (weight === undefined) return /(^|\s)(bold|bolder|[6-9]00)\s/.test(styles.get('font') ?? '') ? true : undefined;
  if (/^bold/.test(weight)) return true;
  if (/^(normal|lighter)$/.test(weight)) return false;
  const number = Number.parseFloat(weight);
  return Number.isNaN(number) ? undefined : number >= BOLD_FROM;
}

/** Whether declarations make text italic; undefined where they say nothing of it. */
export function italicIn(styles: Declared): boolean | undefined {
  const style = styles.get('font-style');
  if (style === undefined) return /(^|\s)(italic|oblique)\s/.test(styles.get('font') ?? '') ? true : undefined;
  if (/^(italic|oblique)/.test(style)) return true;
  return style === 'normal' ? false : undefined;
}

/** Whether line ends of the source are line ends of the text; undefined where nothing is said of it. */
export function preformattedIn(styles: Declared): boolean | undefined {
  const space = styles.get('white-space-collapse') ?? styles.get('white-space');
  if (space === undefined) return undefined;
  if (/^(pre|preserve|break-spaces)/.test(space)) return true;
  return /^(normal|nowrap|collapse)/.test(space) ? false : undefined;
}

/** Values of `display` that part an element from the words beside it. Source: CSS Display, 'Outer display roles'. */
const BLOCK_DISPLAY = /^(block|flow-root|flex|grid|table|list-item|table-\w+(-group)?|-webkit-box|run-in)$/;

const LAYOUT = /^(inline-)?(flex|grid)$/;

export const isBlockStyle = (styles: Declared): boolean => BLOCK_DISPLAY.test(styles.get('display') ?? '');

/** Whether each child of an element is a block of its own. */
export const partsChildren = (styles: Declared): boolean => LAYOUT.test(styles.get('display') ?? '');
