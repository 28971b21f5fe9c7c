import { userListTexts } from '../../messages/screens/accountLists';
import { userTexts as texts } from '../../messages/screens/records';
import { users } from '../listings/users';
import { personOf } from '../model/person';
import { defineRecord } from '../model/record';

/** Fewest characters of a password, for the hint. Source: document 1, section 9. */
const PASSWORD_MINIMUM = 8;

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
  cards: [
    {
      id: 'user',
      titles: { inserting: texts.inserting, editing: texts.editing },
      fields: [
        { name: 'company', kind: 'text', label: texts.fields.company, limit: 200, hint: texts.companyHint, wide: true },
        {
          name: 'first_name',
          kind: 'text',
          label: texts.fields.first_name,
          required: true,
          unless: 'company',
          rule: 'personName',
        },
        {
          name: 'last_name',
          kind: 'text',
          label: texts.fields.last_name,
          required: true,
          unless: 'company',
          rule: 'personName',
        },
        { name: 'username', kind: 'text', label: texts.fields.username, required: true, rule: 'username' },
        { name: 'email', kind: 'email', label: texts.fields.email, required: true, rule: 'email' },
        {
          name: 'password',
          kind: 'password',
          label: texts.fields.password,
          required: true,
          rule: 'newPassword',
          onlyNew: true,
          hint: texts.passwordHint(PASSWORD_MINIMUM),
        },
        {
          name: 'password_confirmation',
          kind: 'password',
          label: texts.fields.password_confirmation,
          required: true,
          rule: 'confirmation',
          onlyNew: true,
        },
        { name: 'role', kind: 'choice', label: texts.fields.role, required: true, options: 'roles' },
        { name: 'redazione', kind: 'choice', label: texts.fields.redazione, required: true, options: 'desks' },
        {
          name: 'destinations',
          kind: 'choices',
          label: texts.fields.destinations,
          options: 'destinations',
          wide: true,
        },
        { name: 'active', kind: 'active', label: texts.fields.active, required: true },
      ],
    },
  ],
  nameOf: (item) => personOf(item as Parameters<typeof personOf>[0]) || String(item.username ?? ''),
});
