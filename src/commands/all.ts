import { KEY_NOTES } from './notes';
import { createRegistry, type Registry } from './registry';
import { address } from './scopes/address';
import { featured, review } from './scopes/choices';
import { contacts, contentIds, entries, entry, files } from './scopes/collection';
import { DASHBOARD_CARDS, dashboard } from './scopes/dashboard';
import { dates, overwrite } from './scopes/dates';
import { dialog } from './scopes/dialog';
import { editor, text } from './scopes/editor';
import { exportScope } from './scopes/export';
import { festivities } from './scopes/festivities';
import { firstSteps } from './scopes/firstSteps';
import { gallery, picker } from './scopes/gallery';
import { dialogImageForm, imageData, imageForm } from './scopes/imageForm';
import { image, images } from './scopes/images';
import { keyboard } from './scopes/keyboard';
import { list } from './scopes/list';
import { matrix } from './scopes/matrix';
import { menu } from './scopes/menu';
import { municipalities } from './scopes/municipalities';
import { log, permissions, uses } from './scopes/panels';
import { password, typedPassword } from './scopes/password';
import { reassignment } from './scopes/reassignment';
import { record } from './scopes/record';
import { redirectRow } from './scopes/redirectRow';
import { paste, REDIRECT_NOTES, redirects } from './scopes/redirects';
import { rowSteps } from './scopes/rowSteps';
import { sessions } from './scopes/sessions';
import { settings } from './scopes/settings';
import { shell } from './scopes/shell';
import { node, tree } from './scopes/tree';
import { dialogUploads, uploads } from './scopes/uploads';
import type { RegistryInput } from './types';

/** Every scope, in the order in which the palette shows their commands. A new one is a file, or stands with those of its page, and a line here. */
const SCOPES = [
  shell,
  menu,
  list,
  rowSteps,
  review,
  featured,
  festivities,
  editor,
  gallery,
  images,
  image,
  picker,
  imageData,
  imageForm,
  dialogImageForm,
  text,
  contacts,
  entries,
  files,
  contentIds,
  entry,
  dates,
  overwrite,
  address,
  uploads,
  dialogUploads,
  record,
  settings,
  matrix,
  password,
  typedPassword,
  municipalities,
  reassignment,
  exportScope,
  permissions,
  log,
  uses,
  sessions,
  redirects,
  redirectRow,
  paste,
  tree,
  node,
  dashboard,
  ...DASHBOARD_CARDS,
  firstSteps,
  keyboard,
  dialog,
] as const;

/** Name of a scope. */
export type ScopeName = (typeof SCOPES)[number]['name'];

/** Every command there is for this user. */
export const allCommands = (input: RegistryInput): Registry =>
  createRegistry(SCOPES, input, [...KEY_NOTES, ...REDIRECT_NOTES]);
