import type { FieldDeclaration } from '../../../src/content/field/field';
import type { FieldRight } from '../../../src/content/field/kind';
import { fieldPath, valueAt } from '../../../src/content/field/path';
import { languageIsBlank } from '../../../src/content/item/item';
import { fieldsIn } from '../../../src/content/item/located';
import { fieldChanged } from '../../../src/content/item/merge';
import { withheldIn } from '../../../src/content/item/rights';
import { fieldProblem, isFieldPublished, isLanguageAsked } from '../../../src/content/item/validate';
import { kindOf, PORTALS, REGION_WIDE_ROLES } from '../../../src/content/kinds/table';
import type { Content } from '../../../src/content/model/content';
import { isStatus, PUBLISHED_STATUS } from '../../../src/content/publication/status';
import { type ContentLanguages, writtenIn } from '../../../src/contract/languages';
import { type Outcome, outcomeOf } from '../../../src/machines/publication/outcome';
import { editorialTexts } from '../../../src/messages/server/editorial';
import { publicationTexts } from '../../../src/messages/server/publication';
import type { RequestUser } from '../../http/caller';
import { HttpError } from '../../http/errors';
import { MOST_PROBLEMS } from '../../http/problems';
import type { Item } from '../names';

type Problems = Record<string, string>;

/** What the rules of fields ask of a write. */
type Judged = Pick<Change, 'content' | 'before' | 'after' | 'language' | 'languages'>;

/** A write as the rules judge it. */
export interface Change {
  readonly content: Content;
  /** The stored item; null for a new one. */
  readonly before: Item | null;
  readonly after: Item;
  /** Language that the user is looking at: all rules apply to it, whatever its status. */
  readonly language: string;
  /** Those of the site: what is stored in another one can't be put right, and is left alone. */
  readonly languages: ContentLanguages;
  readonly user: RequestUser;
  /** Of a revision draft: the languages that readers see of the item it revises. Null for an item. */
  readonly revises: readonly string[] | null;
}

/**
 * What is wrong with the fields: every rule for the language in view, where it is asked, and for each published one,
 * limits and shapes for the others, also for what entries say in a language that the item itself does not have. What all
 * languages share is judged once, with the language in view. The first hundred problems. Source: document 2, section 5.
 */
function fieldProblems({ content, before, after, language, languages: site }: Judged): Problems {
  const problems: Problems = {};
  const languages = writtenIn(content, site);
  const isAsked = isLanguageAsked(content, { item: after, before, language });
  for (const located of fieldsIn({ content, languages: [...new Set([language, ...languages])] }, after).values()) {
    if (Object.keys(problems).length >= MOST_PROBLEMS) break;
    const own = located.language ?? language;
    const isShown = located.language === null || (own === language && isAsked);
    const isJudged = isShown || after.contents[own]?.status === PUBLISHED_STATUS;
    const message = isJudged
      ? fieldProblem(content, after, located, isFieldPublished(after, located, languages))?.message
      : kindOf(located.field).problem(valueAt(after, located.path), located.field);
    if (message !== null && message !== undefined) problems[located.path] = message;
  }
  return problems;
}

/** Why a field can't be changed without a right. */
function rightProblem(right: FieldRight, { label }: FieldDeclaration): string {
  if (right === 'publish') return publicationTexts.publishersOnly(label);
  if (right === 'tag') return editorialTexts.fields.tags;
  return editorialTexts.fields.portal(PORTALS.find(({ restricted }) => restricted)?.name ?? '');
}

/** Fields that this user may not change, and did. Source: document 2, sections 5 and 6. */
function permissionProblems({ content, before, after, user }: Change): Problems {
  const rights = {
    publish: user.mayAny(content.abilities, 'publish'),
    tag: user.may('view-tag'),
    regionWide: REGION_WIDE_ROLES.includes(user.role),
  };
  const withheld = withheldIn(content, before, after, rights);
  return Object.fromEntries(withheld.map(({ path, field, right }) => [path, rightProblem(right, field)]));
}

const refuseIfAny = (status: number, message: string, fields: Problems): void => {
  if (Object.keys(fields).length > 0) throw new HttpError(status, message, { fields });
};

function statusProblems({ contents }: Item): Problems {
  const unknown = Object.keys(contents).filter((language) => !isStatus(contents[language]?.status));
  return Object.fromEntries(unknown.map((language) => [`contents.${language}.status`, editorialTexts.fields.status]));
}

/** Refuses with 422 an item with wrong fields, `errors` by field path. */
export const assertValid = (judged: Judged): void => refuseIfAny(422, editorialTexts.invalid, fieldProblems(judged));

/**
 * Says what becomes of a write. Refuses one that breaks a rule: 409 for what only publishers may do, 422 for fields that
 * are wrong or not the user's to change; `errors` by field path. References are checked apart, they need the database.
 */
export function judged(change: Change): Exclude<Outcome, { kind: 'refused' }> {
  const { content, before, after, language, languages, user, revises } = change;
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
    ...fieldProblems({ content, before, after: shown, language, languages }),
  });
  return outcome;
}

/** The item without the languages in which nothing was written. */
function withoutBlankLanguages(content: Content, item: Item): Item {
  const written = Object.entries(item.contents).filter(([language]) => !languageIsBlank(content, item, language));
  return { ...item, contents: Object.fromEntries(written) };
}

/** The fields that, in whatever language, say something else than before, by their paths. */
export function changedFields(
  content: Pick<Content, 'fields'>,
  before: Item,
  after: Item,
): ReadonlyMap<string, FieldDeclaration> {
  const languages = [...new Set([...Object.keys(before.contents), ...Object.keys(after.contents)])];
  return new Map(
    content.fields.flatMap((field) =>
      (field.localized ? languages : [''])
        .filter((language) => fieldChanged(field, before, after, language))
        .map((language) => [fieldPath(field, language), field] as const),
    ),
  );
}
