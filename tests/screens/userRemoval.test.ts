import { expect, test } from 'vitest';
import type { CurrentUser } from '../../src/contract/session';
import { removalRefusal } from '../../src/screens/users/removal';

const having = (ability: string): CurrentUser => ({ id: 4, username: 'anna', abilities: { [ability]: true } });
const missing = 'Non hai il permesso di cancellare utenti: serve «Utenti: Cancella», chiedilo a un amministratore';

test.each<[string, CurrentUser | null, boolean, string | null]>([
  ['who has the right deletes another', having('user-delete'), false, null],
  [
    'nobody deletes themselves',
    having('user-delete'),
    true,
    'Non puoi eliminare te stesso: chiedilo a un altro amministratore',
  ],
  ['without the right it is named', having('user-edit'), false, missing],
  ['before whoever is open', having('user-edit'), true, missing],
  ['and so it is while nobody is signed in', null, false, missing],
])('%s', (_, me, isMe, refusal) => {
  expect(removalRefusal(me, isMe)).toBe(refusal);
});
