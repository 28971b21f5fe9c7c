/** Requirements of the documents, and the steps that try them. */
export const requirements: Readonly<Record<string, readonly string[]>> = {
  '2-1.2': ['preview.request', 'save.request'],
  '2-2.13': ['language.go'],
  '2-2.14': ['preview.request'],
  '2-2.15': ['save.request'],
  '2-4.3': ['save.request'],
  '2-4.4': ['saveItem: riuscito'],
  '2-4.5': ['saveItem: riuscito'],
  '2-4.13': ['field.blur'],
  '2-4.16': ['loadItem: rete caduta', 'saveItem: rete caduta'],
  '2-5.10': ['field.change (un titolo vuoto)'],
  '2-5.27': ['after(savePause)'],
  '2-8.1': ['saveItem: riuscito'],
  '3-2.12': ['language.go', 'preview.request', 'save.request'],
  '3-4.3': ['saveItem: riuscito'],
  '3-8.2': ['saveItem: rete caduta'],
  '3-8.5': ['saveItem: riuscito'],
};
