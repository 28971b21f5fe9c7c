// The menu beside the page, or over it in a narrow window until one goes on, presses beside it or Esc.
//
// States: `wide` and `narrow`, each `shown` or `hidden`.
//
// Groups are open that somebody opened (remembered by the browser), and the one of the page in front, until it is
// closed by hand. What stands in it is declared: the sections of the registry in their order, which is that of the
// documents, each with its list and what creates one; `sections.ts` says what else belongs to it, and what stands
// beneath another. An entry is there where the user may open its page and meets its condition (`entries.ts`).
//
// Never: a page whose group can't be seen unless somebody closed it, and then the group's heading is marked; a link to
// a page without a screen.

export interface MenuInput {
  /** Whether the window is too narrow for menu and page side by side. */
  readonly isNarrow: boolean;
  /** Groups that were left open. */
  readonly open: readonly string[];
  /** Group of the page in front; null where it is in none. */
  readonly page: string | null;
}

export interface MenuContext {
  readonly isNarrow: boolean;
  /** Groups that were opened and not closed again, in that order; they are remembered. */
  readonly open: readonly string[];
  /** Group of the page in front, which is open by itself. */
  readonly page: string | null;
  /** Whether the page's group was closed since one came to it. */
  readonly isPageClosed: boolean;
}

export type MenuEvent =
  | { readonly type: 'menu.toggle' }
  | { readonly type: 'group.open'; readonly group: string }
  | { readonly type: 'group.close'; readonly group: string }
  /** A link of the menu was followed, if only to where one is. */
  | { readonly type: 'entry.follow' }
  /** Another page is in front. */
  | { readonly type: 'page.change'; readonly group: string | null }
  | { readonly type: 'width.change'; readonly isNarrow: boolean };

/** The app remembers which groups are open. */
export type MenuEmitted = { readonly type: 'groups.changed'; readonly open: readonly string[] };

export type MenuTag = 'shown';
