import { useLayoutEffect } from 'react';
import { profileCalls, profileForm } from '../../content/records/profile';
import { HOME_PATH } from '../../machines/access/paths';
import { useBack } from '../../ui/page/back';
import { usePorts } from '../ports';
import { type RecordActor, useFormActor } from '../records/useFormActor';
import { useSession } from '../session';

/** A moment at which every record is too old: the session reads the user again. */
const PAST_EVERY_RECORD = Number.MAX_SAFE_INTEGER;

/** The form of one's own profile, wired to application and session. It keeps no draft. */
export function useProfileActor(id: number): RecordActor {
  const { records, uuid } = usePorts();
  const session = useSession();
  const goBack = useBack();
  const actor = useFormActor(records(profileCalls), { record: profileForm, id, copyOf: null, keySeed: uuid() });
  useLayoutEffect(() => {
    const subscriptions = [
      // What the shell shows of the user is old.
      actor.on('saved', () => session.send({ type: 'user.resolve', at: PAST_EVERY_RECORD })),
      actor.on('go.back', () => goBack(HOME_PATH)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, session, goBack]);
  return actor;
}
