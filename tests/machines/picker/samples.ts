import type { ImageFacts } from '../../../src/content/records/image';
import type { MediaItem } from '../../../src/contract/media';
import type { DeletionAnswer, PickerActors, PickerInput } from '../../../src/machines/picker/types';
import { failureOf } from '../fixtures';

export type Page = Awaited<ReturnType<PickerActors['loadPage']>>;

const TITLES = ['Mare', 'Colline', 'Piazza', 'Portici', 'Delta', 'Rocca'];
export const media = (id: number, more: Partial<MediaItem> = {}): MediaItem => ({
  id,
  name: `foto-${id}.jpg`,
  url: `/media/${id}.jpg`,
  url_thumb: `/media/${id}-t.webp`,
  title: TITLES[id - 1] ?? null,
  copyright: 'APT',
  description: null,
  license_id: 81,
  versione_id: 91,
  openlibrary: false,
  width: 1600,
  height: 900,
  ...more,
});
/** Just uploaded: nobody chose licence and version yet. */
export const fresh = (id: number) => media(id, { license_id: null, versione_id: null });

export const input: PickerInput = {
  limit: 2,
  inserts: true,
  abilities: { upload: true, edit: true, delete: true },
};
export const opening = { maximum: 3, attached: [{ id: 3, url: '/media/3.jpg' }] };
export const facts = (id: number, change: Partial<ImageFacts> = {}): ImageFacts => ({
  titolo: TITLES[id - 1] ?? '',
  copyright: 'APT',
  description: '',
  license_id: 81,
  versione_id: 91,
  openlibrary: false,
  ...change,
});

export const page = (ids: readonly number[], number: number, lastPage: number): Page => ({
  ok: true,
  value: { items: ids.map((id) => media(id)), page: number, lastPage, total: lastPage * 2 },
});
export const forbidden = failureOf('server');
export const unlicensed422 = failureOf('invalid', {
  message: 'Licenza: voce sconosciuta',
  fields: { license_id: 'Voce sconosciuta' },
});
export const VERSIONS = ['2026-11-23T10:00:00.000Z', '2026-11-23T10:05:00.000Z'] as const;
export const overtaken = failureOf('conflict', {
  status: 409,
  message: 'Salvata nel frattempo',
  conflict: { updatedAt: VERSIONS[1], updatedBy: 'Anna Montanari' },
});
const use = { area: 'news', id: 5, title: 'La sagra', route: '/news/5' };
export const goneAlready: DeletionAnswer = {
  ok: false,
  failure: failureOf('notFound'),
  usedBy: [],
  usedTotal: 0,
};
export const inUse: DeletionAnswer = {
  ok: false,
  failure: failureOf('invalid', { status: 409, message: 'È usata da un contenuto' }),
  usedBy: [use],
  usedTotal: 1,
};
