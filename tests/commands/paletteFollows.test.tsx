import { expect, test } from 'vitest';
import { handlerTarget } from '../../src/commands/target';
import { find, press } from '../page/render';
import { appears, drawCommands, eventually } from './harness';

const row = (id: string) => document.querySelector(`[data-row="command:${id}"]`);

test('a part of the page that comes or goes while the palette is open brings or takes its commands', async () => {
  const { center } = await drawCommands();
  find('#other').focus();
  await press('k', { ctrlKey: true });
  await appears('[role="option"]');
  expect(row('export.cancel')).toBeNull();
  const unmount = center.targets.mount(handlerTarget('export', { 'export.cancel': () => undefined }), 1);
  await eventually(() => expect(row('export.cancel')).not.toBeNull());
  unmount();
  await eventually(() => expect(row('export.cancel')).toBeNull());
});
