import { isPlainObject } from '../../contract/plainObject';
import { createUser, readUser, type UserDetail, updateUser } from '../../contract/users';
import { userListTexts } from '../../messages/screens/listings';
import { userTexts as texts } from '../../messages/screens/records';
import type { Json } from '../field/json';
import { users } from '../listings/users';
import { DESTINATION_GROUP } from '../lists/categories';
import { defineRecord, type RecordItem, sentKeys, without, withTrimmedTexts } from '../model/record';
import { PASSWORD_MINIMUM, personOf } from '../text/people';

/** Name of a user's role; null without one. */
export const nameOfRole = ({ roles }: Pick<UserDetail, 'roles'>): string | null =>
  isPlainObject(roles) ? (Object.keys(roles)[0] ?? null) : null;

/** Id of a user's desk; null without one. */
export const deskId = ({ redazione }: Pick<UserDetail, 'redazione'>): number | null =>
  typeof redazione === 'object' ? (redazione?.id ?? null) : (redazione ?? null);

/** Destinations as references: id and name. */
function destinationsOf({ destinations }: UserDetail): Json {
  if (!isPlainObject(destinations)) return [];
  return Object.entries(destinations).map(([id, name]) => ({ id: Number(id), name: String(name) }));
}

/** What every form of a user has of them; the password is never shown. */
export const personItem = (sent: UserDetail) => ({
  ...sentKeys(sent),
  id: sent.id,
  updated_at: sent.updated_at ?? null,
  first_name: sent.first_name ?? '',
  last_name: sent.last_name ?? '',
  email: sent.email ?? '',
  password: '',
  password_confirmation: '',
});

/** A user as the form has it. Source: document 1, section 3. */
function fromAnswer(sent: UserDetail): RecordItem {
  return {
    ...personItem(sent),
    company: sent.company ?? '',
    role: nameOfRole(sent),
    active: sent.active === true || sent.active === 1 ? 1 : 0,
    redazione: deskId(sent),
    destinations: destinationsOf(sent),
  };
}

/** What is sent of a user. Source: contract, POST user and PUT user/{id}. */
function toBody(item: RecordItem) {
  const { destinations } = item;
  const ids = Array.isArray(destinations)
    ? destinations.flatMap((entry: Json) => (isPlainObject(entry) ? [entry.id ?? null] : []))
    : [];
  return { ...withTrimmedTexts(without(item, 'id', 'roles', 'destinations')), destination: ids };
}

/** A user. Source: document 1, sections 2.11, 3 and 5. */
export const user = defineRecord({
  area: 'user',
  routes: users.routes,
  titles: { inserting: texts.title, editing: texts.title, missing: texts.missing, one: userListTexts.titles.one },
  blank: {
    id: 'new',
    updated_at: null,
    company: '',
    first_name: '',
    last_name: '',
    username: '',
    email: '',
    password: '',
    password_confirmation: '',
    role: null,
    active: 1,
    redazione: null,
    destinations: [],
  },
  endpoints: { read: readUser, create: createUser, update: updateUser },
  fromAnswer,
  toBody,
  cards: [
    {
      id: 'user',
      titles: { inserting: texts.inserting, editing: texts.editing, reading: texts.reading },
      fields: [
        { path: 'company', kind: 'text', label: texts.fields.company, limit: 200, hint: texts.companyHint, wide: true },
        {
          path: 'first_name',
          kind: 'text',
          label: texts.fields.first_name,
          required: true,
          unless: 'company',
          rule: 'personName',
        },
        {
          path: 'last_name',
          kind: 'text',
          label: texts.fields.last_name,
          required: true,
          unless: 'company',
          rule: 'personName',
        },
        { path: 'username', kind: 'text', label: texts.fields.username, required: true, rule: 'username' },
        { path: 'email', kind: 'email', label: texts.fields.email, required: true },
        {
          path: 'password',
          kind: 'password',
          label: texts.fields.password,
          required: true,
          rule: 'newPassword',
          onlyNew: true,
          hint: texts.passwordHint(PASSWORD_MINIMUM),
        },
        {
          path: 'password_confirmation',
          kind: 'password',
          label: texts.fields.password_confirmation,
          required: true,
          rule: 'confirmation',
          onlyNew: true,
        },
        { path: 'role', kind: 'choice', label: texts.fields.role, required: true, source: 'roles' },
        { path: 'redazione', kind: 'choice', label: texts.fields.redazione, required: true, source: 'desks' },
        {
          path: 'destinations',
          kind: 'categories',
          label: texts.fields.destinations,
          main: DESTINATION_GROUP,
          wide: true,
        },
        { path: 'active', kind: 'active', label: texts.fields.active, required: true },
      ],
    },
  ],
  nameOf: (item) => personOf(item as Parameters<typeof personOf>[0]) || String(item.username ?? ''),
});
