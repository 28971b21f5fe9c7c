import { Editor } from '@tiptap/core';
import { afterEach, describe, expect, it } from 'vitest';
import { sanitizeRichText } from '../../server/richText/sanitize';
import { wordCount } from '../../src/ui/richtext/binding';
import { cleanHtml } from '../../src/ui/richtext/clean';
import { htmlOf, replaceDocument, setText } from '../../src/ui/richtext/document';
import { lossesBetween } from '../../src/ui/richtext/losses';
import { richTextExtensions } from '../../src/ui/richtext/schema';

const editors: Editor[] = [];
afterEach(() => {
  for (const editor of editors.splice(0)) editor.destroy();
});

function editorWith(html: string): Editor {
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: richTextExtensions,
    content: cleanHtml(html),
  });
  editors.push(editor);
  return editor;
}

const roundTrip = (html: string): string => htmlOf(editorWith(html));

const KEPT = [
  '<p>Uno <strong>due</strong> <em>tre</em><br>quattro</p>',
  '<h2>Titolo</h2><p>Testo</p>',
  '<h3>Senza</h3><h3 class="separatore">Con <em>separatore</em></h3><h4>Quarto</h4>',
  '<ul><li><p>Uno</p><ul><li><p>Dentro</p></li></ul></li></ul><ol><li><p>Due</p></li></ol>',
  '<ol start="4"><li><p>Quarto</p></li></ol>',
  '<p><a target="_blank" rel="noopener noreferrer" href="https://www.comune.bologna.it/a?b=1&amp;c=2">Bologna</a></p>',
  '<p><a href="mailto:a@b.it">Scrivi</a> <a href="/percorso">qui</a></p>',
  '<table><tbody><tr><th><p>A</p></th><th colspan="2"><p>B</p></th></tr><tr><td><p>1</p></td><td><p>2</p></td><td><p>3</p></td></tr></tbody></table>',
  '<blockquote><p>Detto</p></blockquote><hr><p>Fine</p>',
  '<figure><img loading="lazy" src="/media/a.jpg" alt="Torre" title="Asinelli" width="1600" height="900"><figcaption>Le torri</figcaption></figure>',
  '<p>Prima</p><figure><img loading="lazy" src="https://portale.it/b.jpg" alt="Mare"></figure><p>Dopo</p>',
  '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" title="Video" width="560" height="315" allowfullscreen="true" loading="lazy"></iframe><p>Dopo</p>',
];

describe('the editor keeps [2-9.5, 2-9.6]', () => {
  it.each(KEPT)('%s', (html) => {
    expect(roundTrip(html)).toBe(html);
    expect(lossesBetween(html, roundTrip(html))).toEqual([]);
  });

  it.each(KEPT)('what the server makes of %s', (html) => {
    expect(roundTrip(sanitizeRichText(html))).toBe(html);
  });

  it('nothing of an empty text', () => {
    expect(roundTrip('')).toBe('');
    expect(roundTrip('<p></p>')).toBe('');
  });
});

describe('cleaning', () => {
  it.each([
    ['a script with its content', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    ['handlers and styles', '<p onclick="x()" style="color:red" id="k" data-a="1">a</p>', '<p>a</p>'],
    ['a script address', '<p><a href="javascript:alert(1)">a</a></p>', '<p>a</p>'],
    ['a script address in disguise', '<p><a href="&#106;ava\nscript:alert(1)">a</a></p>', '<p>a</p>'],
    ['a data address', '<p><a href="data:text/html,x">a</a></p>', '<p>a</p>'],
    ['an image handler', '<img src="/media/a.jpg" onerror="x()">', '<img src="/media/a.jpg" loading="lazy" />'],
    [
      'an image of another host without a scheme',
      '<p>a</p><img src="//altrove.it/a.png"><img src="/\\\\altrove.it/a.png">',
      '<p>a</p>',
    ],
    ['an image out of the clipboard', '<p>a</p><img src="data:image/png;base64,AA"><img src="x.png">', '<p>a</p>'],
    ['a foreign frame', '<p>a</p><iframe src="https://evil.example/x"></iframe>', '<p>a</p>'],
    [
      'a frame of a look-alike host',
      '<iframe src="https://www.youtube.com.evil.example/embed/dQw4w9WgXcQ"></iframe>',
      '',
    ],
    ['a frame without https', '<iframe src="http://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>', ''],
    ['a frame with a document', '<iframe srcdoc="<script>x</script>"></iframe>', ''],
    ['unknown wrappers but not their text', '<div><section>a <u>b</u></section></div>', '<p>a b</p>'],
    [
      'classes other than the separator',
      '<h3 class="separatore x">a</h3><h2 class="separatore">b</h2>',
      '<h3 class="separatore">a</h3><h2>b</h2>',
    ],
    ['svg and mathematics', '<p>a</p><svg><script>x</script></svg><math><mi>x</mi></math>', '<p>a</p>'],
  ])('takes out %s', (_what, html, expected) => {
    expect(cleanHtml(html)).toBe(expected);
  });

  it.each([
    ['b and i', '<p><b>a</b><i>b</i></p>', '<p><strong>a</strong><em>b</em></p>'],
    ['headings that are not offered', '<h1>a</h1><h5>b</h5><h6>c</h6>', '<h2>a</h2><h4>b</h4><h4>c</h4>'],
    ['the false bold of an online word processor', '<b style="font-weight:normal"><p>a</p></b>', '<p>a</p>'],
    [
      'media of another editor',
      '<figure class="media"><oembed url="https://youtu.be/dQw4w9WgXcQ"></oembed></figure>',
      '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" loading="lazy"></iframe>',
    ],
  ])('translates %s', (_what, html, expected) => {
    expect(cleanHtml(html)).toBe(expected);
  });
});

describe('losses', () => {
  it('are named with their number', () => {
    const html = '<div class="box"><p>a<sup>1</sup></p></div><p style="color:red">b <span lang="en">c</span></p>';
    expect(lossesBetween(html, roundTrip(html))).toEqual([
      '1 × <div>',
      '1 × class="box"',
      '1 × <sup>',
      '1 × style',
      '1 × <span>',
      '1 × lang',
    ]);
  });

  it.each([
    '<p><strong></strong>a<em> </em> b<a href="/c"></a></p>',
    '<p><strong>a</strong><strong>b</strong></p>',
    '<p><b>a</b><strong> b</strong></p>',
    '<p><strong><em><strong>a</strong></em></strong></p>',
    '<p><em>a <strong>b</strong></em><strong> c</strong></p>',
    '<p><strong><a href="/a">a</a><a href="/a"> b</a></strong></p>',
  ])('are none while the words look the same: %s', (html) => {
    expect(lossesBetween(html, roundTrip(html))).toEqual([]);
  });

  it.each([
    ['<p><strong>a</strong><strong>b</strong></p>', '<p>ab</p>', ['2 × <strong>']],
    ['<p><strong>a</strong><strong>b</strong></p>', '<p><strong>a</strong>b</p>', ['1 × <strong>']],
    ['<p><strong>ab</strong></p>', '<p><strong>a</strong>b</p>', ['1 × <strong>']],
    ['<p><a href="/a" title="b">a</a></p>', '<p>a</p>', ['1 × <a>', '1 × href', '1 × title']],
    ['<a href="/a"><img src="/a.jpg"></a>', '<img src="/a.jpg">', ['1 × <a>', '1 × href']],
  ])('are told of %s as %s', (before, after, losses) => {
    expect(lossesBetween(before, after)).toEqual(losses);
  });

  it('tell when text itself goes', () => {
    expect(lossesBetween('<p>a</p><style>p{}</style>', '<p>a</p>')).toEqual(['1 × <style>', 'parte del testo']);
  });
});

describe('the document', () => {
  it.each([
    ['<p><strong>Palazzo</strong>\n<em>Re Enzo</em></p>', '<p><strong>Palazzo</strong> <em>Re Enzo</em></p>'],
    ['<p><a href="/a">a</a>\n  <a href="/b">b</a></p>', '<p><a href="/a">a</a> <a href="/b">b</a></p>'],
    ['<p>a<em>\n</em>b</p>', '<p>a<em> </em>b</p>'],
    ['<p>a</p>\n<ul>\n  <li>b</li>\n</ul>\n', '<p>a</p><ul><li><p>b</p></li></ul>'],
  ])('keeps words apart that only a line break parts: %s', (html, shown) => {
    const editor = editorWith('');
    replaceDocument(editor, html);
    expect(htmlOf(editor)).toBe(shown);
    setText(editor, '', true);
    setText(editor, html, true);
    expect(htmlOf(editor)).toBe(shown);
  });

  it('is replaced without an update and without a way back to what was there', () => {
    const editor = editorWith('<p>italiano</p>');
    const updates: string[] = [];
    editor.on('update', () => updates.push(htmlOf(editor)));
    editor.commands.insertContentAt(1, 'in ');
    expect(updates).toEqual(['<p>in italiano</p>']);
    replaceDocument(editor, '<p>English</p>');
    expect(htmlOf(editor)).toBe('<p>English</p>');
    expect(updates).toEqual(['<p>in italiano</p>']);
    expect(editor.can().undo()).toBe(false);
    editor.commands.insertContentAt(1, 'Old ');
    expect(updates).toEqual(['<p>in italiano</p>', '<p>Old English</p>']);
  });

  it('does not turn an empty end paragraph into HTML', () => {
    const editor = editorWith('<table><tbody><tr><td><p>1</p></td></tr></tbody></table>');
    editor.commands.insertContentAt(editor.state.doc.content.size, '<p></p>');
    expect(htmlOf(editor)).toBe('<table><tbody><tr><td><p>1</p></td></tr></tbody></table>');
  });
});

describe('word count [2-9.7]', () => {
  it.each([
    ['', 0],
    ['  \n ', 0],
    ['Una gita a Rimini', 4],
    ["L'arte dell’Emilia-Romagna, 2026.", 3],
    ['— così — fan tutte!', 3],
  ])('%j has %i', (text, count) => {
    expect(wordCount(text)).toBe(count);
  });
});
