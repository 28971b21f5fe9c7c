import { Editor } from '@tiptap/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BindingReport, createBinding } from '../../src/ui/richtext/binding';
import { richTextExtensions } from '../../src/ui/richtext/schema';

const RICH = '<div class="box"><p>Uno<sup>1</sup></p></div>';

function setUp() {
  const editor = new Editor({ element: document.createElement('div'), extensions: richTextExtensions });
  const reports: BindingReport[] = [];
  const binding = createBinding(editor, (report) => reports.push(report));
  const sent: string[] = [];
  let send: (html: string) => void = (html) => void sent.push(html);
  editor.on('update', () => binding.changed(send));
  const receive = (next: (html: string) => void) => {
    send = next;
  };
  return { editor, binding, reports, sent, receive };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a value from outside', () => {
  it('is not rewritten by being shown', () => {
    const { binding, sent, reports } = setUp();
    binding.load(RICH, 'it');
    vi.runAllTimers();
    expect(sent).toEqual([]);
    expect(reports.at(-1)).toEqual({ words: 1, losses: [] });
  });

  it('is rewritten by an edit, which says what it costs, and is whole again after undoing', () => {
    const { editor, binding, sent, reports } = setUp();
    binding.load(RICH, 'it');
    editor.commands.insertContentAt(1, 'Più di ');
    vi.runAllTimers();
    expect(sent).toEqual(['<p>Più di Uno1</p>']);
    expect(reports.at(-1)).toEqual({ words: 3, losses: ['1 × <div>', '1 × class="box"', '1 × <sup>'] });
    editor.commands.undo();
    vi.runAllTimers();
    expect(sent).toEqual(['<p>Più di Uno1</p>', RICH]);
    expect(reports.at(-1)).toEqual({ words: 1, losses: [] });
  });

  it('comes back by restoring, and that can be undone', () => {
    const { editor, binding, sent } = setUp();
    binding.load(RICH, 'it');
    editor.commands.setContent('<p>Altro</p>');
    vi.runAllTimers();
    binding.restore();
    vi.runAllTimers();
    editor.commands.undo();
    vi.runAllTimers();
    expect(sent).toEqual(['<p>Altro</p>', RICH, '<p>Altro</p>']);
  });

  it('of the same text does not overwrite typing that waits', () => {
    const { editor, binding, sent } = setUp();
    binding.load('<p>a</p>', 'it');
    editor.commands.insertContentAt(2, 'b');
    binding.load('<p>server</p>', 'it');
    vi.runAllTimers();
    expect(sent).toEqual(['<p>ab</p>']);
    expect(editor.getHTML()).toBe('<p>ab</p>');
  });

  it('of another text first hands what waits to the text it was typed in', () => {
    const { editor, binding, receive } = setUp();
    const italian: string[] = [];
    const english: string[] = [];
    receive((html) => italian.push(html));
    binding.load('<p>a</p>', 'it');
    editor.commands.insertContentAt(2, 'b');
    receive((html) => english.push(html));
    binding.load('<p>c</p>', 'en');
    vi.runAllTimers();
    expect([italian, english]).toEqual([['<p>ab</p>'], []]);
    expect(editor.getHTML()).toBe('<p>c</p>');
    expect(editor.can().undo()).toBe(false);
  });

  it('that a save sends back cleaned keeps caret and history', () => {
    const { editor, binding, sent } = setUp();
    binding.load('<table><tbody><tr><td><p>a</p></td></tr></tbody></table>', 'it');
    editor.commands.insertContentAt(5, 'b');
    vi.runAllTimers();
    binding.load('<table><tr><td><p>ab</p></td></tr></table>', 'it');
    expect(editor.can().undo()).toBe(true);
    editor.commands.insertContentAt(6, 'c');
    vi.runAllTimers();
    expect(sent).toEqual([
      '<table><tbody><tr><td><p>ab</p></td></tr></tbody></table>',
      '<table><tbody><tr><td><p>abc</p></td></tr></tbody></table>',
    ]);
  });

  it('that repeats what was sent changes nothing', () => {
    const { editor, binding } = setUp();
    binding.load('<p>a</p>', 'it');
    editor.commands.insertContentAt(2, 'b');
    vi.runAllTimers();
    binding.load('<p>ab</p>', 'it');
    expect(editor.can().undo()).toBe(true);
  });
});

describe('handing on', () => {
  it('waits for a pause: one value for many keys', () => {
    const { editor, binding, sent } = setUp();
    binding.load('', 'it');
    for (const letter of ['a', 'b', 'c']) {
      editor.commands.insertContentAt(editor.state.doc.content.size - 1, letter);
      vi.advanceTimersByTime(100);
    }
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(50);
    expect(sent).toEqual(['<p>abc</p>']);
  });

  it('is at once on a flush, and once only', () => {
    const { editor, binding, sent } = setUp();
    binding.load('', 'it');
    editor.commands.insertContentAt(1, 'a');
    binding.flush();
    vi.runAllTimers();
    expect(sent).toEqual(['<p>a</p>']);
  });

  it("gives '' for an emptied text", () => {
    const { editor, binding, sent } = setUp();
    binding.load('<p>a</p>', 'it');
    editor.commands.clearContent(true);
    vi.runAllTimers();
    expect(sent).toEqual(['']);
  });
});

describe('the source', () => {
  it('says what the text can not hold', () => {
    const { binding } = setUp();
    expect(binding.lossesOf('<section><p>a</p></section>')).toEqual(['1 × <section>']);
    expect(binding.lossesOf('<h2>a</h2><ul><li>b</li></ul>')).toEqual([]);
  });

  it('is cleaned when it becomes the text, and undoing brings the text back', () => {
    const { editor, binding, sent } = setUp();
    binding.load('<p>a</p>', 'it');
    binding.applySource('<section><h2 onclick="x()">b</h2></section>', (html) => sent.push(html));
    expect(sent).toEqual(['<h2>b</h2>']);
    editor.commands.undo();
    vi.runAllTimers();
    expect(sent).toEqual(['<h2>b</h2>', '<p>a</p>']);
  });
});
