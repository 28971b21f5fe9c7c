import { describe, expect, it } from 'vitest';
import { isExcessive } from '../../../server/http/json';
import { createCleaner } from '../../../server/richText/cleaner';
import { RICH_TEXT_LIMITS, richTextIsEmpty, richTextProblem } from '../../../src/content/kinds/richText';
import { validationTexts } from '../../../src/messages/screens/validation';
import { editorialTexts } from '../../../src/messages/server/editorial';
import { refusalTexts } from '../../../src/messages/server/refusals';
import { bodyWith } from '../content-kit';
import { describeOnEach } from '../kit';

const { characters, depth, elements } = RICH_TEXT_LIMITS;
const nested = (tag: string, count: number) => `${`<${tag}>`.repeat(count)}ciao${`</${tag}>`.repeat(count)}`;

describe('a rich text', () => {
  it.each([
    ['as long as it may be', `<p>${'a'.repeat(characters - 7)}</p>`],
    ['as nested as it may be', nested('blockquote', depth)],
    ['with many paragraphs that nothing ends', '<p>uno'.repeat(elements)],
    [
      'with list items and cells that nothing ends',
      '<ul><li>a<li>b<li>c</ul><table><tr><td>a<td>b<tr><td>c</table>'.repeat(100),
    ],
    ['with many line breaks', '<br>'.repeat(elements)],
    ['with ends that begin nowhere', `<p>uno</p>${'</div>'.repeat(10_000)}`],
  ])('passes %s', (_what, html) => expect(richTextProblem(html)).toBe(null));

  it.each([
    ['one character too long', 'a'.repeat(characters + 1), validationTexts.tooLong(characters, characters + 1)],
    ['one element too deep', nested('ul', depth + 1), validationTexts.tooNested(depth)],
    ['lists in lists without end', '<ul><li>'.repeat(20_000), validationTexts.tooNested(depth)],
    ['drawings in drawings', '<svg>'.repeat(30_000), validationTexts.tooNested(depth)],
    ['one element too many', '<p>a</p>'.repeat(elements + 1), validationTexts.tooManyElements(elements)],
  ])('is refused when it has %s', (_what, html, problem) => expect(richTextProblem(html)).toBe(problem));

  it('of nothing but open brackets is read in no time', () => {
    const brackets = '<'.repeat(characters);
    const begun = process.cpuUsage();
    expect([richTextIsEmpty(brackets), richTextProblem(brackets)]).toEqual([false, null]);
    expect(process.cpuUsage(begun).user / 1000).toBeLessThan(1000);
  });
});

describe('stored texts', () => {
  it('are shown clean at every reading, short and long, whoever wrote them', async () => {
    const cleaner = createCleaner((error) => {
      throw error;
    });
    const long = '<p>a</p>'.repeat(3000);
    const expected = new Map([
      ['<p>a</p>', '<p>a</p>'],
      ['<p>a</p><script>alert(1)</script>', '<p>a</p>'],
      [long, long],
      [`${long}<script>alert(1)</script>`, long],
    ]);
    for (let reading = 0; reading < 3; reading += 1)
      expect(await cleaner.cleanStored([...expected.keys()])).toEqual(expected);
    await cleaner.close();
  });
});

describe('JSON', () => {
  it.each([
    ['nested too deep', '['.repeat(65), true],
    ['nested as deep as it may be', `${'['.repeat(64)}${']'.repeat(64)}`, false],
    ['objects nested too deep', '{"a":'.repeat(65), true],
    ['too many values', `[${'0,'.repeat(100_000)}0]`, true],
    ['many lists, one after the other', `[${'[],'.repeat(50_000)}[]]`, false],
    ['brackets and commas in a text', JSON.stringify('[{,"\\'.repeat(100_000)), false],
    ['a text without end', `"${'['.repeat(1000)}`, false],
    ['a text that ends in a backslash', '"\\', false],
  ])('of %s is too much: %s', (_what, text, excessive) => expect(isExcessive(text)).toBe(excessive));
});

describeOnEach('bodies that ask for too much', (server) => {
  const create = (body: unknown) =>
    server().call<{ errors?: Record<string, string> }>('POST', 'news', { as: 'admin', body });
  const withText = (description: string) => create(bodyWith({ title: 'Ostile', description }));

  it('name the field of a text that is too nested, and store nothing', async () => {
    const total = async () => (await server().db.query('select count(*) as n from contents')).rows[0];
    const before = await total();
    const answer = await withText('<ul><li>'.repeat(20_000));
    expect([answer.status, answer.body]).toMatchObject([
      422,
      { message: editorialTexts.invalid, errors: { 'contents.it.description': validationTexts.tooNested(depth) } },
    ]);
    expect(await total()).toEqual(before);
  });

  it('are cleaned beside the server when they are long, and come out as short ones do', async () => {
    const paragraph = '<p onclick="x()">Una <b>piazza</b><script>x()</script></p>';
    const answer = await withText(paragraph.repeat(2000));
    expect(answer.status).toBe(201);
    const { rows } = await server().db.query<{ body: { description: string } }>(
      `select body from translations where title = 'Ostile'`,
    );
    expect(rows.map(({ body }) => body.description)).toEqual(['<p>Una <strong>piazza</strong></p>'.repeat(2000)]);
  });

  it.each([
    ['nested', `{"a":${'['.repeat(2_000_000)}`],
    ['of two million values', `{"a":[${'0,'.repeat(2_000_000)}0]}`],
  ])('are refused before they are parsed: JSON %s', async (_what, text) => {
    const response = await fetch(`${server().origin}/api/v1/news`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${await server().token('admin')}`, 'Content-Type': 'application/json' },
      body: text,
    });
    expect([response.status, await response.json()]).toMatchObject([413, { message: refusalTexts.excessive }]);
  });
});
