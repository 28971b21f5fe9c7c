/** What the commands beside the server say alike to who administers. */
export const commandTexts = {
  option: (reason: string) => `${reason} (--help spiega).`,
  noDatabase: (folder: string) =>
    `In ${folder} non c’è ancora una base dati: avvia prima Portolano, oppure indica PORTOLANO_DATA o DATABASE_URL.`,
  inUse: (folder: string) =>
    `Portolano è in funzione e usa ${folder}: fermalo e ripeti, oppure usa PostgreSQL (DATABASE_URL), dove il comando lavora accanto a lui.`,
} as const;
