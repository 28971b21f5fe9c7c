/** What a copy's title says that it is, as each language writes it. */
export const copyTexts = { it: 'copia', en: 'copy', de: 'Kopie' } as const;
