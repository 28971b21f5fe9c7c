import { useSelector } from '@xstate/react';
import { sessionTexts } from '../messages/screens/session';
import { Button } from '../ui/base/Button';
import { ConfirmDialog } from '../ui/base/ConfirmDialog';
import { Dialog } from '../ui/base/Dialog';
import { SignInForm } from './SignInForm';
import { useSession } from './session';

/** The session ended under unsaved work: sign-in over the page, which stays. Source: design of the session's 403 and 401. */
export default function SignInOver() {
  const session = useSession();
  const awaited = useSelector(session, ({ context }) => context.awaitedUser?.username ?? '');
  const ended = useSelector(session, ({ context }) => context.ended);
  const confirming = useSelector(session, (snapshot) => snapshot.hasTag('confirming'));
  const isKept = useSelector(session, ({ context }) => context.isKept);
  return (
    <>
      <Dialog open title={sessionTexts.over.title} closable={false} onClose={() => undefined}>
        <div className="space-y-4 pb-4">
          <p className="text-muted">
            {ended !== null && `${sessionTexts.ended[ended]} `}
            {sessionTexts.over.intro(awaited)}
          </p>
          <SignInForm user={awaited}>
            <Button variant="ghost" onClick={() => session.send({ type: 'leave.request' })}>
              {sessionTexts.over.leave}
            </Button>
          </SignInForm>
        </div>
      </Dialog>
      <ConfirmDialog
        open={confirming}
        title={sessionTexts.confirmLeave[isKept ? 'kept' : 'lost']}
        tone="danger"
        onConfirm={() => session.send({ type: 'leave.confirm' })}
        onCancel={() => session.send({ type: 'leave.cancel' })}
      />
    </>
  );
}
