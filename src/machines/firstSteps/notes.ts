import { languageInSentence } from '../../messages/screens/content';
import { firstStepsTexts } from '../../messages/screens/firstSteps';
import type { SiteFacts, Step } from './types';

const { notes, terms } = firstStepsTexts;

/** Host of a service, which may be named from here on; '' for an address that is none. */
function hostOf(address: string, { address: here }: SiteFacts): string {
  // The parts that a tile's address leaves open are no host's but for the first, which is a letter.
  const plain = address.replace(/\{\w+\}/g, 'a');
  return URL.canParse(plain, here) ? new URL(plain, here).host : '';
}

const list = new Intl.ListFormat('it', { type: 'conjunction' });

/** Languages as a server names them: codes with commas between. */
const languageNames = (codes: string): string =>
  list.format(codes.split(',').map((code) => languageInSentence(code.trim())));

function addressNote({ state, about }: Step, { address: here }: SiteFacts): string {
  const { unset, elsewhere, done } = notes.address;
  if (about === null) return unset;
  return state === 'done' ? done(about) : elsewhere(about, here);
}

/** How a step stands, in Italian. */
export function noteOf(step: Step, site: SiteFacts): string {
  const { about, state } = step;
  const isDone = state === 'done' ? 'done' : 'missing';
  switch (step.step) {
    case 'address':
      return addressNote(step, site);
    case 'mail':
      return about === null ? notes.mail.unset : notes.mail[isDone](about);
    case 'languages':
      return notes.languages[isDone](languageNames(about ?? ''));
    case 'tiles':
    case 'geocoder':
      return about === null ? notes[step.step].unset : notes[step.step][isDone](hostOf(about, site));
    default:
      return notes[step.step][isDone];
  }
}

/** The terms of who gives what a step is about. */
export interface Terms {
  readonly text: string;
  /** Where they are read; null where nobody but the site's own people knows. */
  readonly href: string | null;
}

/** Terms of the service that a step is about; null for a step about none. */
export function termsOf({ step, about }: Step, site: SiteFacts): Terms | null {
  if ((step !== 'tiles' && step !== 'geocoder') || about === null) return null;
  const host = hostOf(about, site);
  if (host === '' || host === new URL(site.address).host) return { text: terms.own, href: null };
  // Tiles come from several hosts of one name: a.tile.example.org.
  const known = Object.entries(terms.known).find(([name]) => host === name || host.endsWith(`.${name}`));
  return known === undefined ? { text: terms.other(host), href: null } : known[1];
}
