import type { AttachmentRow, MediaItem } from '../../src/contract/media';
import type { FileRow } from './files';
import { fileUrl, thumbnailUrl } from './names';

/** Small drawings that show themselves. */
const isOwnThumbnail = ({ area }: FileRow): boolean => area === 'images';

/** Address of what stands for the file in a grid; null for what can't be shown. */
export const thumbnailOf = (file: FileRow): string | null =>
  file.has_thumbnail ? thumbnailUrl(file.key) : isOwnThumbnail(file) ? fileUrl(file) : null;

/** A media item as the wire has it. Source: contract, 'Media and files'. */
export function mediaItemOf(file: FileRow): MediaItem {
  const { id, name, title, copyright, description, license_id, version_id, openlibrary, width, height } = file;
  return {
    id,
    name,
    url: fileUrl(file),
    url_thumb: thumbnailOf(file),
    title,
    copyright,
    description,
    license_id,
    versione_id: version_id,
    openlibrary,
    width,
    height,
  };
}

/** An attachment as the wire has it. Source: contract, 'Media and files'. */
export function attachmentRowOf(file: FileRow): AttachmentRow {
  const { id, name, size, mime } = file;
  return { id, name, url: fileUrl(file), size, mime };
}
