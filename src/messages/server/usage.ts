/** Texts of a deletion that is refused because contents use what was to go. Source: contract, 'Media and files', 'Pinned'. */
export const usageTexts = {
  /** `user` is one of `total` contents, or a category; null where the user may see none. */
  inUse: (name: string, user: { readonly title: string; readonly isCategory: boolean } | null, total: number) => {
    const others = total === 2 ? 'un altro contenuto' : `altri ${total - 1} contenuti`;
    const hidden = total === 1 ? 'un contenuto che non puoi vedere' : `${total} contenuti che non puoi vedere`;
    const where = user?.isCategory ? 'nella categoria' : 'in';
    const users = user === null ? hidden : `«${user.title}»${total === 1 ? '' : ` e in ${others}`}`;
    return `«${name}» non si può eliminare: compare ${where} ${users}. Togli il riferimento da lì e riprova.`;
  },
} as const;
