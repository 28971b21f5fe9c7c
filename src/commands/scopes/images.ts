import { addingRefusal } from '../../machines/attachments/edits';
import type { AttachmentsGiven } from '../../machines/attachments/rules';
import { editorCardCommandTexts } from '../../messages/commands/editorCards';
import { mediaCommandTexts as titles } from '../../messages/commands/media';
import { attachmentsTexts } from '../../messages/screens/attachments';
import { defineScope, focuses, refused, sends } from '../define';
import type { CommandEffect, CommandMoment, ViewAction } from '../types';

interface View {
  readonly context: AttachmentsGiven;
}

/** Something that adds images, as long as there is room for one. */
const adding =
  (action: ViewAction) =>
  ({ snapshot }: CommandMoment<View>): CommandEffect => {
    const reason = addingRefusal(snapshot.context);
    return reason === null ? { kind: 'view', action } : refused(reason);
  };

/** Going on to an image of the card, as long as there is one. */
const goingOn =
  (to: string) =>
  ({ snapshot }: CommandMoment<View>): CommandEffect =>
    snapshot.context.value.length === 0
      ? refused(attachmentsTexts.refusals.none)
      : { kind: 'view', action: 'image.focus', name: to };

/** The image card in front. Source of the keys: design, section 5. */
const images = defineScope({
  name: 'images',
  view: {} as View,
  layer: 'screen',
  group: 'images',
  pages: ['editor', 'settings'],
  commands: (command) => [
    command('add', { title: titles.add, keywords: titles.addWords, keys: ['F9'], effect: adding('images.pick') }),
    command('upload', {
      title: titles.upload,
      keywords: titles.uploadWords,
      keys: ['Shift+F9'],
      effect: adding('images.upload'),
    }),
    // Goes on to an image of the card, the focus with it.
    ...(['next', 'previous', 'first', 'last'] as const).map((to) =>
      command(to, { title: editorCardCommandTexts.images[to], effect: goingOn(to) }),
    ),
    command('restore', { title: titles.restore, onlyWhenReady: true, effect: sends({ type: 'image.restore' }) }),
  ],
});

/** The image that has the focus, of an item's card. Source of the keys: design, section 5. */
const image = defineScope({
  name: 'image',
  layer: 'screen',
  group: 'images',
  pages: ['editor', 'settings'],
  sharesKeysWith: ['entry', 'text'],
  commands: (command) => [
    command('cover', { title: titles.cover, keys: ['c'], effect: sends({ type: 'image.cover' }) }),
    command('earlier', {
      title: titles.earlier,
      keys: ['Alt+ArrowUp'],
      allowInInput: true,
      repeat: true,
      effect: sends({ type: 'image.move', to: 'earlier' }),
    }),
    command('later', {
      title: titles.later,
      keys: ['Alt+ArrowDown'],
      allowInInput: true,
      repeat: true,
      effect: sends({ type: 'image.move', to: 'later' }),
    }),
    command('data', { title: titles.data, keywords: titles.dataWords, keys: ['e'], effect: focuses('image.data') }),
    command('remove', {
      title: titles.remove,
      keywords: titles.removeWords,
      keys: ['Delete'],
      isDestructive: true,
      effect: sends({ type: 'image.remove' }),
    }),
  ],
});

/** The card of the images and the image that has the focus, in the palette's order. */
export const IMAGES = [images, image] as const;
