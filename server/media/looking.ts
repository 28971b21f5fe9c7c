import { contents } from '../../src/content/whole';
import { displayTexts } from '../../src/messages/screens/displayText';
import { type RequestUser, requireAbility } from '../auth/context';
import type { FileRow } from './files';

/** Abilities of which one lets look at files: who writes contents must see the images to choose from. */
export const LOOKING: readonly string[] = [
  'media-view',
  'media-create',
  ...contents.flatMap(({ abilities }) => [
    ...requireAbility(abilities, 'create'),
    ...requireAbility(abilities, 'edit'),
  ]),
];

export const mayLook = (user: RequestUser): boolean => LOOKING.some(user.may);

/** What a file is called, for who may look at files; its number for who may not. */
export const fileNameFor = (user: RequestUser, { id, name }: Pick<FileRow, 'id' | 'name'>): string =>
  mayLook(user) ? name : displayTexts.numbered(id);
