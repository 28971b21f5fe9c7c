import type { Node as TextNode } from '@tiptap/pm/model';

/**
 * A place in a text, by the letters before it: what is no letter counts in no form of the text, so that the place is the
 * same in its HTML, in its picture and in its editor.
 */
export interface TextPlace {
  readonly letters: number;
  /** Right before the next letter, not behind the last one: at the beginning of a word or of a paragraph. */
  readonly isBeforeNext: boolean;
}

const isLetter = (character: string): boolean => !/\s/.test(character);

/** The place of a position in the page that lies in `root`. */
export function placeIn(root: Node, node: Node, offset: number): TextPlace {
  const range = document.createRange();
  range.setStart(root, 0);
  range.setEnd(node, offset);
  const before = node instanceof Text ? node.data.slice(0, offset) : '';
  return {
    letters: [...range.toString().split('')].filter(isLetter).length,
    isBeforeNext: !isLetter(before.at(-1) ?? ' '),
  };
}

/** Where a place lies in an editor's document; at its end where it has fewer letters. */
export function positionOf(doc: TextNode, { letters, isBeforeNext }: TextPlace): number {
  const wanted = isBeforeNext ? letters + 1 : letters;
  let [seen, found] = [0, doc.content.size];
  doc.descendants((node, position) => {
    if (seen >= wanted) return false;
    for (const [index, character] of [...(node.text ?? '').split('')].entries()) {
      if (!isLetter(character)) continue;
      seen += 1;
      if (seen === wanted) {
        found = position + index + (isBeforeNext ? 0 : 1);
        return false;
      }
    }
    return true;
  });
  return found;
}
