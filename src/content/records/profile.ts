import { INTERFACE_LANGUAGE } from '../../contract/languages';
import type { UserDetail } from '../../contract/users';
import { profileTexts as texts } from '../../messages/screens/accounts';
import type { Json } from '../field/json';
import {
  type DeclaredField,
  type RecordCalls,
  type RecordCard,
  type RecordItem,
  recordForm,
  without,
  withTrimmedTexts,
} from '../model/record';
import { NAME_MAXIMUM, PASSWORD_MINIMUM } from '../text/people';
import { deskId, nameOfRole, personItem, user } from './user';

const { fields: labels } = texts;
const shared = { localized: false } as const;

/** What one sees of oneself, and may change of it. Source: document 1, sections 2.14 and 5. */
export const profileCards: readonly RecordCard<DeclaredField>[] = [
  {
    id: 'data',
    titles: { inserting: texts.cards.data, editing: texts.cards.data },
    fields: [
      {
        ...shared,
        path: 'first_name',
        kind: 'text',
        label: labels.first_name,
        limit: NAME_MAXIMUM,
        autofill: 'given-name',
      },
      {
        ...shared,
        path: 'last_name',
        kind: 'text',
        label: labels.last_name,
        limit: NAME_MAXIMUM,
        autofill: 'family-name',
      },
      { ...shared, path: 'username', kind: 'text', label: labels.username, locked: texts.readOnly },
      { ...shared, path: 'email', kind: 'email', label: labels.email, required: true, autofill: 'email' },
    ],
  },
  {
    id: 'access',
    titles: { inserting: texts.cards.access, editing: texts.cards.access },
    fields: [
      {
        ...shared,
        path: 'password',
        kind: 'password',
        label: labels.password,
        rule: 'newPassword',
        hint: texts.passwordHint(PASSWORD_MINIMUM),
      },
      {
        ...shared,
        path: 'password_confirmation',
        kind: 'password',
        label: labels.password_confirmation,
        required: true,
        with: 'password',
        rule: 'confirmation',
      },
      { ...shared, path: 'role', kind: 'text', label: labels.role, locked: texts.readOnly },
    ],
  },
];

/** The form of one's own profile, of which there is one and no list. */
export const profileForm = recordForm(
  {
    area: 'profile',
    titles: { inserting: texts.title, editing: texts.title, missing: texts.words.failed, one: texts.one },
    fields: profileCards.flatMap(({ fields }) => fields),
    blank: {
      id: 'new',
      updated_at: null,
      first_name: '',
      last_name: '',
      username: '',
      email: '',
      password: '',
      password_confirmation: '',
      role: '',
    },
    holdsSave: true,
    words: texts.words,
  },
  [INTERFACE_LANGUAGE],
);

/** Title of a user's role, its name without one. */
function roleTitle(sent: UserDetail): string {
  const name = nameOfRole(sent);
  const title = name === null || Array.isArray(sent.roles) ? null : sent.roles?.[name];
  return typeof title === 'string' && title !== '' ? title : (name ?? texts.noRole);
}

/** One's own record as the profile has it: whole, with the role by its title. */
export const profileItem = (sent: UserDetail): RecordItem => ({ ...personItem(sent), role: roleTitle(sent) });

/** What is sent of it: the whole record, active. Source: document 1, section 7 (PUT user/{id}). */
export function profileBody(item: RecordItem): Readonly<Record<string, Json>> {
  const { roles, redazione, destinations } = item as unknown as UserDetail;
  return {
    ...withTrimmedTexts(without(item, 'id')),
    role: nameOfRole({ roles }),
    active: 1,
    redazione: deskId({ redazione }),
    destination: (destinations ?? null) as Json,
  };
}

/** How one's own record travels: as every user's. Source: contract, 'Session and accounts'. */
export const profileCalls: RecordCalls = {
  endpoints: user.endpoints,
  fromAnswer: profileItem,
  toBody: profileBody,
};
