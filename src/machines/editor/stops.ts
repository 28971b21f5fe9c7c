import type { LocatedField } from '../../content/item/located';
import { languageName } from '../../messages/screens/content';
import { editorTexts as messages } from '../../messages/screens/editor';
import { fieldsByPath, fieldsNamed, focusOn, languagesWithErrors } from './document';
import { missingFields, neededAt, reasonAt } from './missing';
import type { EditorChange, EditorContext } from './types';

/** Fields with an error, in the order of languages and cards; the current language's always count. */
function wrongFields(context: EditorContext): readonly LocatedField[] {
  const { problems, serverErrors, language: shown } = context;
  const marked = [...languagesWithErrors(context), shown];
  const refused = fieldsNamed(context, serverErrors);
  const wrong = fieldsNamed(context, problems).filter(({ language }) => marked.includes(language ?? shown));
  if (refused.length === 0) return wrong;
  const either = new Set([...refused, ...wrong]);
  return [...fieldsByPath(context).values()].filter((located) => either.has(located));
}

/** Fields that F8 visits: those with an error, else what the language shown lacks to be published. */
function stopsOf(context: EditorContext): readonly LocatedField[] {
  const wrong = wrongFields(context);
  return wrong.length > 0 ? wrong : missingFields(context);
}

/** Whether F8 leads anywhere. */
export const hasStops = (context: EditorContext): boolean => stopsOf(context).length > 0;

/**
 * Goes to the next or previous stop across languages, round and round.
 * `from` is where the user is; without it the last field led to, else the start of the current language.
 * Source: design, section 5.
 */
export function nextStop(context: EditorContext, step: 1 | -1, from: string | undefined): EditorChange {
  const stops = new Set(stopsOf(context).map(({ path }) => path));
  const all = [...fieldsByPath(context).values()];
  const languageOf = ({ language }: LocatedField) => language ?? context.language;
  const current = from ?? context.focus?.path;
  const start = all.findIndex((located) => located.path === current && languageOf(located) === context.language);
  const begin = all.findIndex((located) => languageOf(located) === context.language);
  const at = start >= 0 ? start : step === 1 ? begin - 1 : begin;
  for (let turn = 1; turn <= all.length; turn++) {
    const path = all[(at + step * turn + all.length * 2) % all.length]?.path;
    if (path !== undefined && stops.has(path)) return focusOn(context, path);
  }
  return {};
}

/** Where F8 has led, to be read out: number, why it stops there, field and what to do. Null where it leads nowhere. */
export function stopInWords(context: EditorContext): string | null {
  const stops = stopsOf(context);
  const at = stops.findIndex(({ path }) => path === context.focus?.path);
  const stop = stops[at];
  if (stop === undefined) return null;
  const { path, label, language } = stop;
  const inMany = new Set(stops.map((one) => one.language ?? context.language)).size > 1;
  const name = inMany && language !== null ? messages.toPublish.inLanguage(label, languageName(language)) : label;
  const error = context.serverErrors[path] ?? context.problems[path];
  const isWrong = wrongFields(context).length > 0 && error !== undefined;
  return messages.toPublish.stop({
    at: at + 1,
    of: stops.length,
    why: isWrong ? messages.toPublish.error : (neededAt(context, path) ?? ''),
    field: name,
    what: isWrong ? error : reasonAt(context, path),
  });
}
