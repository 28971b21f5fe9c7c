import type { LookupOption } from '../../../src/content/field/field';
import type { OverlapQuestion } from '../../../src/content/item/occurrence';
import type { Overlap } from '../../../src/contract/overlaps';
import type { LoadedPage } from '../../../src/machines/loading/types';
import type { BoundLink } from '../../../src/machines/menu/bound';

export const twoPages: LoadedPage = { rows: ['a', 'b'], total: 3, pages: 2 };
export const onePage: LoadedPage = { rows: ['c'], total: 1, pages: 1 };
export const data = [{ tipo: 'news', conto: 3 }];
export const newer = [{ tipo: 'news', conto: 4 }];
export const TWO_LINKS: readonly BoundLink[] = [
  { id: 5001, title: 'Arte e cultura' },
  { id: 5005, title: 'Terme e benessere' },
];
export const THREE_LINKS: readonly BoundLink[] = [...TWO_LINKS, { id: 100_001, title: 'Grotte' }];
const square = { city: 37006, address: 'Piazza Maggiore', number: '1', lat: 44.4939, lng: 11.3428 };
export const saturday = { id: 7, days: ['2026-05-02'], places: [square] } satisfies OverlapQuestion;
export const weekend = { ...saturday, days: ['2026-05-02', '2026-05-03'] };
export const market: Overlap = { id: 12, title: 'Mercato', days: ['2026-05-02'], count: 1, route: '/events/12' };

export const bologna: LookupOption = { id: 1, label: 'Bologna', detail: '(BO)', value: { id: 1, city: 'Bologna' } };
export const forli: LookupOption = { id: 2, label: 'Forlì', detail: '(FC)', value: { id: 2, city: 'Forlì' } };
