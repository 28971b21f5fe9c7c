import { PLACE_AREA } from '../../src/content/field/areas';
import { PUBLISHED_STATUS } from '../../src/content/publication/status';
import type { SettingsSection } from '../../src/content/settings/sections';
import { contents } from '../../src/content/whole';
import type { RequestUser, Rights } from '../http/caller';

/**
 * Who is told what contents and places are called: this alone decides. Whoever may view an area is told everything in it.
 * Everybody else is told what the portal shows, which is what is published.
 */
export interface Reader {
  /** The areas in which the reader is told everything. */
  readonly areas: readonly string[];
}

/** Who reads the portal. */
export const PUBLIC: Reader = { areas: [] };

/** Areas of the contents that a user may view. */
export const viewableAreas = (user: RequestUser): string[] =>
  contents.filter((content) => user.mayAny(content.abilities, 'view')).map(({ area }) => area);

/** Who makes a call, as a reader. */
export const readerOf = (user: RequestUser): Reader => ({
  areas: [...viewableAreas(user), ...(user.mayAny([PLACE_AREA], 'view') ? [PLACE_AREA] : [])],
});

/** SQL: whether a reader of some areas, a placeholder, is told of a row of `translations` or `places` by its alias. */
export const isTold = (alias: string, areas: string): string =>
  `(${alias}.area = any(${areas}::text[]) or ${alias}.status = ${PUBLISHED_STATUS})`;

/** Whether somebody may read a section of the settings and save it. Source: contract, 'Pinned', settings. */
export const mayOpen = (user: Rights, { abilities }: Pick<SettingsSection, 'abilities'>): boolean =>
  abilities.some((ability) => user.may(ability));
