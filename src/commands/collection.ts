import { addingRefusal } from '../machines/collection/rules';
import type { CollectionKind } from '../machines/collection/types';
import { collectionTexts } from '../messages/screens/collection';
import { contactsTexts } from '../messages/screens/contacts';
import { stopsTexts } from '../messages/screens/stops';
import { defineCommand, refused, sends } from './define';
import type { Command, CommandDeclaration, CommandEffect, CommandMoment } from './types';

const { titles } = collectionTexts;

/** Adds an entry, or asks which kind of one, as long as there is room. */
function adding({ snapshot }: CommandMoment<CollectionKind>): CommandEffect {
  const reason = addingRefusal(snapshot.context);
  return reason === null ? { kind: 'view', action: 'entries.add' } : refused(reason);
}

/** Commands of a card that holds an ordered list. Takes the key that adds. */
const ofCard = (scope: CollectionKind, title: string, keywords: readonly string[], key: string): readonly Command[] => [
  defineCommand({ id: `${scope}.add`, title, keywords, keys: [key], group: 'entries', scope, effect: adding }),
  defineCommand({
    id: `${scope}.restore`,
    title: titles.restore,
    longTitle: titles.restoreIn[scope],
    onlyWhenReady: true,
    group: 'entries',
    scope,
    effect: sends({ type: 'entry.restore' }),
  }),
];

const ofEntry = (
  verb: string,
  options: Pick<CommandDeclaration<'entry'>, 'title' | 'keywords' | 'keys' | 'allowInInput' | 'repeat' | 'effect'>,
): Command =>
  defineCommand({ id: `entry.${verb}`, group: 'entries', scope: 'entry', helpWith: ['contacts', 'stops'], ...options });

/** Commands of ordered lists: of their cards, and of the entry that has the focus. Source: design, section 5. */
export const COLLECTION_COMMANDS: readonly Command[] = [
  ...ofCard('contacts', contactsTexts.add, contactsTexts.addWords, 'F2'),
  ...ofCard('stops', stopsTexts.add, stopsTexts.addWords, 'F4'),
  ofEntry('earlier', {
    title: titles.earlier,
    keywords: titles.moveWords,
    keys: ['Alt+ArrowUp'],
    allowInInput: true,
    repeat: true,
    effect: sends({ type: 'entry.move', to: 'earlier' }),
  }),
  ofEntry('later', {
    title: titles.later,
    keywords: titles.moveWords,
    keys: ['Alt+ArrowDown'],
    allowInInput: true,
    repeat: true,
    effect: sends({ type: 'entry.move', to: 'later' }),
  }),
  ofEntry('remove', {
    title: titles.remove,
    keywords: titles.removeWords,
    keys: ['Delete'],
    effect: sends({ type: 'removal.request' }),
  }),
];
