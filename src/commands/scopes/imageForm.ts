import type { RecordContext } from '../../machines/record/types';
import { editorCardCommandTexts } from '../../messages/commands/editorCards';
import { mediaCommandTexts as titles } from '../../messages/commands/media';
import { defineScope, sends } from '../define';
import type { CommandGroup } from '../types';
import { conflictCommands } from './record';

/** The dialog with an image's data, beside what concerns their form (`imageForm`). */
const imageData = defineScope({
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

interface View {
  readonly context: RecordContext;
}

interface Place<Name extends string> {
  readonly name: Name;
  readonly layer: 'screen' | 'dialog';
  readonly group: CommandGroup;
  readonly pages: readonly string[];
  /** Keys that save besides mod+S. */
  readonly saveKeys?: readonly string[];
  /** Scopes in whose company the help sheet shows them. */
  readonly helpWith?: readonly string[];
}

/** The form of an image's data, a record's, wherever they are open. */
const formAt = <Name extends string>({ saveKeys = [], helpWith = [], ...place }: Place<Name>) =>
  defineScope({
    ...place,
    view: {} as View,
    commands: (define) => {
      const command: typeof define = (verb, options) => define(verb, { helpWith, ...options });
      return [
        command('save', {
          title: titles.saveDetails,
          keys: ['mod+S', ...saveKeys],
          effect: sends({ type: 'save.request' }),
        }),
        command('nextError', {
          title: titles.nextError,
          keys: ['F8'],
          repeat: true,
          effect: sends({ type: 'error.next' }),
        }),
        command('previousError', {
          title: titles.previousError,
          keys: ['Shift+F8'],
          repeat: true,
          effect: sends({ type: 'error.previous' }),
        }),
        ...conflictCommands(command, titles.conflict),
      ];
    },
  });

/** On the page of the media gallery. */
const imageForm = formAt({
  name: 'imageForm',
  layer: 'screen',
  group: 'gallery',
  pages: ['gallery'],
  saveKeys: ['mod+Enter'],
});

/** In a dialog: the picker's, or that of an image's data, whose main button saves too. */
const dialogImageForm = formAt({
  name: 'dialogImageForm',
  layer: 'dialog',
  group: 'picker',
  pages: ['picker', 'imageData'],
  helpWith: ['images'],
});

/** The data of an image and their form, in the palette's order. */
export const IMAGE_FORMS = [imageData, imageForm, dialogImageForm] as const;
