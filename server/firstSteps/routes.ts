import { listFirstSteps, sendTestMail, setFirstStep } from '../../src/contract/firstSteps';
import { success } from '../http/answers';
import { registerEndpoint } from '../http/route';
import type { Api } from '../services';
import { sendTest, setStep } from './change';
import { readSteps } from './steps';

/** The first steps of a site: ours, beyond the contract. */
export function firstStepsFeature(api: Api): void {
  const { services } = api;
  const { db } = services;
  registerEndpoint(api, listFirstSteps, {
    administrator: true,
    handler: async () => success({ steps: await readSteps(db, services) }),
  });
  registerEndpoint(api, setFirstStep, {
    administrator: true,
    handler: async ({ params: { step }, body }) => {
      await setStep(db, services, step, body);
      return success({ steps: await readSteps(db, services) });
    },
  });
  registerEndpoint(api, sendTestMail, {
    administrator: true,
    handler: async ({ user }) => {
      const message = await sendTest(services, user);
      return success({ message, steps: await readSteps(db, services) });
    },
  });
}
