import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { reason } from '../machines/profile/reason';
import { isDirty, workLeft } from '../machines/profile/rules';
import { profileTexts as texts } from '../messages/screens/accounts';
import { failureTexts } from '../messages/screens/failures';
import { EmptyState } from '../ui/base/EmptyState';
import { Skeleton } from '../ui/base/Skeleton';
import { CommandButton } from '../ui/commands/CommandButton';
import { CommandScope } from '../ui/commands/CommandScope';
import { ActionBar } from '../ui/page/ActionBar';
import { usePageTitle } from '../ui/page/title';
import { LeavingDialog } from './LeavingDialog';
import { ProfileForm } from './profile/ProfileForm';
import { SessionsCard } from './profile/SessionsCard';
import { type ProfileActor, useProfileActor } from './profile/useProfileActor';
import { useUser } from './useUser';

function Bar({ actor }: { readonly actor: ProfileActor }) {
  const saving = useSelector(actor, (snapshot) => snapshot.hasTag('saving'));
  const text = useSelector(actor, (snapshot) =>
    snapshot.hasTag('saving') ? texts.savingNow : isDirty(snapshot.context) ? texts.unsaved : '',
  );
  return (
    <ActionBar>
      <CommandButton id="profile.close" icon="arrowLeft" />
      <div className="ml-auto flex flex-wrap items-center gap-2">
        <span role="status" className="text-muted text-sm max-md:sr-only">
          {text}
        </span>
        <CommandButton id="profile.save" variant="primary" busy={saving} />
      </div>
    </ActionBar>
  );
}

function Failed({ actor }: { readonly actor: ProfileActor }) {
  const message = useSelector(actor, ({ context }) => context.failure?.message ?? failureTexts.unexpected);
  return (
    <EmptyState
      icon="alert"
      title={texts.failed}
      actions={
        <>
          <CommandButton id="profile.close" icon="arrowLeft" />
          <CommandButton id="profile.retry" variant="primary" />
        </>
      }
    >
      <span role="alert">{message}</span>
    </EmptyState>
  );
}

function Body({ actor }: { readonly actor: ProfileActor }) {
  const view = useSelector(actor, (snapshot) =>
    snapshot.hasTag('skeleton') ? 'skeleton' : snapshot.hasTag('failed') ? 'failed' : 'form',
  );
  if (view === 'failed') return <Failed actor={actor} />;
  if (view === 'skeleton')
    return (
      <div aria-busy="true" role="status" className="mx-auto max-w-3xl space-y-4">
        <span className="sr-only">{texts.loading}</span>
        <Skeleton className="h-56" />
        <Skeleton className="h-32" />
      </div>
    );
  return (
    <>
      <Bar actor={actor} />
      <div className="pt-4">
        <ProfileForm actor={actor} />
      </div>
    </>
  );
}

function Profile({ id }: { readonly id: number }) {
  const actor = useProfileActor(id);
  const work = useSelector(actor, ({ context }) => workLeft(context));
  return (
    <CommandScope scope="profile" actor={actor} refusal={reason}>
      <Body actor={actor} />
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
