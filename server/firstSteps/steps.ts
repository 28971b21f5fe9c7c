import { CATEGORY_GROUPS } from '../../src/content/lists/categories';
import { PUBLISHED_STATUS } from '../../src/content/publication/status';
import { FIRST_STEPS, type StepName, type WireStep } from '../../src/contract/firstSteps';
import type { Queryable } from '../db/types';
import { LOCAL_HOST } from '../mail/mail';
import type { Services } from '../services';
import { FIRST_DESK } from '../start/firstStart';

/** What the settings of the server say of the steps. */
export type Site = Pick<Services, 'publicUrl' | 'mailer' | 'languages'>;

/** What the database shows by itself. */
interface Facts {
  readonly [key: string]: unknown;
  readonly desks: boolean;
  readonly users: boolean;
  readonly trees: boolean;
  readonly content: boolean;
}

/** The first user is whom the first start made; whoever came later was made by somebody. */
const FACTS = `
  select exists (select from desks where nome <> $1) as desks,
         exists (select from users where active and id > (select min(id) from users)
                                     and split_part(lower(email), '@', 2) <> $2) as users,
         (select count(distinct main) from categories where main = any($3::integer[])) = $4 as trees,
         exists (select from translations where status = $5) as content`;

interface Stored {
  readonly [key: string]: unknown;
  readonly step: string;
  readonly state: 'deferred' | 'checked';
  readonly about: string | null;
}

type Found = Pick<WireStep, 'is_done' | 'about'>;

/** The languages as the step names them. */
export const languagesOf = ({ languages }: Pick<Site, 'languages'>): string => languages.join(', ');

/** What is found of each step. Something checked counts as long as what was checked is what is set up. */
function foundOf(facts: Facts, stored: ReadonlyMap<string, Stored>, site: Site): Record<StepName, Found> {
  const checkedOf = (step: StepName) => {
    const row = stored.get(step);
    return row?.state === 'checked' ? row : null;
  };
  const sameAs = (step: StepName, about: string | null): Found => ({
    is_done: about !== null && checkedOf(step)?.about === about,
    about,
  });
  const asChecked = (step: StepName): Found => {
    const checked = checkedOf(step);
    return { is_done: checked !== null, about: checked?.about ?? null };
  };
  const ofFact = (is_done: boolean): Found => ({ is_done, about: null });
  return {
    address: { is_done: site.publicUrl !== null, about: site.publicUrl },
    mail: sameAs('mail', site.mailer.target),
    languages: sameAs('languages', languagesOf(site)),
    roles: asChecked('roles'),
    desks: ofFact(facts.desks),
    users: ofFact(facts.users),
    trees: ofFact(facts.trees),
    tiles: asChecked('tiles'),
    geocoder: asChecked('geocoder'),
    content: ofFact(facts.content),
  };
}

/** The first steps of the site as they are now, in their order. */
export async function readSteps(db: Queryable, site: Site): Promise<WireStep[]> {
  const { rows: stored } = await db.query<Stored>({
    name: 'first-steps-stored',
    text: 'select step, state, about from first_steps',
  });
  const { rows } = await db.query<Facts>({
    name: 'first-steps-facts',
    text: FACTS,
    values: [FIRST_DESK, LOCAL_HOST, CATEGORY_GROUPS, CATEGORY_GROUPS.length, PUBLISHED_STATUS],
  });
  const [facts] = rows;
  if (facts === undefined) throw new Error('the facts of the first steps are one row');
  const byStep = new Map(stored.map((row) => [row.step, row]));
  const found = foundOf(facts, byStep, site);
  return FIRST_STEPS.map((step) => ({
    step,
    is_done: found[step].is_done,
    is_deferred: byStep.get(step)?.state === 'deferred',
    about: found[step].about ?? null,
  }));
}
