import { richTextTexts } from '../../messages/ui/richtext';

/** Elements that say the same under two names, or that only wrap: not a loss when they go. */
const SAME: Readonly<Record<string, string>> = { b: 'strong', i: 'em' };
const IGNORED = new Set(['thead', 'tbody', 'tfoot', 'colgroup', 'col', 'p', 'html', 'head', 'body']);
/** Attributes of frames, cells and links that a player or a browser fills in by itself. */
const IGNORED_ATTRIBUTES = new Set(['allow', 'frameborder', 'referrerpolicy', 'allowfullscreen', 'loading', 'scope']);

/** Marks of words, by every name: however many elements carry one, it is kept as long as its words have it. */
const MARKS: Readonly<Record<string, string>> = { strong: 'strong, b', em: 'em, i', a: 'a' };

/** How often something occurs, and on how much: words that are marked, letter by letter, or else each time. */
interface Tally {
  readonly times: number;
  readonly amount: number;
}

const lettersOf = ({ textContent }: Element): number => (textContent ?? '').replace(/\s+/g, '').length;

function amountOf(element: Element, name: string): number {
  const same = MARKS[name];
  if (same === undefined) return 1;
  const isTwice = element.parentElement?.closest(same) != null;
  return isTwice ? 0 : lettersOf(element) + element.querySelectorAll('img').length;
}

/** Every element, class and attribute of a piece of HTML with how often it occurs, and its words. */
function inventory(html: string): { readonly tallies: ReadonlyMap<string, Tally>; readonly text: string } {
  const { body, head } = new DOMParser().parseFromString(html, 'text/html');
  const tallies = new Map<string, Tally>();
  for (const element of [...head.querySelectorAll('*'), ...body.querySelectorAll('*')]) {
    const name = SAME[element.localName] ?? element.localName;
    const amount = amountOf(element, name);
    const count = (key: string) => {
      const known = tallies.get(key);
      tallies.set(key, { times: (known?.times ?? 0) + 1, amount: (known?.amount ?? 0) + amount });
    };
    if (!IGNORED.has(name)) count(`<${name}>`);
    for (const attribute of element.attributes) {
      if (IGNORED_ATTRIBUTES.has(attribute.name)) continue;
      const defaultSpan = /^(col|row)span$/.test(attribute.name) && attribute.value === '1';
      if (attribute.name === 'class') for (const own of element.classList) count(`class="${own}"`);
      else if (!defaultSpan) count(attribute.name);
    }
  }
  return { tallies, text: (body.textContent ?? '').replace(/\s+/g, '') };
}

/**
 * What of `before` is no longer in `after`, as Italian phrases ('2 × <div>'); empty when nothing is.
 * Additions don't count: an editor may add paragraphs around what stood alone.
 */
export function lossesBetween(before: string, after: string): readonly string[] {
  const [from, to] = [inventory(before), inventory(after)];
  const lost = [...from.tallies].flatMap(([key, { times, amount }]) => {
    const left = to.tallies.get(key) ?? { times: 0, amount: 0 };
    return amount > left.amount ? [`${Math.max(1, times - left.times)} × ${key}`] : [];
  });
  return from.text === to.text ? lost : [...lost, richTextTexts.losses.text];
}
