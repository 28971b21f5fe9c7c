/** 'Permessi'. Source: document 1, sections 2.13 and 6. */
export const matrixTexts = {
  title: 'Permessi',
  section: 'Sezione',
  all: 'Tutti i permessi della tabella',
  row: (section: string) => `Tutti i permessi: ${section}`,
  column: (action: string) => `${action}: tutte le sezioni`,
  cell: (section: string, action: string) => `${section}: ${action}`,
  none: 'Questa sezione non ha questo permesso',
  keys: 'Frecce per spostarsi, Spazio per spuntare; le caselle d’intestazione spuntano tutta la riga o la colonna.',
  special: 'Altri permessi',
  wildcard: 'Chi ha questo ruolo può fare tutto, qualunque casella sia spuntata.',
  administrator: 'È il ruolo degli amministratori: può fare tutto, qualunque casella sia spuntata.',
  inVain: (sections: string) =>
    `«Pubblica» senza «Modifica» non serve: per pubblicare bisogna poter salvare. Spunta anche «Modifica» per: ${sections}.`,
  /** Permissions without which others are of no use, each by its name. */
  unreachable: (names: readonly string[]) =>
    `Chi ha questo ruolo non può aprire le sezioni in cui ha altri permessi. Spunta anche: ${names.join(', ')}.`,
  outside: 'Permessi che qui non servono a nulla: restano al ruolo così come sono',
  failed: 'La tabella dei permessi non si è caricata',
  refusal: {
    administrator: 'L’amministratore può fare tutto: i suoi permessi non si cambiano.',
    wildcard: 'Il ruolo ha tutti i permessi: togli prima il permesso «Tutto».',
    busy: 'Attendi: il salvataggio è in corso.',
    noBox: 'Questa sezione non ha questo permesso.',
    unknown: 'Questo permesso non si può dare qui.',
  },
} as const;
