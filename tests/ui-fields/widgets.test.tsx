import { act, useState } from 'react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { FieldDeclaration, FieldKind } from '../../src/content/field/field';
import type { Json } from '../../src/content/field/json';
import { kindOf } from '../../src/content/kinds/table';
import { statusChoices } from '../../src/ui/fields/choiceWidgets';
import { categoryOptions, municipalityOption } from '../../src/ui/fields/options';
import { fieldWidgets } from '../../src/ui/fields/widgets';
import { click, descriptionOf, find, findAll, press, render, type } from '../page/render';
import { blur, bologna, context, draw, field, found, lookups } from './kit';

// Parts that come on their own: fetched here, so that the first test does not wait for them.
beforeAll(() => Promise.all([import('../../src/ui/base/Combobox'), import('../../src/ui/base/MultiCombobox')]));

describe('text', () => {
  test('over its limit stays whole and says how much is too much', async () => {
    const { state } = await draw(field('text', { limit: 5 }), '');
    await type(find('#f'), 'settembre');
    expect(state.value).toBe('settembre');
    expect(find('#f').getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(find('#f'))).toBe('Il testo supera il limite di 5 caratteri (sono 9): togline 4');
    await type(find('#f'), 'mare');
    expect(document.body.textContent).toContain('1 carattere disponibile');
  });

  test('loses the blanks around it when it is left, and tells that it was left [1-5.14]', async () => {
    const { state, onBlur } = await draw(field('textarea'), '  due parole \n');
    await blur(find('#f'));
    expect([state.value, onBlur.mock.calls.length]).toEqual(['due parole', 1]);
  });

  test('carries the content language', async () => {
    await draw(field('text'), '', { language: 'en' });
    expect(find('#f').lang).toBe('en');
  });
});

test('a slug is made out of the title', async () => {
  const { state } = await draw(field('slug'), 'vecchio');
  await click(find('button'));
  expect(state.value).toBe('citta-sapori-lemilia');
});

describe('a way to reach somebody', () => {
  test.each([
    ['email', 'email'],
    ['url', 'url'],
    ['telephone', 'tel'],
  ] as const)('%s has the keyboard of its own: %s', async (kind, typed) => {
    const { state } = await draw(field(kind, { localized: false }), '');
    expect(find<HTMLInputElement>('#f').type).toBe(typed);
    await type(find('#f'), '?');
    expect([state.value, find('#f').getAttribute('aria-invalid')]).toEqual(['?', 'true']);
  });

  test('a password keeps its blanks and is a new one', async () => {
    const { state, onBlur } = await draw(field('password', { localized: false }), '');
    await type(find('#f'), ' argine lungo ');
    await blur(find('#f'));
    expect([state.value, onBlur.mock.calls.length]).toEqual([' argine lungo ', 1]);
    expect(find<HTMLInputElement>('#f').autocomplete).toBe('new-password');
  });
});

describe('date and time', () => {
  test('stays as typed while typing, is written out when left [1-9.5, 2-9.8, 3-9.7]', async () => {
    const { state } = await draw(field('dateTime'), null);
    await type(find('#f'), '1/2/2026 9:05');
    expect([state.value, find<HTMLInputElement>('#f').value]).toEqual(['2026-02-01 09:05:00', '1/2/2026 9:05']);
    await blur(find('#f'));
    expect(find<HTMLInputElement>('#f').value).toBe('01/02/2026 09:05:00');
  });

  test('that can not be read stays, with its error', async () => {
    const { state } = await draw(field('dateTime'), null);
    await type(find('#f'), '31/02');
    await blur(find('#f'));
    expect([state.value, find<HTMLInputElement>('#f').value]).toEqual(['31/02', '31/02']);
    expect(descriptionOf(find('#f'))).toBe('Data non valida: usa il formato GG/MM/AAAA HH:MM:SS');
  });
});

describe('portals', () => {
  const boxes = () => findAll('input[type="checkbox"]') as HTMLInputElement[];
  const blank = kindOf({ kind: 'portals' }).blank;

  test('the region-wide one is refused with its reason, the others are not [2-3.32, 2-6.5]', async () => {
    const { state } = await draw(field('portals'), blank, { refusal: 'serve un altro ruolo' });
    await click(boxes()[0] as HTMLInputElement);
    expect(state.value).toBe(blank);
    expect(descriptionOf(boxes()[0] as HTMLInputElement)).toBe('serve un altro ruolo');
    await click(boxes()[1] as HTMLInputElement);
    expect(state.value).toEqual([
      { id: 1, active: false },
      { id: 2, active: true },
      { id: 3, active: false },
    ]);
  });

  test('what is only read has none that can be chosen', async () => {
    const { state } = await draw(field('portals'), blank, { readOnly: true });
    for (const box of boxes()) await click(box);
    expect(state.value).toBe(blank);
  });

  test('with the role every one can be chosen [2-3.32]', async () => {
    const { state } = await draw(field('portals'), blank);
    await click(boxes()[0] as HTMLInputElement);
    expect(state.value).toEqual([
      { id: 1, active: true },
      { id: 2, active: false },
      { id: 3, active: false },
    ]);
  });
});

describe('status', () => {
  const options = [
    { id: -1, name: 'Pubblicata' },
    { id: 2, name: 'Bozza' },
    { id: 3, name: '', active: 0 as const },
  ];

  test('a negative or inactive option is shown and barred, the present one never [1-4.4]', () => {
    expect(statusChoices(2, options)).toEqual([
      { value: 1, label: 'Pubblicata', disabled: true },
      { value: 2, label: 'Bozza', disabled: false },
      { value: 3, label: 'Da Validare', disabled: true },
    ]);
    expect(statusChoices(1, options)[0]).toEqual({ value: 1, label: 'Pubblicata', disabled: false });
  });

  test('a present status that the server does not offer is still there', () => {
    expect(statusChoices(4, options)[0]).toEqual({ value: 4, label: 'Revisione', disabled: false });
    expect(statusChoices(9, [])).toEqual([{ value: 9, label: 'Stato n. 9', disabled: false }]);
    expect(statusChoices(null, [])).toEqual([]);
  });

  test('the field says why the item can not be published', async () => {
    const reason = 'Mancano: Slug, Descrizione';
    const context1 = { ...context, statusOptions: options, publishRefusal: reason };
    await draw(field('status'), 2, { context: context1 });
    expect(descriptionOf(find('#f'))).toBe(reason);
    expect(findAll('option').map((option) => option.textContent)).toEqual([
      'Pubblicata — non consentito',
      'Bozza',
      'Da Validare — non consentito',
    ]);
  });
});

describe('references', () => {
  const chips = () => findAll('ul[aria-label] li').map((chip) => chip.textContent);

  test('those that came by number only are named by the look-up', async () => {
    await draw(field('categories'), [{ id: 11 }, { id: 99 }]);
    expect(chips()).toEqual(['Musei', 'Voce n. 99']);
  });

  test('municipalities by number only are named one by one, and the item keeps them', async () => {
    const { state } = await draw(field('municipalities'), [{ id: 1 }, { id: 2, nome: 'Rimini' }], {
      lookups: lookups({ municipality: () => found(bologna) }),
    });
    expect(chips()).toEqual(['Bologna (BO)', 'Rimini']);
    await click(find('[aria-label="Togli Rimini"]'));
    expect(state.value).toEqual([
      {
        id: 1,
        nome: 'Bologna',
        city: 'Bologna',
        istat: null,
        province: 'Bologna',
        province_short: 'BO',
        region: null,
        zip_code: '40121',
      },
    ]);
  });

  test('taking one away leaves the others as the server sent them', async () => {
    const { state } = await draw(field('categories'), [{ id: 10, pivot: { x: 1 } }, { id: 11 }]);
    await click(find('[aria-label="Togli Musei"]'));
    expect(state.value).toEqual([{ id: 10, pivot: { x: 1 } }]);
  });

  test('choosing adds what the look-up knows', async () => {
    const { state } = await draw(field('categories'), []);
    await act(async () => find('#f').focus());
    await type(find('#f'), 'mus');
    await press('Enter');
    expect(state.value).toEqual([{ id: 11, name: 'Musei', slug: 'musei' }]);
  });

  test('a single choice is replaced by the next one [1-9.6]', async () => {
    const { state } = await draw(field('categories', { limit: 1 }), [{ id: 10, name: 'Arte' }]);
    await act(async () => find('#f').focus());
    await type(find('#f'), 'mus');
    await press('Enter');
    expect(state.value).toEqual([{ id: 11, name: 'Musei', slug: 'musei' }]);
  });

  test('of several choices at most one has to go before the next one', async () => {
    const two = await draw(field('categories', { limit: 2 }), [{ id: 11 }, { id: 99 }]);
    await act(async () => find('#f').focus());
    await type(find('#f'), 'art');
    expect(document.body.textContent).toContain('Sono già 2, il massimo: togline una per sceglierne un’altra');
    await press('Enter');
    expect(two.state.value).toEqual([{ id: 11 }, { id: 99 }]);
  });

  test('tags are found by their names in any language', async () => {
    const contents = { it: { title: 'estate' }, en: { title: 'summer' } };
    const categories = () => found([{ id: 5, name: 'estate', slug: 'estate', contents, children: [] }]);
    const { state } = await draw(field('tags'), [], { lookups: lookups({ categories }) });
    await act(async () => find('#f').focus());
    await type(find('#f'), 'summ');
    await press('Enter');
    expect(state.value).toEqual([{ id: 5, name: 'estate' }]);
  });

  test('tags without the permission: not looked up, not changed, and the reason [2-5.21, 3-2.103]', async () => {
    const categories = vi.fn(() => found([]));
    await draw(field('tags'), [{ id: 5, name: 'estate' }], {
      lookups: lookups({ categories }),
      context: { ...context, mayTag: false },
    });
    expect(categories).not.toHaveBeenCalled();
    expect(chips()).toEqual(['estate']);
    expect(findAll('[aria-label="Togli estate"]')).toEqual([]);
    expect(descriptionOf(find('#f'))).toBe(
      'Per aggiungere tag serve il permesso «Scegliere i tag di un contenuto»: chiedilo a un amministratore',
    );
  });

  test('the author is shown by name, or by number while unknown', async () => {
    await draw(field('author'), 1);
    expect(find<HTMLInputElement>('#f').value).toBe('Anna Bianchi');
    document.body.replaceChildren();
    await draw(field('author'), 7);
    expect(find<HTMLInputElement>('#f').value).toBe('Utente n. 7');
  });
});

test('a category tree becomes a list with levels and the way to each', () => {
  const tree = [
    { id: 1, name: 'a', contents: { en: { title: 'A' } }, children: [{ id: 2, name: 'b', children: [{ id: 3 }] }] },
    { id: 4, name: 'd' },
  ];
  expect(categoryOptions(tree, 'en').map(({ id, label, depth, detail }) => [id, label, depth, detail])).toEqual([
    [1, 'A', 0, undefined],
    [2, 'b', 1, 'A'],
    [3, 'n. 3', 2, 'A › b'],
    [4, 'd', 0, undefined],
  ]);
});

test('a municipality is told apart by its province', () => {
  expect(municipalityOption({ id: 1, city: 'Castro' }).detail).toBeUndefined();
  expect(municipalityOption(bologna).detail).toBe('(BO)');
});

test('a key in one field redraws no other', async () => {
  const kinds: readonly FieldKind[] = ['text', 'textarea', 'slug', 'dateTime', 'portals', 'status', 'categories'];
  let drawn: FieldKind[] = [];
  // A widget reads its label when it draws, and `memo` compares the declaration without reading it.
  const watched = (kind: FieldKind): FieldDeclaration =>
    Object.defineProperty(field(kind), 'label', {
      enumerable: true,
      get: () => {
        drawn.push(kind);
        return 'Campo';
      },
    });
  const declared = kinds.map(watched);
  const given = lookups();
  const noBlur = () => {};
  const changes = new Map<FieldKind, (value: Json) => void>();
  function Form() {
    const [values, setValues] = useState<Partial<Record<FieldKind, Json>>>({});
    return declared.map((one) => {
      const { kind, path } = one;
      const Widget = fieldWidgets[kind];
      const onChange = changes.get(kind) ?? ((value: Json) => setValues((all) => ({ ...all, [kind]: value })));
      changes.set(kind, onChange);
      const value = kind in values ? values[kind] : kindOf(one).blank;
      return (
        <Widget
          key={path}
          {...{ field: one, path, id: path, value, error: null, readOnly: false, refusal: null, required: false }}
          {...{ language: 'it', onChange, onBlur: noBlur, lookups: given, context }}
        />
      );
    });
  }
  await render(<Form />);
  expect(new Set(drawn)).toEqual(new Set(kinds));
  drawn = [];
  await type(find('#text'), 'a');
  expect(new Set(drawn)).toEqual(new Set(['text']));
});
