import { PUBLISHED_STATUS } from '../../content/model/item';
import { withValueAt } from '../../content/model/path';
import { fieldProblem } from '../../content/model/validate';
import { languageName } from '../../messages/screens/content';
import { editorTexts as messages } from '../../messages/screens/editor';
import { validationTexts } from '../../messages/screens/validation';
import { type PlacedField, placesOf } from './fields';
import { statusPath } from './review';
import { type SaveGap, saveGaps, saveRefusal } from './rules';
import type { EditorContext } from './types';

/**
 * Why the language shown can't be published as it is; null when it can, or when nobody wants to.
 * Source: document 2, section 4.
 */
export function publishRefusal(context: EditorContext): string | null {
  const { item, language } = context;
  if (item === null) return null;
  if (!item.canSave) return messages.mayNotPublish;
  return item.contents[language]?.status === PUBLISHED_STATUS ? saveRefusal(context) : null;
}

/** The context as it would be if the language shown were published. */
function asPublished(context: EditorContext): EditorContext {
  const { item, content, languages, language: shown } = context;
  if (item === null || item.contents[shown] === undefined) return context;
  const published = withValueAt(item, statusPath(shown), PUBLISHED_STATUS);
  const problems = { ...context.problems };
  for (const { path, field, language } of placesOf(content, languages).values()) {
    if (language !== shown) continue;
    const message = fieldProblem(content, published, field, shown)?.message;
    if (message === undefined) delete problems[path];
    else problems[path] = message;
  }
  return { ...context, item: published, problems };
}

/** Fields that keep the language shown from being published; none where who asks may not publish it at all. */
export function missingToPublish(context: EditorContext): readonly PlacedField[] {
  if (context.item?.canSave !== true) return [];
  return saveGaps(asPublished(context)).flatMap(({ fields }) => fields);
}

/** What is missing in a language, and what has to be put right, in words. */
function gapInWords({ language, fields }: SaveGap, problems: EditorContext['problems']): string[] {
  const labels = (isMissing: boolean) =>
    fields
      .filter(({ path }) => (problems[path] === validationTexts.required) === isMissing)
      .map(({ field }) => field.label);
  const [missing, wrong] = [labels(true), labels(false)];
  const name = languageName(language);
  return [
    ...(missing.length === 0 ? [] : [messages.publishing.missing(missing, name)]),
    ...(wrong.length === 0 ? [] : [messages.publishing.wrong(wrong, name)]),
  ];
}

/** Why publishing the language shown would be held back, naming what is missing; null if nothing is. */
export function incompleteRefusal(context: EditorContext): string | null {
  if (context.item?.canSave !== true) return null;
  const published = asPublished(context);
  const words = saveGaps(published).flatMap((gap) => gapInWords(gap, published.problems));
  return words.length === 0 ? null : messages.publishing.sentence(words);
}
