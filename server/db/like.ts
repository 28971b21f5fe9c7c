const escaped = (text: string): string => text.replace(/[\\%_]/g, (character) => `\\${character}`);

/** LIKE pattern for what contains a typed text; its own % and _ count as themselves. */
export const containing = (text: string): string => `%${escaped(text)}%`;

/** LIKE pattern for what starts with a typed text; its own % and _ count as themselves. */
export const startingWith = (text: string): string => `${escaped(text)}%`;
