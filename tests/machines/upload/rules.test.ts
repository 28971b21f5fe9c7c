import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { uploadMachine } from '../../../src/machines/upload/machine';
import { reduced } from '../../../src/machines/upload/reduction';
import { reason, refusalOf } from '../../../src/machines/upload/refusals';
import {
  failed,
  firstOf,
  inspected,
  isFinished,
  isFit,
  isServed,
  isUnderWay,
  needsSides,
  newFiles,
  newRow,
  problemOf,
  reduceRefusal,
  retried,
  rowOf,
} from '../../../src/machines/upload/rules';
import type {
  ImageFacts,
  Inspection,
  PickedFile,
  ReductionFailure,
  ReductionOutcome,
  UploadActors,
  UploadContext,
  UploadEvent,
  UploadInput,
  UploadRow,
  UploadStatus,
  UploadTarget,
} from '../../../src/machines/upload/types';
import { uploadTexts as texts } from '../../../src/messages/screens/upload';
import { failureOf } from '../fixtures';

const { refusals } = texts;
const target: UploadTarget = { purpose: 'default', parentId: '0' };
const input: UploadInput = { target, refusal: null };
const file = (name: string, size = 1000, type = ''): PickedFile => ({ id: name, name, size, type });
const row = (name: string, change: Partial<UploadRow> = {}): UploadRow => ({
  ...newRow(file(name), target),
  ...change,
});
const context = (change: Partial<UploadContext> = {}): UploadContext => ({
  ...createActor(uploadMachine, { input }).getSnapshot().context,
  ...change,
});
const ALL: readonly UploadStatus[] = [
  'checking',
  'refused',
  'toReduce',
  'reducing',
  'reduced',
  'waiting',
  'sending',
  'done',
  'failed',
  'timedOut',
  'cancelled',
];
const large = { width: 1600, height: 900 };
const small = { width: 800, height: 600 };

test('a row is under way, to be tried again, or finished', () => {
  const having = (says: (one: UploadRow) => boolean) => ALL.filter((status) => says(row('a.pdf', { status })));
  expect([having(isUnderWay), having(failed), having(isFinished)]).toEqual([
    ['checking', 'toReduce', 'reducing', 'waiting', 'sending'],
    ['failed', 'timedOut'],
    ['refused', 'done', 'cancelled'],
  ]);
});

describe('checks', () => {
  test.each<[string, PickedFile, UploadTarget, UploadStatus, boolean]>([
    ['a document waits at once', file('a.pdf'), target, 'waiting', false],
    ['a picture has its sides read first', file('a.jpg'), target, 'checking', true],
    ['a drawing has no sides to read', file('a.svg'), target, 'waiting', false],
    ['an attachment may have any sides', file('a.jpg'), { ...target, purpose: 'attachments' }, 'waiting', false],
    ['a type that can’t be uploaded is refused', file('a.exe'), target, 'refused', false],
    ['a nameless type is known by what the browser says', file('a', 1000, 'image/jpeg'), target, 'checking', true],
    ['an empty file is refused', file('a.pdf', 0), target, 'refused', false],
    ['a picture over its limit is refused unread', file('a.jpg', 1024 * 1024 + 1), target, 'refused', true],
    ['among images a document is refused', file('a.pdf'), { ...target, purpose: 'images' }, 'refused', false],
  ])('%s', (_, picked, to, status, sides) => {
    const begun = newRow(picked, to);
    expect({ ...begun, problem: null }).toEqual({
      ...picked,
      status,
      progress: 0,
      sides: null,
      problem: null,
      item: null,
      attempts: 0,
      version: 'original',
      reduction: null,
      isApproved: false,
      reductionProblem: null,
    });
    expect(begun.problem).toBe(problemOf({ ...picked, sides: null }, to));
    expect(begun.problem !== null).toBe(status === 'refused');
    expect(needsSides(picked, to)).toBe(sides);
    expect(isFit(begun, to)).toBe(status === 'waiting');
  });

  test.each<[Inspection, Partial<UploadRow>]>([
    [large, { status: 'waiting', sides: large, problem: null }],
    [
      small,
      {
        status: 'refused',
        sides: small,
        problem:
          "«a.jpg» non può essere caricato: il lato più lungo deve essere di almeno 1200 pixel, qui l'immagine è di 800 × 600. Carica una versione più grande della foto.",
      },
    ],
    [
      'unreadable',
      {
        status: 'refused',
        sides: null,
        problem:
          '«a.jpg» è danneggiato o incompleto e non si può leggere. Aprilo sul tuo computer, salvalo di nuovo e ricaricalo.',
      },
    ],
  ])('sides %j', (inspection, after) => {
    const begun = newRow(file('a.jpg'), target);
    expect(inspected(begun, inspection, target)).toEqual({ ...begun, ...after });
  });

  test('who tries again begins anew, without reading the sides twice', () => {
    const stuck = row('a.jpg', { status: 'timedOut', sides: large, progress: 0.7, problem: 'Scaduto', attempts: 2 });
    expect(retried(stuck, target)).toEqual({ ...stuck, status: 'waiting', progress: 0, problem: null });
    expect(retried({ ...stuck, sides: null }, target).status).toBe('checking');
  });
});

test('chosen files come in once, whatever was chosen before', () => {
  const queued = context({ rows: [row('a.pdf')] });
  const files = [file('a.pdf'), file('b.pdf'), file('c.pdf'), file('b.pdf')];
  expect(newFiles(queued, files)).toEqual([file('b.pdf'), file('c.pdf')]);
  expect([rowOf(queued, 'a.pdf')?.id, rowOf(queued, 'b.pdf')]).toEqual(['a.pdf', undefined]);
});

test('free slots share what waits, the first of them first', () => {
  const waiting = (count: number) => Array.from({ length: count }, (_, index) => row(`${index}.pdf`));
  const served = (count: number, slots: UploadContext['slots']) =>
    ([0, 1, 2] as const).map((slot) => isServed(context({ rows: waiting(count), slots }), slot));
  expect(served(0, [null, null, null])).toEqual([false, false, false]);
  expect(served(1, [null, null, null])).toEqual([true, false, false]);
  expect(served(2, [null, null, null])).toEqual([true, true, false]);
  expect(served(3, [null, null, null])).toEqual([true, true, true]);
  expect(served(1, ['x', null, null])).toEqual([true, true, false]);
  const rows = [row('a.pdf', { status: 'sending' }), row('b.pdf'), row('c.pdf')];
  expect([firstOf({ rows }, 'waiting')?.id, firstOf({ rows }, 'done')]).toEqual(['b.pdf', undefined]);
});

describe('refusals', () => {
  const mayNot = 'Non hai il permesso di caricare file';
  const of = (status: UploadStatus) => ({ rows: [row('a.pdf', { status })] });
  const on = <T extends UploadEvent['type']>(type: T) => ({ type, id: 'a.pdf' });

  test.each<[Partial<UploadContext>, object, string | null]>([
    [{}, { type: 'files.add', files: [] }, refusals.noFiles],
    [{}, { type: 'files.add', files: [file('a.pdf')] }, null],
    [of('done'), { type: 'files.add', files: [file('a.pdf')] }, refusals.known],
    [of('done'), { type: 'files.add', files: [file('a.pdf'), file('b.pdf')] }, null],
    [{ refusal: mayNot }, { type: 'files.add', files: [file('a.pdf')] }, mayNot],
    [{}, on('file.cancel'), refusals.unknown],
    [{}, on('file.retry'), refusals.unknown],
    [{}, on('file.remove'), refusals.unknown],
    [of('waiting'), on('file.cancel'), null],
    [of('done'), on('file.cancel'), refusals.notUnderWay],
    [of('waiting'), on('file.remove'), refusals.underWay],
    [of('failed'), on('file.remove'), null],
    [of('done'), on('file.retry'), refusals.done],
    [of('refused'), on('file.retry'), refusals.refused],
    [of('sending'), on('file.retry'), refusals.already],
    [of('failed'), on('file.retry'), null],
    [of('timedOut'), on('file.retry'), null],
    [of('cancelled'), on('file.retry'), null],
    [{ ...of('failed'), refusal: mayNot }, on('file.retry'), mayNot],
    [of('failed'), { type: 'failed.retry' }, null],
    [of('cancelled'), { type: 'failed.retry' }, refusals.nothingFailed],
    [{ ...of('failed'), refusal: mayNot }, { type: 'failed.retry' }, mayNot],
    [of('cancelled'), { type: 'finished.clear' }, null],
    [of('failed'), { type: 'finished.clear' }, refusals.nothingFinished],
    [of('sending'), { ...on('file.progress'), progress: 0.5 }, refusals.notSending],
    [{ slots: [null, 'a.pdf', null] }, { ...on('file.progress'), progress: 0.5 }, null],
    [{ slots: [null, 'b.pdf', null] }, { ...on('file.answered') }, refusals.notSending],
  ])('%#: %j %j', (change, event, why) => {
    expect(refusalOf(context(change), event as UploadEvent)).toBe(why);
  });
});

describe('what can be made smaller', () => {
  const MEGABYTE = 1024 * 1024;
  const huge = { width: 12_000, height: 8000 };
  const refused = (name: string, change: Partial<UploadRow> = {}, to = target): UploadRow => ({
    ...newRow(file(name, 3 * MEGABYTE), to),
    ...change,
  });
  const images: UploadTarget = { ...target, purpose: 'images' };
  const attachments: UploadTarget = { ...target, purpose: 'attachments' };

  test.each<[string, UploadRow, UploadTarget, string | null]>([
    ['a heavy photo', refused('a.jpg'), target, null],
    ['a heavy photo among images', refused('a.webp', {}, images), images, null],
    ['one with too many pixels', refused('a.png', { size: 1000, sides: huge, status: 'refused' }), target, null],
    [
      'one that is too small',
      refused('a.jpg', { size: 1000, sides: small, status: 'refused' }),
      target,
      refusals.otherwise,
    ],
    [
      'a heavy one that is too small',
      refused('a.jpg', { sides: small, status: 'refused' }),
      target,
      refusals.otherwise,
    ],
    ['a heavy drawing', refused('a.svg'), target, refusals.otherwise],
    ['a document too large', refused('a.pdf', { size: 200 * MEGABYTE, status: 'refused' }), target, refusals.otherwise],
    ['an unknown type', refused('a.exe'), target, refusals.otherwise],
    ['an empty one', refused('a.jpg', { size: 0, status: 'refused' }), target, refusals.otherwise],
    ['an attachment, which may be heavy', refused('a.jpg', { status: 'refused' }), attachments, refusals.otherwise],
    ['one within the limits', row('a.pdf', { status: 'waiting' }), target, refusals.fits],
    ['one that is reduced now', refused('a.jpg', { status: 'reducing' }), target, refusals.reducing],
    ['one that waits for it', refused('a.jpg', { status: 'toReduce' }), target, refusals.reducing],
    ['one that is looked at', refused('a.jpg', { status: 'reduced' }), target, refusals.asking],
    [
      'one that can’t be',
      refused('a.jpg', { reductionProblem: { text: 'È animata', isFinal: true } }),
      target,
      'È animata',
    ],
    ['one whose worker broke', refused('a.jpg', { reductionProblem: { text: 'Rotto', isFinal: false } }), target, null],
  ])('%s', (_, one, to, why) => {
    expect(reduceRefusal(one, to)).toBe(why);
  });

  test('whoever may not upload reduces nothing either', () => {
    const mayNot = context({ rows: [refused('a.jpg')], refusal: 'Non puoi' });
    expect(refusalOf(mayNot, { type: 'file.reduce', id: 'a.jpg' })).toBe('Non puoi');
    expect(refusalOf(mayNot, { type: 'refused.reduce' })).toBe('Non puoi');
  });

  test.each<ReductionFailure>([
    'undecodable',
    'tooSmall',
    'tooManyPixels',
    'animated',
    'transparent',
    'stubborn',
    'broken',
  ])('a failure is told beside the refusal: %s', (why) => {
    const before = refused('a.jpg');
    const after = reduced(
      { ...before, status: 'reducing', problem: null, isApproved: true },
      { ok: false, why },
      target,
    );
    expect({ ...after, reductionProblem: null }).toEqual(before);
    expect(after.reductionProblem?.text).toMatch(/«a\.jpg».+\.$/);
    expect(after.reductionProblem?.isFinal).toBe(why !== 'broken');
  });

  test.each<[string, Partial<ImageFacts>]>([
    ['too heavy', { size: MEGABYTE + 1 }],
    ['too small', { sides: small }],
    ['enlarged', { sides: { width: 1700, height: 900 } }],
  ])('a result that is %s counts for nothing', (_, change) => {
    const after = { name: 'a.jpg', size: 1000, type: 'image/jpeg', sides: large, ...change };
    const row = reduced(refused('a.jpg', { status: 'reducing' }), { ok: true, before: large, after }, target);
    expect([row.status, row.reduction, row.reductionProblem?.isFinal]).toEqual(['refused', null, true]);
  });
});

/** A live queue: what is sent, and which sendings were given up. */
function live() {
  const [sent, aborted]: [unknown[], string[]] = [[], []];
  const actor = createActor(
    uploadMachine.provide({
      actors: {
        inspectFile: fromPromise<Inspection, { readonly id: string }>(() => Promise.resolve(large)),
        reduceFile: fromPromise<ReductionOutcome, { readonly id: string }>(() =>
          Promise.resolve({ ok: false, why: 'undecodable' }),
        ),
        sendFile: fromCallback<UploadEvent, UploadActors['sendFile']>(({ input: request }) => {
          sent.push(request);
          return () => aborted.push(request.id);
        }),
      },
    }),
    { input },
  ).start();
  const rowsNow = () =>
    actor.getSnapshot().context.rows.map(({ id, status, progress, attempts }) => [id, status, progress, attempts]);
  return { actor, sent, aborted, rowsNow };
}

describe('a live queue', () => {
  test('sends three at a time; a cancelled sending is ended and the next one begins', () => {
    const { actor, sent, aborted, rowsNow } = live();
    actor.send({ type: 'files.add', files: ['a', 'b', 'c', 'd', 'e'].map((name) => file(`${name}.pdf`)) });
    expect(sent).toEqual(['a', 'b', 'c'].map((name) => ({ id: `${name}.pdf`, version: 'original', target })));
    actor.send({ type: 'file.progress', id: 'b.pdf', progress: 0.5 });
    actor.send({ type: 'file.cancel', id: 'e.pdf' });
    actor.send({ type: 'file.cancel', id: 'b.pdf' });
    expect([sent.length, aborted]).toEqual([4, ['b.pdf']]);
    expect(rowsNow()).toEqual([
      ['a.pdf', 'sending', 0, 1],
      ['b.pdf', 'cancelled', 0, 1],
      ['c.pdf', 'sending', 0, 1],
      ['d.pdf', 'sending', 0, 1],
      ['e.pdf', 'cancelled', 0, 0],
    ]);
    expect(actor.getSnapshot().context.rows[1]?.problem).toBe(
      'Hai annullato il caricamento di «b.pdf». Premi Riprova per caricarlo di nuovo.',
    );
    expect(actor.getSnapshot().context.slots).toEqual(['a.pdf', 'd.pdf', 'c.pdf']);
    actor.stop();
    expect(aborted.toSorted()).toEqual(['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf']);
  });

  test('what is chosen later comes behind, what is there already does not come again', () => {
    const { actor, rowsNow } = live();
    actor.send({ type: 'files.add', files: [file('a.pdf')] });
    actor.send({ type: 'files.add', files: [file('b.pdf'), file('a.pdf')] });
    expect(rowsNow().map(([id]) => id)).toEqual(['a.pdf', 'b.pdf']);
    actor.stop();
  });

  test('progress is that of its own file, never goes back and ends at one', () => {
    const { actor, rowsNow } = live();
    actor.send({ type: 'files.add', files: [file('a.pdf'), file('b.pdf')] });
    const progress = [0.5, 0.2, 1.5].map((part) => {
      actor.send({ type: 'file.progress', id: 'b.pdf', progress: part });
      return rowsNow().map(([, , shown]) => shown);
    });
    expect(progress).toEqual([
      [0, 0.5],
      [0, 0.5],
      [0, 1],
    ]);
    actor.stop();
  });

  test('a cut line is reported with the file’s name, another failure in the server’s words', () => {
    const { actor } = live();
    actor.send({ type: 'files.add', files: [file('a.pdf'), file('b.pdf')] });
    actor.send({ type: 'file.answered', id: 'a.pdf', result: { ok: false, failure: failureOf('network') } });
    const failure = failureOf('invalid', { message: 'Il contenuto non è un PDF' });
    actor.send({ type: 'file.answered', id: 'b.pdf', result: { ok: false, failure } });
    expect(actor.getSnapshot().context.rows.map(({ status, problem }) => [status, problem])).toEqual([
      ['failed', texts.network('a.pdf')],
      ['failed', 'Il contenuto non è un PDF'],
    ]);
    expect(reason(actor.getSnapshot(), { type: 'failed.retry' })).toBeNull();
    actor.stop();
  });
});
