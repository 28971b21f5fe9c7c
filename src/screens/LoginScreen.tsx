import { useSelector } from '@xstate/react';
import { ACCESSIBILITY_PATH, RECOVERY_PATH } from '../machines/access/paths';
import { sessionTexts } from '../messages/screens/session';
import { shellTexts } from '../messages/screens/shell';
import { Banner } from '../ui/base/Banner';
import { usePageTitle } from '../ui/page/title';
import { DemoUsers } from './DemoUsers';
import { PublicLink } from './PublicLink';
import { PublicPage } from './PublicPage';
import { SignInForm } from './SignInForm';
import { useSession } from './session';

/** 'Area Riservata'. Source: document 1, section 2.4. */
export function Component() {
  usePageTitle(sessionTexts.title);
  const session = useSession();
  const ended = useSelector(session, ({ context }) => context.ended);
  const failed = useSelector(session, ({ context }) => context.failure !== null);
  return (
    <PublicPage title={sessionTexts.title}>
      {ended !== null && !failed && (
        <Banner
          tone={ended === 'signedOut' ? 'info' : 'warning'}
          role="status"
          title={sessionTexts.ended[ended]}
          className="mb-4"
        />
      )}
      <SignInForm>
        <PublicLink to={RECOVERY_PATH}>{sessionTexts.recovery}</PublicLink>
      </SignInForm>
      <DemoUsers />
      <p className="mt-5 border-line border-t pt-4">
        <PublicLink to={ACCESSIBILITY_PATH}>{shellTexts.accessibility}</PublicLink>
      </p>
    </PublicPage>
  );
}
