import type { FieldDeclaration } from '../../content/field/field';
import { fieldPath, withValueAt } from '../../content/field/path';
import { conflictName } from '../../content/item/conflict';
import { languageIsBlank, nextStatusesOf, normaliseItem } from '../../content/item/item';
import { languageProblems } from '../../content/item/validate';
import type { ContentForm, ContentItem } from '../../content/model/content';
import { DRAFT_STATUS } from '../../content/publication/status';
import { gapsText, type LanguageGaps, undecidedText } from '../../messages/screens/approval';
import { languageInSentence, statusChoiceNames } from '../../messages/screens/content';
import { entityTexts } from '../../messages/screens/entityActions';
import { validationTexts } from '../../messages/screens/validation';
import { effectsOf, type PublicationEffect, readersEffects } from '../publication/effects';
import { takeOverConflict } from '../publication/merge';
import { outcomeOf } from '../publication/outcome';
import { maySetStatus, publishedLanguages } from '../publication/rules';
import { isStepDue, isWaiting, type PublicationStep, statusAfter, stepProblem } from '../publication/steps';
import type { EntityVersion, SentItem, StatusStep } from './types';

/** Why a step is refused; its name is the view's. */
export type StepProblem =
  /** The step makes no sense at the languages' statuses. */
  | { readonly kind: 'pointless' }
  | { readonly kind: 'mayNotPublish' }
  /** The server doesn't offer this status. */
  | { readonly kind: 'notOffered'; readonly status: number }
  /** Draft and published item changed these fields in different ways: that is decided in the editor. */
  | { readonly kind: 'undecided'; readonly fields: readonly string[] }
  | { readonly kind: 'gaps'; readonly gaps: readonly LanguageGaps[] };

/** What a step comes to: the item to send, with the languages that it changes, or why not. */
export type StepOutcome =
  | { readonly ok: true; readonly item: SentItem; readonly languages: readonly string[] }
  | { readonly ok: false; readonly problem: StepProblem };

/** A version as the rules read it: every declared field and every language is there. */
export const itemOf = ({ content, sent, languages }: EntityVersion): ContentItem =>
  normaliseItem(content, sent, { languages, author: null, canSave: false });

const statusOf = (item: ContentItem, language: string): number => item.contents[language]?.status ?? DRAFT_STATUS;

/** Approving is publishing, of every language that waits for it. */
const publicationStep = (step: StatusStep): PublicationStep => (step === 'approve' ? 'publish' : step);

const statusGiven = (step: StatusStep, item: ContentItem, language: string): number =>
  statusAfter(publicationStep(step), statusOf(item, language));

/** Whether a step means anything for a language as it is. */
export function concerns(step: StatusStep, content: ContentForm, item: ContentItem, language: string): boolean {
  const current = statusOf(item, language);
  if (step === 'approve') return isWaiting(current);
  return isStepDue(step, current) && !(step === 'submit' && languageIsBlank(content, item, language));
}

/** The languages that a step is about: the one named, or all of those that it concerns; of drafts those that have a text. */
export function languagesOf(step: StatusStep, content: ContentForm, item: ContentItem, language: string | null) {
  const written = (each: string) => step !== 'publish' || !languageIsBlank(content, item, each);
  const named = language === null ? Object.keys(item.contents).filter(written) : [language];
  return named.filter((each) => item.contents[each] !== undefined && concerns(step, content, item, each));
}

/** What the server offers decides; where it says nothing, the rules of publication. */
function isOffered(item: ContentItem, language: string, next: number): boolean {
  const options = nextStatusesOf(item)?.[language];
  if (options === undefined || options.length === 0)
    return maySetStatus({ mayPublish: item.canSave, current: statusOf(item, language) }, next);
  return options.some(({ id, active }) => id === next && active !== false);
}

/** What keeps these languages from their status; a shared field counts with the first. */
function gapsOf(content: ContentForm, item: ContentItem, languages: readonly string[]): LanguageGaps[] {
  const seen = new Set<string>();
  return languages.flatMap((language) => {
    const problems = languageProblems(content, item, language).filter(({ path }) => !seen.has(path) && seen.add(path));
    const labels = (isMissing: boolean) =>
      problems.filter(({ message }) => (message === validationTexts.required) === isMissing).map(({ label }) => label);
    const gaps = { language: languageInSentence(language), missing: labels(true), wrong: labels(false) };
    return problems.length === 0 ? [] : [gaps];
  });
}

/** The field that says why a language was sent back; null where the content type has none. */
export const noteField = (content: ContentForm): FieldDeclaration | null =>
  content.fields.find(({ kind, localized }) => kind === 'reviewNote' && localized) ?? null;

type Change = (version: SentItem) => SentItem;

/** What a step changes of a version, as it was sent or as the rules read it. */
function changeOf(
  step: StatusStep,
  content: ContentForm,
  item: ContentItem,
  languages: readonly string[],
  note: string,
) {
  const field = step === 'return' && note.trim() !== '' ? noteField(content) : null;
  const change: Change = (version) =>
    languages.reduce((built, language) => {
      const set = withValueAt(built, `contents.${language}.status`, statusGiven(step, item, language));
      return field === null ? set : withValueAt(set, fieldPath(field, language), note);
    }, version);
  return change;
}

/** What would have to be decided before this step, as a publisher's save of the draft. */
function undecidedFields(version: EntityVersion, before: ContentItem, after: ContentItem, language: string): string[] {
  const { content, revised = null, languages } = version;
  if (revised === null || !before.canSave) return [];
  const [base, original] = [revised.base, revised.original].map((sent) => itemOf({ ...version, sent }));
  if (base === undefined || original === undefined) return [];
  const revises = publishedLanguages(original);
  const outcome = outcomeOf({ content, before, after, mayPublish: true, language, revises });
  if (outcome.kind !== 'takesOver') return [];
  const takeOver = { content, languages, base, original, draft: after, taken: outcome.languages };
  return takeOverConflict(takeOver).fields.map(conflictName);
}

const refuse = (problem: StepProblem): StepOutcome => ({ ok: false, problem });

/**
 * What a step of publication makes of a version: everything else goes back as it came. Takes the language it is about,
 * null for all that it concerns, and the note that a language is sent back with. Status 1 comes out only where the
 * server lets the user publish and every language that gets it is strictly valid. Source: document 2, sections 4 and 5.
 */
export function stepOutcome(version: EntityVersion, step: StatusStep, language: string | null, note = ''): StepOutcome {
  const { content, sent } = version;
  const item = itemOf(version);
  const languages = languagesOf(step, content, item, language);
  const [first] = languages;
  if (first === undefined) return refuse({ kind: 'pointless' });
  const question = { mayPublish: item.canSave, current: statusOf(item, first) };
  if (stepProblem(publicationStep(step), question, false) === 'publishersOnly')
    return refuse({ kind: 'mayNotPublish' });
  const blocked = languages.find((each) => !isOffered(item, each, statusGiven(step, item, each)));
  if (blocked !== undefined) return refuse({ kind: 'notOffered', status: statusGiven(step, item, blocked) });
  const change = changeOf(step, content, item, languages, note);
  const gaps = gapsOf(content, change(item) as ContentItem, languages);
  if (gaps.length > 0) return refuse({ kind: 'gaps', gaps });
  const undecided = undecidedFields(version, item, change(item) as ContentItem, first);
  if (undecided.length > 0) return refuse({ kind: 'undecided', fields: undecided });
  return { ok: true, item: { ...change(sent), lang: first }, languages };
}

/** A step that is allowed as a save of its version. */
const plannedSave = (version: EntityVersion, { item: sent, languages }: Extract<StepOutcome, { ok: true }>) => ({
  content: version.content,
  before: itemOf(version),
  after: itemOf({ ...version, sent }),
  language: languages[0] ?? '',
});

/** What a step does to the publication of a version; nothing where it is refused. */
export const stepEffects = (version: EntityVersion, outcome: StepOutcome): readonly PublicationEffect[] =>
  outcome.ok ? effectsOf(plannedSave(version, outcome)) : [];

/** What readers would see otherwise after a step: then it is asked about first. */
export const stepReadersEffects = (version: EntityVersion, outcome: StepOutcome): readonly PublicationEffect[] =>
  outcome.ok ? readersEffects(plannedSave(version, outcome)) : [];

/** Why a step is refused, as the end of a sentence. */
export function stepRefusal(problem: StepProblem): string {
  const { refusals } = entityTexts;
  if (problem.kind === 'pointless') return refusals.pointless;
  if (problem.kind === 'mayNotPublish') return refusals.publishersOnly;
  if (problem.kind === 'undecided') return undecidedText(problem.fields);
  if (problem.kind === 'gaps') return problem.gaps.map(gapsText).join('; ');
  return refusals.notOffered(statusChoiceNames[problem.status] ?? '');
}
