import { galleryCommandTexts as titles } from '../messages/screens/gallery';
import { defineCommand, focuses } from './define';
import { lookingCommands } from './media';
import type { Command, CommandEffect, CommandMoment } from './types';

const COMMON = { group: 'gallery', scope: 'gallery' } as const;

/** Out of the upload pane, else out of an image's data. */
const goBack = ({ snapshot }: CommandMoment<'gallery'>): CommandEffect => ({
  kind: 'event',
  event: { type: snapshot.hasTag('uploads') ? 'uploads.close' : 'detail.close' },
});

/** The commands of the media gallery. */
export const GALLERY_COMMANDS: readonly Command[] = [
  defineCommand({
    ...COMMON,
    id: 'gallery.images',
    title: titles.images,
    keys: ['ArrowDown', 'j'],
    effect: focuses('images.focus'),
  }),
  ...lookingCommands('gallery', ['mod+Enter']),
  defineCommand({
    ...COMMON,
    id: 'gallery.back',
    title: titles.back,
    keys: ['Escape'],
    allowInInput: true,
    effect: goBack,
  }),
];
