/** Texts of a deletion that is refused because contents use what was to go. Source: contract, 'Media and files', 'Pinned'. */
export const usageTexts = {
  /** `title` is that of one of `total` contents; null where the user may see none. */
  inUse: (name: string, title: string | null, total: number) => {
    const others = total === 2 ? 'un altro contenuto' : `altri ${total - 1} contenuti`;
    const hidden = total === 1 ? 'un contenuto che non puoi vedere' : `${total} contenuti che non puoi vedere`;
    const users = title === null ? hidden : `«${title}»${total === 1 ? '' : ` e in ${others}`}`;
    return `«${name}» non si può eliminare: compare in ${users}. Togli il riferimento da lì e riprova.`;
  },
} as const;
