import { editorCardCommandTexts } from '../../messages/commands/editorCards';
import { mediaCommandTexts as titles } from '../../messages/commands/media';
import { type DefineCommand, focuses, sends } from '../define';
import type { Command } from '../types';
import { RELOAD_KEYS } from './reloading';

interface LookingOptions {
  /** Scopes in whose company the help sheet shows them. */
  readonly helpWith?: readonly string[];
}

/** What can be done wherever images are looked through: in the picker's dialog, on the gallery's page. */
export function lookingCommands<View>(
  define: DefineCommand<View>,
  { helpWith = [] }: LookingOptions = {},
): readonly Command[] {
  const command: typeof define = (verb, options) => define(verb, { helpWith, ...options });
  return [
    command('filter', { title: titles.filter, keys: ['/'], effect: focuses('search.focus') }),
    command('apply', { title: editorCardCommandTexts.gallery.apply, effect: sends({ type: 'filter.apply' }) }),
    command('refresh', {
      title: titles.refresh,
      keys: ['r', ...RELOAD_KEYS],
      effect: sends({ type: 'gallery.refresh' }),
    }),
    command('more', { title: titles.more, keys: ['m'], effect: sends({ type: 'gallery.more' }) }),
    command('uploads', {
      title: titles.uploads,
      keywords: titles.uploadWords,
      keys: ['n'],
      effect: sends({ type: 'uploads.open' }),
    }),
    command('details', {
      title: titles.details,
      keywords: titles.dataWords,
      keys: ['e', 'o'],
      effect: sends({ type: 'detail.open' }),
    }),
    command('delete', {
      title: titles.delete,
      keywords: titles.removeWords,
      keys: ['Delete'],
      isDestructive: true,
      effect: sends({ type: 'delete.request' }),
    }),
  ];
}
