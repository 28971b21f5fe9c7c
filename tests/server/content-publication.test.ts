import { describe, expect, it } from 'vitest';
import { shortestRoute } from '../../server/content/list/pages';
import { sanitizeRichText } from '../../server/content/sanitize';
import { blankItem } from '../../src/content/item';
import { news } from '../../src/content/news';
import { withValueAt } from '../../src/content/path';
import type { ContentItem, Json } from '../../src/content/types';
import {
  filterStatusOptions,
  maySetStatus,
  publicationProblems,
  settableStatuses,
  statusOptions,
} from '../../src/machines/publication/rules';
import { publication } from '../../src/messages/publication';

describe('statuses', () => {
  it.each([
    [true, null, [0, 1, 2, 3, 4, 5]],
    [true, 1, [0, 1, 2, 3, 4, 5]],
    [false, null, [0, 2, 3, 4, 5]],
    [false, 2, [0, 2, 3, 4, 5]],
    [false, 1, [1]],
  ])('who may publish: %s, from %s → %j', (mayPublish, current, expected) => {
    expect(settableStatuses({ mayPublish, current })).toEqual(expected);
  });

  it('knows no status outside 0 to 5, not even for who may publish', () => {
    for (const status of [-1, 6, 1.5, Number.NaN])
      expect(maySetStatus({ mayPublish: true, current: 2 }, status)).toBe(false);
    expect(maySetStatus({ mayPublish: false, current: 7 }, 7)).toBe(false);
  });

  it('shows what is not allowed with a negative id, and leaves out the 0 that has none', () => {
    expect(statusOptions({ mayPublish: false, current: 1 })).toEqual([
      { id: 1, name: 'Pubblicata', active: true },
      { id: -2, name: 'Bozza', active: false },
      { id: -3, name: 'Da Validare', active: false },
      { id: -4, name: 'Revisione', active: false },
      { id: -5, name: 'Da Validare', active: false },
    ]);
    expect(statusOptions({ mayPublish: false, current: 2 }).map(({ id }) => id)).toEqual([0, -1, 2, 3, 4, 5]);
  });

  it('offers a list every status', () => {
    expect(filterStatusOptions().map(({ id, name }) => [id, name])).toEqual([
      [0, 'Nascosto'],
      [1, 'Pubblicata'],
      [2, 'Bozza'],
      [3, 'Da Validare'],
      [4, 'Revisione'],
      [5, 'Da Validare'],
    ]);
  });
});

describe('publication rules', () => {
  const blank = blankItem(news, { languages: ['it', 'en'], author: 1, canSave: false });
  const item = (...changes: [string, Json][]): ContentItem =>
    changes.reduce<ContentItem>((built, [path, value]) => withValueAt(built, path, value), blank);
  const published = item(['contents.it.status', 1], ['contents.it.title', 'Uno'], ['comune', [{ id: 1 }]]);
  const problems = (before: ContentItem | null, after: ContentItem, mayPublish = false) =>
    publicationProblems({ content: news, before, after, mayPublish });
  const change = (...changes: [string, Json][]) =>
    changes.reduce<ContentItem>((built, [path, value]) => withValueAt(built, path, value), published);

  it('lets a publisher do everything', () => {
    expect(problems(published, change(['contents.it.status', 2], ['comune', []]), true)).toEqual([]);
    expect(problems(null, published, true)).toEqual([]);
  });

  it('keeps others from publishing, at birth and later', () => {
    const expected = [{ path: 'contents.it.status', message: publication.publish('italiano') }];
    expect(problems(null, published)).toEqual(expected);
    expect(problems(item(['contents.it.title', 'Uno'], ['comune', [{ id: 1 }]]), published)).toEqual(expected);
  });

  it('keeps others from taking a published language down, also by leaving it out', () => {
    const expected = [{ path: 'contents.it.status', message: publication.withdraw('italiano') }];
    expect(problems(published, change(['contents.it.status', 0]))).toEqual(expected);
    const { it: _gone, ...others } = published.contents;
    expect(problems(published, { ...published, contents: others })).toEqual(expected);
  });

  it('keeps others from changing a published language, and lets them change another one', () => {
    expect(problems(published, change(['contents.it.title', 'Due']))).toEqual([
      { path: 'contents.it.status', message: publication.change('italiano') },
    ]);
    expect(problems(published, change(['contents.en.title', 'Two'], ['contents.en.status', 3]))).toEqual([]);
  });

  it('keeps others from changing shared fields while a language is published', () => {
    expect(problems(published, change(['comune', [{ id: 2 }]]))).toEqual([
      { path: 'comune', message: publication.changeShared('Comuni') },
    ]);
    const draft = item(['contents.it.title', 'Uno']);
    expect(problems(draft, withValueAt(draft, 'comune', [{ id: 2 }]))).toEqual([]);
  });

  it('takes the same said in other words for the same', () => {
    const same = change(
      ['comune', [{ id: 1, nome: 'Bologna' }]],
      ['locations', { location: { lat: '', lng: '', address: '', number: '', city: null } }],
      ['portal', [{ id: 1, active: 0 }]],
      ['contents.it.subtitle', null],
    );
    expect(problems(published, same)).toEqual([]);
  });
});

describe('sanitised rich text', () => {
  it.each([
    [
      '<p onclick="x()" style="color:red">Ciao <b>tu</b><script>alert(1)</script></p>',
      '<p>Ciao <strong>tu</strong></p>',
    ],
    ['<h3 class="separatore altro">a</h3><p class="separatore">b</p>', '<h3 class="separatore">a</h3><p>b</p>'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href=" jAvascript&#58;alert(1)">x</a>', '<a>x</a>'],
    ['<a href="data:text/html,x">x</a><a href="//evil.example">y</a>', '<a>x</a><a>y</a>'],
    [
      '<a href="https://a.it" target="_blank" rel="opener">x</a>',
      '<a href="https://a.it" target="_blank" rel="noopener noreferrer">x</a>',
    ],
    [
      '<a href="/pagina" target="_top">x</a><a href="mailto:a@b.it">y</a>',
      '<a href="/pagina">x</a><a href="mailto:a@b.it">y</a>',
    ],
    ['<img src=x onerror=alert(1)>', ''],
    ['<img src="data:image/svg+xml,x"><img src="//evil.example/x.png">', ''],
    ['<img src="/media/a.webp" alt="è" width="100%">', '<img src="/media/a.webp" alt="è" loading="lazy" />'],
    [
      '<figure><img src="/media/files/a.webp" alt="è" width="1600" height="900" onload="x()" style="x"><figcaption>Didascalia</figcaption></figure>',
      '<figure><img src="/media/files/a.webp" alt="è" width="1600" height="900" loading="lazy" /><figcaption>Didascalia</figcaption></figure>',
    ],
    ['<img src="javascript:x"><img src="foto.png"><img src="/\\\\evil.example/x.png">', ''],
    ['<img src="/foto/a b.jpg" alt="è">', '<img src="/foto/a b.jpg" alt="è" loading="lazy" />'],
    ['<iframe src="https://evil.example/embed"></iframe>', ''],
    [
      '<iframe src="https://www.youtube-nocookie.com/embed/abcdefg12" onload="x()" width="560"></iframe>',
      '<iframe src="https://www.youtube-nocookie.com/embed/abcdefg12" width="560" loading="lazy"></iframe>',
    ],
    ['<svg><script>1</script><a xlink:href="javascript:1">t</a></svg>coda', 'coda'],
    ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', ''],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', ''],
    ['<form action="/x"><input name="a"><button>vai</button></form>', 'vai'],
    ['<object data="x.swf"><embed src="x.swf"></object><base href="//evil.example">', ''],
    ['<h1>T</h1><h6>t</h6><div>testo</div>', '<h2>T</h2><h4>t</h4>testo'],
    [
      '<table><tr><td colspan="2" rowspan="x" bgcolor="red">1</td></tr></table>',
      '<table><tr><td colspan="2">1</td></tr></table>',
    ],
    ['<p>3 < 4 & &lt;script&gt;</p>', '<p>3 &lt; 4 &amp; &lt;script&gt;</p>'],
  ])('%s → %s', (dirty, clean) => {
    expect(sanitizeRichText(dirty)).toBe(clean);
    expect(sanitizeRichText(clean)).toBe(clean);
  });
});

describe('the way to a page', () => {
  const anchor = (place: number) => ({ place, key: place, id: place });

  it.each([
    ['the start', [], 10, 5, { from: null, backwards: false, skip: 10, count: 5, total: 100 }],
    ['the end', [], 90, 5, { from: null, backwards: true, skip: 5, count: 5, total: 100 }],
    ['an anchor before', [anchor(40)], 45, 5, { from: anchor(40), backwards: false, skip: 5, count: 5, total: 100 }],
    ['an anchor behind', [anchor(52)], 45, 5, { from: anchor(52), backwards: true, skip: 3, count: 5, total: 100 }],
    [
      'no anchor inside the page',
      [anchor(47)],
      45,
      5,
      { from: null, backwards: false, skip: 45, count: 5, total: 100 },
    ],
  ])('starts from %s', (_, anchors, first, count, expected) => {
    expect(shortestRoute(anchors, first, count, 100)).toEqual(expected);
  });
});
