import type { Json } from '../../content/field/json';
import { type FieldsByPath, type LocatedField, ownLanguage, withFieldAt } from '../../content/item/located';
import { differsAt } from '../../content/item/merge';
import { DRAFT_STATUS, PUBLISHED_STATUS } from '../../content/publication/status';
import type { CallFailure } from '../../contract/result';
import { editorTexts as messages } from '../../messages/screens/editor';
import { publishedLanguages } from '../publication/rules';
import { type PublicationStep, statusAfter, stepProblem } from '../publication/steps';
import { fieldsByPath, statusPath } from './document';
import type { EditorContext } from './types';

const { refusals } = messages;

/** The language that a change at a path counts for; null for none. */
const languageAt = (fields: FieldsByPath, path: string): string | null => {
  const located = fields.get(path);
  return located === undefined ? null : ownLanguage(located);
};

/** Whether a language of the item is, word for word, what is stored as published. */
function isAsPublished(context: EditorContext, language: string): boolean {
  const { saved, changed } = context;
  if (saved?.contents[language]?.status !== PUBLISHED_STATUS) return false;
  const fields = fieldsByPath(context);
  return !changed.some((path) => languageAt(fields, path) === language);
}

/** Languages that would be published by a user who may not. A published one that stays as it is may go along. */
export function publishedWithoutRight(context: EditorContext): string[] {
  const { item } = context;
  if (item === null || item.canSave) return [];
  return publishedLanguages(item).filter((language) => !isAsPublished(context, language));
}

/**
 * The language that this change takes out of what is published, where a user who may not publish makes it: it becomes a
 * draft, out of which the server makes a revision. Null for any other change.
 */
export function revisedLanguage(context: EditorContext, located: LocatedField, value: Json): string | null {
  const { item, saved, language: shown } = context;
  const language = ownLanguage(located) ?? shown;
  if (item === null || saved === null || item.canSave || located.path === statusPath(language)) return null;
  const [now, stored] = [item, saved].map(({ contents }) => contents[language]?.status);
  if (now !== PUBLISHED_STATUS || stored !== PUBLISHED_STATUS) return null;
  return differsAt(located, withFieldAt(item, located, value), saved) ? language : null;
}

/** The status that a revised language gets. */
export const REVISED_STATUS = DRAFT_STATUS;

/** Why a language can't be set back to published by a user who may not publish; null if it can. */
export function republishRefusal(context: EditorContext, located: LocatedField): string | null {
  const { item, saved, changed } = context;
  const { language } = located;
  if (item === null || item.canSave || language === null) return null;
  if (saved?.contents[language]?.status !== PUBLISHED_STATUS) return null;
  const fields = fieldsByPath(context);
  const others = changed.filter((path) => path !== located.path && (languageAt(fields, path) ?? language) === language);
  return others.length === 0 ? null : refusals.revised;
}

const storedStatus = ({ saved, language }: EditorContext): number | null => saved?.contents[language]?.status ?? null;

/** The status that a step of the review gives the language shown. */
export const reviewStatus = (context: EditorContext, step: PublicationStep): number =>
  statusAfter(step, storedStatus(context));

/** Why a step of the review makes no sense now, whatever statuses are admitted; null if it does. */
export function reviewStepRefusal(context: EditorContext, step: PublicationStep): string | null {
  const { item, changed } = context;
  if (item === null) return refusals.notLoaded;
  const question = { mayPublish: item.canSave, current: storedStatus(context) };
  const problem = stepProblem(step, question, changed.length > 0);
  if (problem === null) return null;
  if (problem === 'publishersOnly') return refusals.publishersOnly;
  if (problem === 'published') return refusals.reviewOfPublished;
  return step === 'publish' ? refusals.alreadyApproved : refusals.alreadySubmitted;
}

/** The field that says why a language was sent back; its status where the content type has no such field. */
export function notePath(context: EditorContext): string {
  const { language } = context;
  const note = [...fieldsByPath(context).values()].find(
    (located) => located.field.kind === 'reviewNote' && located.language === language,
  );
  return note?.path ?? statusPath(language);
}

type Details = Pick<CallFailure, 'details'> | null;

/** A number in the details of a failure; null without one. */
function numberIn(failure: Details, name: string): number | null {
  const details = failure?.details;
  if (typeof details !== 'object' || details === null) return null;
  const value: unknown = new Map(Object.entries(details)).get(name);
  return typeof value === 'number' ? value : null;
}

/** The revision draft that exists already, where a save was refused for it. */
export const namedRevision = (failure: Details): number | null => numberIn(failure, 'revision');

/** The item that a revision draft was merged into, where it is missing for that reason. */
export const mergedInto = (failure: Details): number | null => numberIn(failure, 'item');

/** The published item of a draft, where a save was refused because it was saved meanwhile. */
export const originalNamed = (failure: Details): number | null => numberIn(failure, 'original');

/** Id of the revision draft of the item shown; null if it has none. */
export const revisionId = ({ item, failure }: Pick<EditorContext, 'item' | 'failure'>): number | null =>
  namedRevision(failure) ?? (item !== null && item.revision !== null && item.revision > 0 ? item.revision : null);

/** Id of the item that this one is a revision draft of; null if it is none. */
export const originalId = ({ item }: Pick<EditorContext, 'item'>): number | null =>
  item !== null && item.draft > 0 ? item.draft : null;
