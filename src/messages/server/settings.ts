/** Texts of the server's answers about the settings of the site. Source: document 3, sections 7 and 8. */
export const settingsServerTexts = {
  saved: 'Impostazioni salvate',
  conflict: (name: string | null, section: string) =>
    `${name ?? 'Un altro utente'} ha salvato «${section}» mentre la stavi modificando: non è stato scritto nulla. Confronta le due versioni prima di salvare.`,
} as const;
