import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sanitizeRichText } from '../../server/richText/sanitize';
import { cleanedHtml, cleanHtml } from '../../src/ui/richtext/clean';

const item = (level: number, marker: string, text: string, kind = 'l0') =>
  `<p class=MsoListParagraph style='mso-list:${kind} level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>\n`;

/** An item as Word Online writes it: in a list of its own, in a wrapper of its own. */
const online = (tag: 'ul' | 'ol', level: number, position: number, text: string, list = '1') =>
  `<div class="ListContainerWrapper SCXW1 BCX8"><${tag} class="BulletListStyle1" role="list"${tag === 'ol' ? ` start="${position}"` : ''}><li data-listid="${list}" data-aria-posinset="${position}" data-aria-level="${level}" role="listitem" class="OutlineElement Ltr"><p class="Paragraph"><span class="TextRun"><span class="NormalTextRun">${text}</span></span><span class="EOP">&nbsp;</span></p></li></${tag}></div>\n`;

/** Real clipboards, by file. */
const FILES: Readonly<Record<string, string>> = {
  'divs-in-cells':
    '<table><tbody><tr><td><p>uno</p><p>due</p></td><td><p>tre</p><p>quattro</p></td></tr></tbody></table>',
  dl: '<p>Lunedì</p><p>9-13</p><p>Martedì</p><p>15-18</p>',
  gdocs:
    '<p>Testo normale, <strong>ingresso gratuito</strong><em> e prenotazione</em></p><h2>Programma</h2><ul><li><p>Ore 9 ritrovo</p><ul><li><p><strong>in piazza</strong></p></li></ul></li><li><p>Ore 12 pranzo</p></li></ul>',
  'gmail-divs': '<p>Buongiorno,</p><p>la festa si tiene sabato.</p><p>Cordiali saluti</p><p>Ufficio Turismo</p>',
  softhyphen: '<p>mani\u00adfe\u00adsta\u00adzione inter\u00adnazio\u00adnale</p>',
  'web-article':
    '<h2>Sagra</h2><p>Tre giorni di festa.</p><p>Ingresso <em>libero</em>.</p><p>riga a<br />riga b</p><p>Piazza Grande 1</p><figure><img src="https://example.it/a.jpg" alt="A" loading="lazy" /><figcaption>Didascalia</figcaption></figure>',
  'word-list':
    '<p>Da portare:</p><ul><li><p>Scarpe comode</p></li><li><p>Acqua</p></li><li><p>Pranzo al sacco</p></li></ul><p>Ci vediamo alle 9.</p>',
};

const BLOCKS = [
  [
    'blocks of a page',
    '<header>a</header><section>b<aside>c</aside>d</section>e',
    '<p>a</p><p>b</p><p>c</p><p>d</p><p>e</p>',
  ],
  [
    'older blocks',
    '<center>a</center><dir><li>b</dir>c<address>d</address>',
    '<p>a</p><ul><li><p>b</p></li></ul><p>c</p><p>d</p>',
  ],
  [
    'forms',
    '<form><fieldset><legend>a</legend><label>b</label> <select><option>c<option>d</select></fieldset></form>',
    '<p>a</p><p>b</p><p>c</p><p>d</p>',
  ],
  ['buttons in a line', '<p>a<button>b</button><button>c</button></p>', '<p>a b c</p>'],
  [
    'blocks by their style',
    '<span style="display:block">a</span><span style="display: flex"><b>b</b><i>c</i></span>',
    '<p>a</p><p><strong>b</strong></p><p><em>c</em></p>',
  ],
  [
    'blocks in items',
    '<ul><li><div>a</div><div>b</div></li><li>c<p>d</p></li></ul>',
    '<ul><li><p>a</p><p>b</p></li><li><p>c</p><p>d</p></li></ul>',
  ],
  ['headings in items', '<ul><li><h3 id="x">a</h3>b</li></ul>', '<ul><li><p></p><h3>a</h3><p>b</p></li></ul>'],
  ['blocks in headings', '<h1><div>a</div><div>b</div></h1>', '<h2>a</h2><h2>b</h2>'],
  ['blocks in marks', '<strong><p>a</p><p>b</p></strong>', '<p><strong>a</strong></p><p><strong>b</strong></p>'],
  ['blocks in links', '<a href="/x"><h3>a</h3><p>b</p></a>', '<h3><a href="/x">a</a></h3><p><a href="/x">b</a></p>'],
  [
    'cells without a table',
    '<td>a</td><td>b</td>',
    '<table><tbody><tr><td><p>a</p></td><td><p>b</p></td></tr></tbody></table>',
  ],
  [
    'a caption, and what else lies in a table',
    '<table><caption>a</caption><tr><th>b</th></tr></table>',
    '<p>a</p><table><tbody><tr><th><p>b</p></th></tr></tbody></table>',
  ],
  ['items without a list', '<li>a</li> <li>b</li>', '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
  [
    'lists right in lists',
    '<ol start="3"><li>a</li><ol><li>b</li></ol></ol>',
    '<ol start="3"><li><p>a</p><ol><li><p>b</p></li></ol></li></ol>',
  ],
  ['preformatted text', '<pre>\na\tb\n  c\r\n\nd</pre>', '<p>a b<br />c<br /><br />d</p>'],
  [
    'text that is preformatted by its style',
    '<p style="white-space: pre-wrap">a\nb <span style="white-space:normal">c\nd</span></p>',
    '<p>a<br />b c d</p>',
  ],
  ['an image in a line', '<p>a<img src="/x.png">b</p>', '<p>a</p><img src="/x.png" loading="lazy" /><p>b</p>'],
  ['a figure that is none', '<figure><figcaption>a</figcaption><p>b</p></figure>', '<p>a</p><p>b</p>'],
  ['names that every object has', '<constructor>a</constructor><p toString="x">b</p>', '<p>a</p><p>b</p>'],
  ['controls', '<p>a\u0001b\u0085c</p>', '<p>ab c</p>'],
] as const;

const MEANING = [
  [
    'bold that Chrome copied',
    '<p>x <b style="font-style: normal; font-weight: 700">a</b></p>',
    '<p>x <strong>a</strong></p>',
  ],
  [
    'bold that a page shows as it likes',
    '<p>x <b style="font-weight: normal">a</b></p>',
    '<p>x <strong>a</strong></p>',
  ],
  ['emphasis that a page shows as it likes', '<p><em style="font-style: normal">a</em></p>', '<p><em>a</em></p>'],
  [
    'headings with a weight',
    '<h1 style="font-weight: 400; font-style: normal">a</h1><h5 style="font-weight:normal">b</h5><h6>c</h6>',
    '<h2>a</h2><h4>b</h4><h4>c</h4>',
  ],
  ['headings that are bold', '<h2><span style="font-weight:700">a</span></h2>', '<h2>a</h2>'],
  [
    'the false bold around everything',
    '<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-1"><span>a</span></b>',
    '<p>a</p>',
  ],
  [
    'weights',
    '<p><span style="font-weight:600">a</span><span style="font-weight:500">b</span><span style="FONT-WEIGHT: Bold">c</span></p>',
    '<p><strong>a</strong>b<strong>c</strong></p>',
  ],
  [
    'slants',
    '<p><span style="font-style:oblique 10deg">a</span><span style="font: italic bold 12px Arial">b</span></p>',
    '<p><em>a</em><strong><em>b</em></strong></p>',
  ],
  [
    'no weight in what only Word reads',
    "<p><b style='mso-bidi-font-weight:normal'>a</b></p>",
    '<p><strong>a</strong></p>',
  ],
  [
    'the empty paragraphs of Word',
    '<p class=MsoNormal>a</p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>b</p>',
    '<p>a</p><p>b</p>',
  ],
  [
    'its footnotes',
    '<p class=MsoNormal>a<a style=\'mso-footnote-id:ftn1\' href="#_ftn1" name="_ftnref1"><span>[1]</span></a><a name="_Toc1"></a></p>',
    '<p>a[1]</p>',
  ],
  [
    'its nested lists',
    item(1, '·', 'a') + item(2, 'o', 'b') + item(2, 'o', 'c') + item(1, '·', 'd'),
    '<ul><li><p>a</p><ul><li><p>b</p></li><li><p>c</p></li></ul></li><li><p>d</p></li></ul>',
  ],
  [
    'its counted lists',
    item(1, '1.', 'a') + item(2, 'a)', 'b') + item(3, '§', 'c') + item(1, '2.', 'd'),
    '<ol><li><p>a</p><ol><li><p>b</p><ul><li><p>c</p></li></ul></li></ol></li><li><p>d</p></li></ol>',
  ],
  ['a list that goes on counting', item(1, '3)', 'a'), '<ol start="3"><li><p>a</p></li></ol>'],
  [
    'two lists one after the other',
    item(1, '·', 'a') + item(1, '1.', 'b', 'l1'),
    '<ul><li><p>a</p></li></ul><ol><li><p>b</p></li></ol>',
  ],
  [
    'an address with blanks',
    '<p><a href="https://a.it/un file.pdf">a</a></p>',
    '<p><a href="https://a.it/un%20file.pdf">a</a></p>',
  ],
] as const;

/** Lists in pieces that say themselves how deep they lie. */
const LEVELED = [
  [
    'Word Online',
    online('ul', 1, 1, 'a') + online('ul', 2, 1, 'b') + online('ul', 2, 2, 'c') + online('ul', 1, 2, 'd'),
    '<ul><li><p>a</p><ul><li><p>b</p></li><li><p>c</p></li></ul></li><li><p>d</p></li></ul>',
  ],
  [
    'Word Online, counted, with a paragraph between',
    `${online('ol', 1, 1, 'a')}${online('ol', 2, 1, 'b')}${online('ol', 1, 2, 'c')}<p>x</p>${online('ol', 1, 3, 'd')}`,
    '<ol><li><p>a</p><ol><li><p>b</p></li></ol></li><li><p>c</p></li></ol><p>x</p><ol start="3"><li><p>d</p></li></ol>',
  ],
  [
    'Word Online, of two kinds',
    online('ol', 1, 1, 'a') + online('ul', 2, 1, 'b', '2') + online('ol', 1, 2, 'c') + online('ul', 1, 1, 'd', '3'),
    '<ol><li><p>a</p><ul><li><p>b</p></li></ul></li><li><p>c</p></li></ol><ul><li><p>d</p></li></ul>',
  ],
  [
    'Word Online, three levels and back at once',
    online('ul', 1, 1, 'a') + online('ul', 2, 1, 'b') + online('ul', 3, 1, 'c') + online('ul', 1, 2, 'd'),
    '<ul><li><p>a</p><ul><li><p>b</p><ul><li><p>c</p></li></ul></li></ul></li><li><p>d</p></li></ul>',
  ],
  [
    'Word Online, two lists one after the other',
    online('ul', 1, 1, 'a', '1') +
      online('ul', 1, 1, 'b', '2') +
      online('ol', 1, 1, 'c', '3') +
      online('ol', 1, 1, 'd', '4'),
    '<ul><li><p>a</p></li></ul><ul><li><p>b</p></li></ul><ol><li><p>c</p></li></ol><ol><li><p>d</p></li></ol>',
  ],
  [
    'lists of one item each, with nothing but their level',
    '<ol><li aria-level="1">a</li></ol><ol><li aria-level="2">b</li></ol><ol><li aria-level="1">c</li></ol>',
    '<ol><li><p>a</p><ol><li><p>b</p></li></ol></li><li><p>c</p></li></ol>',
  ],
  [
    'Google Docs',
    '<b style="font-weight:normal"><ul><li aria-level="1"><p>a</p></li><ul><li aria-level="2"><p>b</p></li><ul><li aria-level="3"><p>c</p></li></ul></ul><li aria-level="1"><p>d</p></li></ul></b>',
    '<ul><li><p>a</p><ul><li><p>b</p><ul><li><p>c</p></li></ul></li></ul></li><li><p>d</p></li></ul>',
  ],
  [
    'Google Docs, a count within bullets',
    '<ul><li aria-level="1">a</li><ol><li aria-level="2">b</li><li aria-level="2">c</li></ol></ul>',
    '<ul><li><p>a</p><ol><li><p>b</p></li><li><p>c</p></li></ol></li></ul>',
  ],
  [
    'Google Docs, two counts one after the other',
    '<ol><li aria-level="1">a</li><li aria-level="1">b</li></ol><ol><li aria-level="1">c</li><li aria-level="1">d</li></ol>',
    '<ol><li><p>a</p></li><li><p>b</p></li></ol><ol><li><p>c</p></li><li><p>d</p></li></ol>',
  ],
  [
    'no levels: a list beside an item',
    '<ul><li>a</li><ul><li>b</li></ul></ul>',
    '<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul>',
  ],
  [
    'Word, as a page',
    '<ul type=disc><li class=MsoNormal style="mso-list:l0 level1 lfo1">a</li><ul type=circle><li class=MsoNormal style="mso-list:l0 level2 lfo1">b</li></ul></ul><ul><ul><ul><li class=MsoNormal style="mso-list:l0 level3 lfo1">c</li></ul></ul></ul>',
    '<ul><li><p>a</p><ul><li><p>b</p><ul><li><p>c</p></li></ul></li></ul></li></ul>',
  ],
  [
    'a level in a cell',
    `<table><tr><td>${online('ul', 1, 1, 'a')}${online('ul', 2, 1, 'b')}</td></tr></table>`,
    '<table><tbody><tr><td><ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul></td></tr></tbody></table>',
  ],
] as const;

/** Addresses of links as others write them, and as they are stored; null for what is left without a link. */
const LINKS = [
  ['www.comune.it', 'https://www.comune.it'],
  [' WWW.comune.it/un file?a=b ', 'https://WWW.comune.it/un%20file?a=b'],
  ['comune.bologna.it', 'https://comune.bologna.it'],
  ['//www.comune.it/a', 'https://www.comune.it/a'],
  ['info@comune.it', 'mailto:info@comune.it'],
  ['info@comune.it?subject=Ciao', 'mailto:info@comune.it?subject=Ciao'],
  ['mailto: info@comune.it', 'mailto:info@comune.it'],
  ['tel:+39 051 123456', 'tel:+39051123456'],
  ['http://a.it', 'http://a.it'],
  ['/eventi/sagra', '/eventi/sagra'],
  ['#orari', '#orari'],
  ['pagina.html', null],
  ['www', null],
  ['www.x', null],
  ['una nota', null],
  ['/\\evil.example', null],
  ['\\\\evil.example', null],
  ['java\tscript:alert(1)', null],
  ['file:///C:/a.doc', null],
  ['#_ftn1', null],
] as const;

/** What is rich text as it stands, whoever wrote it. */
const LEFT = [
  '<ul><li>Uno<ul><li>Dentro</li></ul></li></ul>',
  '<table><thead><tr><th>A</th></tr></thead><tr><td colspan="2">1</td></tr></table>',
  '<p>a<br />b\u00a0c</p>\n<p>d</p>',
  'solo testo, <strong><a href="/x">qui</a></strong>',
  '<blockquote>Detto</blockquote><p></p>',
];

describe.each([
  ['on paste', cleanHtml],
  ['on the server', sanitizeRichText],
])('%s', (_side, clean) => {
  it.each(Object.entries(FILES))('%s is what was meant', (name, expected) => {
    expect(clean(readFileSync(`tests/ui-fields/pasted/${name}.html`, 'utf8'))).toBe(expected);
  });
  it.each(BLOCKS)('keeps apart %s', (_what, html, expected) => expect(clean(html)).toBe(expected));
  it.each(MEANING)('keeps the meaning of %s', (_what, html, expected) => expect(clean(html)).toBe(expected));
  it.each(LEVELED)('keeps the levels of %s', (_what, html, expected) => expect(clean(html)).toBe(expected));
  it.each(LINKS)('makes a link of %j', (href, address) => {
    const link = address === null ? 'Qui' : `<a href="${address}">Qui</a>`;
    expect(clean(`<p>a <a href="${href}">Qui</a></p>`)).toBe(`<p>a ${link}</p>`);
    expect(clean(clean(`<p>a <a href="${href}">Qui</a></p>`))).toBe(`<p>a ${link}</p>`);
  });
  it.each(LEFT)('leaves %s', (html) => expect(clean(html)).toBe(html));

  // Each by itself: the document of the tests takes seconds to build so deep a tree.
  it.each([
    ['<div><i>', 2000, 'uno<p>due'],
    ['<blockquote>', 5000, 'uno'],
  ])('looks into %s nested %i times, and loses no word', (tags, times, text) =>
    expect(clean(`${tags.repeat(times)}${text}`)).toContain('uno'),
  );
});

describe('what is lost', () => {
  it.each([
    ['<p style="color:red">a</p><font>b</font><video></video>', { style: 2, video: 1 }],
    ['<p style="font-weight:700; mso-x: y; white-space:pre">a</p>', {}],
    [
      '<iframe src="https://evil.example"></iframe><svg></svg><input><img src="x.png">',
      { frame: 1, drawing: 1, control: 1, image: 1 },
    ],
    ['<a href="javascript:x()">a</a><script>x()</script>', { link: 1, script: 1 }],
    ['<p>a</p><ul><li>b</li></ul>', {}],
  ])('of %s is counted by kind', (html, lost) => expect(cleanedHtml(html).lost).toEqual(lost));

  it('are no pictures: those that only the writer has are named by their address', () => {
    const html =
      '<img src="data:image/png;base64,AA"><img src="file:///C:/a.png"><img src="blob:https://a.it/1"><img src="/b.png">';
    expect(cleanedHtml(html).pictures).toEqual(['data:image/png;base64,AA', 'file:///C:/a.png', 'blob:https://a.it/1']);
  });
});
