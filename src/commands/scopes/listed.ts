/** Reads anew what a page lists: the same key wherever there is something listed. */
export const RELOAD_KEYS = ['Shift+R'] as const;

/** Page and size of a list with pages. */
interface Paged {
  readonly query: { readonly page: number; readonly limit: number };
  readonly total: number;
}

/** The page that a command means, from 1; the list says whether there is one. */
export const pageTo = {
  nextPage: ({ query }: Paged): number => query.page + 1,
  previousPage: ({ query }: Paged): number => query.page - 1,
  firstPage: (): number => 1,
  lastPage: ({ query, total }: Paged): number => Math.max(1, Math.ceil(total / query.limit)),
} as const;
