import { expect, test } from 'vitest';
import { sectionsProblem } from '../../../src/content/model/section';
import { sections } from '../../../src/content/registry';
import { blog } from '../blog';

test.each([
  ["section 'event'", { area: 'event' }],
  ["letter 'e'", { letter: 'e' }],
  ["permission 'event'", { permissions: { event: 'Eventi' } }],
  ["dashboard type 'event'", { dashboardNames: { event: 'Eventi' } }],
])('%s is declared once', (what, fact) => {
  const blank = { area: 'note', letter: null, permissions: {}, dashboardNames: {} };
  expect(sectionsProblem([...sections, { ...blank, ...fact }])).toBe(`${what} is declared twice`);
});

test('a content type that only had a name takes the place of that line', () => {
  expect(sectionsProblem(sections.map((section) => (section.area === 'blog' ? blog : section)))).toBeNull();
  expect(sectionsProblem([...sections, blog])).toBe("section 'blog' is declared twice");
});
