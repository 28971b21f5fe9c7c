import type { Content, ContentDeclaration, ContentHead, FormDeclaration } from '../../src/content/model/content';
import { defineForm } from '../../src/content/model/form';
import { defineContent } from '../../src/content/model/head';

export type WholeDeclaration = Omit<ContentDeclaration, 'form'> & FormDeclaration;

/** Declares a content type and its form at once, as tests do. */
export function declareContent({ cards, required, saveDebounced, ...head }: WholeDeclaration): Content {
  const form: FormDeclaration = { cards, required, ...(saveDebounced === undefined ? {} : { saveDebounced }) };
  const declared = defineContent({ ...head, form: async () => ({ form }) });
  return defineForm(declared, form);
}

/** Gives the form that a content type loads, as an application without forms kept does. */
export const formOf = async (head: ContentHead): Promise<Content> => defineForm(head, (await head.form()).form);
