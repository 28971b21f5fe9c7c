import { expect, test } from 'vitest';
import { watchLeaving } from '../../src/services/leaving';

type Step = 'beforeunload' | 'pagehide' | 'pageshow' | 'pause';

/** Longer than the page counts as being left. */
const PAUSE = 60;

const CASES: readonly (readonly [why: string, steps: readonly Step[], isAnswered: boolean])[] = [
  ['nobody leaves', [], true],
  ['it is asked to go', ['beforeunload'], false],
  ['it was asked to go and stays', ['beforeunload', 'pause'], true],
  ['it goes', ['beforeunload', 'pagehide'], false],
  ['it has gone', ['beforeunload', 'pagehide', 'pause'], false],
  ['it goes without being asked', ['pagehide', 'pause'], false],
  ['it comes back', ['beforeunload', 'pagehide', 'pause', 'pageshow'], true],
  ['it comes back and goes again', ['pagehide', 'pageshow', 'beforeunload', 'pagehide', 'pause'], false],
];

test.each(CASES)('what failed while the page is left is not told: %s', async (_, steps, isAnswered) => {
  const page = new EventTarget();
  const staying = watchLeaving(page, PAUSE / 3);
  const told: string[] = [];
  const tell = (when: string) => void staying().then(() => told.push(when));
  for (const step of steps) {
    if (step === 'pause') await new Promise((resolve) => setTimeout(resolve, PAUSE));
    else page.dispatchEvent(new Event(step));
    if (step === 'beforeunload') tell('asked');
  }
  tell('end');
  await new Promise((resolve) => setImmediate(resolve));
  expect(told.includes('end')).toBe(isAnswered);
  // Who waited since the page was asked to go hears of it when the others do.
  expect(told.includes('asked')).toBe(isAnswered && steps.includes('beforeunload'));
});
