import type { MediaItem } from '../../../src/contract/media';
import type { PickedFile, ReductionOutcome, UploadInput } from '../../../src/machines/upload/types';
import { failureOf } from '../fixtures';

export const MEGABYTE = 1024 * 1024;
const file = (name: string, size: number, type: string): PickedFile => ({ id: name, name, size, type });

export const pdf = (number: number) => file(`guida-${number}.pdf`, 300_000, 'application/pdf');
export const photo = file('mare.jpg', 600_000, 'image/jpeg');
export const hugePhoto = file('enorme.jpg', MEGABYTE + 1, 'image/jpeg');
export const otherHugePhoto = file('grande.png', 3 * MEGABYTE, 'image/png');
export const fromCamera = { width: 6000, height: 4000 };
const smaller = { width: 2400, height: 1600 };
export const smallerThan = ({ name }: PickedFile) => ({
  name: name.replace('png', 'jpg'),
  size: 900_000,
  type: 'image/jpeg',
  sides: smaller,
});
export const reducedTo = (picked: PickedFile): ReductionOutcome => ({
  ok: true,
  before: fromCamera,
  after: smallerThan(picked),
});
export const factsOf = ({ name, size, type }: PickedFile) => ({ name, size, type, sides: fromCamera });
/** What a row says of the version that is sent. */
export const ORIGINAL = { version: 'original', reduction: null, isApproved: false, reductionProblem: null } as const;
export const empty = file('vuoto.pdf', 0, 'application/pdf');

export const input: UploadInput = { target: { purpose: 'default', parentId: '0' }, refusal: null };
export const mayNot = 'Non hai il permesso di caricare file';

export const itemOf = (name: string): MediaItem => ({ id: 7, name, url: `/media/${name}` });
export const uploaded = (id: string) => ({ id, result: { ok: true as const, value: itemOf(id) } });
export const serverText = 'Il contenuto non è di tipo PDF';
export const refusedByServer = (id: string) => ({
  id,
  result: { ok: false as const, failure: failureOf('invalid', { message: serverText }) },
});
export const cut = (id: string) => ({ id, result: { ok: false as const, failure: failureOf('network') } });
