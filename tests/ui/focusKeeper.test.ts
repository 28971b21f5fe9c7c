import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepFocus } from '../../src/ui/page/focusKeeper';

const frame = () => new Promise((done) => requestAnimationFrame(done));
/** Longer than the keeper waits for others. */
const settled = async () => {
  for (let count = 0; count < 4; count += 1) await frame();
};
const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`no ${selector}`);
  return found;
};
/** A dialog over the page, its button with the focus. */
function openDialog(): HTMLElement {
  const dialog = document.createElement('div');
  dialog.setAttribute('aria-modal', 'true');
  dialog.innerHTML = '<button id="confirm">Conferma</button>';
  document.body.append(dialog);
  find('#confirm').focus();
  return dialog;
}
const focused = (): string => document.activeElement?.id ?? '';

let end = () => {};
beforeEach(() => {
  document.body.innerHTML = `
    <h1 id="heading" tabindex="-1">Titolo</h1>
    <main tabindex="-1">
      <button id="first">Prima</button>
      <table><tbody>
        <tr id="r1"><td><button id="b1" class="delete">x</button></td></tr>
        <tr id="r2"><td><button id="a2">y</button><button id="b2" class="delete">x</button></td></tr>
        <tr id="r3"><td><button id="a3">y</button><button id="b3" class="delete">x</button></td></tr>
      </tbody></table>
      <section id="card"><button id="add">Aggiungi</button><div id="only"><button id="inner">z</button></div></section>
    </main>`;
  end = keepFocus();
});
afterEach(() => end());

test('a removed row gives the focus to its like in the next row, the last row to the one before', async () => {
  find('#b2').focus();
  find('#r2').remove();
  await settled();
  expect(focused()).toBe('b3');
  find('#r3').remove();
  await settled();
  expect(focused()).toBe('b1');
});

test('what is left of a card gets it; beyond the card the heading', async () => {
  find('#inner').focus();
  find('#only').remove();
  await settled();
  expect(focused()).toBe('add');
  find('#card').remove();
  await settled();
  expect(focused()).toBe('heading');
});

test('of a card that is gone, what is alike in another card is no neighbour', async () => {
  find('main').insertAdjacentHTML(
    'beforeend',
    '<section id="portals"><input id="portal" type="checkbox" class="tick"></section><section id="conflict"><input id="mine" type="radio" class="tick"></section>',
  );
  find('#mine').focus();
  find('#conflict').remove();
  await settled();
  expect(focused()).toBe('heading');
});

test('the row under the cursor comes before its neighbours', async () => {
  find('#r1').setAttribute('data-cursor', '');
  find('#r1').tabIndex = 0;
  find('#b3').focus();
  find('#r3').remove();
  find('#r2').remove();
  await settled();
  expect(focused()).toBe('r1');
});

test('whoever puts the focus elsewhere in time is not disturbed', async () => {
  find('#b2').focus();
  find('#r2').remove();
  find('#first').focus();
  await settled();
  expect(focused()).toBe('first');
});

test('what is left on purpose is not given back', async () => {
  find('#b2').focus();
  find('#b2').blur();
  await settled();
  find('#r2').remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
});

test('a dialog that blurs its own button before it goes leaves the focus to what had it before', async () => {
  find('#b2').focus();
  const dialog = openDialog();
  find('#confirm').blur();
  await settled();
  dialog.remove();
  await settled();
  expect(focused()).toBe('b2');
});

test('a dialog that goes with what had the focus before leaves it to the neighbour of that', async () => {
  find('#b2').focus();
  const dialog = openDialog();
  find('#r2').remove();
  dialog.remove();
  await settled();
  expect(focused()).toBe('b3');
});

test('a dialog that gives the focus back to an older place is corrected', async () => {
  find('#first').focus();
  find('#b2').focus();
  const dialog = openDialog();
  find('#r2').remove();
  dialog.remove();
  await Promise.resolve();
  find('#first').focus();
  expect(focused()).toBe('b3');
  await settled();
  expect(focused()).toBe('b3');
});
