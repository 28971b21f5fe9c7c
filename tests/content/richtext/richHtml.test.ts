import { describe, expect, test } from 'vitest';
import {
  EMBED_HOSTS,
  EMBED_PROVIDERS,
  embedProvider,
  embedSource,
  isImageAddress,
  LINK_SCHEMES,
  linkAddress,
  NEW_TAB_REL,
  RICH_HTML,
  SEPARATOR_CLASS,
} from '../../../src/content/richtext/richHtml';

test.each([
  ['https://portale.example/a.jpg', true],
  ['HTTP://portale.example/a.jpg', true],
  ['/media/a.jpg', true],
  ['//altrove.example/a.jpg', false],
  ['/\\altrove.example/a.jpg', false],
  ['media/a.jpg', false],
  ['x/media/a.jpg', false],
  ['data:image/png;base64,AAAA', false],
  ['xhttps://portale.example/a.jpg', false],
  ['https:/portale.example', false],
  ['', false],
])('an image may come from %s: %s', (src, may) => {
  expect(isImageAddress(src)).toBe(may);
});

test('rich text holds these elements with these attributes, and nothing else', () => {
  expect(Object.entries(RICH_HTML).map(([name, attributes]) => [name, ...attributes].join(' '))).toEqual([
    ...['p', 'h2', 'h3 class', 'h4', 'strong', 'em', 'a href title target rel'],
    ...['ul', 'ol start', 'li', 'blockquote', 'br', 'hr'],
    ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'th colspan rowspan scope', 'td colspan rowspan'],
    ...['img src alt title width height loading', 'figure', 'figcaption'],
    'iframe src title width height allowfullscreen loading',
  ]);
  expect(SEPARATOR_CLASS).toBe('separatore');
});

test('a link leads to the web, to a mailbox or to a telephone, and a new tab can’t reach back', () => {
  expect(LINK_SCHEMES).toEqual(['http:', 'https:', 'mailto:', 'tel:']);
  expect(NEW_TAB_REL.split(' ')).toEqual(['noopener', 'noreferrer']);
});

const PLAYERS = [
  ['https://www.youtube.com/embed/dQw4w9WgXcQ', 'YouTube'],
  ['https://www.youtube-nocookie.com/embed/abcde?start=4&rel=0', 'YouTube'],
  ['https://www.youtube.com/embed/abcde?', 'YouTube'],
  ['https://www.youtube.com/embed/abcde?a=1&b.c=%20;d-e_f', 'YouTube'],
  ['https://player.vimeo.com/video/76?a=1&b.c=%20;d-e_f', 'Vimeo'],
  ['https://player.vimeo.com/video/7?', 'Vimeo'],
  ['https://open.spotify.com/embed/track/5ht7?', 'Spotify'],
  ['https://open.spotify.com/embed/track/5ht7?a=1&b.c=%20;d-e_f', 'Spotify'],
  ['https://www.google.com/maps/embed?pb=!1m18,a;b:c+d~e*f@g-h.i%20&j', 'Google Maps'],
  ['https://www.openstreetmap.org/export/embed.html?a=1&b.c=%20,d;e-f', 'OpenStreetMap'],
  ['https://w.soundcloud.com/player/?a=1&b.c=%20:d/e#f;g-h', 'SoundCloud'],
  ['https://widget.spreaker.com/player?a=1&b.c=%20#d;e-f', 'Spreaker'],
  ['https://open.spotify.com/embed/show/5ht7?theme=0', 'Spotify'],
  ['https://www.google.com/maps/embed?pb=!1m18', 'Google Maps'],
  ['https://www.google.it/maps/d/embed?mid=abc', 'Google Maps'],
  ['https://www.openstreetmap.org/export/embed.html?bbox=1,2', 'OpenStreetMap'],
  ['https://w.soundcloud.com/player/?url=x', 'SoundCloud'],
  ['https://widget.spreaker.com/player?show_id=1#x', 'Spreaker'],
] as const;

describe('embeds', () => {
  test.each<[string, string]>([
    [
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=42',
    ],
    ['youtu.be/dQw4w9WgXcQ?si=abc', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0', 'https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0'],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
    ['https://vimeo.com/channels/staffpicks/76979871', 'https://player.vimeo.com/video/76979871'],
    ['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?h=8272103f6e'],
    [
      'https://open.spotify.com/intl-it/album/5ht7ItJgpBH7W6vJ5BqpPr?si=x',
      'https://open.spotify.com/embed/album/5ht7ItJgpBH7W6vJ5BqpPr',
    ],
    [
      '<iframe width="1" src="https://www.google.com/maps/embed?pb=!1m18!1m12!2d11.34" onload="x()"></iframe>',
      'https://www.google.com/maps/embed?pb=!1m18!1m12!2d11.34',
    ],
    ['https://www.google.com/maps/d/u/0/viewer?mid=abc_1&ll=44,11', 'https://www.google.com/maps/d/embed?mid=abc_1'],
    ['https://google.it/maps/d/edit?mid=a%26b', 'https://www.google.com/maps/d/embed?mid=a%26b'],
    ['https://www.google.it/maps/d/u/0/embed?mid=abc', 'https://www.google.it/maps/d/u/0/embed?mid=abc'],
    ['https://www.youtube.com/live/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://www.youtube.com/v/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://music.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['youtube-nocookie.com/embed/dQw4w9WgXcQ?start=9', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=9'],
    [
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ&start=7&t=9',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=7',
    ],
    ['https://youtu.be/dQw4w9WgXcQ?t=0', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['HTTPS://youtu.be/dQw4w9WgXcQ?t=1', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=1'],
    ['youtu.be/dQw4w9WgXcQ?from=https://a.it', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://www.vimeo.com/76979871?x=1', 'https://player.vimeo.com/video/76979871'],
    ['//player.vimeo.com/video/76979871?h=1', 'https://player.vimeo.com/video/76979871?h=1'],
    ...['track', 'album', 'playlist', 'episode', 'show', 'artist'].map((kind): [string, string] => [
      `open.spotify.com/${kind}/5ht7`,
      `https://open.spotify.com/embed/${kind}/5ht7`,
    ]),
    [
      " <IFRAME title='x' src = 'https://www.openstreetmap.org/export/embed.html?bbox=1&amp;layer=mapnik&amp;m=2'>",
      'https://www.openstreetmap.org/export/embed.html?bbox=1&layer=mapnik&m=2',
    ],
    [
      'https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/1',
      'https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/1',
    ],
    [' https://widget.spreaker.com/player?show_id=1 ', 'https://widget.spreaker.com/player?show_id=1'],
  ])('%s', (pasted, source) => {
    expect(embedSource(pasted)).toBe(source);
    expect(embedProvider(source)).not.toBeNull();
  });

  test.each([
    '',
    'ciao',
    'https://example.org/video',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/@canale',
    'https://evil.example/?https://www.youtube.com/embed/dQw4w9WgXcQ',
    'javascript:alert(1)',
    'https://www.youtube.com/embed/"><script>',
    'https://user@www.youtube.com:99/embed/dQw4w9WgXcQ"onload="x',
    'https://www.google.com/maps/place/Bologna?mid=abc',
    'https://maps.google.com/maps/d/viewer?mid=abc',
    'https://www.google.com/maps/d/viewer',
    'https://www.google.com.evil.example/maps/d/viewer?mid=abc',
    'http://www.youtube.com/embed/',
    'https://www.youtube.com/playlist/dQw4w9WgXcQ',
    'https://youtu.be/abcd',
    'https://youtube.m.com/watch?v=dQw4w9WgXcQ',
    `https://youtu.be/${'a'.repeat(21)}`,
    'https://youtu.be/abc$def',
    'https://example.org/watch?v=dQw4w9WgXcQ',
    'https://vimeo.com/about',
    'https://vimeo.com/76979871/xyz',
    'https://example.org/76979871',
    'https://open.spotify.com/user/5ht7',
    'https://open.spotify.com/album/5ht7/more',
    'https://open.spotify.com/x/album/5ht7',
    'https://spotify.com/album/5ht7',
    'https://www.openstreetmap.org/#map=5',
    'https://soundcloud.com/artist/track',
    'https://www.spreaker.com/show/1',
    'https://[',
  ])('refuses %j', (pasted) => {
    expect(embedSource(pasted)).toBeNull();
  });

  test.each(PLAYERS)('the player at %s is of %s', (src, name) => {
    expect(embedProvider(src)).toBe(name);
  });

  test.each([
    'xhttps://www.youtube.com/embed/dQw4w9WgXcQ',
    'https://www.youtube.com/embed/dQw4w9WgXcQ"',
    'https://www.youtube.com/embed/abcd',
    `https://www.youtube.com/embed/${'a'.repeat(21)}`,
    'https://wwwxyoutube.com/embed/dQw4w9WgXcQ',
    'xhttps://player.vimeo.com/video/7',
    'https://player.vimeo.com/video/7"',
    'https://player.vimeo.com/video/x',
    'https://player.vimeo.com/video/',
    'xhttps://open.spotify.com/embed/show/5ht7',
    'https://open.spotify.com/embed/show/5ht7"',
    'https://open.spotify.com/embed/user/5ht7',
    'https://open.spotify.com/embed/show/',
    'xhttps://www.google.com/maps/embed?pb=1',
    'https://www.google.com/maps/embed?pb=1"',
    'https://www.google.com/maps/embed?',
    'https://www.google.de/maps/embed?pb=1',
    'https://www.google.com/maps/d/viewer?mid=abc',
    'xhttps://www.openstreetmap.org/export/embed.html?bbox=1',
    'https://www.openstreetmap.org/export/embed.html?bbox=1"',
    'https://www.openstreetmap.org/export/embed.html?',
    'xhttps://w.soundcloud.com/player/?url=x',
    'https://w.soundcloud.com/player/?url=x"',
    'https://w.soundcloud.com/player/?',
    'xhttps://widget.spreaker.com/player?show_id=1',
    'https://widget.spreaker.com/player?show_id=1"',
    'https://widget.spreaker.com/player?',
    '',
  ])('no player is at %s', (src) => {
    expect(embedProvider(src)).toBeNull();
  });

  test('a page may frame the hosts of these players, and no others', () => {
    expect(EMBED_HOSTS.toSorted()).toEqual([...new Set(PLAYERS.map(([src]) => new URL(src).hostname))].toSorted());
  });

  test('accept only players over https', () => {
    for (const { player } of EMBED_PROVIDERS) expect(player.source.startsWith('^https:')).toBe(true);
  });
});

describe('link addresses', () => {
  test.each([
    ['https://a.it/x y', null],
    ['https://a.it/x', 'https://a.it/x'],
    [' www.a.it ', 'https://www.a.it'],
    ['a.it/x?y=1#z', 'https://a.it/x?y=1#z'],
    ['a@b.it', 'mailto:a@b.it'],
    ['tel:+39051123456', 'tel:+39051123456'],
    ['mailto:a@b.it', 'mailto:a@b.it'],
    ['/percorso', '/percorso'],
    ['#sezione', '#sezione'],
    ['//a.it/x', 'https://a.it/x'],
    ['javascript:alert(1)', null],
    ['JaVaScRiPt:alert(1)', null],
    ['data:text/html,x', null],
    ['ftp://a.it', null],
    ['https://', null],
    ['ciao', null],
    ['a.it:8080/x', 'https://a.it:8080/x'],
    ['a.it:porta', null],
    ['a.it#z', 'https://a.it#z'],
    ['a.it?x=1', 'https://a.it?x=1'],
    ['localhost:3000', null],
    ['a/b.it', null],
    ['a.i', null],
    ['./vicino', './vicino'],
    ['../sopra', '../sopra'],
    ['.../x', null],
    ['/', '/'],
    ['//', null],
    ['HTTPS://A.IT', 'HTTPS://A.IT'],
    ['http:a', null],
    ['mailto:', null],
    ['mailto:a', null],
    ['tel:112', 'tel:112'],
    ['TEL:051123456', 'TEL:051123456'],
    ['tel:12', null],
    ['a.it/x:y', 'https://a.it/x:y'],
    ['anna:segreto@a.it', null],
    ['https://[', null],
    ['A.B@C.IT', 'mailto:A.B@C.IT'],
    ['a@b', null],
    ['a@b@c.it', null],
    ['a@b.it/x', null],
    ['a.it//x', 'https://a.it//x'],
    ['WWW.A.IT', 'https://WWW.A.IT'],
    ['//a.it', 'https://a.it'],
    ['a@b.it?subject=Ciao', 'mailto:a@b.it?subject=Ciao'],
    ['www.a.xn--p1ai/x', 'https://www.a.xn--p1ai/x'],
    ['pagina.html', null],
    ['programma.pdf#2', null],
    ['a.it/programma.pdf', 'https://a.it/programma.pdf'],
    ['/\\a.it', null],
    ['a@b.i', null],
    ['uno due', null],
    ['uno\ndue', null],
    ['[.it', null],
    ['', null],
  ])('%j → %j', (typed, address) => {
    expect(linkAddress(typed)).toBe(address);
  });
});
