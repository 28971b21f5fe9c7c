import type { Content } from '../content/model/types';
import type { ContentLanguages } from '../contract/languages';
import type { Result } from '../contract/result';
import type { EntityVersion } from '../machines/entityActions/types';
import type { ContentService } from './contents';

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
