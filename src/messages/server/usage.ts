const quoted = (titles: readonly string[]): string => titles.map((title) => `«${title}»`).join(', ');

/** Texts of a deletion that is refused because contents use what was to go. Source: contract, 'Media and files', 'Pinned'. */
export const usageTexts = {
  /** `titles` are some of those that the user may see. */
  inUse: (name: string, titles: readonly string[], total: number) => {
    const users = total === 1 ? 'un contenuto' : `${total} contenuti`;
    const named =
      titles.length === 0 ? ' che non puoi vedere' : ` (${quoted(titles)}${total > titles.length ? '…' : ''})`;
    return `«${name}» non si può eliminare: è usato da ${users}${named}. Toglilo da lì e riprova.`;
  },
} as const;
