import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { recordingOf } from '../../src/app/report';
import type { Recording } from '../../src/contract/recording';
import { createRecorder } from '../../src/machines/kit/recorder';
import { collect } from '../../tools/atlas/collect';
import { linesOf, sayOf, shownOf } from '../../tools/atlas/page/recorded';
import { readRecording } from '../../tools/atlas/page/recording';
import { redirectPasteModel } from '../machines/redirectPaste/model';

const HEAD = { build: '0.1.0', date: '2026-11-26T16:44:32.000Z', page: '/news/:id', browser: 'prova' };

/** Lines that are taken away again, asked to be created all the same, and closed by whoever drew them. */
function recorded(): Recording {
  const recorder = createRecorder(200, () => 1_764_175_472_000);
  const input = redirectPasteModel.inputs['con due righe'];
  const actor = createActor(redirectPasteModel.machine, { input, inspect: recorder.inspect }).start();
  actor.send({ type: 'text.change', text: '' });
  actor.send({ type: 'create.request' });
  actor.stop();
  return recordingOf(recorder.passages(), HEAD);
}
const read = (recording: object, version = '0.1.0') => readRecording(JSON.stringify(recording), version);

const paste = await collect('redirectPaste', redirectPasteModel);
const PAUSING = ['redirectPaste', 'redirectPaste.editing', 'redirectPaste.editing.pausing'];
const NOTHING = ['redirectPaste', 'redirectPaste.editing', 'redirectPaste.editing.nothing'];

test('what was recorded is read, a walk an actor, and found in the machine of the atlas', () => {
  const { head, walks, problems } = read(recorded());
  expect([head, problems, walks.map(({ machine }) => machine)]).toEqual([HEAD, [], ['redirectPaste']]);
  const events = walks[0]?.events ?? [];
  const shown = events.map((event) => shownOf(event, redirectPasteModel, paste.edges));
  expect(shown.map(({ nodes, taken, problems: own }) => [nodes.map(({ id }) => id), taken, own])).toEqual([
    [PAUSING, ['redirectPaste.editing.reading --always[isCheckable]'], []],
    [NOTHING, ['redirectPaste.editing --text.change', 'redirectPaste.editing.reading --always[otherwise]'], []],
    [NOTHING, [], []],
    [NOTHING, [], []],
  ]);
});

/** What the atlas says of the walk of a recording: each event, and what came of it. */
const saidOf = (recording: object, known: Parameters<typeof linesOf>[1]) =>
  read(recording).walks.flatMap((walk) => linesOf(walk, known).map(({ say, outcome }) => [say, outcome]));

const PREVIEW = 'Mostra in anteprima le righe incollate e che cosa ne direbbe il server';

test('each event is told with what came of it', () => {
  expect(saidOf(recorded(), { machine: paste, model: redirectPasteModel })).toEqual([
    ['La macchina parte', `${PREVIEW} › Aspetta che il testo non cambi più`],
    ['Incolla', `${PREVIEW} › Nessuna riga si può creare: non c’è nulla da far controllare`],
    ['Crea', 'senza effetto: la macchina non lo prende'],
    ['La macchina si ferma', 'lo stato non cambia'],
  ]);
});

test('of a machine that the atlas has not, or a state that the machine has not, the state is told as it is', () => {
  expect(saidOf(recorded(), null)).toEqual([
    ['La macchina parte', '{"editing":"pausing"}'],
    ['text.change', '{"editing":"nothing"}'],
    ['create.request', 'senza effetto: la macchina non lo prende'],
    ['La macchina si ferma', '{"editing":"nothing"}'],
  ]);
  const [first] = recorded().events;
  const gone = { ...recorded(), events: [{ ...first, state: 'gone' }] };
  expect(saidOf(gone, { machine: paste, model: redirectPasteModel })).toEqual([['La macchina parte', '"gone"']]);
});

test('an event is said in words where the model has some', () => {
  const say = (event: string) => sayOf(event, redirectPasteModel);
  expect(say('xstate.done.actor.tryRules')).toBe('Il server controlla le righe');
  expect(say('xstate.error.actor.tryRules')).toBe('La chiamata si interrompe per un errore del programma');
  expect(say('xstate.after.checkPause.redirectPaste.editing.pausing')).toMatch(/^Passa il tempo: /);
  expect([say('gone.event'), sayOf('text.change', null)]).toEqual(['gone.event', 'text.change']);
});

test('what the machine has no longer is named, the rest is shown', () => {
  const [first] = recorded().events;
  if (first === undefined) throw new Error('nothing was recorded');
  const other = {
    ...first,
    event: 'text.sing',
    taken: ['redirectPaste.editing text.sing 0'],
    state: { creating: 'twice' },
  };
  const { nodes, taken, problems } = shownOf(other, redirectPasteModel, []);
  expect([nodes.map(({ id }) => id), taken]).toEqual([['redirectPaste', 'redirectPaste.creating'], []]);
  expect(problems).toEqual([
    'La macchina non ha l’evento «text.sing»',
    'La macchina non ha lo stato «redirectPaste.creating.twice»',
    'La macchina non ha la transizione «redirectPaste.editing text.sing 0»',
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
