/** Texts of the shell. Source: document 1, section 2.3. */
export const shellTexts = {
  product: 'Portolano',
  menu: 'Menu principale',
  openMenu: 'Apri il menu',
  closeMenu: 'Chiudi il menu',
  palette: 'Cerca o esegui',
  help: 'Tasti di scelta rapida',
  account: (name: string) => `Utente: ${name}`,
  profile: 'Profilo Utente',
  signOut: 'Esci',
  theme: { toDark: 'Passa al tema scuro', toLight: 'Passa al tema chiaro' },
  accessibility: 'Accessibilità',
  credit: (agency: string) => `Realizzato da ${agency}`,
} as const;

/** Texts of the pages that belong to no area. Source: document 1, sections 2.5, 2.8 and 2.9. */
export const pageTexts = {
  dashboard: 'Dashboard',
  dashboardIntro: 'Scegli da dove cominciare: ogni sezione si apre anche da tastiera.',
  noSections: 'Il tuo ruolo non dà accesso a nessuna delle sezioni.',
  openList: 'Apri elenco',
  notFoundTitle: 'Pagina non trovata',
  notFound:
    'Non è possibile accedere alla pagina. Verifica che il link sia corretto e che tu sia in possesso dei permessi per accedere alla risorsa richiesta.',
  toDashboard: 'Vai alla dashboard',
  toList: 'Torna all’elenco',
  openNow: 'Ora la puoi aprire',
  signingOut: 'Logout in corso...',
  logoutTitle: 'Logout',
} as const;
