/** Title of the page of what may only be read; takes the noun of one, within a sentence. */
export const readingTitle = (one: string): string => `${one.charAt(0).toUpperCase()}${one.slice(1)} in sola lettura`;
