import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { allCommands } from '../../src/commands/all';
import { availability } from '../../src/commands/availability';
import { actorTarget } from '../../src/commands/target';
import type { Content } from '../../src/content/model/content';
import { editorMachine } from '../../src/machines/editor/machine';
import { reason } from '../../src/machines/editor/refusals';
import { event, news } from '../content/named';
import { input } from '../machines/editor/fixture';

const registry = allCommands({ contents: [news], forms: [news], languages: ['it', 'en'], mayOpen: () => true });

/** The editor of a new item, and what a command would do in it. */
function opened(languages: readonly string[] = ['it', 'en']) {
  const actor = createActor(editorMachine, { input: input({ content: news, languages }) }).start();
  const target = actorTarget('editor', actor, reason, { listing: news });
  return { actor, stateOf: (id: string) => availability(registry.command(id), [target]) };
}

const sending = (event: object) => ({ kind: 'ready', effect: { kind: 'event', event } });

describe('the commands of an editor', () => {
  test('refuse to publish with the names of what is missing, and F8 leads there', () => {
    const { actor, stateOf } = opened();
    actor.send({ type: 'field.change', path: 'contents.it.title', value: 'Sagra' });
    actor.send({ type: 'field.change', path: 'contents.it.excerpt', value: 'In piazza' });
    actor.send({ type: 'field.change', path: 'contents.it.slug', value: 'sagra' });
    expect(stateOf('editor.publish')).toEqual({
      kind: 'refused',
      reason:
        'Mancano descrizione, keywords, titolo SEO, meta description, titolo social e descrizione social in italiano',
    });
    expect(stateOf('editor.nextError')).toEqual(sending({ type: 'error.next' }));
    actor.send({ type: 'error.next' });
    expect(actor.getSnapshot().context.focus?.path).toBe('contents.it.description');
  });

  test('go round the languages', () => {
    const { actor, stateOf } = opened();
    expect(stateOf('editor.previousLanguage')).toEqual(sending({ type: 'language.go', language: 'en' }));
    actor.send({ type: 'language.go', language: 'en' });
    expect(stateOf('editor.nextLanguage')).toEqual(sending({ type: 'language.go', language: 'it' }));
  });

  test('know nothing of languages where there is one', () => {
    const { stateOf } = opened(['it']);
    for (const name of ['nextLanguage', 'previousLanguage', 'language.it', 'language.en'])
      expect(stateOf(`editor.${name}`), name).toEqual({ kind: 'absent' });
  });

  test('lead to a card by its first field in the language shown', () => {
    const { actor, stateOf } = opened();
    actor.send({ type: 'language.go', language: 'en' });
    expect(stateOf('editor.card.seo')).toEqual(sending({ type: 'field.go', path: 'contents.en.google.keywords' }));
    actor.send({ type: 'field.go', path: 'contents.it.google.keywords' });
    const { language, focus, touched } = actor.getSnapshot().context;
    expect([language, focus, touched]).toEqual(['it', { path: 'contents.it.google.keywords', turn: 1 }, []]);
  });

  test('lead to a field, and to a part of one that has a control of its own, in the language shown', () => {
    const { actor, stateOf } = opened();
    actor.send({ type: 'language.go', language: 'en' });
    expect(stateOf('editor.field.google.title')).toEqual(
      sending({ type: 'field.go', path: 'contents.en.google.title' }),
    );
    const ofEvents = allCommands({
      contents: [news, event],
      forms: [news, event],
      languages: ['it'],
      mayOpen: () => true,
    });
    const price = ofEvents.command('editor.field.ticketing.tariffa_intera');
    const targetOf = (content: Content) =>
      actorTarget('editor', createActor(editorMachine, { input: input({ content }) }).start(), reason, {
        listing: content,
      });
    expect(availability(price, [targetOf(event)])).toEqual(
      sending({ type: 'field.go', path: 'ticketing', part: 'tariffa_intera' }),
    );
    expect(availability(price, [targetOf(news)])).toEqual({ kind: 'absent' });
    actor.send({ type: 'field.go', path: 'contents.it.title', part: 'x' });
    expect(actor.getSnapshot().context.focus).toEqual({ path: 'contents.it.title', part: 'x', turn: 1 });
  });

  test('set a status other than the present one', () => {
    const { stateOf } = opened();
    expect(stateOf('editor.draft')).toEqual({ kind: 'refused', reason: 'È già in questo stato' });
    expect(stateOf('editor.hide')).toEqual(sending({ type: 'field.change', path: 'contents.it.status', value: 0 }));
  });
});
