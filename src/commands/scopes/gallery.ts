import type { PickerTag } from '../../machines/picker/types';
import { editorCardCommandTexts } from '../../messages/commands/editorCards';
import { mediaCommandTexts } from '../../messages/commands/media';
import { galleryCommandTexts as titles } from '../../messages/screens/gallery';
import { type DefineCommand, defineScope, focuses, sends } from '../define';
import type { Command, CommandEffect, CommandMoment } from '../types';
import { RELOAD_KEYS } from './listed';

interface LookingOptions {
  /** Scopes in whose company the help sheet shows them. */
  readonly helpWith?: readonly string[];
}

/** What can be done wherever images are looked through: in the picker's dialog, on the gallery's page. */
function lookingCommands<View>(
  define: DefineCommand<View>,
  { helpWith = [] }: LookingOptions = {},
): readonly Command[] {
  const command: typeof define = (verb, options) => define(verb, { helpWith, ...options });
  return [
    command('filter', { title: mediaCommandTexts.filter, keys: ['/'], effect: focuses('search.focus') }),
    command('apply', { title: editorCardCommandTexts.gallery.apply, effect: sends({ type: 'filter.apply' }) }),
    command('refresh', {
      title: mediaCommandTexts.refresh,
      keys: ['r', ...RELOAD_KEYS],
      effect: sends({ type: 'gallery.refresh' }),
    }),
    command('more', { title: mediaCommandTexts.more, keys: ['m'], effect: sends({ type: 'gallery.more' }) }),
    command('uploads', {
      title: mediaCommandTexts.uploads,
      keywords: mediaCommandTexts.uploadWords,
      keys: ['n'],
      effect: sends({ type: 'uploads.open' }),
    }),
    command('details', {
      title: mediaCommandTexts.details,
      keywords: mediaCommandTexts.dataWords,
      keys: ['e', 'o'],
      effect: sends({ type: 'detail.open' }),
    }),
    command('delete', {
      title: mediaCommandTexts.delete,
      keywords: mediaCommandTexts.removeWords,
      keys: ['Delete'],
      isDestructive: true,
      effect: sends({ type: 'delete.request' }),
    }),
  ];
}

const { gallery: galleryTitles } = editorCardCommandTexts;

/** Its keys stand in the help sheet beside those of the card that opens it. */
const helpWith = ['images'] as const;

/** The picker's dialog. Source of the keys: design, section 5. */
export const picker = defineScope({
  name: 'picker',
  layer: 'dialog',
  group: 'picker',
  commands: (define) => {
    const command: DefineCommand<unknown> = (verb, options) => define(verb, { helpWith, ...options });
    return [
      command('insert', {
        title: mediaCommandTexts.insert,
        keys: ['mod+Enter'],
        effect: sends({ type: 'picker.insert' }),
      }),
      command('select', { title: mediaCommandTexts.select, keys: ['x'], effect: sends({ type: 'image.select' }) }),
      command('deselect', {
        title: mediaCommandTexts.deselect,
        keys: ['Shift+X'],
        effect: sends({ type: 'selection.clear' }),
      }),
      command('gallery', { title: galleryTitles.backToGallery, effect: sends({ type: 'uploads.close' }) }),
      command('closeDetails', { title: galleryTitles.closeDetails, effect: sends({ type: 'detail.close' }) }),
      command('close', {
        title: galleryTitles.close,
        keywords: galleryTitles.closeWords,
        effect: sends({ type: 'picker.close' }),
      }),
      ...lookingCommands(define, { helpWith }),
    ];
  },
});

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
