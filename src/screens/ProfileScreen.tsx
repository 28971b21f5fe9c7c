import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { profileCalls, profileCards, profileForm } from '../content/records/profile';
import { HOME_PATH } from '../machines/access/paths';
import { workLeft } from '../machines/record/draft';
import { reason } from '../machines/record/refusals';
import { isDirty } from '../machines/record/rules';
import { profileTexts as texts } from '../messages/screens/accounts';
import { useEmitted } from '../ui/base/actors';
import { CommandScope } from '../ui/commands/CommandScope';
import { useBack } from '../ui/page/back';
import { usePageTitle } from '../ui/page/title';
import { withFocusedField } from './focusedField';
import { LeavingDialog } from './LeavingDialog';
import { usePorts } from './ports';
import { SessionsCard } from './profile/SessionsCard';
import { RecordPage } from './records/RecordPage';
import { type RecordActor, useFormActor } from './records/useFormActor';
import { useSession } from './session';
import { useUser } from './useUser';

/** A moment at which every record is too old: the session reads the user again. */
const PAST_EVERY_RECORD = Number.MAX_SAFE_INTEGER;

/** The form of one's own profile, wired to application and session. It keeps no draft. */
function useProfileActor(id: number): RecordActor {
  const { records, uuid } = usePorts();
  const session = useSession();
  const goBack = useBack();
  const actor = useFormActor(records(profileCalls), { record: profileForm, id, copyOf: null, keySeed: uuid() });
  useEmitted(actor, {
    // What the shell shows of the user is old.
    saved: () => session.send({ type: 'user.resolve', at: PAST_EVERY_RECORD }),
    'go.back': () => goBack(HOME_PATH),
  });
  return actor;
}

const RECORD = { cards: profileCards };

function Profile({ id }: { readonly id: number }) {
  const actor = useProfileActor(id);
  const work = useSelector(actor, ({ context }) => workLeft(context));
  return (
    <CommandScope scope="record" actor={actor} refusal={reason} prepare={withFocusedField}>
      <RecordPage record={RECORD} actor={actor} />
      <SessionsCard profile={actor} />
      <LeavingDialog
        actor={actor}
        isUnsaved={() => {
          const now = actor.getSnapshot();
          return !now.hasTag('left') && isDirty(now.context);
        }}
        work={work}
        texts={texts.leave}
      />
    </CommandScope>
  );
}

/** 'Il mio Profilo', of whoever was signed in last: it stays while the sign-in lies over it. Source: document 1, section 2.14. */
export function Component() {
  usePageTitle(texts.title);
  const user = useUser();
  const [id, setId] = useState(user?.id ?? null);
  if (user !== null && user.id !== id) setId(user.id);
  return id === null ? null : <Profile key={id} id={id} />;
}
