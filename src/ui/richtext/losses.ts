import { richTextTexts } from '../../messages/ui/richtext';

/** Elements that say the same under two names, or that only wrap: not a loss when they go. */
const SAME: Readonly<Record<string, string>> = { b: 'strong', i: 'em' };
const IGNORED = new Set(['thead', 'tbody', 'tfoot', 'colgroup', 'col', 'p', 'html', 'head', 'body']);
/** Attributes of frames, cells and links that a player or a browser fills in by itself. */
const IGNORED_ATTRIBUTES = new Set(['allow', 'frameborder', 'referrerpolicy', 'allowfullscreen', 'loading', 'scope']);

type Counts = Map<string, number>;

const count = (counts: Counts, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

/** Every element, class and attribute of a piece of HTML with how often it occurs, and its words. */
function inventory(html: string): { readonly marks: Counts; readonly text: string } {
  const { body, head } = new DOMParser().parseFromString(html, 'text/html');
  const marks: Counts = new Map();
  for (const element of [...head.querySelectorAll('*'), ...body.querySelectorAll('*')]) {
    const name = SAME[element.localName] ?? element.localName;
    if (!IGNORED.has(name)) count(marks, `<${name}>`);
    for (const attribute of element.attributes) {
      if (IGNORED_ATTRIBUTES.has(attribute.name)) continue;
      const defaultSpan = /^(col|row)span$/.test(attribute.name) && attribute.value === '1';
      if (attribute.name === 'class') for (const name of element.classList) count(marks, `class="${name}"`);
      else if (!defaultSpan) count(marks, attribute.name);
    }
  }
  return { marks, text: (body.textContent ?? '').replace(/\s+/g, '') };
}

/**
 * What of `before` is no longer in `after`, as Italian phrases ('2 × <div>'); empty when nothing is.
 * Additions don't count: an editor may add paragraphs around what stood alone.
 */
export function lossesBetween(before: string, after: string): readonly string[] {
  const [from, to] = [inventory(before), inventory(after)];
  const lost = [...from.marks]
    .map(([mark, number]) => ({ mark, number: number - (to.marks.get(mark) ?? 0) }))
    .filter(({ number }) => number > 0)
    .map(({ mark, number }) => `${number} × ${mark}`);
  return from.text === to.text ? lost : [...lost, richTextTexts.losses.text];
}
