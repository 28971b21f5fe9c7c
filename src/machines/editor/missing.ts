import type { LocatedField } from '../../content/item/located';
import { languageName } from '../../messages/screens/content';
import { editorTexts as messages } from '../../messages/screens/editor';
import { validationTexts } from '../../messages/screens/validation';
import { fieldsNamed, inputRefusal, type SaveGap, saveGaps } from './document';
import type { EditorContext } from './types';

const isOf = ({ language: shown }: Pick<EditorContext, 'language'>, { language }: LocatedField): boolean =>
  (language ?? shown) === shown;

/** Fields that keep the language shown from being published, those that all languages share included. */
export const missingFields = (context: EditorContext): LocatedField[] =>
  fieldsNamed(context, context.missing).filter((located) => isOf(context, located));

/** Why there is no list of what is missing to be led to; null if there is one. */
export const listRefusal = (context: EditorContext): string | null =>
  inputRefusal(context) ??
  (missingFields(context).length > 0 ? null : messages.toPublish.nothing(languageName(context.language)));

/** What a field needs before its language can be published, in words; null if nothing. */
export function neededAt({ missing }: Pick<EditorContext, 'missing'>, path: string): string | null {
  const problem = missing[path];
  if (problem === undefined) return null;
  return problem === validationTexts.required ? messages.toPublish.needed : messages.toPublish.toCorrect;
}

/** The same with what has to be done, for a list. */
export const reasonAt = ({ missing }: Pick<EditorContext, 'missing'>, path: string): string => {
  const problem = missing[path] ?? '';
  return problem === validationTexts.required ? messages.toPublish.toFill : problem;
};

/** What would hold up a save with the language shown published. */
function publishingGaps(context: EditorContext): SaveGap[] {
  const others = saveGaps(context).filter(({ language }) => language !== context.language);
  const own = { language: context.language, fields: missingFields(context) };
  return own.fields.length === 0 ? others : [own, ...others];
}

/** What is missing in a language, and what has to be put right, in words. */
function gapInWords(
  { missing, problems, language: shown }: EditorContext,
  { language, fields }: SaveGap,
): readonly string[] {
  const found = language === shown ? missing : problems;
  const labels = (isMissing: boolean) =>
    fields.filter(({ path }) => (found[path] === validationTexts.required) === isMissing).map(({ label }) => label);
  const [lacking, wrong] = [labels(true), labels(false)];
  const name = languageName(language);
  return [
    ...(lacking.length === 0 ? [] : [messages.publishing.missing(lacking, name)]),
    ...(wrong.length === 0 ? [] : [messages.publishing.wrong(wrong, name)]),
  ];
}

/** Why the language shown is not complete enough to be published, naming what is missing; null if it is. */
export function incompleteRefusal(context: EditorContext): string | null {
  const words = publishingGaps(context).flatMap((gap) => gapInWords(context, gap));
  return words.length === 0 ? null : messages.publishing.sentence(words);
}
