/** Names of the permission matrix. Source: document 1, sections 2.3, 2.13 and 6; document 3, section 6. */
export const permissionTexts = {
  actions: {
    view: 'Visualizza',
    create: 'Crea',
    edit: 'Modifica',
    delete: 'Cancella',
    publish: 'Pubblica',
  },
  /** Abilities outside the matrix. */
  special: {
    '*': 'Tutto: ogni permesso, anche quelli che verranno',
    'view-tag': 'Scegliere i tag di un contenuto',
    'home-settings': 'Aprire le impostazioni della home',
  },
} as const;
