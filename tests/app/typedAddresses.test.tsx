import { expect, it } from 'vitest';
import { withTypedAddresses } from '../../src/app/typedAddresses';

const entryAt = (idx: number | null, hash: string) => {
  window.history.replaceState(idx === null ? null : { usr: null, key: 'a', idx }, '', hash);
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
};

it('gives a typed address the place after the entry that a blocked move returned to', () => {
  const listeners: (() => void)[] = [];
  withTypedAddresses(() => ({
    subscribe: (listener: () => void) => {
      listeners.push(listener);
      return () => undefined;
    },
  }));
  entryAt(3, '#/news/new');
  entryAt(2, '#/dashboard');
  // The router says that it blocked the move while the entry before is still the one in sight.
  for (const listener of listeners) listener();
  entryAt(3, '#/news/new');
  entryAt(null, '#/news?stato=1');
  expect(window.history.state).toMatchObject({ idx: 4 });
});
