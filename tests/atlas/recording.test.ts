import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { recordingOf } from '../../src/app/report';
import type { Recording } from '../../src/contract/recording';
import { createRecorder } from '../../src/machines/kit/recorder';
import { collect } from '../../tools/atlas/collect';
import { linesOf, sayOf, shownOf } from '../../tools/atlas/page/recorded';
import { readRecording } from '../../tools/atlas/page/recording';
import { submissionModel } from '../machines/submission/model';

const HEAD = { build: '0.1.0', date: '2026-11-26T16:44:32.000Z', page: '/news/:id', browser: 'prova' };

/** A page that is written in, told what it does not take now, and closed by whoever drew it. */
function recorded(): Recording {
  const recorder = createRecorder(200, () => 1_764_175_472_000);
  const actor = createActor(submissionModel.machine, { inspect: recorder.inspect }).start();
  actor.send({ type: 'email.change', email: 'anna@example.it' });
  actor.send({ type: 'mail.request' });
  actor.send({ type: 'mail.again' });
  actor.stop();
  return recordingOf(recorder.passages(), HEAD);
}
const read = (recording: object, version = '0.1.0') => readRecording(JSON.stringify(recording), version);

const submission = await collect('submission', submissionModel);

test('what was recorded is read, a walk an actor, and found in the machine of the atlas', () => {
  const { head, walks, problems } = read(recorded());
  expect([head, problems, walks.map(({ machine }) => machine)]).toEqual([HEAD, [], ['submission']]);
  const events = walks[0]?.events ?? [];
  const shown = events.map((event) => shownOf(event, submissionModel, submission.edges));
  expect(shown.map(({ nodes, taken, problems: own }) => [nodes.map(({ id }) => id), taken, own])).toEqual([
    [['submission', 'submission.form'], [], []],
    [['submission', 'submission.form'], ['submission.form --email.change'], []],
    [['submission', 'submission.sending'], ['submission.form --mail.request[valid]'], []],
    [['submission', 'submission.sending'], [], []],
    [['submission', 'submission.sending'], [], []],
  ]);
});

/** What the atlas says of the walk of a recording: each event, and what came of it. */
const saidOf = (recording: object, known: Parameters<typeof linesOf>[1]) =>
  read(recording).walks.flatMap((walk) => linesOf(walk, known).map(({ say, outcome }) => [say, outcome]));

test('each event is told with what came of it', () => {
  expect(saidOf(recorded(), { machine: submission, model: submissionModel })).toEqual([
    ['La macchina parte', 'Chiede l’email dell’utente'],
    ['Scrivi l’email', 'lo stato non cambia'],
    ['Premi Invia Email', 'Chiede al server di mandare l’email'],
    ['Premi Invia di nuovo', 'senza effetto: la macchina non lo prende'],
    ['La macchina si ferma', 'lo stato non cambia'],
  ]);
});

test('of a machine that the atlas has not, or a state that the machine has not, the state is told as it is', () => {
  expect(saidOf(recorded(), null)).toEqual([
    ['La macchina parte', '"form"'],
    ['email.change', '"form"'],
    ['mail.request', '"sending"'],
    ['mail.again', 'senza effetto: la macchina non lo prende'],
    ['La macchina si ferma', '"sending"'],
  ]);
  const [first] = recorded().events;
  const gone = { ...recorded(), events: [{ ...first, state: 'gone' }] };
  expect(saidOf(gone, { machine: submission, model: submissionModel })).toEqual([['La macchina parte', '"gone"']]);
});

test('an event is said in words where the model has some', () => {
  const say = (event: string) => sayOf(event, submissionModel);
  expect(say('xstate.done.actor.sendMail')).toBe('Il server risponde');
  expect(say('xstate.error.actor.sendMail')).toBe('La chiamata si interrompe per un errore del programma');
  expect(say('xstate.after.requestWait.submission.throttled')).toMatch(/^Passa il tempo: /);
  expect([say('gone.event'), sayOf('mail.request', null)]).toEqual(['gone.event', 'mail.request']);
});

test('what the machine has no longer is named, the rest is shown', () => {
  const [first] = recorded().events;
  if (first === undefined) throw new Error('nothing was recorded');
  const other = { ...first, event: 'mail.sing', taken: ['submission.form mail.sing 0'], state: { sending: 'twice' } };
  const { nodes, taken, problems } = shownOf(other, submissionModel, []);
  expect([nodes.map(({ id }) => id), taken]).toEqual([['submission', 'submission.sending'], []]);
  expect(problems).toEqual([
    'La macchina non ha l’evento «mail.sing»',
    'La macchina non ha lo stato «submission.sending.twice»',
    'La macchina non ha la transizione «submission.form mail.sing 0»',
  ]);
});

test.each([
  ['', 'non si legge come JSON'],
  [JSON.stringify(recorded()).slice(0, 300), 'non si legge come JSON'],
  ['null', 'non è una registrazione'],
  ['[]', 'non è una registrazione'],
  [JSON.stringify({ results: {} }), 'non è una registrazione'],
  [JSON.stringify({ ...recorded(), events: { 0: 'x' } }), 'non è una registrazione'],
  [JSON.stringify({ ...recorded(), events: [] }), 'nessun evento'],
  [JSON.stringify({ ...recorded(), events: [{}, null, 'x'] }), 'nessun evento'],
])('what can’t be shown at all is refused: %#', (text, reason) => {
  expect(() => readRecording(text, '0.1.0')).toThrow(reason);
});

test('of a damaged one what can be read is shown, and the rest is told', () => {
  const { date: _, ...recording } = recorded();
  const [first, ...others] = recording.events;
  const { head, walks, problems } = read({ ...recording, events: [{ ...first, again: 7 }, null, ...others], page: 7 });
  expect(head).toEqual({ build: '0.1.0', browser: 'prova' });
  expect(walks[0]?.events).toEqual(others);
  expect(problems).toEqual([
    'L’intestazione è danneggiata: Pagina, Esportata.',
    '2 eventi sono danneggiati e sono lasciati fuori.',
  ]);
});

test('another format or another version is told, and shown as far as it is understood', () => {
  const { walks, problems } = read({ ...recorded(), version: 2 }, '0.2.0');
  expect(walks).toHaveLength(1);
  expect(problems).toEqual([
    'La registrazione è del formato 2, l’atlante legge il 1: si vede ciò che si capisce.',
    'È stata fatta con la versione 0.1.0, l’atlante è della 0.2.0: una macchina può non avere più un evento o uno stato.',
  ]);
});

test('a page that is no route is not taken for a damaged one', () => {
  expect(read({ ...recorded(), page: null })).toMatchObject({ head: { page: null }, problems: [] });
});
