import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { hasNothing } from '../../../../src/machines/access/abilities';
import type { sessionMachine } from '../../../../src/machines/session/machine';
import { NEVER_REJECTS } from '../../../kit/ordinary';
import type { Model } from '../../../kit/types';
import { sessionModel } from '../../../machines/session/model';
import { answering, eventsWhere } from '../../kit/variants';

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

const isShown = (snapshot: AnyMachineSnapshot) =>
  snapshot.matches({ signedIn: 'fresh' }) || snapshot.matches({ signedIn: 'stale' });
const asksToSignIn = (snapshot: AnyMachineSnapshot) =>
  snapshot.matches('restoring') || snapshot.matches({ signedIn: 'refreshing' });

/**
 * Whether the page goes as soon as its work is saved: its user may not view it, and the way to the page that says so reads a
 * stale record again, which nobody asked for here.
 */
const isLedAway = (snapshot: SessionSnapshot) => {
  const { user, doubted } = snapshot.context;
  return snapshot.matches({ signedIn: 'stale' }) && !doubted && user !== null && hasNothing(user);
};

/** What somebody in front of the page can do. */
function isPossible(type: string, snapshot: AnyMachineSnapshot, name: string): boolean {
  const { unsaved } = (snapshot as SessionSnapshot).context;
  switch (type) {
    case 'work.dirty':
      return snapshot.matches({ signedIn: { fresh: 'authorised' } }) && !unsaved;
    case 'work.clean':
      return isShown(snapshot) && unsaved && !isLedAway(snapshot as SessionSnapshot);
    case 'user.resolve':
      // Over unsaved work the page asks before it goes anywhere.
      return isShown(snapshot) && !unsaved;
    case 'session.lost':
      // The user's record refused over unsaved work is both: the event, which decides nothing, and the answer, which does.
      if (name === '401 a un token precedente' || (name === '403' && unsaved && asksToSignIn(snapshot))) return false;
      return snapshot.matches({ signedIn: 'fresh' }) || asksToSignIn(snapshot);
    case 'signOutEverywhere.request':
      return false;
    case 'signOut.request':
      return isShown(snapshot) || snapshot.matches({ signedOut: 'form' });
    default:
      return true;
  }
}

const fetchUser = answering(sessionModel, 'fetchUser');

/** A refused record tells the session that it is over before the answer is through: it is then 'session.lost'. */
const refusedFirst = (snapshot: AnyMachineSnapshot) => {
  const { rifiutato, ...others } = typeof fetchUser.done === 'function' ? fetchUser.done(snapshot) : fetchUser.done;
  return asksToSignIn(snapshot) ? others : { ...others, rifiutato };
};

/** Whoever comes with an initial password goes to another page. */
const { done: signIns, ...signInCall } = answering(sessionModel, 'signIn');
const signIn = {
  ...signInCall,
  done: (snapshot: AnyMachineSnapshot) => {
    const { 'password iniziale': _, ...others } = typeof signIns === 'function' ? signIns(snapshot) : signIns;
    return others;
  },
};

const FIRST = 'la pagina della nuova password: lo prova il percorso del primo accesso';
const IN_PROFILE = '«Esci ovunque» sta nel profilo: lo prova il percorso delle sessioni';

/** The session's model in front of an open news item. */
export const pageSessionModel = {
  ...sessionModel,
  events: eventsWhere(sessionModel, isPossible),
  actors: {
    signIn,
    fetchUser: { ...fetchUser, done: refusedFirst },
    signOut: answering(sessionModel, 'signOut'),
    signOutEverywhere: answering(sessionModel, 'signOutEverywhere'),
  },
  unreachable: {
    'session.restoring --error(fetchUser)': NEVER_REJECTS,
    'session.signedOut.submitting --error(signIn)': NEVER_REJECTS,
    'session.signedOut.identifying --error(fetchUser)': NEVER_REJECTS,
    'session.signedIn.refreshing --error(fetchUser)[unsaved]': NEVER_REJECTS,
    'session.signedIn.refreshing --error(fetchUser)[otherwise]': NEVER_REJECTS,
    'session.signInOver.submitting --error(signIn)': NEVER_REJECTS,
    'session.signInOver.identifying --error(fetchUser)': NEVER_REJECTS,
    'session.signingOut --error(signOut)': NEVER_REJECTS,
    'session.signedIn.confirmingEverywhere': IN_PROFILE,
    'session.signedIn.leavingEverywhere': IN_PROFILE,
    'session.signedIn --signOutEverywhere.request': IN_PROFILE,
    'session.signedIn.confirmingEverywhere --leave.confirm': IN_PROFILE,
    'session.signedIn.confirmingEverywhere --leave.cancel': IN_PROFILE,
    'session.signedIn.leavingEverywhere --session.lost': IN_PROFILE,
    'session.signedIn.leavingEverywhere --signOut.request': IN_PROFILE,
    'session.signedIn.leavingEverywhere --signOutEverywhere.request': IN_PROFILE,
    'session.signedIn.leavingEverywhere --done(signOutEverywhere)[answered]': IN_PROFILE,
    'session.signedIn.leavingEverywhere --done(signOutEverywhere)[isSignedOut]': IN_PROFILE,
    'session.signedIn.leavingEverywhere --done(signOutEverywhere)[otherwise]': IN_PROFILE,
    'session.signedIn.leavingEverywhere --error(signOutEverywhere)': NEVER_REJECTS,
    'session.signedOut.submitting --done(signIn)[isInitialPassword]': FIRST,
  },
} as unknown as Model;
