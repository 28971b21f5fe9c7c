import { abilityOf, openersOf } from '../../content/permissions';
import { abilitiesAt, type MatrixGiven, type MatrixSection } from './rules';

/** What a role lacks for some of its permissions to come to anything. */
export interface Gaps {
  /** Sections where it may publish but not edit: a publication is a saving. */
  readonly saving: readonly string[];
  /** Abilities without which it never gets to where it may do something. */
  readonly opening: readonly string[];
}

const NONE: Gaps = { saving: [], opening: [] };

/** The permissions that a role should also have. A role that may do everything lacks none. */
export function gapsOf({ sections, value, lock }: MatrixGiven): Gaps {
  if (lock === 'administrator' || lock === 'wildcard') return NONE;
  const granted = new Set(value);
  const offered = new Set(abilitiesAt({ sections }, { row: 0, column: 0 }));
  const has = ({ name, actions }: MatrixSection) => actions.some((action) => granted.has(abilityOf(name, action)));
  const saving = sections.filter(({ name }) => {
    const [publish, edit] = [abilityOf(name, 'publish'), abilityOf(name, 'edit')];
    return offered.has(publish) && offered.has(edit) && granted.has(publish) && !granted.has(edit);
  });
  const opening = sections.filter(has).flatMap(({ name }) => {
    const openers = openersOf(name).filter((ability) => offered.has(ability));
    const own = abilityOf(name, 'view');
    if (openers.some((ability) => granted.has(ability))) return [];
    return openers.includes(own) ? [own] : openers.slice(0, 1);
  });
  return { saving: saving.map(({ name }) => name), opening: [...new Set(opening)] };
}
