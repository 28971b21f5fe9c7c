import type { Recording, RecordingHead } from '../contract/recording';
import { cleanPath } from '../machines/access/paths';
import { matchRoute } from '../machines/access/routes';
import type { Passage } from '../machines/kit/recorder';
import { reportTexts } from '../messages/screens/report';
import { recorder } from '../ui/base/actors';
import { saveFile } from '../ui/base/saveFile';

/** The route that a hash is of, as the route table writes it, so that nothing of the address goes along; null for none. */
export const pageOf = (hash: string): string | null => matchRoute(cleanPath(hash))?.route.pattern ?? null;

/** What the file says: the passages and the head, nothing else of either. */
export const recordingOf = (
  passages: readonly Passage[],
  { build, date, page, browser }: RecordingHead,
): Recording => ({
  portolano: 'recording',
  version: 1,
  build,
  date,
  page,
  browser,
  events: passages.map(({ actor, machine, at, event, taken, state, again }) => ({
    actor,
    machine,
    at: new Date(at).toISOString(),
    event,
    taken: [...taken],
    state: state as Recording['events'][number]['state'],
    again,
  })),
});

const nameOf = (date: string): string => `portolano-registrazione-${date.slice(0, 19).replaceAll(/[:T]/g, '-')}.json`;

/** Saves what the machines of this page went through last as a file for the atlas; gives what the user is told. */
export function saveReport(): string {
  const date = new Date().toISOString();
  const recording = recordingOf(recorder.passages(), {
    build: __PORTOLANO_VERSION__,
    date,
    page: pageOf(window.location.hash),
    browser: navigator.userAgent,
  });
  saveFile(new Blob([`${JSON.stringify(recording, null, 1)}\n`], { type: 'application/json' }), nameOf(date));
  return reportTexts.saved(nameOf(date), recording.events.length);
}
