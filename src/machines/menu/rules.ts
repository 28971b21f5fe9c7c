import type { MenuContext, MenuInput } from './types';

type Groups = Pick<MenuContext, 'open' | 'page' | 'isPageClosed'>;
type Group = { readonly group: string };

/** More groups than the menu has are not remembered. */
const MOST = 50;

/** Whether a group's links are seen. */
export const isGroupOpen = ({ open, page, isPageClosed }: Groups, group: string): boolean =>
  group === page ? !isPageClosed : open.includes(group);

export const opened = ({ context: { open, page, isPageClosed } }: { context: MenuContext }, { group }: Group) => ({
  open: [...open.filter((one) => one !== group), group].slice(-MOST),
  isPageClosed: group === page ? false : isPageClosed,
});

export const closed = ({ context: { open, page, isPageClosed } }: { context: MenuContext }, { group }: Group) => ({
  open: open.filter((one) => one !== group),
  isPageClosed: group === page ? true : isPageClosed,
});

/** A page of another group opens that group; one of the same leaves it as it is. */
export const pageChanged = ({ context }: { context: MenuContext }, { group }: { readonly group: string | null }) => ({
  page: group,
  isPageClosed: group !== null && group === context.page && context.isPageClosed,
});

/** The groups that storage gave, as far as they are any. */
export const storedGroups = (stored: unknown): readonly string[] =>
  Array.isArray(stored)
    ? [...new Set(stored.filter((one): one is string => typeof one === 'string'))].slice(-MOST)
    : [];

export const startOf = ({ isNarrow, open, page }: MenuInput): MenuContext => ({
  isNarrow,
  open,
  page,
  isPageClosed: false,
});
