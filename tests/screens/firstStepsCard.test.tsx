import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { WireStep } from '../../src/contract/firstSteps';
import type { Result } from '../../src/contract/result';
import { callActor } from '../../src/machines/kit/actor';
import { loadingMachine } from '../../src/machines/loading/machine';
import type { LoadingActors } from '../../src/machines/loading/types';
import { FirstStepsCard } from '../../src/screens/dashboard/FirstStepsCard';
import { failureOf } from '../machines/fixtures';
import { render } from '../page/render';

vi.mock('../../src/ui/commands/CommandButton', () => ({
  CommandButton: ({ id }: { readonly id: string }) => <button type="button">{id}</button>,
}));
vi.mock('../../src/screens/firstSteps/useFirstSteps', () => ({
  useSiteFacts: () => ({ tiles: '', geocoder: '', address: 'https://redazione.example/' }),
}));

const step = (name: string, more: Partial<WireStep> = {}): WireStep => ({
  step: name,
  is_done: 0,
  is_deferred: 0,
  about: null,
  ...more,
});

/** What the dashboard shows of the first steps once they came, or did not. */
async function shownOf(result: Result<unknown>): Promise<string> {
  const load: LoadingActors['load'] = async () => result;
  const machine = loadingMachine.provide({ actors: { load: callActor(load) } });
  const actor = createActor(machine, { input: { open: true, loadsClosed: true } }).start();
  await vi.waitFor(() => expect(actor.getSnapshot().hasTag('busy')).toBe(false));
  const { host } = await render(<FirstStepsCard actor={actor} />);
  return host.textContent ?? '';
}

test('what is missing is counted, the next step named, and a command leads there', async () => {
  const steps = [step('address', { is_deferred: 1 }), step('desks'), step('users'), step('trees', { is_done: 1 })];
  const text = await shownOf({ ok: true, value: steps });
  expect(text).toMatch(/Mancano 2 passi.*«Redazioni».*go\.first-steps/);
  expect(await shownOf({ ok: true, value: steps.slice(0, 2) })).toMatch(/Manca un passo/);
});

test.each<[string, Result<readonly WireStep[]>]>([
  [
    'a site that lacks nothing',
    { ok: true, value: [step('desks', { is_done: 1 }), step('users', { is_deferred: 1 })] },
  ],
  ['who is told of none', { ok: true, value: [] }],
  ['a server without the call', { ok: false, failure: failureOf('notFound') }],
  ['a server that fails', { ok: false, failure: failureOf('server') }],
])('%s shows nothing', async (_what, result) => {
  expect(await shownOf(result)).toBe('');
});
