import {
  RECORDING_VERSION,
  type RecordedEvent,
  type RecordingHead,
  recordedEventSchema,
  recordingHeadSchema,
} from '../../../src/contract/recording';
import { recordingTexts as texts } from '../recordingTexts';

/** What one actor went through. */
export interface Walk {
  readonly actor: number;
  readonly machine: string;
  /** At least one. */
  readonly events: readonly RecordedEvent[];
}

/** A recording as far as it can be read. */
export interface Recording {
  readonly head: Partial<RecordingHead>;
  /** In the order in which their actors come up. */
  readonly walks: readonly Walk[];
  /** What is wrong with it, in Italian. */
  readonly problems: readonly string[];
}

const NAMES: Readonly<Record<keyof RecordingHead, string>> = {
  page: texts.page,
  date: texts.date,
  build: texts.build,
  browser: texts.browser,
};
const PARTS = Object.keys(NAMES) as (keyof RecordingHead)[];

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text));
  } catch (error) {
    throw new Error(texts.notJson, { cause: error });
  }
}

/** The parts of the head that can be read. */
function headOf(file: Readonly<Record<string, unknown>>): Partial<RecordingHead> {
  return Object.fromEntries(
    PARTS.flatMap((part) => {
      const { success, data } = recordingHeadSchema.shape[part].safeParse(file[part]);
      return success ? [[part, data]] : [];
    }),
  );
}

function walksOf(events: readonly RecordedEvent[]): readonly Walk[] {
  const walks = new Map<string, RecordedEvent[]>();
  for (const event of events) {
    const key = `${event.actor} ${event.machine}`;
    walks.set(key, [...(walks.get(key) ?? []), event]);
  }
  return [...walks.values()].flatMap((own) => {
    const [first] = own;
    return first === undefined ? [] : [{ actor: first.actor, machine: first.machine, events: own }];
  });
}

/**
 * Reads a file of 'Segnala un problema': what can't be read of it is left out and told. Takes the atlas's own version.
 * Throws, with an Italian reason, where nothing of it can be shown.
 */
export function readRecording(text: string, version: string): Recording {
  const file = parsed(text);
  if (file.portolano !== 'recording' || !Array.isArray(file.events)) throw new Error(texts.notOurs);
  const events = file.events.flatMap((event: unknown) => {
    const { success, data } = recordedEventSchema.safeParse(event);
    return success ? [data] : [];
  });
  if (events.length === 0) throw new Error(texts.noEvents);
  const head = headOf(file);
  const unread = PARTS.filter((part) => head[part] === undefined);
  const damaged = file.events.length - events.length;
  return {
    head,
    walks: walksOf(events),
    problems: [
      ...(file.version === RECORDING_VERSION ? [] : [texts.otherVersion(file.version)]),
      ...(head.build === undefined || head.build === version ? [] : [texts.otherBuild(head.build, version)]),
      ...(unread.length === 0 ? [] : [texts.damagedHead(unread.map((part) => NAMES[part]))]),
      ...(damaged === 0 ? [] : [texts.damagedEvents(damaged)]),
    ],
  };
}
