// Loaded into a process before its program (`node --import`): records what it does between two signals, or, with
// PORTOLANO_PROFILE_FROM_START, from the beginning to one signal. Writes a CPU profile and how long each statement took.
import { subscribe } from 'node:diagnostics_channel';
import { renameSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';

const { PORTOLANO_PROFILE: file, PORTOLANO_PROFILE_FROM_START: fromStart } = process.env;
/** Microseconds between two samples. */
const INTERVAL = 200;

const session = new Session();
session.connect();
let statements = null;

subscribe('portolano:query', ({ statement, milliseconds }) => {
  if (statements === null) return;
  const known = statements.get(statement) ?? { calls: 0, milliseconds: 0 };
  statements.set(statement, { calls: known.calls + 1, milliseconds: known.milliseconds + milliseconds });
});

async function begin() {
  statements = new Map();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: INTERVAL });
  await session.post('Profiler.start');
}

async function end() {
  const { profile } = await session.post('Profiler.stop');
  const recorded = { profile, statements: Object.fromEntries(statements) };
  statements = null;
  // Whoever waits for the file finds it whole.
  writeFileSync(`${file}.part`, JSON.stringify(recorded));
  renameSync(`${file}.part`, file);
}

let isRecording = false;
const toggle = async () => {
  isRecording = !isRecording;
  await (isRecording ? begin() : end());
};
if (fromStart !== undefined) await toggle();
process.on('SIGUSR2', toggle);
