import type { Listing } from '../content/listing';
import type { Content } from '../content/types';
import { ADDRESS_COMMANDS } from './address';
import { CARD_COMMANDS } from './cards';
import { COLLECTION_COMMANDS } from './collection';
import { DASHBOARD_COMMANDS } from './dashboard';
import { DATE_COMMANDS } from './dates';
import { DIALOG_COMMANDS } from './dialog';
import { editorCommands } from './editor';
import { GALLERY_COMMANDS } from './gallery';
import { KEYBOARD_COMMANDS } from './keyboard';
import { listCommands } from './list';
import { MEDIA_COMMANDS } from './media';
import { KEY_NOTES } from './notes';
import { PROFILE_COMMANDS } from './profile';
import { RECORD_COMMANDS } from './record';
import { REDIRECT_COMMANDS, REDIRECT_NOTES } from './redirects';
import { createRegistry, type Registry } from './registry';
import { type Section, shellCommands } from './shell';
import { UPLOAD_COMMANDS } from './uploads';

export interface RegistryInput {
  readonly contents: readonly Content[];
  /** Lists of other records. */
  readonly listings?: readonly Listing[];
  /** Content languages, in their order. */
  readonly languages: readonly string[];
  /** Whether the user may open a hash route, '#' left out. */
  readonly mayOpen: (route: string) => boolean;
  /** Sections beside the content types that have a screen. */
  readonly sections?: readonly Section[];
}

/** Every command there is for this user. */
export function allCommands({ contents, listings = [], languages, mayOpen, sections = [] }: RegistryInput): Registry {
  return createRegistry(
    [
      ...shellCommands([...contents, ...listings], mayOpen, sections),
      ...listCommands([...contents, ...listings]),
      ...editorCommands(languages, contents),
      ...GALLERY_COMMANDS,
      ...MEDIA_COMMANDS,
      ...COLLECTION_COMMANDS,
      ...DATE_COMMANDS,
      ...ADDRESS_COMMANDS,
      ...UPLOAD_COMMANDS,
      ...RECORD_COMMANDS,
      ...CARD_COMMANDS,
      ...PROFILE_COMMANDS,
      ...REDIRECT_COMMANDS,
      ...DASHBOARD_COMMANDS,
      ...KEYBOARD_COMMANDS,
      ...DIALOG_COMMANDS,
    ],
    [...KEY_NOTES, ...REDIRECT_NOTES],
  );
}
