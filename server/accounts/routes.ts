import { recoverPassword, resetPassword } from '../../src/contract/passwords';
import { readUser, updateUser } from '../../src/contract/users';
import { profileTexts } from '../../src/messages/accounts';
import { success } from '../http/answers';
import { type Api, registerEndpoint } from '../http/route';
import { visibleUser } from './detail';
import { updateProfile } from './profile';
import { recover } from './recovery';
import { reset } from './reset';

/** Recovery, reset and one's own profile. Source: contract, 'Session and accounts'. */
export function accountsFeature(api: Api): void {
  const { services } = api;
  registerEndpoint(api, recoverPassword, {
    handler: async ({ body, request }) => success({ message: await recover(services, body.email, request) }),
  });
  registerEndpoint(api, resetPassword, {
    handler: async ({ params, body, request }) =>
      success({ message: await reset(services, params.code, body, request) }),
  });
  registerEndpoint(api, readUser, {
    handler: async ({ params, user }) => success(await visibleUser(services.db, params.id, user)),
  });
  registerEndpoint(api, updateUser, {
    handler: async ({ params, body, user, request }) => {
      await updateProfile(services, user, params.id, body, request);
      return success({ id: user.id, message: profileTexts.saved });
    },
  });
}
