import { useContext } from 'react';
import { expect, test } from 'vitest';
import { RestContext, useRest } from '../../src/ui/base/useRest';
import { find, render } from '../page/render';

test('the rest is left out of the first drawing, and drawn once that is on the screen', async () => {
  const seen: boolean[] = [];
  function Deep() {
    seen.push(useContext(RestContext));
    return null;
  }
  function Whole() {
    const isWhole = useRest();
    return (
      <RestContext value={isWhole}>
        <Deep />
        {isWhole && <p>il resto</p>}
      </RestContext>
    );
  }
  await render(<Whole />);
  expect(find('p').textContent).toBe('il resto');
  expect([...new Set(seen)]).toEqual([false, true]);
});

test('where nobody decides, nothing waits', async () => {
  let seen = false;
  function Deep() {
    seen = useContext(RestContext);
    return null;
  }
  await render(<Deep />);
  expect(seen).toBe(true);
});
