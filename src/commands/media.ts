import { addingRefusal } from '../machines/attachments/rules';
import { editorCardCommandTexts } from '../messages/commands/editorCards';
import { mediaCommandTexts as titles } from '../messages/commands/media';
import { defineCommand, focuses, refused, sends } from './define';
import type { Command, CommandDeclaration, CommandEffect, CommandMoment, ViewAction } from './types';

const { images: imageTitles, gallery: galleryTitles } = editorCardCommandTexts;

type Options = Omit<CommandDeclaration<'images'>, 'id' | 'group' | 'scope' | 'effect'>;

/** Something that adds images, as long as there is room for one. */
const adding =
  (action: ViewAction) =>
  ({ snapshot }: CommandMoment<'images'>): CommandEffect => {
    const reason = addingRefusal(snapshot.context);
    return reason === null ? { kind: 'view', action } : refused(reason);
  };

const ofCard = (verb: string, options: Options, effect: CommandDeclaration<'images'>['effect']): Command =>
  defineCommand({ id: `images.${verb}`, group: 'images', scope: 'images', ...options, effect });

/** Goes on to an image of the card, the focus with it. */
const toImage = (to: 'next' | 'previous' | 'first' | 'last', title: string): Command =>
  ofCard(to, { title }, sends({ type: 'cursor.move', to }));

/** Commands of the image card in front. */
const CARD_COMMANDS: readonly Command[] = [
  ofCard('add', { title: titles.add, keywords: titles.addWords, keys: ['F9'] }, adding('images.pick')),
  ofCard('upload', { title: titles.upload, keywords: titles.uploadWords, keys: ['Shift+F9'] }, adding('images.upload')),
  toImage('next', imageTitles.next),
  toImage('previous', imageTitles.previous),
  toImage('first', imageTitles.first),
  toImage('last', imageTitles.last),
  ofCard('restore', { title: titles.restore, onlyWhenReady: true }, sends({ type: 'image.restore' })),
];

const ofImage = (verb: string, options: Options, effect: CommandDeclaration<'image'>['effect']): Command =>
  defineCommand({ id: `image.${verb}`, group: 'images', scope: 'image', ...options, effect });

/** Commands of the image that has the focus. */
const IMAGE_COMMANDS: readonly Command[] = [
  ofImage('cover', { title: titles.cover, keys: ['c'] }, sends({ type: 'image.cover' })),
  ofImage(
    'earlier',
    { title: titles.earlier, keys: ['Alt+ArrowUp'], allowInInput: true, repeat: true },
    sends({ type: 'image.move', to: 'earlier' }),
  ),
  ofImage(
    'later',
    { title: titles.later, keys: ['Alt+ArrowDown'], allowInInput: true, repeat: true },
    sends({ type: 'image.move', to: 'later' }),
  ),
  ofImage('data', { title: titles.data, keywords: titles.dataWords, keys: ['e'] }, focuses('image.data')),
  ofImage(
    'remove',
    { title: titles.remove, keywords: titles.removeWords, keys: ['Delete'] },
    sends({ type: 'image.remove' }),
  ),
];

/** Where images are looked through: the picker's dialog, whose keys the help sheet tells beside the card's, or a page. */
type Place = 'picker' | 'gallery';

const ofPlace =
  (place: Place) =>
  (verb: string, options: Options, effect: CommandDeclaration<Place>['effect']): Command =>
    defineCommand<Place>({
      id: `${place}.${verb}`,
      group: place,
      scope: place,
      ...(place === 'picker' ? { helpWith: ['images'] as const } : {}),
      ...options,
      effect,
    });

/** What can be done wherever images are looked through. Takes the keys that save besides mod+S. */
export function lookingCommands(place: Place, saveKeys: readonly string[] = []): readonly Command[] {
  const command = ofPlace(place);
  return [
    command('filter', { title: titles.filter, keys: ['/'] }, focuses('search.focus')),
    command('apply', { title: galleryTitles.apply }, sends({ type: 'filter.apply' })),
    command('refresh', { title: titles.refresh, keys: ['r'] }, sends({ type: 'gallery.refresh' })),
    command('more', { title: titles.more, keys: ['m'] }, sends({ type: 'gallery.more' })),
    command(
      'uploads',
      { title: titles.uploads, keywords: titles.uploadWords, keys: ['n'] },
      sends({ type: 'uploads.open' }),
    ),
    command(
      'details',
      { title: titles.details, keywords: titles.dataWords, keys: ['e', 'o'] },
      sends({ type: 'detail.open' }),
    ),
    command('saveDetails', { title: titles.saveDetails, keys: ['mod+S', ...saveKeys] }, sends({ type: 'detail.save' })),
    command(
      'delete',
      { title: titles.delete, keywords: titles.removeWords, keys: ['Delete'] },
      sends({ type: 'delete.request' }),
    ),
  ];
}

const ofPicker = ofPlace('picker');

/** Commands of the open picker. They act in its dialog only, which no palette covers. */
const PICKER_COMMANDS: readonly Command[] = [
  ofPicker('insert', { title: titles.insert, keys: ['mod+Enter'] }, sends({ type: 'picker.insert' })),
  ofPicker('select', { title: titles.select, keys: ['x'] }, sends({ type: 'image.select' })),
  ofPicker('deselect', { title: titles.deselect, keys: ['Shift+X'] }, sends({ type: 'selection.clear' })),
  ofPicker('gallery', { title: galleryTitles.backToGallery }, sends({ type: 'uploads.close' })),
  ofPicker('closeDetails', { title: galleryTitles.closeDetails }, sends({ type: 'detail.close' })),
  ofPicker(
    'close',
    { title: galleryTitles.close, keywords: galleryTitles.closeWords },
    sends({ type: 'picker.close' }),
  ),
  ...lookingCommands('picker'),
];

/** Commands of the dialog with an image's data; its main button saves. */
const DATA_COMMANDS: readonly Command[] = [
  defineCommand({
    id: 'imageData.delete',
    title: titles.delete,
    keywords: titles.removeWords,
    group: 'dialog',
    scope: 'imageData',
    effect: sends({ type: 'delete.request' }),
  }),
  defineCommand({
    id: 'imageData.refresh',
    title: galleryTitles.readAgain,
    group: 'dialog',
    scope: 'imageData',
    effect: sends({ type: 'gallery.refresh' }),
  }),
];

/** Commands of the rich text that has the focus. */
const TEXT_COMMANDS: readonly Command[] = [
  defineCommand({
    id: 'text.image',
    title: titles.textImage,
    group: 'editor',
    keywords: titles.addWords,
    keys: ['F9'],
    scope: 'text',
    effect: focuses('text.image'),
  }),
];

/** The commands of images: of an item's card, of the picker, of the text. Source: design, section 5. */
export const MEDIA_COMMANDS: readonly Command[] = [
  ...CARD_COMMANDS,
  ...IMAGE_COMMANDS,
  ...PICKER_COMMANDS,
  ...DATA_COMMANDS,
  ...TEXT_COMMANDS,
];
