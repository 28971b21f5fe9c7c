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

/** Texts of the not-found page. Source: document 1, section 2.8. */
export const accessTexts = {
  notFound:
    'Non è possibile accedere alla pagina. Verifica che il link sia corretto e che tu sia in possesso dei permessi per accedere alla risorsa richiesta.',
  why: {
    unknown: 'L’indirizzo non corrisponde a nessuna pagina: controlla il link.',
    ability: (abilities: readonly string[]) =>
      `Ti manca il permesso ${abilities.map((name) => `«${name}»`).join(' oppure ')}: chiedilo a chi amministra il portale.`,
    administrator: 'La pagina è riservata agli amministratori.',
    role: (role: string) => `La pagina non è aperta al ruolo «${role}».`,
  },
} as const;
