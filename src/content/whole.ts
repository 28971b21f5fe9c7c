import type { Content } from './model/content';
import { defineForm } from './model/form';
import { contents as heads } from './registry';

/** Every content type with its form, in the order of the menu: for what needs all of them from the start. */
export const contents = await Promise.all(heads.map(async (head) => defineForm(head, (await head.form()).form)));

/** The content type of an area, with its form. Throws where nothing declares it. */
export function contentOf(area: string): Content {
  const content = contents.find((one) => one.area === area);
  if (content === undefined) throw new Error(`nothing declares '${area}'`);
  return content;
}
