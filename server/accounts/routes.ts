import { recoverPassword, resetPassword } from '../../src/contract/passwords';
import { success } from '../http/answers';
import { type Api, registerEndpoint } from '../http/route';
import { recover } from './recovery';
import { reset } from './reset';

/** Recovery and reset. Source: contract, 'Session and accounts'. */
export function accountsFeature(api: Api): void {
  const { services } = api;
  registerEndpoint(api, recoverPassword, {
    open: 'entering',
    handler: async ({ body, request }) => success({ message: await recover(services, body.email, request) }),
  });
  registerEndpoint(api, resetPassword, {
    open: 'entering',
    handler: async ({ params, body, request }) =>
      success({ message: await reset(services, params.code, body, request) }),
  });
}
