import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { allCommands } from '../../../src/commands/all';
import { languagesWithErrors } from '../../../src/machines/editor/document';
import { editorMachine } from '../../../src/machines/editor/machine';
import { news } from '../../content/named';
import { input } from './fixture';

const LONG = 'x'.repeat(41);

test('F8 goes through the errors of three languages and round again, each language marked while it has one', () => {
  const actor = createActor(editorMachine, { input: input({ languages: ['it', 'en', 'de'] }) }).start();
  const at = () => actor.getSnapshot().context;
  for (const language of ['it', 'en', 'de'])
    actor.send({ type: 'field.change', path: `contents.${language}.title`, value: LONG });
  const next = () => {
    actor.send({ type: 'error.next' });
    return [at().language, at().focus?.path];
  };
  const errors = ['it', 'en', 'de'].map((language) => [language, `contents.${language}.title`]);
  expect([next(), next(), next(), next()]).toEqual([...errors, errors[0]]);
  expect(languagesWithErrors(at())).toEqual(['it', 'en', 'de']);
  actor.send({ type: 'field.change', path: 'contents.en.title', value: 'One' });
  expect(languagesWithErrors(at())).toEqual(['it', 'de']);
  expect([next(), next()]).toEqual([errors[2], errors[0]]);
});

test('a third language has a letter of its own', () => {
  const registry = allCommands({ contents: [news], forms: [news], languages: ['it', 'en', 'de'], mayOpen: () => true });
  const { title, keys } = registry.command('editor.language.de');
  expect([title, keys]).toEqual(['Passa alla lingua: Tedesco', ['l d']]);
});
