import { FIRST_STEPS, type StepName, type WireStep } from '../../contract/firstSteps';
import { firstStepsTexts } from '../../messages/screens/firstSteps';
import { ROUTES, sectionsOf } from '../access/routes';
import type { FirstStepsContext, SiteFacts, Step } from './types';

/** The section where a step is done; none for what stands in the settings of server and client. */
const AREAS: Readonly<Partial<Record<StepName, string>>> = {
  roles: 'role',
  desks: 'desk',
  users: 'user',
  trees: 'category',
  content: 'news',
};

/** Steps of which the site itself says what they are about now. */
const OF_SITE: ReadonlySet<string> = new Set<keyof SiteFacts>(['tiles', 'geocoder', 'address']);

/** What the site says a step is about now; null for a step that it says nothing of. */
export const siteSays = (site: SiteFacts, step: StepName): string | null =>
  OF_SITE.has(step) ? site[step as keyof SiteFacts] : null;

/** Area of the section where a step is done; null for none. */
export const areaOf = (step: StepName): string | null => AREAS[step] ?? null;

/** Hash path of that section's page; null for none. */
export const pageOf = (step: StepName): string | null =>
  sectionsOf(ROUTES).find(({ area }) => area === areaOf(step))?.route ?? null;

/**
 * What checks a step, as its button says it: a service is asked, or somebody says that they have looked. Null for a step
 * that shows by itself whether it is done.
 */
export const checkLabelOf = (step: StepName): string | null =>
  (firstStepsTexts.checks as Readonly<Partial<Record<StepName, string>>>)[step] ?? null;

const isStepName = (name: string): name is StepName => (FIRST_STEPS as readonly string[]).includes(name);

function stepOf({ step, is_done, is_deferred, about = null }: WireStep, site: SiteFacts): Step[] {
  if (!isStepName(step)) return [];
  const said = siteSays(site, step);
  const isDone = Boolean(is_done) && (said === null || said === about);
  // Of the address both are worth knowing: what the server was told, and where one is.
  const shown = said === null || step === 'address' ? about : said || null;
  return [{ step, state: isDone ? 'done' : is_deferred ? 'deferred' : 'missing', about: shown }];
}

/**
 * The steps as they are shown. What was found done counts as long as the site still says so: other map tiles have to be
 * asked for anew, and an address is the portal's where it is open at it. Steps that a newer server has are left out.
 */
export const stepsOf = (wire: readonly WireStep[], site: SiteFacts): readonly Step[] =>
  wire.flatMap((step) => stepOf(step, site));

/** The steps in a state. */
export const stepsIn = (steps: readonly Step[], state: Step['state']): readonly Step[] =>
  steps.filter((step) => step.state === state);

/** A step by its name. */
export const stepNamed = ({ steps }: Pick<FirstStepsContext, 'steps'>, name: StepName | null): Step | undefined =>
  steps.find(({ step }) => step === name);
