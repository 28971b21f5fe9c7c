import type { PickerEvent } from '../machines/picker/types';
import { galleryTexts, galleryCommandTitles as titles } from '../messages/gallery';
import { defineCommand, focuses, sends } from './define';
import type { Section } from './shell';
import type { Command, CommandEffect, CommandMoment } from './types';

/** The media gallery. Source: document 1, sections 2.1 and 2.3. */
export const MEDIA: Section = {
  area: 'media',
  route: '/gallery-frame-entity/true',
  title: galleryTexts.title,
  letter: 'm',
  keywords: titles.sectionWords,
};

type Options = Pick<Command, 'title'> & Pick<Partial<Command>, 'keys' | 'keywords' | 'inPalette' | 'allowInInput'>;

const COMMON = { group: 'gallery', scope: 'gallery' } as const;

const sending = (verb: string, type: PickerEvent['type'], options: Options): Command =>
  defineCommand({ ...COMMON, id: `gallery.${verb}`, ...options, effect: sends({ type }) });

/** Out of the upload pane, else out of an image's data. */
const goBack = ({ snapshot }: CommandMoment<'gallery'>): CommandEffect => ({
  kind: 'event',
  event: { type: snapshot.hasTag('uploads') ? 'uploads.close' : 'detail.close' },
});

/** The commands of the media gallery. */
export const GALLERY_COMMANDS: readonly Command[] = [
  defineCommand({
    ...COMMON,
    id: 'gallery.search',
    title: titles.search,
    keys: ['/'],
    effect: focuses('search.focus'),
  }),
  defineCommand({
    ...COMMON,
    id: 'gallery.images',
    title: titles.images,
    keys: ['ArrowDown', 'j'],
    effect: focuses('images.focus'),
  }),
  sending('details', 'detail.open', { title: titles.details, keys: ['e', 'o'] }),
  sending('save', 'detail.save', { title: titles.save, keywords: titles.saveWords, keys: ['mod+S', 'mod+Enter'] }),
  sending('delete', 'delete.ask', { title: titles.delete, keywords: titles.deleteWords, keys: ['Delete'] }),
  sending('upload', 'uploads.open', { title: titles.upload, keywords: titles.uploadWords, keys: ['n'] }),
  sending('more', 'gallery.more', { title: titles.more, keys: ['m'] }),
  sending('refresh', 'gallery.refresh', { title: titles.refresh, keywords: titles.refreshWords, keys: ['r'] }),
  defineCommand({
    ...COMMON,
    id: 'gallery.back',
    title: titles.back,
    keys: ['Escape'],
    allowInInput: true,
    effect: goBack,
  }),
];
