import type { CurrentUser } from '../../contract/session';
import type { Section } from '../../machines/access/pages';
import { ROUTES, sectionsOf } from '../../machines/access/routes';
import { decideAccess } from '../../machines/access/rules';

export interface MenuEntry extends NonNullable<Section['menu']> {
  readonly route: string;
}

const ENTRIES: readonly MenuEntry[] = sectionsOf(ROUTES).flatMap(({ route, menu }) =>
  menu === null ? [] : [{ route, ...menu }],
);

/** Menu entries of what the user may open. Source: document 1, section 2.3. */
export const menuOf = (user: CurrentUser): readonly MenuEntry[] =>
  ENTRIES.filter(({ route }) => decideAccess(route, user).kind === 'allowed');
