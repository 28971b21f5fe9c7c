import { describe, expect, it } from 'vitest';
import { shortestRoute } from '../../server/db/keysetPages';
import { sanitizeRichText } from '../../server/richText/sanitize';

describe('sanitised rich text', () => {
  it.each([
    [
      '<p onclick="x()" style="color:red">Ciao <b>tu</b><script>alert(1)</script></p>',
      '<p>Ciao <strong>tu</strong></p>',
    ],
    ['<h3 class="separatore altro">a</h3><p class="separatore">b</p>', '<h3 class="separatore">a</h3><p>b</p>'],
    ['<a href="javascript:alert(1)">x</a>', '<p>x</p>'],
    ['<a href=" jAvascript&#58;alert(1)">x</a>', '<p>x</p>'],
    ['<a href="data:text/html,x">x</a><a href="//evil.example">y</a>', '<p>x<a href="https://evil.example">y</a></p>'],
    [
      '<a href="https://a.it" target="_blank" rel="opener">x</a>',
      '<p><a href="https://a.it" target="_blank" rel="noopener noreferrer">x</a></p>',
    ],
    [
      '<a href="/pagina" target="_top">x</a><a href="mailto:a@b.it">y</a>',
      '<p><a href="/pagina">x</a><a href="mailto:a@b.it">y</a></p>',
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
    ['<svg><script>1</script><a xlink:href="javascript:1">t</a></svg>coda', '<p>coda</p>'],
    ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', ''],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', ''],
    ['<form action="/x"><input name="a"><button>vai</button></form>', '<p>vai</p>'],
    ['<object data="x.swf"><embed src="x.swf"></object><base href="//evil.example">', ''],
    ['<h1>T</h1><h6>t</h6><div>testo</div>', '<h2>T</h2><h4>t</h4><p>testo</p>'],
    [
      '<table><tr><td colspan="2" rowspan="x" bgcolor="red">1</td></tr></table>',
      '<table><tbody><tr><td colspan="2"><p>1</p></td></tr></tbody></table>',
    ],
    ['<p>3 < 4 & &lt;script&gt;</p>', '<p>3 &lt; 4 &amp; &lt;script&gt;</p>'],
  ])('%s → %s', (dirty, clean) => {
    expect(sanitizeRichText(dirty)).toBe(clean);
    expect(sanitizeRichText(clean)).toBe(clean);
  });
});

describe('the way to a page', () => {
  const anchor = (index: number) => ({ index, key: index, id: index });

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
