import type { Listing } from '../content/listing';
import type { Content } from '../content/types';
import { CARD_COMMANDS } from './cards';
import { COLLECTION_COMMANDS } from './collection';
import { DASHBOARD_COMMANDS } from './dashboard';
import { editorCommands } from './editor';
import { GALLERY_COMMANDS } from './gallery';
import { listCommands } from './list';
import { MEDIA_COMMANDS } from './media';
import { KEY_NOTES } from './notes';
import { PROFILE_COMMANDS } from './profile';
import { RECORD_COMMANDS } from './record';
import { REDIRECT_COMMANDS, REDIRECT_NOTES } from './redirects';
import { createRegistry, type Registry } from './registry';
import { type Section, shellCommands } from './shell';

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
      ...editorCommands(languages),
      ...GALLERY_COMMANDS,
      ...MEDIA_COMMANDS,
      ...COLLECTION_COMMANDS,
      ...RECORD_COMMANDS,
      ...CARD_COMMANDS,
      ...PROFILE_COMMANDS,
      ...REDIRECT_COMMANDS,
      ...DASHBOARD_COMMANDS,
    ],
    [...KEY_NOTES, ...REDIRECT_NOTES],
  );
}
