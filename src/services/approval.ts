import type { Content, ContentItem } from '../content/model/types';
import type { ContentLanguages } from '../contract/languages';
import type { CallFailure, Result } from '../contract/result';
import { itemOf, type StepProblem, stepOutcome } from '../machines/entityActions/review';
import type { EntityVersion } from '../machines/entityActions/types';
import { approvalTexts as texts } from '../messages/screens/approval';
import { languageInSentence, statusChoiceNames } from '../messages/screens/content';
import type { ContentService } from './contents';
import { failure } from './failure';

type Done = Result<{ readonly message: string | null }>;

const refusal = (message: string, details: Partial<CallFailure> = {}): Done => ({
  ok: false,
  failure: failure('invalid', 0, message, details),
});

function titleOf({ contents }: ContentItem, languages: ContentLanguages): string {
  const titles = [...languages, ...Object.keys(contents)].map((language) => contents[language]?.title.trim() ?? '');
  return titles.find((title) => title !== '') ?? texts.untitled;
}

/**
 * The version of an item that is on its way to readers: its revision draft, where it has one. Takes the content languages
 * in order.
 */
export async function readVersion(
  service: Pick<ContentService, 'read'>,
  content: Content,
  id: number,
  languages: ContentLanguages,
  signal?: AbortSignal,
): Promise<Result<EntityVersion>> {
  const original = await service.read(id, signal);
  if (!original.ok) return original;
  const { revision } = original.value;
  const isRevised = typeof revision === 'number' && revision > 0;
  const read = isRevised ? await service.read(revision, signal) : original;
  if (!read.ok) return read;
  const { area, titles, fields, required } = content;
  return { ok: true, value: { content: { area, titles, fields, required }, sent: read.value, languages } };
}

function refused(problem: StepProblem, title: string, id: number | 'new'): Done {
  if (problem.kind === 'pointless') return refusal(texts.nothingWaiting(title));
  if (problem.kind === 'mayNotPublish') return refusal(texts.mayNotPublish(title));
  if (problem.kind === 'notOffered') return refusal(texts.notOffered(title, statusChoiceNames[problem.status] ?? ''));
  return refusal(texts.incomplete(title, problem.gaps), { details: { open: id } });
}

/**
 * Publishes every language of an item, or of its revision draft, that waits for it, and sends back the rest as it came.
 * Takes the item's id and the content languages in order. A failure says in Italian what is missing; its `details.open`
 * is the id of the item to complete.
 */
export async function approveItem(
  service: Pick<ContentService, 'read' | 'update'>,
  content: Content,
  id: number,
  contentLanguages: ContentLanguages,
): Promise<Done> {
  const version = await readVersion(service, content, id, contentLanguages);
  if (!version.ok) return version;
  const item = itemOf(version.value);
  const title = titleOf(item, contentLanguages);
  if (item.id === 'new') return refusal(texts.nothingWaiting(title));
  const outcome = stepOutcome(version.value, 'approve', null);
  if (!outcome.ok) return refused(outcome.problem, title, item.id);
  const saved = await service.update(item.id, outcome.item as unknown as ContentItem);
  return saved.ok
    ? { ok: true, value: { message: texts.approved(title, outcome.languages.map(languageInSentence)) } }
    : saved;
}
