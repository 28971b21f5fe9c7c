import { afterEach, expect, test, vi } from 'vitest';
import { pageOf, recordingOf, saveReport } from '../../src/app/report';
import { recordingSchema } from '../../src/contract/recording';
import { submissionMachine } from '../../src/machines/submission/machine';
import { createActor, recorder, useActorRef } from '../../src/ui/base/actors';
import { click, find, render } from '../page/render';

const SECRET = 'parola che nessuno deve leggere';
const HEAD = { build: '0.1.0', date: '2026-11-26T16:44:32.000Z', page: '/news/:id', browser: 'prova' };

afterEach(() => vi.restoreAllMocks());

test.each([
  ['#/news/12', '/news/:id'],
  ['#/news/new', '/news/:id'],
  [`#/news?search=${encodeURIComponent(SECRET)}`, '/news'],
  [`#/webcam/12/${encodeURIComponent(SECRET)}`, '/webcam/:id/:path'],
  [`#/${encodeURIComponent(SECRET)}`, null],
])('the page of %s is its pattern: %s', (hash, page) => {
  expect(pageOf(hash)).toBe(page);
});

test('actors of the page are recorded, however they are made; the file has nothing beside types and states', async () => {
  const typed = { type: 'field.change', field: 'email', value: SECRET } as const;
  const plain = createActor(submissionMachine, { input: { form: 'recovery' } }).start();
  function Recovery() {
    const actor = useActorRef(submissionMachine, { input: { form: 'recovery' } });
    return <button type="button" onClick={() => actor.send(typed)} />;
  }
  await render(<Recovery />);
  await click(find('button'));
  plain.send(typed);
  plain.stop();
  const passages = recorder.passages().map((passage) => ({ ...passage, context: SECRET, payload: { text: SECRET } }));
  const recording = recordingOf(passages, { ...HEAD, user: SECRET } as typeof HEAD);
  expect(recordingSchema.parse(recording)).toEqual(recording);
  expect(JSON.stringify(recording)).not.toContain(SECRET);
  const own = recording.events.filter(({ machine }) => machine === 'submission');
  expect(own.map(({ actor, event }) => [actor - (own[0]?.actor ?? 0), event])).toEqual([
    [0, 'xstate.init'],
    [1, 'xstate.init'],
    [1, 'field.change'],
    [0, 'field.change'],
    [0, 'xstate.stop'],
  ]);
});

test('the file is saved under its moment, and what it holds and does not hold is told', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob);
    return 'blob:prova';
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const told = saveReport();
  const [file] = saved;
  const recording = recordingSchema.parse(JSON.parse((await file?.text()) ?? ''));
  expect(names).toEqual([`portolano-registrazione-${recording.date.slice(0, 19).replaceAll(/[:T]/g, '-')}.json`]);
  expect(told).toContain(`«${names[0]}»`);
  expect(told).toContain(`gli ultimi ${recording.events.length} eventi delle macchine`);
  expect(told).toContain('Non contiene ciò che hai scritto o letto');
});
