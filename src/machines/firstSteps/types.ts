// What a site of one's own needs before it goes into service (`src/contract/firstSteps.ts`), for administrators.
//
// States: `loading`, `reloading`, `failed`, `absent` (a server without the call), `shown` (`calm`, `troubled`),
// `marking`, `checking`.
//
// The server says what the database and its settings show; of map tiles and coordinates the browser asks, since maps
// and forms do. What was checked counts as done as long as the site still names the same service, an address as long as
// the page is open at it (`rules.ts`). `notes.ts` says how a step stands, and the terms of whom it leads to. The
// dashboard's line reads the same call (`src/screens/dashboard/FirstStepsCard.tsx`).
//
// Never: a step done because somebody says so where it can be seen; anything shown of a server without the call.

import type { StepName, WireStep } from '../../contract/firstSteps';
import type { CallFailure, Result } from '../../contract/result';
import type { Call } from '../kit/actor';
import type { Notice } from '../kit/result';

/** What the site's own settings and the address bar say, which no server knows. '' for what is not set up. */
export interface SiteFacts {
  /** Address of the map tiles. */
  readonly tiles: string;
  /** Address of the geocoding service. */
  readonly geocoder: string;
  /** Where the client is open, with a slash at its end. */
  readonly address: string;
}

/** A step as it is shown. */
export interface Step {
  readonly step: StepName;
  readonly state: 'missing' | 'deferred' | 'done';
  /** What it is about: the portal's address, the mail server, the languages, a service; null for nothing. */
  readonly about: string | null;
}

export interface FirstStepsInput {
  readonly site: SiteFacts;
}

/** What is being done to a step. */
export interface StepWork {
  readonly step: StepName;
  readonly kind: 'defer' | 'takeUp' | 'check';
}

export interface FirstStepsContext {
  readonly site: SiteFacts;
  /** All of them, in their order; none before the first answer. */
  readonly steps: readonly Step[];
  /** What is under way, or has failed. */
  readonly work: StepWork | null;
  /** Why the last call failed. */
  readonly failure: CallFailure | null;
}

/** `step` is null where no step is pointed at. */
export type FirstStepsEvent =
  /** Also tries again after a failure. */
  | { readonly type: 'steps.load' }
  /** Opens the page where the step is done. */
  | { readonly type: 'step.open'; readonly step: StepName | null }
  /** Puts it off, or takes it up again. */
  | { readonly type: 'step.defer'; readonly step: StepName | null }
  /** Asks the service that it is about, or says that it is all right. */
  | { readonly type: 'step.check'; readonly step: StepName | null }
  /** The same user signed in again. */
  | { readonly type: 'session.resumed' };

export type FirstStepsEmitted =
  | Notice<'success' | 'info'>
  /** `to` is a hash path. */
  | { readonly type: 'go'; readonly to: string };

export type FirstStepsTag =
  /** Being read for the first time. */
  | 'skeleton'
  /** Being read again. */
  | 'busy'
  /** They did not load; `failure` says why. */
  | 'failed'
  /** Something is being done to a step. */
  | 'working'
  /** What was to be done to a step failed; `failure` says why. */
  | 'workFailed'
  /** This server has none. */
  | 'absent';

/** What a change of a step gives: the steps as they are now, and what is to be told. */
export interface Changed {
  readonly steps: readonly WireStep[];
  readonly message: string | null;
}

export interface FirstStepsActors {
  readonly loadSteps: Call<undefined, Result<readonly WireStep[]>>;
  readonly markStep: Call<{ readonly step: StepName; readonly state: 'deferred' | 'open' }, Result<Changed>>;
  readonly checkStep: Call<{ readonly step: StepName }, Result<Changed>>;
}
