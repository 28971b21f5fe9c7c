import type { FileAccept } from '../../src/content/field/field';
import type { Content } from '../../src/content/model/content';
import { contents } from '../../src/content/whole';
import { displayTexts } from '../../src/messages/screens/displayText';
import { type RequestUser, requireAbility } from '../http/caller';
import type { FileRow } from './files';

/** What the fields of files of a content type take; of one without any, nothing. */
const acceptedBy = ({ fields }: Content): FileAccept[] =>
  fields.flatMap(({ kind, accept }) => (kind === 'files' && accept !== undefined ? [accept] : []));

const writing = ({ abilities }: Content): readonly string[] => [
  ...requireAbility(abilities, 'create'),
  ...requireAbility(abilities, 'edit'),
];

/** Abilities of which one lets look at files: who writes contents must see the images to choose from. */
export const LOOKING: readonly string[] = ['media-view', 'media-create', ...contents.flatMap(writing)];

/**
 * Abilities of which one lets upload attachments: whoever may write a content with files may upload these. Source: contract,
 * 'Pinned for documents 2 and 3', files.
 */
export const UPLOADING: readonly string[] = [
  'media-create',
  ...contents.filter((content) => acceptedBy(content).length > 0).flatMap(writing),
];

/** The files that a user may upload as attachments: those of the contents that they may write; null for all. */
export function acceptedFrom(user: RequestUser): readonly FileAccept[] | null {
  if (user.may('media-create')) return null;
  return contents.filter((content) => writing(content).some(user.may)).flatMap(acceptedBy);
}

export const mayLook = (user: RequestUser): boolean => LOOKING.some(user.may);

/** What a file is called, for who may look at files; its number for who may not. */
export const fileNameFor = (user: RequestUser, { id, name }: Pick<FileRow, 'id' | 'name'>): string =>
  mayLook(user) ? name : displayTexts.numbered(id);
