import type { Content } from '../content/model/content';
import { revisedIn, withoutRevised } from '../content/publication/revised';
import { type ContentLanguages, writtenIn } from '../contract/languages';
import type { Result } from '../contract/result';
import type { EntityVersion } from '../machines/entityActions/types';
import type { ContentService } from './contents';

/**
 * The version of an item that is on its way to readers: its revision draft, where it has one. Takes the content languages
 * in order.
 */
export async function readVersion(
  service: Pick<ContentService, 'read' | 'loadItem'>,
  content: Content,
  id: number,
  languages: ContentLanguages,
  signal: AbortSignal,
): Promise<Result<EntityVersion>> {
  const original = await service.read(id, signal);
  if (!original.ok) return original;
  const { revision } = original.value;
  const isRevised = typeof revision === 'number' && revision > 0;
  const read = isRevised ? await service.loadItem({ id: revision }, signal) : original;
  if (!read.ok) return read;
  const { area, titles, fields, required } = content;
  const [sent, revised] = [withoutRevised(read.value), revisedIn(read.value)];
  const version = { content: { area, titles, fields, required }, sent, languages: writtenIn(content, languages) };
  return { ok: true, value: revised === null ? version : { ...version, revised } };
}
