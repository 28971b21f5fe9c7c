import type { FirstStepsSnapshot } from './machine';

/** What must hold at every moment. */
export const invariants: Readonly<Record<string, (snapshot: FirstStepsSnapshot) => boolean>> = {
  'work names a step that is there': ({ context: { work, steps } }) =>
    work === null || steps.some(({ step }) => step === work.step),
  'there is work exactly while it is done, or has failed': (snapshot) =>
    (snapshot.hasTag('working') || snapshot.hasTag('workFailed')) === (snapshot.context.work !== null),
  'a failure says why': (snapshot) =>
    !(snapshot.hasTag('failed') || snapshot.hasTag('workFailed')) || snapshot.context.failure !== null,
  'a server without the call is shown nothing of it': (snapshot) =>
    !snapshot.hasTag('absent') || snapshot.context.steps.length === 0,
};
