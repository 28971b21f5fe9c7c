import { WAITING_STATUSES } from '../content/approval';
import { normaliseItem, PUBLISHED_STATUS } from '../content/item';
import { withValueAt } from '../content/path';
import type { Content, ContentItem } from '../content/types';
import { languageProblems } from '../content/validate';
import type { CallFailure, Result } from '../contract/result';
import { type LanguageGaps, approval as texts } from '../messages/approval';
import { languageNames } from '../messages/content';
import { validation } from '../messages/validation';
import { failure } from './answer';
import type { ContentService } from './contents';

type Done = Result<{ readonly message: string | null }>;

const refusal = (message: string, details: Partial<CallFailure> = {}): Done => ({
  ok: false,
  failure: failure('invalid', 0, message, details),
});

const inItalian = (language: string): string => (languageNames[language] ?? language).toLowerCase();

function titleOf({ contents }: ContentItem, languages: readonly string[]): string {
  const titles = [...languages, ...Object.keys(contents)].map((language) => contents[language]?.title.trim() ?? '');
  return titles.find((title) => title !== '') ?? texts.untitled;
}

/** What keeps these languages from being published; a shared field counts with the first. */
function gapsOf(content: Content, item: ContentItem, languages: readonly string[]): LanguageGaps[] {
  const seen = new Set<string>();
  return languages.flatMap((language) => {
    const problems = languageProblems(content, item, language).filter(({ path }) => !seen.has(path) && seen.add(path));
    const labels = (isMissing: boolean) =>
      problems.filter(({ message }) => (message === validation.required) === isMissing).map(({ label }) => label);
    const gaps = { language: inItalian(language), missing: labels(true), wrong: labels(false) };
    return problems.length === 0 ? [] : [gaps];
  });
}

/** The item that an approval is about: its revision draft, where it has one. */
async function versionToApprove(service: Pick<ContentService, 'read'>, id: number) {
  const original = await service.read(id);
  if (!original.ok) return original;
  const { revision } = original.value;
  return typeof revision === 'number' && revision > 0 ? service.read(revision) : original;
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
  contentLanguages: readonly string[],
): Promise<Done> {
  const read = await versionToApprove(service, id);
  if (!read.ok) return read;
  const sent = read.value as unknown as ContentItem;
  const item = normaliseItem(content, read.value, { languages: contentLanguages, author: null, canSave: false });
  const title = titleOf(item, contentLanguages);
  const waiting = Object.keys(item.contents).filter((language) =>
    WAITING_STATUSES.includes(item.contents[language]?.status ?? -1),
  );
  const [first] = waiting;
  if (first === undefined || item.id === 'new') return refusal(texts.nothingWaiting(title));
  if (!item.canSave) return refusal(texts.mayNotPublish(title));
  const published = (version: ContentItem): ContentItem =>
    waiting.reduce((result, language) => withValueAt(result, `contents.${language}.status`, PUBLISHED_STATUS), version);
  const gaps = gapsOf(content, published(item), waiting);
  if (gaps.length > 0) return refusal(texts.incomplete(title, gaps), { details: { open: item.id } });
  const saved = await service.update(item.id, { ...published(sent), lang: first });
  return saved.ok ? { ok: true, value: { message: texts.approved(title, waiting.map(inItalian)) } } : saved;
}
