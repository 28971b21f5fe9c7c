import { isNested } from '../../content/field/entries';
import type { Listing } from '../../content/lists/listing';
import type { Content } from '../../content/model/content';
import { addingRefusal } from '../../machines/collection/edits';
import type { CollectionKind } from '../../machines/collection/kinds';
import type { CollectionGiven } from '../../machines/collection/rules';
import { collectionTexts } from '../../messages/screens/collection';
import { contactsTexts, entriesTexts, filesTexts } from '../../messages/screens/entries';
import { contentIdsTexts } from '../../messages/screens/settings';
import { absent, defineScope, refused, sends } from '../define';
import type { Command, CommandEffect, CommandMoment, ViewAction } from '../types';

const { titles } = collectionTexts;

type Title = Command['title'];

interface View {
  readonly context: CollectionGiven;
}

/** Adds an entry, or offers its kinds, as long as there is room. */
function adding({ snapshot }: CommandMoment<View>, action: ViewAction = 'entries.add'): CommandEffect {
  const reason = addingRefusal(snapshot.context);
  return reason === null ? { kind: 'view', action } : refused(reason);
}

/** A card with an ordered list. Takes the key that adds. */
const ofCard = <Kind extends Exclude<CollectionKind, 'files' | 'contentIds'>>(
  name: Kind,
  title: Title,
  keywords: readonly string[],
  key: string,
) =>
  defineScope({
    name,
    view: {} as View,
    layer: 'screen',
    group: 'entries',
    pages: ['editor', 'settings'],
    commands: (command) => [
      command('add', { title, keywords, keys: [key], effect: (moment) => adding(moment) }),
      command('restore', {
        title: titles.restore,
        longTitle: titles.restoreIn[name],
        onlyWhenReady: true,
        effect: sends({ type: 'entry.restore' }),
      }),
    ],
  });

const contacts = ofCard('contacts', contactsTexts.add, contactsTexts.addWords, 'F2');
/** What the entries of a content type are called: 'Tappa'. */
const entryName = (listing: Listing | null): string | undefined =>
  listing !== null && 'fields' in listing ? (listing as Content).fields.find(isNested)?.entry.one : undefined;

const entries = ofCard(
  'entries',
  (listing) => entriesTexts.add(entryName(listing) ?? entriesTexts.anyOne),
  entriesTexts.addWords,
  'F4',
);

/** The files of a content. Their keys are those of images: a content has the ones or the others. */
const files = defineScope({
  name: 'files',
  view: {} as View,
  layer: 'screen',
  group: 'entries',
  pages: ['editor', 'settings'],
  sharesKeysWith: ['images', 'text'],
  commands: (command) => [
    command('choose', {
      title: filesTexts.choose,
      keywords: filesTexts.chooseWords,
      keys: ['F9'],
      effect: (moment) => adding(moment, 'files.choose'),
    }),
    command('upload', {
      title: filesTexts.add,
      keywords: filesTexts.addWords,
      keys: ['Shift+F9'],
      effect: (moment) => adding(moment),
    }),
    command('restore', {
      title: titles.restore,
      longTitle: titles.restoreIn.files,
      onlyWhenReady: true,
      effect: sends({ type: 'entry.restore' }),
    }),
  ],
});

/** A list of contents by their ids. */
const contentIds = defineScope({
  name: 'contentIds',
  view: {} as View,
  layer: 'screen',
  group: 'settings',
  pages: ['settings'],
  sharesKeysWith: ['images', 'contacts'],
  commands: (command) => [
    command('choose', {
      title: contentIdsTexts.chooseTitle,
      keywords: contentIdsTexts.chooseWords,
      keys: ['F2'],
      effect: (moment) => adding(moment),
    }),
    command('restore', {
      title: titles.restore,
      longTitle: titles.restoreIn.contentIds,
      onlyWhenReady: true,
      effect: sends({ type: 'entry.restore' }),
    }),
  ],
});

/** The contact, entry or file that has the focus, by whose key the card completes what is sent. Source: design, section 5. */
const entry = defineScope({
  name: 'entry',
  view: {} as View,
  layer: 'screen',
  group: 'entries',
  pages: ['editor', 'settings'],
  sharesKeysWith: ['image', 'text'],
  commands: (command) => [
    command('earlier', {
      title: titles.earlier,
      keywords: titles.moveWords,
      keys: ['Alt+ArrowUp'],
      allowInInput: true,
      repeat: true,
      helpWith: ['contacts', 'entries', 'files', 'contentIds'],
      effect: sends({ type: 'entry.move', to: 'earlier' }),
    }),
    command('later', {
      title: titles.later,
      keywords: titles.moveWords,
      keys: ['Alt+ArrowDown'],
      allowInInput: true,
      repeat: true,
      helpWith: ['contacts', 'entries', 'files', 'contentIds'],
      effect: sends({ type: 'entry.move', to: 'later' }),
    }),
    command('first', {
      title: titles.first,
      keywords: titles.moveWords,
      keys: ['Alt+Shift+ArrowUp'],
      allowInInput: true,
      helpWith: ['contacts', 'entries', 'files', 'contentIds'],
      effect: sends({ type: 'entry.move', to: 1 }),
    }),
    command('last', {
      title: titles.last,
      keywords: titles.moveWords,
      keys: ['Alt+Shift+ArrowDown'],
      allowInInput: true,
      helpWith: ['contacts', 'entries', 'files', 'contentIds'],
      effect: ({ snapshot }) => ({
        kind: 'event',
        event: { type: 'entry.move', to: snapshot.context.value.entries.length },
      }),
    }),
    command('map', {
      title: titles.map,
      keywords: titles.mapWords,
      keys: ['Shift+F4'],
      helpWith: ['entries'],
      effect: ({ snapshot }) => (snapshot.context.hasMap === true ? { kind: 'view', action: 'entry.map' } : absent),
    }),
    command('remove', {
      title: titles.remove,
      keywords: titles.removeWords,
      keys: ['Delete'],
      isDestructive: true,
      helpWith: ['contacts', 'entries', 'files', 'contentIds'],
      effect: sends({ type: 'removal.request' }),
    }),
  ],
});

/** The cards of a list of entries, in the palette's order. */
export const COLLECTIONS = [contacts, entries, files, contentIds, entry] as const;
