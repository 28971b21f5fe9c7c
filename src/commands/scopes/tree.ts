import type { TreeContext, TreeEvent } from '../../machines/categoryTree/types';
import { recordCommandTexts } from '../../messages/commands/administration';
import { treeCommandTexts as texts } from '../../messages/commands/tree';
import { languageName } from '../../messages/screens/content';
import { commandsOf, defineScope, focuses, sends } from '../define';
import type { Command, CommandOptions } from '../types';
import { languageLetters } from './languageLetters';
import { RELOAD_KEYS } from './listed';

const TREE = { name: 'tree', layer: 'screen', group: 'tree' } as const;

interface View {
  readonly context: TreeContext;
}

const command = commandsOf<View>(TREE);

const sending = (verb: string, event: TreeEvent, options: Omit<CommandOptions<View>, 'effect'>): Command =>
  command(verb, { ...options, effect: sends({ ...event }) });

type Step = Extract<TreeEvent, { readonly type: 'cursor.move' }>['to'];

const moving = (to: Step, ...keys: readonly string[]): Command =>
  sending(to, { type: 'cursor.move', to }, { title: texts[to], keys, repeat: true, inPalette: false });

/** Titles of another language of the site; the site's languages are the tree's. */
function languageCommands(languages: readonly string[]): readonly Command[] {
  const letters = languageLetters(languages);
  return languages.map((language) => {
    const letter = letters.get(language);
    return sending(
      `language.${language}`,
      { type: 'language.set', language },
      {
        title: texts.language(languageName(language)),
        keywords: [language, ...texts.languageWords],
        ...(letter === undefined ? {} : { keys: [`l ${letter}`] }),
      },
    );
  });
}

/** The tree of a group of categories. Source of the keys: remaining, 3.23. */
const tree = defineScope({
  ...TREE,
  commands: (_command, { languages }) => [
    sending('addTop', { type: 'node.add', as: 'top' }, { title: texts.add, keywords: texts.addWords }),
    sending(
      'addBeside',
      { type: 'node.add', as: 'beside' },
      { title: texts.addBeside, keywords: texts.addWords, keys: ['n'] },
    ),
    sending(
      'addChild',
      { type: 'node.add', as: 'child' },
      { title: texts.addChild, keywords: texts.addChildWords, keys: ['Shift+N'] },
    ),
    sending('edit', { type: 'node.edit' }, { title: texts.edit, keywords: texts.editWords, keys: ['Enter', 'e'] }),
    sending(
      'earlier',
      { type: 'node.move', to: 'earlier' },
      { title: texts.earlier, keywords: texts.moveWords, keys: ['Alt+ArrowUp'], repeat: true },
    ),
    sending(
      'later',
      { type: 'node.move', to: 'later' },
      { title: texts.later, keywords: texts.moveWords, keys: ['Alt+ArrowDown'], repeat: true },
    ),
    sending(
      'remove',
      { type: 'delete.request' },
      { title: texts.remove, keywords: texts.removeWords, keys: ['Delete'], isDestructive: true },
    ),
    moving('next', 'ArrowDown', 'j'),
    moving('previous', 'ArrowUp', 'k'),
    moving('in', 'ArrowRight'),
    moving('out', 'ArrowLeft'),
    moving('first', 'Home'),
    moving('last', 'End'),
    moving('pageDown', 'PageDown'),
    moving('pageUp', 'PageUp'),
    sending('toggle', { type: 'node.toggle' }, { title: texts.toggle, keys: ['Space'], keywords: texts.foldWords }),
    sending('expand', { type: 'tree.expand' }, { title: texts.expand, keywords: texts.foldWords }),
    sending('collapse', { type: 'tree.collapse' }, { title: texts.collapse, keywords: texts.foldWords }),
    command('search', {
      title: texts.search,
      keywords: texts.searchWords,
      keys: ['/'],
      effect: focuses('search.focus'),
    }),
    ...languageCommands(languages),
    sending('reload', { type: 'tree.reload' }, { title: texts.reload, keywords: texts.reloadWords, keys: RELOAD_KEYS }),
    command('retry', {
      title: texts.retry,
      longTitle: texts.retryLong,
      onlyWhenReady: true,
      effect: sends({ type: 'load.retry' }),
    }),
  ],
});

/** The dialog with a category's form, a record's; its main button saves. */
const node = defineScope({
  name: 'node',
  layer: 'dialog',
  group: 'tree',
  commands: (command) => [
    command('save', {
      title: recordCommandTexts.save,
      longTitle: recordCommandTexts.saveNodeLong,
      keys: ['mod+S'],
      keywords: recordCommandTexts.saveWords,
      effect: sends({ type: 'save.request' }),
    }),
    command('nextError', {
      title: recordCommandTexts.nextError,
      longTitle: recordCommandTexts.nextErrorNode,
      keys: ['F8'],
      repeat: true,
      effect: sends({ type: 'error.next' }),
    }),
    command('previousError', {
      title: recordCommandTexts.previousError,
      longTitle: recordCommandTexts.previousErrorNode,
      keys: ['Shift+F8'],
      repeat: true,
      effect: sends({ type: 'error.previous' }),
    }),
    command('retry', {
      title: recordCommandTexts.retry,
      longTitle: recordCommandTexts.retryNodeLong,
      onlyWhenReady: true,
      effect: sends({ type: 'load.retry' }),
    }),
  ],
});

/** The tree and its node's form, in the palette's order. */
export const TREE_SCOPES = [tree, node] as const;
