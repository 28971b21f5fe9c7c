import { expect, test } from 'vitest';
import { sectionsProblem } from '../../../src/content/lists/section';
import { sections } from '../../../src/content/registry';
import { diary } from '../diary';

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
  const names = { webcam: 'Webcam' };
  const webcam = { ...diary, area: 'webcam', letter: 'w', permissions: names, dashboardNames: names };
  expect(sectionsProblem(sections.map((section) => (section.area === 'webcam' ? webcam : section)))).toBeNull();
  expect(sectionsProblem([...sections, webcam])).toBe("section 'webcam' is declared twice");
});
