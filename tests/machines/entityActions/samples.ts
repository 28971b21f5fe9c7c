import type { EntitySubject, EntityVersion } from '../../../src/machines/entityActions/types';
import { content, sent } from '../editor/fixture';

export const notice: EntitySubject = {
  area: 'avvisi',
  id: 42,
  title: 'Avviso',
  lang: 'it',
  status: 2,
  route: '/avvisi/42',
};

/** A version as it is read; the change is that of `sent`. */
export const version = (change: Parameters<typeof sent>[0] = {}): EntityVersion => ({
  content,
  sent: sent(change),
  languages: ['it', 'en'],
});

/** What makes a language of the sample complete enough to be published. */
export const complete = { title: 'Avviso', slug: 'avviso', google: { title: 'Avviso' } };
