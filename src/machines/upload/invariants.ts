import type { UploadSnapshot } from './machine';
import { isFit, isUnderWay, needsSides, problemOf, rowOf } from './rules';
import { UPLOAD_SLOTS } from './types';

const occupants = ({ context }: UploadSnapshot) => context.slots.filter((id) => id !== null);

/** What must never be otherwise in a queue of uploads: name → whether it holds. */
export const invariants: Readonly<Record<string, (snapshot: UploadSnapshot) => boolean>> = {
  'nothing over a limit, and nothing unchecked, is or was sent': ({ context: { rows, target } }) =>
    rows.every((row) => isFit(row, target) || row.attempts === 0),
  'what is being sent is exactly what the slots hold, each file once': (snapshot) =>
    new Set(occupants(snapshot)).size === occupants(snapshot).length &&
    snapshot.context.rows.every((row) => (row.status === 'sending') === occupants(snapshot).includes(row.id)) &&
    occupants(snapshot).every((id) => rowOf(snapshot.context, id) !== undefined),
  'a slot is busy exactly while it holds a file': (snapshot) =>
    ([0, 1, 2] as const).every(
      (slot) => snapshot.matches({ [`slot${slot + 1}`]: 'sending' }) === (snapshot.context.slots[slot] !== null),
    ),
  'nothing waits beside a free slot': (snapshot) =>
    occupants(snapshot).length === UPLOAD_SLOTS || snapshot.context.rows.every(({ status }) => status !== 'waiting'),
  'a file is measured only to be checked': ({ context }) =>
    context.inspected === null || rowOf(context, context.inspected)?.status === 'checking',
  'at most one image is reduced at a time, and the worker is busy exactly then': (snapshot) => {
    const { rows, reducing } = snapshot.context;
    const ids = rows.filter(({ status }) => status === 'reducing').map(({ id }) => id);
    return (
      ids.length === (reducing === null ? 0 : 1) &&
      ids.every((id) => id === reducing) &&
      snapshot.matches({ reducing: 'working' }) === (reducing !== null)
    );
  },
  'no image waits to be reduced beside an idle worker': ({ context: { rows, reducing } }) =>
    reducing !== null || rows.every(({ status }) => status !== 'toReduce'),
  'only an image over a limit is reduced': ({ context: { rows, target } }) =>
    rows.every((row) => !['toReduce', 'reducing', 'reduced'].includes(row.status) || problemOf(row, target) !== null),
  'a row describes the version that would be sent': ({ context: { rows } }) =>
    rows.every(({ reduction, version, name, size, type }) => {
      const facts = version === 'reduced' ? reduction?.after : (reduction?.before ?? { name, size, type });
      return facts?.name === name && facts.size === size && facts.type === type;
    }),
  'what is shown to be confirmed is within the limits, no larger than it was, and was not sent': ({
    context: { rows, target },
  }) =>
    rows.every(
      ({ id, status, reduction, version, attempts }) =>
        status !== 'reduced' ||
        (reduction !== null &&
          version === 'original' &&
          attempts === 0 &&
          problemOf({ id, ...reduction.after }, target) === null &&
          Math.max(reduction.after.sides.width, reduction.after.sides.height) <=
            Math.max(reduction.before.sides.width, reduction.before.sides.height)),
    ),
  'a file has become an item exactly when it is done': ({ context }) =>
    context.rows.every(({ status, item }) => (status === 'done') === (item !== null)),
  'whoever can go no further says why, and only then': ({ context }) =>
    context.rows.every((row) => (row.problem === null) === (isUnderWay(row) || row.status === 'done')),
  'only what may be sent passes its checks': ({ context: { rows, target } }) =>
    rows.every(
      (row) =>
        row.status !== 'checking' || (problemOf(row, target) === null && row.sides === null && needsSides(row, target)),
    ),
  'progress is a part of one, and all of it when done': ({ context }) =>
    context.rows.every(
      ({ status, progress }) => progress >= 0 && progress <= 1 && (status !== 'done' || progress === 1),
    ),
  'each file is listed once': ({ context: { rows } }) => new Set(rows.map(({ id }) => id)).size === rows.length,
  'busy means that something is under way': (snapshot) =>
    snapshot.hasTag('busy') === snapshot.context.rows.some(isUnderWay),
  'what arrived is told once the queue is through': (snapshot) =>
    snapshot.hasTag('busy') || snapshot.context.arrived.length === 0,
};
