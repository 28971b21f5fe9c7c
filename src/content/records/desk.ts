import { createDesk, type DeskDetail, readDesk, updateDesk } from '../../contract/desks';
import { INTERFACE_LANGUAGE } from '../../contract/languages';
import { deskListTexts } from '../../messages/screens/listings';
import { deskTexts as texts } from '../../messages/screens/records';
import { desks } from '../listings/desks';
import {
  defineRecord,
  type RecordFieldDeclaration,
  type RecordItem,
  sentKeys,
  without,
  withTrimmedTexts,
} from '../model/record';

const url = (path: 'url_it' | 'url_en' | 'url_de'): RecordFieldDeclaration => ({
  path,
  kind: 'url',
  label: texts.fields[path],
});

const fromAnswer = (sent: DeskDetail): RecordItem => ({
  ...sentKeys(sent),
  id: sent.id,
  updated_at: sent.updated_at ?? null,
  url_it: sent.url_it ?? '',
  url_en: sent.url_en ?? '',
  url_de: sent.url_de ?? '',
});

/** Its users and municipalities are changed by calls of their own. */
const toBody = (item: RecordItem) => ({
  ...withTrimmedTexts(without(item, 'id', 'users', 'users_count', 'comuni_istat')),
  lang: INTERFACE_LANGUAGE,
});

/** A desk. Source: document 1, sections 2.16, 3 and 5. */
export const desk = defineRecord({
  area: 'desk',
  routes: desks.routes,
  titles: { inserting: texts.inserting, editing: texts.editing, missing: texts.missing, one: deskListTexts.titles.one },
  blank: { id: 'new', updated_at: null, nome: '', url_it: '', url_en: '', url_de: '' },
  endpoints: { read: readDesk, create: createDesk, update: updateDesk },
  fromAnswer,
  toBody,
  cards: [
    {
      id: 'desk',
      titles: { inserting: texts.card, editing: texts.card },
      fields: [
        { path: 'nome', kind: 'text', label: texts.fields.nome, required: true, limit: 200, wide: true },
        url('url_it'),
        url('url_en'),
        url('url_de'),
      ],
    },
  ],
  nameOf: ({ nome }) => String(nome ?? ''),
});
