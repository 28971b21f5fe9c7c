import * as z from 'zod/mini';
import { envelope, flagSchema, maybe, optionalText } from './common';
import { defineEndpoint } from './endpoint';

/** What a site of its own needs before it goes into service, in the order in which it is best done. */
export const FIRST_STEPS = [
  'address',
  'mail',
  'languages',
  'roles',
  'desks',
  'users',
  'trees',
  'tiles',
  'geocoder',
  'content',
] as const;

const stepNameSchema = z.enum(FIRST_STEPS);
export type StepName = z.infer<typeof stepNameSchema>;

/**
 * A step. `about` is what it was found done for: the portal's address, the mail server, the languages, the address of the
 * map tiles. Where nothing is done yet it is what is set up now, null for nothing. A newer server may have further steps.
 */
export const firstStepSchema = z.looseObject({
  step: z.string(),
  is_done: flagSchema,
  is_deferred: flagSchema,
  about: optionalText,
});
export type WireStep = z.infer<typeof firstStepSchema>;

const stepsAnswer = envelope(z.looseObject({ message: optionalText, steps: z.array(firstStepSchema) }));

/** Administrators only. Ours, beyond the spec, as its two neighbours are: another server answers 404. */
export const listFirstSteps = defineEndpoint({
  id: 'firstSteps.list',
  method: 'GET',
  path: 'first-steps',
  summary: 'I primi passi di un sito: che cosa è fatto, che cosa manca, che cosa è rimandato (solo amministratori)',
  answer: stepsAnswer,
});

/** Longest address of a service. */
export const LONGEST_ABOUT = 2000;

/** `checked` is for what the server can't see by itself; `about` is then what was checked, where the client alone knows it. */
export const setFirstStep = defineEndpoint({
  id: 'firstSteps.set',
  method: 'PUT',
  path: 'first-steps/:step',
  summary: 'Rimanda un passo, lo riprende, o dice che è stato controllato (solo amministratori)',
  params: z.object({ step: stepNameSchema }),
  body: z.looseObject({
    state: z.enum(['deferred', 'open', 'checked']),
    about: maybe(z.string().check(z.maxLength(LONGEST_ABOUT))),
  }),
  answer: stepsAnswer,
});

/** The answer waits until the mail server has taken the message; 422 says why it has not. */
export const sendTestMail = defineEndpoint({
  id: 'firstSteps.mail',
  method: 'POST',
  path: 'first-steps/mail',
  summary: 'Manda a chi lo chiede una mail di prova (solo amministratori)',
  answer: stepsAnswer,
});
