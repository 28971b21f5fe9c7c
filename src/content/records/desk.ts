import { deskListTexts } from '../../messages/screens/accountLists';
import { deskTexts as texts } from '../../messages/screens/records';
import { desks } from '../listings/desks';
import { defineRecord, type RecordField } from '../model/record';

const url = (name: 'url_it' | 'url_en' | 'url_de'): RecordField => ({
  name,
  kind: 'url',
  label: texts.fields[name],
  rule: 'url',
});

/** A desk. Source: document 1, sections 2.16, 3 and 5. */
export const desk = defineRecord({
  area: 'desk',
  routes: desks.routes,
  titles: { inserting: texts.inserting, editing: texts.editing, missing: texts.missing, one: deskListTexts.titles.one },
  blank: { id: 'new', updated_at: null, nome: '', url_it: '', url_en: '', url_de: '' },
  cards: [
    {
      id: 'desk',
      titles: { inserting: texts.card, editing: texts.card },
      fields: [
        { name: 'nome', kind: 'text', label: texts.fields.nome, required: true, limit: 200, wide: true },
        url('url_it'),
        url('url_en'),
        url('url_de'),
      ],
    },
  ],
  nameOf: ({ nome }) => String(nome ?? ''),
});
