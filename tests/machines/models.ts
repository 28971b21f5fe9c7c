import type { Model } from '../kit/types';

/** Every model by its machine's name, for `npm run paths -- <machine>`. Loaded one at a time. */
export const models: Readonly<Record<string, () => Promise<Model>>> = {
  access: async () => (await import('./access/model')).accessModel,
  attachments: async () => (await import('./attachments/model')).attachmentsModel,
  deskMunicipalities: async () => (await import('./deskMunicipalities/model')).deskMunicipalitiesModel,
  dashboardCard: async () => (await import('./dashboardCard/model')).cardModel,
  editor: async () => (await import('./editor/model')).editorModel,
  export: async () => (await import('./export/model')).exportModel,
  keymap: async () => (await import('./keymap/model')).keymapModel,
  list: async () => (await import('./list/model')).listModel,
  lookup: async () => (await import('./lookup/model')).lookupModel,
  matrix: async () => (await import('./matrix/model')).matrixModel,
  palette: async () => (await import('./palette/model')).paletteModel,
  panel: async () => (await import('./panel/model')).panelModel,
  passwordReset: async () => (await import('./passwordReset/model')).passwordResetModel,
  passwordUpdate: async () => (await import('./passwordUpdate/model')).passwordUpdateModel,
  picker: async () => (await import('./picker/model')).pickerModel,
  profile: async () => (await import('./profile/model')).profileModel,
  reassignment: async () => (await import('./reassignment/model')).reassignmentModel,
  record: async () => (await import('./record/model')).recordModel,
  recovery: async () => (await import('./recovery/model')).recoveryModel,
  redirectPaste: async () => (await import('./redirectPaste/model')).pasteModel,
  redirectRow: async () => (await import('./redirectRow/model')).redirectRowModel,
  redirects: async () => (await import('./redirects/model')).redirectsModel,
  session: async () => (await import('./session/model')).sessionModel,
  upload: async () => (await import('./upload/model')).uploadModel,
};
