import { createTag, LONGEST_TAG, readTag, type TagDetail, updateTag } from '../../contract/tags';
import { tagTexts as texts } from '../../messages/screens/listings';
import { tags } from '../listings/tags';
import { defineRecord, sentKeys } from '../model/record';

/** A tag: its Italian name, and nothing else. Source: document 3, sections 2, 3 and 5. */
export const tag = defineRecord({
  area: tags.area,
  routes: tags.routes,
  titles: { inserting: texts.inserting, editing: texts.editing, missing: texts.missing, one: texts.titles.one },
  blank: { id: 'new', updated_at: null, name: '' },
  endpoints: { read: readTag, create: createTag, update: updateTag },
  fromAnswer: (sent: TagDetail) => ({
    ...sentKeys(sent),
    id: sent.id,
    updated_at: sent.updated_at ?? null,
  }),
  toBody: ({ name, updated_at }) => ({ name: String(name).trim(), updated_at }),
  isCategory: true,
  cards: [
    {
      id: 'tag',
      titles: { inserting: texts.card, editing: texts.card },
      fields: [
        {
          path: 'name',
          kind: 'text',
          label: texts.name,
          required: true,
          limit: LONGEST_TAG,
          hint: texts.nameHint,
          wide: true,
        },
      ],
    },
  ],
  nameOf: ({ name }) => String(name),
});
