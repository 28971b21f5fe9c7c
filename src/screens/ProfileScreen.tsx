import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { profileCards } from '../content/records/profile';
import { workLeft } from '../machines/record/draft';
import { reason } from '../machines/record/refusals';
import { isDirty } from '../machines/record/rules';
import { profileTexts as texts } from '../messages/screens/accounts';
import { CommandScope } from '../ui/commands/CommandScope';
import { usePageTitle } from '../ui/page/title';
import { withFocusedField } from './focusedField';
import { LeavingDialog } from './LeavingDialog';
import { SessionsCard } from './profile/SessionsCard';
import { useProfileActor } from './profile/useProfileActor';
import { RecordPage } from './records/RecordPage';
import { useUser } from './useUser';

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
