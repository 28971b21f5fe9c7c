import { languageIsBlank, PUBLISHED_STATUS } from '../../src/content/item';
import { KINDS, PORTALS, REGION_WIDE_ROLES } from '../../src/content/kinds';
import { fieldPath, sameValue, valueAt } from '../../src/content/path';
import type { Content, FieldDeclaration, Json } from '../../src/content/types';
import { languageProblems } from '../../src/content/validate';
import { essence, fieldChanged, isStatus, publicationProblems } from '../../src/machines/publication/rules';
import { editorial } from '../../src/messages/editorial';
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
function fieldProblems({ content, after, language }: Change): Problems {
  const problems: Problems = {};
  for (const each of new Set([language, ...languagesOf(after)])) {
    const status = after.contents[each]?.status;
    if (status !== undefined && !isStatus(status)) problems[`contents.${each}.status`] = editorial.fields.status;
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
  return refused === undefined ? null : editorial.fields.portal(refused.name);
}

function tagsProblem(field: FieldDeclaration, { before, after, user }: Change, language: string): string | null {
  if (user.may('view-tag')) return null;
  const path = fieldPath(field, language);
  const [was, becomes] = [before, after].map((item) =>
    idsOf(essence('tags', item === null ? [] : valueAt(item, path))),
  );
  return sameValue(was, becomes) ? null : editorial.fields.tags;
}

/** Fields that this user may not change. Source: document 2, sections 5 and 6. */
function permissionProblems(change: Change): Problems {
  const problems: Problems = {};
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

/**
 * Refuses a write that breaks a rule: 422 for fields that are wrong or not the user's to change, 409 for what only
 * publishers may do; `errors` by field path. References are checked apart, they need the database.
 */
export function assertAllowed(change: Change): void {
  const { content, before, after, user } = change;
  refuseIfAny(422, editorial.invalid, { ...permissionProblems(change), ...fieldProblems(change) });
  const mayPublish = user.mayAny(content.abilities, 'publish');
  const refusals = publicationProblems({ content, before, after, mayPublish });
  refuseIfAny(409, editorial.refused, Object.fromEntries(refusals.map(({ path, message }) => [path, message])));
}

/** The item without the languages in which nobody wrote anything. */
export function withoutBlankLanguages(content: Content, item: Item): Item {
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
