import { act } from 'react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { FieldDeclaration } from '../../src/content/field/field';
import type { Json } from '../../src/content/field/json';
import { KINDS } from '../../src/content/kinds/table';
import { uiTexts } from '../../src/messages/ui/ui';
import type { FieldLookups } from '../../src/ui/fields/types';
import { failureOf } from '../machines/fixtures';
import { click, find, findAll, press, type, unmountAll } from '../page/render';
import { found as answer, bologna, draw, field, lookups } from './kit';

beforeAll(() =>
  Promise.all([
    import('../../src/ui/base/Combobox'),
    import('../../src/ui/base/MultiCombobox'),
    import('../../src/ui/fields/LocationFields'),
  ]),
);

const box = () => find<HTMLInputElement>('[role="combobox"]');
const options = () => findAll('[role="option"]:not([aria-disabled="true"])');
const leave = () => act(async () => box().blur());

/** As Backspace and the letters do it: what stands in the box is replaced by less and less. */
async function emptyByKeys(): Promise<readonly string[]> {
  const seen: string[] = [];
  for (let left = box().value.slice(0, -1); ; left = left.slice(0, -1)) {
    await type(box(), left);
    seen.push(box().value);
    if (left === '') return seen;
  }
}

interface One {
  readonly declared: FieldDeclaration;
  readonly value: Json;
  readonly name: string;
  /** What finds one option. */
  readonly typed: string;
  readonly found: string;
  /** Whether nothing may be chosen. */
  readonly clearable: boolean;
  readonly required?: boolean;
}

const ONE: Readonly<Record<string, One>> = {
  autore: {
    declared: field('author'),
    value: 1,
    name: 'Anna Bianchi',
    typed: 'anna',
    found: 'Anna Bianchi',
    clearable: false,
  },
  'redazione o ruolo': {
    declared: field('choice', { source: 'desks' }),
    value: 3,
    name: 'Redazione Rimini',
    typed: 'rim',
    found: 'Redazione Rimini',
    clearable: true,
  },
  'scelta obbligatoria': {
    declared: field('choice', { source: 'desks' }),
    value: 3,
    name: 'Redazione Rimini',
    typed: 'rim',
    found: 'Redazione Rimini',
    clearable: false,
    required: true,
  },
  località: {
    declared: field('locality'),
    value: { id: 7, title: 'Vecchia' },
    name: 'Vecchia',
    typed: 'ponte',
    found: 'Ponte Vecchio',
    clearable: true,
  },
  luogo: {
    declared: field('place'),
    value: { id: 7, nome: 'Vecchio' },
    name: 'Vecchio',
    typed: 'ponte',
    found: 'Ponte Vecchio',
    clearable: true,
  },
  'città di un indirizzo': {
    declared: field('address'),
    value: { location: { ...(KINDS.address.blank as { location: object }).location, city: bologna } },
    name: 'Bologna',
    typed: 'bol',
    found: 'Bologna',
    clearable: true,
  },
};

describe.each(Object.entries(ONE))(
  'one choice: %s',
  (_, { declared, value, name, typed, found, clearable, required = false }) => {
    async function drawn() {
      const { state } = await draw(declared, value, { required, error: null });
      await act(async () => box().focus());
      const before = JSON.stringify(state.value);
      return { isUnchanged: () => JSON.stringify(state.value) === before, state };
    }

    test('Ctrl+A and a word, then Backspace until it is empty: nothing comes back under the fingers', async () => {
      const { isUnchanged } = await drawn();
      expect(box().value).toContain(name);
      await type(box(), 'xyz');
      expect([box().value, isUnchanged()]).toEqual(['xyz', true]);
      expect(await emptyByKeys()).toEqual(['xy', 'x', '']);
      await type(box(), 'b');
      expect(box().value).toBe('b');
    });

    test('an emptied box chooses nothing, and where something must be chosen shows it again once it is left', async () => {
      for (const way of ['Escape', 'blur']) {
        const { isUnchanged } = await drawn();
        await type(box(), 'x');
        await type(box(), '');
        expect(box().value).toBe('');
        await (way === 'blur' ? leave() : press(way));
        expect([box().value.includes(name), isUnchanged()]).toEqual([!clearable, !clearable]);
        unmountAll();
      }
    });

    test('what was typed and not chosen goes with Esc and with the focus', async () => {
      const { isUnchanged } = await drawn();
      await type(box(), 'xyz');
      await press('Escape');
      expect([box().value.includes(name), isUnchanged(), box() === document.activeElement]).toEqual([true, true, true]);
      await type(box(), 'xyz');
      await leave();
      expect([box().value.includes(name), isUnchanged()]).toEqual([true, true]);
    });

    test('what is chosen stands in the box, and another may be typed at once', async () => {
      await drawn();
      for (let round = 0; round < 2; round += 1) {
        await type(box(), typed);
        await expect.poll(async () => options().length).toBe(1);
        await press('Enter');
        expect([box().value, box().getAttribute('aria-expanded')]).toEqual([expect.stringContaining(found), 'false']);
      }
    });

    test('nothing beside the box is a stop of Tab', async () => {
      await drawn();
      const beside = findAll('button', box().parentElement as ParentNode);
      expect(beside.map((button) => [button.getAttribute('aria-label'), button.tabIndex])).toEqual([
        ...(clearable ? [[`Togli la scelta: ${labelOf()}`, -1]] : []),
        [`Mostra le scelte: ${labelOf()}`, -1],
      ]);
    });
  },
);

const labelOf = () => box().labels?.[0]?.textContent?.replace(' *', '') ?? '';

interface Several {
  readonly declared: FieldDeclaration;
  readonly value: Json;
  readonly chosen: readonly string[];
  readonly typed: string;
  readonly found: string;
}

const SEVERAL: Readonly<Record<string, Several>> = {
  tag: {
    declared: field('tags'),
    value: [
      { id: 1, name: 'mare' },
      { id: 2, name: 'monti' },
    ],
    chosen: ['mare', 'monti'],
    typed: 'art',
    found: 'Arte',
  },
  categorie: {
    declared: field('categories'),
    value: [
      { id: 1, name: 'Uno' },
      { id: 2, name: 'Due' },
    ],
    chosen: ['Uno', 'Due'],
    typed: 'mus',
    found: 'Musei',
  },
  comuni: {
    declared: field('municipalities'),
    value: [
      { id: 8, nome: 'Cervia' },
      { id: 9, nome: 'Rimini' },
    ],
    chosen: ['Cervia', 'Rimini'],
    typed: 'bol',
    found: 'Bologna (BO)',
  },
  province: {
    declared: field('provinces'),
    value: [
      { id: 38, nome: 'Ferrara' },
      { id: 39, nome: 'Ravenna' },
    ],
    chosen: ['Ferrara', 'Ravenna'],
    typed: 'rim',
    found: 'Rimini',
  },
  contenuti: {
    declared: field('contents', { area: 'iat' }),
    value: [
      { id: 1, title: 'Uno' },
      { id: 2, title: 'Due' },
    ],
    chosen: ['Uno', 'Due'],
    typed: 'iat',
    found: 'IAT Bologna',
  },
};

describe.each(Object.entries(SEVERAL))('several choices: %s', (_, { declared, value, chosen, typed, found }) => {
  const chips = () => findAll('[data-chip]').map((chip) => chip.getAttribute('aria-label')?.replace('Togli ', ''));
  const focused = () =>
    document.activeElement?.getAttribute('aria-label')?.replace('Togli ', '') ?? document.activeElement?.role;
  async function drawn() {
    await draw(declared, value, { error: null });
    await act(async () => box().focus());
  }

  test('what is chosen empties the box, and another is typed at once', async () => {
    await drawn();
    await type(box(), typed);
    await expect.poll(async () => options().length).toBe(1);
    await press('Enter');
    expect([chips(), box().value]).toEqual([[...chosen, found], '']);
    // The list is open still, on what was chosen: the key that ends a dialog is not for it.
    await press('Enter', { ctrlKey: true });
    expect(chips()).toEqual([...chosen, found]);
    await type(box(), 'x');
    await press('Escape');
    expect([chips(), box().value, box() === document.activeElement]).toEqual([[...chosen, found], '', true]);
  });

  test('what is chosen is no stop of Tab; Backspace and the arrows reach it, Backspace and Canc take it away', async () => {
    await drawn();
    expect(chips()).toEqual(chosen);
    expect(findAll('[data-chip]').map(({ tabIndex }) => tabIndex)).toEqual([-1, -1]);
    await type(box(), 'x');
    await press('Backspace');
    expect(document.activeElement).toBe(box());
    await type(box(), '');
    await press('Backspace');
    expect([focused(), chips()]).toEqual([chosen[1], chosen]);
    await press('ArrowLeft');
    expect(focused()).toBe(chosen[0]);
    await press('ArrowRight');
    await press('Delete');
    expect([focused(), chips()]).toEqual([chosen[0], chosen.slice(0, 1)]);
    await press('ArrowRight');
    expect(document.activeElement).toBe(box());
    await press('ArrowLeft');
    await press('Backspace');
    expect([document.activeElement === box(), chips()]).toEqual([true, []]);
  });
});

test('keys of the page are left to it in an open combobox too: the next language, the end of a dialog', async () => {
  await draw(field('author'), 1, { error: null });
  await type(box(), 'anna');
  const heard: boolean[] = [];
  const listen = (event: KeyboardEvent) => heard.push(event.defaultPrevented);
  document.addEventListener('keydown', listen);
  await press('PageDown', { altKey: true });
  await press('PageUp', { altKey: true });
  await press('Enter', { ctrlKey: true });
  document.removeEventListener('keydown', listen);
  expect(heard).toEqual([false, false, false]);
});

describe('what is typed and what is asked', () => {
  const ask = (declared: FieldDeclaration, given: FieldLookups) =>
    draw(declared, null, { error: null, lookups: given });
  const listed = () => findAll('[role="option"]').map(({ textContent }) => textContent);

  test('a list by text says how much is to be typed before anything was, and asks the same only once', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const municipalities = vi.fn((_: string) => answer([bologna]));
    await ask(field('municipalities'), lookups({ municipalities }));
    await click(find('[aria-label^="Mostra le scelte"]'));
    expect(listed()).toEqual([uiTexts.combobox.minimum(2)]);
    for (const text of [' b ', 'bo', ' bo ', 'bo  ']) {
      await type(box(), text);
      await act(() => vi.advanceTimersByTimeAsync(300));
    }
    expect([municipalities.mock.calls.map(([text]) => text), listed()]).toEqual([['bo'], ['Bologna (BO)']]);
    vi.useRealTimers();
  });

  test('a whole list is asked for once and filtered here, and once more by whoever types on where it failed', async () => {
    const authors = vi.fn(() => answer([{ id: 1, name: 'Anna Bianchi' }]));
    authors.mockResolvedValueOnce({ ok: false, failure: failureOf('timeout') } as never);
    await ask(field('author'), lookups({ authors }));
    expect(authors).toHaveBeenCalledTimes(1);
    for (const text of ['a', 'bian', 'nessuno', 'ANNA']) await type(box(), text);
    expect([authors.mock.calls.length, listed()]).toEqual([2, ['Anna Bianchi']]);
  });
});
