import { KEY_NOTES } from './notes';
import { createRegistry, type Registry } from './registry';
import { address } from './scopes/address';
import { featured, review } from './scopes/choices';
import { contacts, contentIds, entries, entry, files } from './scopes/collection';
import { dashboard } from './scopes/dashboard';
import { DASHBOARD_CARDS } from './scopes/dashboardCards';
import { dates } from './scopes/dates';
import { dialog } from './scopes/dialog';
import { editor } from './scopes/editor';
import { exportScope } from './scopes/export';
import { festivities } from './scopes/festivities';
import { firstSteps } from './scopes/firstSteps';
import { gallery } from './scopes/gallery';
import { image } from './scopes/image';
import { imageData } from './scopes/imageData';
import { dialogImageForm, imageForm } from './scopes/imageForm';
import { images } from './scopes/images';
import { keyboard } from './scopes/keyboard';
import { list } from './scopes/list';
import { matrix } from './scopes/matrix';
import { menu } from './scopes/menu';
import { municipalities } from './scopes/municipalities';
import { node } from './scopes/node';
import { overwrite } from './scopes/overwrite';
import { log, permissions, uses } from './scopes/panels';
import { password, typedPassword } from './scopes/password';
import { paste } from './scopes/paste';
import { picker } from './scopes/picker';
import { reassignment } from './scopes/reassignment';
import { record } from './scopes/record';
import { redirectRow } from './scopes/redirectRow';
import { REDIRECT_NOTES, redirects } from './scopes/redirects';
import { rowSteps } from './scopes/rowSteps';
import { sessions } from './scopes/sessions';
import { settings } from './scopes/settings';
import { shell } from './scopes/shell';
import { text } from './scopes/text';
import { tree } from './scopes/tree';
import { dialogUploads, uploads } from './scopes/uploads';
import type { RegistryInput } from './types';

/** Every scope, in the order in which the palette shows their commands. A new one is its own file and a line here. */
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
