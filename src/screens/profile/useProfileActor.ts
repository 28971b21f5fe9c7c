import { useCallback, useLayoutEffect, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { HOME_PATH } from '../../machines/access/paths';
import { callActor } from '../../machines/kit/actor';
import { profileMachine } from '../../machines/profile/machine';
import { isDirty, workLeft } from '../../machines/profile/rules';
import { useActorRef } from '../../ui/base/actors';
import { useBack } from '../../ui/page/back';
import { usePorts } from '../ports';
import { useSession } from '../session';
import { useSessionLink, useUnload } from '../unsavedWork';

export type ProfileActor = ActorRefFrom<typeof profileMachine>;

/** A moment at which every record is too old: the session reads the user again. */
const PAST_EVERY_RECORD = Number.MAX_SAFE_INTEGER;

/** Carries out the profile's requests to the application. */
function useEffects(actor: ProfileActor): void {
  const { notify } = usePorts();
  const session = useSession();
  const goBack = useBack();
  useLayoutEffect(() => {
    const subscriptions = [
      actor.on('notice', ({ level, text }) => notify(level === 'error' ? 'danger' : level, text)),
      actor.on('saved', () => session.send({ type: 'user.resolve', at: PAST_EVERY_RECORD })),
      actor.on('go.back', () => goBack(HOME_PATH)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, notify, session, goBack]);
}

/** The profile of one user, wired to application and session. */
export function useProfileActor(id: number): ProfileActor {
  const { accounts } = usePorts();
  const machine = useMemo(
    () =>
      profileMachine.provide({
        actors: { loadProfile: callActor(accounts.loadProfile), saveProfile: callActor(accounts.saveProfile) },
      }),
    [accounts],
  );
  const actor = useActorRef(machine, { input: { id } });
  const isUnsaved = useCallback(() => isDirty(actor.getSnapshot().context), [actor]);
  useEffects(actor);
  useSessionLink(
    actor,
    useCallback(() => workLeft(actor.getSnapshot().context), [actor]),
  );
  useUnload(isUnsaved);
  return actor;
}
