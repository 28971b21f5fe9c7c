import type { Content } from '../../../src/content/model/content';
import type { Queryable } from '../../db/types';
import { correctionOf } from '../../search/correction';
import { conditionsOf } from './conditions';
import type { ListQuery } from './query';

/** What a search of a list that finds nothing probably means, under the same filters; null where nothing else finds anything. */
export const suggestionFor = (db: Queryable, content: Content, query: ListQuery): Promise<string | null> =>
  correctionOf(db, query.words, {
    from: 'translations f join contents c on c.id = f.content_id',
    folded: 'f.folded',
    conditions: (values) => {
      const area = `f.area = ${values.add(content.area)}`;
      return `${area} and ${conditionsOf(content, { ...query, words: [] }, values)}`;
    },
  });
