import { ADDRESS_COMMANDS } from './address';
import { CARD_COMMANDS } from './cards';
import { COLLECTION_COMMANDS } from './collection';
import { DASHBOARD_COMMANDS } from './dashboard';
import { DATE_COMMANDS } from './dates';
import { DIALOG_COMMANDS } from './dialog';
import { editorCommands } from './editor';
import { basicCommands } from './first';
import { GALLERY_COMMANDS } from './gallery';
import { KEYBOARD_COMMANDS } from './keyboard';
import { MEDIA_COMMANDS } from './media';
import { KEY_NOTES } from './notes';
import { PROFILE_COMMANDS } from './profile';
import { RECORD_COMMANDS } from './record';
import { REDIRECT_COMMANDS, REDIRECT_NOTES } from './redirects';
import { createRegistry, type Registry, type RegistryInput } from './registry';
import { UPLOAD_COMMANDS } from './uploads';

/** Every command there is for this user. */
export function allCommands(input: RegistryInput): Registry {
  return createRegistry(
    [
      ...basicCommands(input),
      ...editorCommands(input.languages, input.contents),
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
