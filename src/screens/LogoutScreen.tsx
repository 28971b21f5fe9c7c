import { useEffect } from 'react';
import { pageTexts } from '../messages/screens/shell';
import { usePageTitle } from '../ui/page/title';
import { PublicPage } from './PublicPage';
import { useSession } from './session';

/** Leaves the session as soon as it is opened. Source: document 1, section 2.5. */
export function Component() {
  usePageTitle(pageTexts.logoutTitle);
  const session = useSession();
  useEffect(() => session.send({ type: 'signOut.request' }), [session]);
  return (
    <PublicPage title={pageTexts.logoutTitle}>
      <p role="status">{pageTexts.signingOut}</p>
    </PublicPage>
  );
}
