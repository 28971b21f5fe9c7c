/** Texts of the help sheet. */
export const helpTexts = {
  title: 'Tasti e comandi',
  search: 'Cerca fra tasti e comandi',
  nothing: (text: string) => `Nessun comando per «${text}»: prova con un'altra parola.`,
  count: (lines: number) => (lines === 1 ? '1 comando' : `${lines} comandi`),
  groups: {
    general: 'Ovunque',
    navigation: 'Navigazione',
    list: 'Elenco',
    editor: 'Scheda',
    dialog: 'Finestre di dialogo',
  },
  layers: {
    general: 'Valgono in ogni pagina, salvo che la pagina usi lo stesso tasto.',
    navigation: 'Si premono uno dopo l’altro; valgono in ogni pagina.',
    list: 'Valgono nell’elenco e vengono prima di quelli generali.',
    editor: 'Valgono nella scheda e vengono prima di quelli generali.',
    dialog: 'Finché una finestra è aperta, i tasti della pagina sotto non agiscono.',
  },
  singleKeys: 'Tasti singoli',
  singleKeysHint: 'Spegni i comandi che partono da una sola lettera o un solo segno, per esempio se detti a voce.',
  keys: 'Tasti',
  off: 'spenti',
  switchOff: (title: string) => `Spegni i tasti di «${title}»`,
  switchOn: (title: string) => `Riaccendi i tasti di «${title}»`,
  restore: 'Ripristina tutti i tasti',
  or: 'o',
} as const;
