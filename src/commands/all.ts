import { KEY_NOTES } from './notes';
import { createRegistry, type Registry } from './registry';
import { address } from './scopes/address';
import { CHOICES } from './scopes/choices';
import { COLLECTIONS } from './scopes/collection';
import { DASHBOARD } from './scopes/dashboard';
import { DATES } from './scopes/dates';
import { dialog } from './scopes/dialog';
import { editor, text } from './scopes/editor';
import { exportScope } from './scopes/export';
import { festivities } from './scopes/festivities';
import { firstSteps } from './scopes/firstSteps';
import { gallery, picker } from './scopes/gallery';
import { IMAGE_FORMS } from './scopes/imageForm';
import { IMAGES } from './scopes/images';
import { keyboard } from './scopes/keyboard';
import { list } from './scopes/list';
import { menu } from './scopes/menu';
import { PANELS } from './scopes/panels';
import { reassignment } from './scopes/reassignment';
import { record } from './scopes/record';
import { RECORD_CARDS } from './scopes/recordCards';
import { redirectRow } from './scopes/redirectRow';
import { paste, REDIRECT_NOTES, redirects } from './scopes/redirects';
import { rowSteps } from './scopes/rowSteps';
import { sessions } from './scopes/sessions';
import { settings } from './scopes/settings';
import { shell } from './scopes/shell';
import { TREE_SCOPES } from './scopes/tree';
import { UPLOADS } from './scopes/uploads';
import type { RegistryInput } from './types';

/**
 * Every scope, in the order in which the palette shows their commands. A new one stands in the list of its page or of
 * what it is about; a file of its own is an import and a line here.
 */
const SCOPES = [
  shell,
  menu,
  list,
  rowSteps,
  ...CHOICES,
  festivities,
  editor,
  gallery,
  ...IMAGES,
  picker,
  ...IMAGE_FORMS,
  text,
  ...COLLECTIONS,
  ...DATES,
  address,
  ...UPLOADS,
  record,
  settings,
  ...RECORD_CARDS,
  reassignment,
  exportScope,
  ...PANELS,
  sessions,
  redirects,
  redirectRow,
  paste,
  ...TREE_SCOPES,
  ...DASHBOARD,
  firstSteps,
  keyboard,
  dialog,
] as const;

/** Name of a scope. */
export type ScopeName = (typeof SCOPES)[number]['name'];

/** Every command there is for this user. */
export const allCommands = (input: RegistryInput): Registry =>
  createRegistry(SCOPES, input, [...KEY_NOTES, ...REDIRECT_NOTES]);
