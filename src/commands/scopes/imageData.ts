import { editorCardCommandTexts } from '../../messages/commands/editorCards';
import { mediaCommandTexts as titles } from '../../messages/commands/media';
import { defineScope, sends } from '../define';

/** The dialog with an image's data, beside what concerns their form (`imageForm`). */
export const imageData = defineScope({
  name: 'imageData',
  layer: 'dialog',
  group: 'dialog',
  commands: (command) => [
    command('delete', {
      title: titles.delete,
      keywords: titles.removeWords,
      isDestructive: true,
      effect: sends({ type: 'delete.request' }),
    }),
    command('refresh', {
      title: editorCardCommandTexts.gallery.readAgain,
      effect: sends({ type: 'gallery.refresh' }),
    }),
  ],
});
