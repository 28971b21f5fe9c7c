import { languageIsBlank, PUBLISHED_STATUS } from '../../content/model/item';
import { placesOf } from './fields';
import { missingToPublish } from './publish';
import { withAll } from './rules';
import type { EditorContext } from './types';

/** What to show under a field: the server's word, or its problem once it was touched; null for nothing. */
export const errorAt = (context: EditorContext, path: string): string | null =>
  context.serverErrors[path] ?? (context.touched.includes(path) ? (context.problems[path] ?? null) : null);

/** Whether the problems of a language count: nobody has to fill a language that nobody has begun. */
function counts(context: EditorContext, language: string): boolean {
  const { item, content } = context;
  if (item === null) return false;
  return item.contents[language]?.status === PUBLISHED_STATUS || !languageIsBlank(content, item, language);
}

/** Languages to mark with '!'. Source: document 2, 'Common editor behaviour'; design, section 9. */
export function languagesWithErrors(context: EditorContext): string[] {
  const places = [...placesOf(context.content, context.languages).values()];
  return context.languages.filter((language) => {
    const own = places.filter((place) => (place.language ?? context.language) === language);
    return (
      own.some(({ path }) => errorAt(context, path) !== null) ||
      (own.some(({ path }) => path in context.problems) && counts(context, language))
    );
  });
}

/**
 * Fields that F8 visits, in the order of languages and cards: those with an error, where the current language's always
 * count; without any error what the language shown lacks to be published.
 */
function errorStops(context: EditorContext) {
  const marked = [...languagesWithErrors(context), context.language];
  const stops = [...placesOf(context.content, context.languages).values()].map((place) => ({
    path: place.path,
    language: place.language ?? context.language,
    isError:
      place.path in context.serverErrors ||
      (place.path in context.problems && marked.includes(place.language ?? context.language)),
  }));
  if (stops.some(({ isError }) => isError)) return stops;
  const missing = new Set(missingToPublish(context).map(({ path }) => path));
  return stops.map((stop) => ({ ...stop, isError: missing.has(stop.path) }));
}

/** Whether F8 leads anywhere. */
export const hasErrors = (context: EditorContext): boolean => errorStops(context).some((stop) => stop.isError);

/** Puts the focus on a field, in its language. */
export function leadTo(context: EditorContext, path: string): Partial<EditorContext> {
  const place = placesOf(context.content, context.languages).get(path);
  return {
    language: place?.language ?? context.language,
    focus: { path, turn: (context.focus?.turn ?? 0) + 1 },
  };
}

/** Puts the focus on a field, in its language, and shows its error. */
export const focusOn = (context: EditorContext, path: string): Partial<EditorContext> => ({
  ...leadTo(context, path),
  touched: withAll(context.touched, [path]),
});

/**
 * Goes to the next or previous error across languages, round and round.
 * `from` is where the user is; without it the last field led to, else the start of the current language.
 * Source: design, section 5.
 */
export function nextError(context: EditorContext, step: 1 | -1, from: string | undefined): Partial<EditorContext> {
  const stops = errorStops(context);
  const place = from ?? context.focus?.path;
  const start = stops.findIndex((stop) => stop.path === place && stop.language === context.language);
  const begin = stops.findIndex((stop) => stop.language === context.language);
  const at = start >= 0 ? start : step === 1 ? begin - 1 : begin;
  for (let turn = 1; turn <= stops.length; turn++) {
    const stop = stops[(at + step * turn + stops.length * 2) % stops.length];
    if (stop?.isError) return focusOn(context, stop.path);
  }
  return {};
}
