import { KINDS, PORTALS, REGION_WIDE_ROLES } from '../../src/content/kinds/table';
import { languageIsBlank, PUBLISHED_STATUS } from '../../src/content/model/item';
import { fieldPath, sameValue, valueAt } from '../../src/content/model/path';
import type { Content, FieldDeclaration, Json } from '../../src/content/model/types';
import { languageProblems } from '../../src/content/model/validate';
import { type Outcome, outcomeOf } from '../../src/machines/publication/outcome';
import { essence, fieldChanged, isStatus } from '../../src/machines/publication/rules';
import { editorialTexts } from '../../src/messages/server/editorial';
import { publicationTexts } from '../../src/messages/server/publication';
import type { RequestUser } from '../auth/context';
import { HttpError } from '../http/errors';
import { type Item, languagesOf } from './names';

type Problems = Record<string, string>;

/** A write as the rules judge it. */
export interface Change {
  readonly content: Content;
  /** The stored item; null for a new one. */
  readonly before: Item | null;
  readonly after: Item;
  /** Language that the user has before the eyes: all rules hold for it, whatever its status. */
  readonly language: string;
  readonly user: RequestUser;
  /** Of a revision draft: the languages that readers see of the item it revises. Null for an item. */
  readonly revises: readonly string[] | null;
}

/** Limits and shapes of the fields, without what is required. */
function shapeProblems(content: Content, item: Item, language: string): Problems {
  const problems: Problems = {};
  for (const field of content.fields) {
    const path = fieldPath(field, language);
    const message = KINDS[field.kind].problem(valueAt(item, path), field);
    if (message !== null) problems[path] = message;
  }
  return problems;
}

/**
 * What is wrong with the fields: every rule for the language in view and for each published one, limits and shapes for
 * the others. Source: document 2, section 5.
 */
function fieldProblems(content: Content, after: Item, language: string): Problems {
  const problems: Problems = {};
  for (const each of new Set([language, ...languagesOf(after)])) {
    const status = after.contents[each]?.status;
    if (each === language || status === PUBLISHED_STATUS)
      for (const { path, message } of languageProblems(content, after, each)) problems[path] ??= message;
    else Object.assign(problems, { ...shapeProblems(content, after, each), ...problems });
  }
  return problems;
}

const idsOf = (value: Json): Json[] => (Array.isArray(value) ? [...value].sort((a, b) => Number(a) - Number(b)) : []);

function portalProblem(field: FieldDeclaration, { before, after, user }: Change): string | null {
  if (REGION_WIDE_ROLES.includes(user.role)) return null;
  const was = KINDS.portals.normalise(before?.[field.path]);
  const becomes = KINDS.portals.normalise(after[field.path]);
  const active = (value: Json, id: number): boolean =>
    Array.isArray(value) && value.some((one: Json) => valueAt(one, 'id') === id && valueAt(one, 'active') === true);
  const refused = PORTALS.find(({ id, restricted }) => restricted && active(was, id) !== active(becomes, id));
  return refused === undefined ? null : editorialTexts.fields.portal(refused.name);
}

function tagsProblem(field: FieldDeclaration, { before, after, user }: Change, language: string): string | null {
  if (user.may('view-tag')) return null;
  const path = fieldPath(field, language);
  const [was, becomes] = [before, after].map((item) =>
    idsOf(essence('tags', item === null ? [] : valueAt(item, path))),
  );
  return sameValue(was, becomes) ? null : editorialTexts.fields.tags;
}

/** Fields that only publishers may change, and that somebody else did. */
function publishersProblems({ content, before, after, user }: Change): Problems {
  if (user.mayAny(content.abilities, 'publish')) return {};
  const from = before ?? { ...after, contents: {} };
  const changed = content.fields
    .filter(({ kind }) => KINDS[kind].publishersOnly === true)
    .flatMap((field) =>
      Object.keys(after.contents)
        .filter((language) => fieldChanged(field, from, after, language))
        .map((language) => [fieldPath(field, language), publicationTexts.publishersOnly(field.label)] as const),
    );
  return Object.fromEntries(changed);
}

/** Fields that this user may not change. Source: document 2, sections 5 and 6. */
function permissionProblems(change: Change): Problems {
  const problems = publishersProblems(change);
  for (const field of change.content.fields) {
    if (field.kind === 'portals') {
      const message = portalProblem(field, change);
      if (message !== null) problems[field.path] = message;
    }
    if (field.kind !== 'tags') continue;
    for (const language of field.localized ? Object.keys(change.after.contents) : ['']) {
      const message = tagsProblem(field, change, language);
      if (message !== null) problems[fieldPath(field, language)] = message;
    }
  }
  return problems;
}

const refuseIfAny = (status: number, message: string, fields: Problems): void => {
  if (Object.keys(fields).length > 0) throw new HttpError(status, message, { fields });
};

function statusProblems({ contents }: Item): Problems {
  const unknown = Object.keys(contents).filter((language) => !isStatus(contents[language]?.status));
  return Object.fromEntries(unknown.map((language) => [`contents.${language}.status`, editorialTexts.fields.status]));
}

/** Refuses with 422 an item with wrong fields, `errors` by field path. */
export function assertValid(content: Content, item: Item, language: string): void {
  refuseIfAny(422, editorialTexts.invalid, fieldProblems(content, item, language));
}

/**
 * Says what becomes of a write. Refuses one that breaks a rule: 409 for what only publishers may do, 422 for fields that
 * are wrong or not the user's to change; `errors` by field path. References are checked apart, they need the database.
 */
export function judged(change: Change): Exclude<Outcome, { kind: 'refused' }> {
  const { content, before, after, language, user, revises } = change;
  refuseIfAny(422, editorialTexts.invalid, statusProblems(after));
  const written = withoutBlankLanguages(content, after);
  const mayPublish = user.mayAny(content.abilities, 'publish');
  const outcome = outcomeOf({ content, before, after: written, language, mayPublish, revises });
  if (outcome.kind === 'refused')
    throw new HttpError(409, editorialTexts.refused, {
      fields: Object.fromEntries(outcome.problems.map(({ path, message }) => [path, message])),
    });
  if (outcome.kind === 'unchanged') return outcome;
  const shown = { ...outcome.item, contents: { ...after.contents, ...outcome.item.contents } };
  refuseIfAny(422, editorialTexts.invalid, {
    ...permissionProblems(change),
    ...fieldProblems(content, shown, language),
  });
  return outcome;
}

/** The item without the languages in which nobody wrote anything. */
function withoutBlankLanguages(content: Content, item: Item): Item {
  const written = Object.entries(item.contents).filter(([language]) => !languageIsBlank(content, item, language));
  return { ...item, contents: Object.fromEntries(written) };
}

/** Whether a field, in whatever language, says something else than before. */
export function changedPaths(content: Content, before: Item, after: Item): string[] {
  const languages = [...new Set([...Object.keys(before.contents), ...Object.keys(after.contents)])];
  return content.fields.flatMap((field) =>
    (field.localized ? languages : [''])
      .filter((language) => fieldChanged(field, before, after, language))
      .map((language) => fieldPath(field, language)),
  );
}
