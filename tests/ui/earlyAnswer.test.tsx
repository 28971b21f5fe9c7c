import { act } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { LazyConfirmDialog, LazyDialog } from '../../src/ui/base/lazyDialogs';
import { PATIENCE } from '../kit/patience';
import { find, findAll, press, render } from '../page/render';

/** Lets the code of the dialogs arrive. */
const gates = vi.hoisted(() => {
  const gate = () => {
    let open = () => {};
    const promise = new Promise<void>((resolve) => {
      open = resolve;
    });
    return { promise, open };
  };
  return { dialog: gate(), confirmation: gate() };
});
vi.mock('../../src/ui/base/Dialog', async (original) => {
  await gates.dialog.promise;
  return original();
});
vi.mock('../../src/ui/base/ConfirmDialog', async (original) => {
  await gates.confirmation.promise;
  return original();
});

beforeAll(() => {
  Object.assign(HTMLDialogElement.prototype, { showModal: vi.fn(), close: vi.fn() });
});

const answerEarly = () => press('Enter', { ctrlKey: true }, find('dialog'));
const arrived = () =>
  vi.waitFor(async () => {
    await act(async () => {});
    expect(findAll('[role$="dialog"] button')).not.toHaveLength(0);
  }, PATIENCE);

test('mod+Enter pressed before a dialog is there answers it once it is', async () => {
  const answered = vi.fn();
  await render(
    <LazyDialog open title="Salvare?" onClose={vi.fn()} main={{ label: 'Sì', refusal: null, press: answered }} />,
  );
  await answerEarly();
  expect(answered).not.toHaveBeenCalled();
  gates.dialog.open();
  await arrived();
  expect(answered).toHaveBeenCalledTimes(1);
});

test('an answer to a question that was closed is not taken for one to the next', async () => {
  const onConfirm = vi.fn();
  const question = (open: boolean) => (
    <LazyConfirmDialog open={open} title="Eliminare?" onConfirm={onConfirm} onCancel={vi.fn()} />
  );
  const { draw } = await render(question(true));
  await answerEarly();
  await draw(question(false));
  await draw(question(true));
  // The confirmation is made of a dialog, which another test may not have let come yet.
  gates.dialog.open();
  gates.confirmation.open();
  await arrived();
  expect(onConfirm).not.toHaveBeenCalled();
  await press('Enter', { ctrlKey: true });
  expect(onConfirm).toHaveBeenCalledTimes(1);
});
