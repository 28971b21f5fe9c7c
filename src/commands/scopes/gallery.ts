import type { PickerTag } from '../../machines/picker/types';
import { galleryCommandTexts as titles } from '../../messages/screens/gallery';
import { defineScope, focuses } from '../define';
import type { CommandEffect, CommandMoment } from '../types';
import { lookingCommands } from './looking';

interface View {
  hasTag(tag: PickerTag): boolean;
}

/** Out of the upload pane, else out of an image's data. */
const goBack = ({ snapshot }: CommandMoment<View>): CommandEffect => ({
  kind: 'event',
  event: { type: snapshot.hasTag('uploads') ? 'uploads.close' : 'detail.close' },
});

/** The media gallery's page. */
export const gallery = defineScope({
  name: 'gallery',
  view: {} as View,
  layer: 'screen',
  group: 'gallery',
  commands: (command) => [
    command('images', { title: titles.images, keys: ['ArrowDown', 'j'], effect: focuses('images.focus') }),
    ...lookingCommands(command),
    command('back', { title: titles.back, keys: ['Escape'], allowInInput: true, effect: goBack }),
  ],
});
