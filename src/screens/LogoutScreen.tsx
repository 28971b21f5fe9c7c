import { useEffect } from 'react';
import { pages } from '../messages/screens/shell';
import { usePageTitle } from '../ui/page/title';
import { PublicPage } from './PublicPage';
import { useSession } from './session';

/** Leaves the session as soon as it is opened. Source: document 1, section 2.5. */
export function Component() {
  usePageTitle(pages.logoutTitle);
  const session = useSession();
  useEffect(() => session.send({ type: 'signOut.ask' }), [session]);
  return (
    <PublicPage title={pages.logoutTitle}>
      <p role="status">{pages.signingOut}</p>
    </PublicPage>
  );
}
