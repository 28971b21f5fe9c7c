import { languageInSentence } from '../../messages/screens/content';

/** A field as a form calls it. */
export interface NamedField {
  readonly path: string;
  readonly label: string;
}

const TEXT = /^contents\.([^.]+)\.(.+)$/;

/**
 * Names of changed fields as their form says them, each once, with the languages in which it changed. Takes their paths as
 * the log has them; one that the form does not have stands for itself.
 */
export function changedFields(paths: readonly string[], fields: readonly NamedField[]): string[] {
  const labels = new Map(fields.map(({ path, label }) => [path, label]));
  const languages = new Map<string, readonly string[]>();
  for (const path of paths) {
    const [, language, own = path] = TEXT.exec(path) ?? [];
    const name = labels.get(own) ?? own;
    const earlier = languages.get(name) ?? [];
    languages.set(name, language === undefined ? earlier : [...earlier, languageInSentence(language)]);
  }
  return [...languages].map(([name, those]) => (those.length === 0 ? name : `${name} (${those.join(', ')})`));
}
