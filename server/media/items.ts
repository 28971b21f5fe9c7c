import type { FileCover } from '../../src/content/kinds/files';
import type { AttachmentRow, MediaItem } from '../../src/contract/media';
import { type FileNote, noteTexts } from '../../src/messages/server/fileNotes';
import type { FileRow } from './files';
import { fileUrl, thumbnailUrl } from './names';

type Shown = Pick<FileRow, 'area' | 'key' | 'extension' | 'name' | 'has_thumbnail'>;

/** Address of what stands for the file in a grid; null for what can't be shown. */
export const thumbnailOf = (file: Shown): string | null => {
  if (file.has_thumbnail) return thumbnailUrl(file.key);
  return file.area === 'images' ? fileUrl(file) : null;
};

/** A media item as the wire has it. Source: contract, 'Media and files'. */
export function mediaItemOf(file: FileRow): MediaItem {
  const { id, name, title, copyright, description, license_id, version_id, openlibrary, width, height, updated_at } =
    file;
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
    updated_at,
  };
}

/** An attachment as the wire has it. Source: contract, 'Media and files'. */
export function attachmentRowOf(file: FileRow): AttachmentRow {
  const { id, name, size, mime, notes } = file;
  return { id, name, url: fileUrl(file), size, mime, notes: noteTexts(notes) };
}

/** A file as a content shows it. */
export interface AttachedFile extends Shown {
  readonly id: number;
  readonly title: string;
  readonly copyright: string;
  /** The alternative text: of this use, or the file's. */
  readonly description: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly order: number;
  readonly is_primary: boolean;
  /** Of a file that readers download. */
  readonly size?: number;
  readonly mime?: string;
  readonly notes?: readonly FileNote[];
}

/** An image of a content as the wire has it. Source: document 2, section 3. */
export function attachedImageOf(file: AttachedFile) {
  const { id, name, title, copyright, description, width, height, order, is_primary } = file;
  const [url, url_thumb] = [fileUrl(file), thumbnailOf(file)];
  return { id, name, url, url_thumb, title, copyright, description, width, height, order, is_primary };
}

/** What a file that readers download is, whatever is said of it in a content. */
export const attachedFileOf = (file: AttachedFile) => ({
  id: file.id,
  url: fileUrl(file),
  size: file.size ?? null,
  mime: file.mime ?? null,
  notes: noteTexts(file.notes ?? []),
});

/** The cover of such a file: what is said of it there, else what is said of the image. Source: contract, 'Pinned', files. */
export const attachedCoverOf = (image: AttachedFile, said: FileCover): FileCover => ({
  id: image.id,
  thumb_url: thumbnailOf(image) ?? fileUrl(image),
  caption: said.caption || image.title,
  description: said.description || image.description,
  copyright: said.copyright || image.copyright,
});
