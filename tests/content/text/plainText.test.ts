import { describe, expect, test } from 'vitest';
import { plainText, shortened } from '../../../src/content/text/plainText';

describe('HTML as plain text', () => {
  test.each([
    ['<p>Due giorni di <strong>festa</strong>.</p><p>In piazza</p>', 'Due giorni di festa. In piazza'],
    ['<h2>Titolo</h2><ul><li>uno</li><li>due</li></ul>', 'Titolo uno due'],
    ['riga<br>seguente', 'riga seguente'],
    ['<p>s<em>ag</em>ra</p>', 'sagra'],
    ['<p>Pane &amp; vino, &lt;3&nbsp;&quot;qui&quot; l&#39;uva &#x2019;</p>', 'Pane & vino, <3 "qui" l\'uva ’'],
    ['&ignoto; &#0; &#99999999;', '&ignoto; &#0; &#99999999;'],
    ['<p>&amp;lt;</p>', '&lt;'],
    ['<p></p>', ''],
    ['a < b', 'a < b'],
  ])('%j says %j', (html, text) => expect(plainText(html)).toBe(text));
});

describe('a text within its limit', () => {
  test.each([
    ['Sagra del tartufo', 17, 'Sagra del tartufo'],
    ['Sagra del tartufo', 16, 'Sagra del…'],
    ['Sagra del tartufo', 10, 'Sagra del…'],
    ['Sagra del tartufo', 9, 'Sagra…'],
    ['Pane, vino e uva', 6, 'Pane…'],
    ['Precipitevolissimevolmente', 10, 'Precipite…'],
    ['aaaa😀bbbb', 6, 'aaaa…'],
    ['  due \n righe ', 20, 'due righe'],
    ['', 5, ''],
  ])('%j in %i characters is %j', (text, limit, short) => {
    expect(shortened(text, limit)).toBe(short);
    expect(shortened(text, limit).length).toBeLessThanOrEqual(limit);
  });

  test('without a limit is whole', () => expect(shortened('una  riga')).toBe('una riga'));
});
