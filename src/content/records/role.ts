import { createRole, type RoleDetail, readRole, updateRole } from '../../contract/roles';
import { roleListTexts } from '../../messages/screens/listings';
import { roleTexts as texts } from '../../messages/screens/records';
import { roles } from '../listings/roles';
import { defineRecord, type RecordItem, sentKeys, withTrimmedTexts } from '../model/record';

const fromAnswer = (sent: RoleDetail): RecordItem => ({
  ...sentKeys(sent),
  id: sent.id,
  updated_at: sent.updated_at ?? null,
  abilities: sent.abilities ?? [],
});

const toBody = ({ title, abilities, updated_at }: RecordItem) => withTrimmedTexts({ title, abilities, updated_at });

/** A role. Source: document 1, sections 2.13, 3 and 5. */
export const role = defineRecord({
  area: 'role',
  routes: roles.routes,
  titles: { inserting: texts.title, editing: texts.title, missing: texts.missing, one: roleListTexts.titles.one },
  blank: { id: 'new', updated_at: null, title: '', abilities: [] },
  endpoints: { read: readRole, create: createRole, update: updateRole },
  fromAnswer,
  toBody,
  cards: [
    {
      id: 'role',
      titles: { inserting: texts.inserting, editing: texts.editing },
      fields: [{ path: 'title', kind: 'text', label: texts.fields.title, required: true, limit: 200 }],
    },
    {
      id: 'abilities',
      titles: { inserting: texts.fields.abilities, editing: texts.fields.abilities },
      fields: [{ path: 'abilities', kind: 'abilities', label: texts.fields.abilities }],
    },
  ],
  nameField: 'title',
  nameOf: ({ title }) => String(title ?? ''),
});
