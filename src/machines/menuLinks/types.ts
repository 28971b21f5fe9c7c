import type { Result } from '../../contract/result';

/** A list that the menu leads to, by what it is bound to: a theme of the interests. */
export interface BoundLink {
  readonly id: number;
  readonly title: string;
}

export interface MenuLinksInput {
  /** Whether the user sees the section that the links are in. */
  readonly isSeen: boolean;
}

export interface MenuLinksContext extends MenuLinksInput {
  /** In the order of the menu; none before the first answer, and where there was none. */
  readonly links: readonly BoundLink[];
}

export type MenuLinksEvent =
  /** The user may do other things than before. */
  | { readonly type: 'section.change'; readonly isSeen: boolean }
  /** What the links are made of was changed in this browser. */
  | { readonly type: 'links.change' }
  /** Somebody looks at the section. */
  | { readonly type: 'section.look' };

export type MenuLinksTag = 'busy';

export interface MenuLinksActors {
  readonly loadLinks: (input: undefined, signal: AbortSignal) => Promise<Result<readonly BoundLink[]>>;
}
