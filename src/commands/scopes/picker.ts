import { editorCardCommandTexts } from '../../messages/commands/editorCards';
import { mediaCommandTexts as titles } from '../../messages/commands/media';
import { type DefineCommand, defineScope, sends } from '../define';
import { lookingCommands } from './looking';

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
      command('insert', { title: titles.insert, keys: ['mod+Enter'], effect: sends({ type: 'picker.insert' }) }),
      command('select', { title: titles.select, keys: ['x'], effect: sends({ type: 'image.select' }) }),
      command('deselect', { title: titles.deselect, keys: ['Shift+X'], effect: sends({ type: 'selection.clear' }) }),
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
