import { beforeEach, describe, expect, test, vi } from 'vitest';
import { desks } from '../../src/content/listings/desks';
import { roles } from '../../src/content/listings/roles';
import { users } from '../../src/content/listings/users';
import type { Listing, ListingRow } from '../../src/content/lists/listing';
import type { UserRow } from '../../src/contract/users';
import { type CellInput, type CellKinds, listColumns } from '../../src/ui/list/columns';
import { FilterBar } from '../../src/ui/list/FilterBar';
import { recordCells } from '../../src/ui/list/recordCells';
import { SelectionBar } from '../../src/ui/list/SelectionBar';
import { userCells } from '../../src/ui/list/userCells';
import { click, descriptionOf, find, findAll, render } from '../page/render';

const remove = vi.fn();
const act = vi.fn();
const inputOf = (listing: Listing, change: Partial<CellInput> = {}): CellInput => ({
  languages: ['it'],
  columnCount: 6,
  mayEdit: true,
  mayDelete: false,
  titleOf: (row) => listing.titleOf(row, ['it', 'en']),
  itemHref: (id) => `#/scheda/${id}`,
  previewHref: () => null,
  fileHref: (url: string) => url,
  onDelete: remove,
  onAction: act,
  ...change,
});

/** The text of each cell of a row by the column's kind. */
async function cells(listing: Listing, kinds: CellKinds, row: ListingRow, change: Partial<CellInput> = {}) {
  const columns = listColumns(listing.list.columns, kinds, inputOf(listing, change));
  await render(
    <div>
      {columns.map((column) => (
        <div key={column.id} id={column.id}>
          {column.cell(row)}
        </div>
      ))}
    </div>,
  );
  return Object.fromEntries(columns.map(({ id }) => [id, document.getElementById(id)?.textContent]));
}

const anna: UserRow = {
  id: 12,
  username: 'anna.neri',
  first_name: 'Anna',
  last_name: 'Neri',
  active: 1,
  redazione: { id: 3, nome: 'Redazione Modena' },
};

beforeEach(() => {
  vi.clearAllMocks();
});

describe('a row of the users', () => {
  test('shows last name before first name, desk, and leads to the user [1-2.10.4, 1-2.10.6]', async () => {
    expect(await cells(users, userCells, anna)).toMatchObject({
      id: '12',
      name: 'anna.neri',
      person: 'Neri Anna',
      desk: 'Redazione Modena',
    });
    expect(find('#name a').getAttribute('href')).toBe('#/scheda/12');
  });

  test.each<[Partial<UserRow>, string]>([
    [
      { roles: { editor: 'Editor' }, last_sign_in: '2026-11-22T13:30:00.000Z' },
      'Editor · Ultimo accesso: 22-11-2026, 14:30:00',
    ],
    [{ roles: { editor: 'Editor' }, last_sign_in: null }, 'Editor · Nessun accesso'],
    [{ roles: [] }, ''],
  ])('under the name stand role and last sign-in, as far as the server says them: %j', async (more, beneath) => {
    expect(await cells(users, userCells, { ...anna, ...more })).toMatchObject({ person: `Neri Anna${beneath}` });
  });

  test('a company has its own name; what is missing is said', async () => {
    const company = { ...anna, first_name: '', last_name: null, company: 'Riviera Srl', redazione: null };
    expect(await cells(users, userCells, company)).toMatchObject({
      person: 'Riviera Srl',
      desk: '—Nessuna redazione',
    });
  });

  test.each([
    [1, 'true', 'Attivo: premi per disattivare'],
    [true, 'true', 'Attivo: premi per disattivare'],
    [0, 'false', 'Non attivo: premi per attivare'],
  ] as const)('state %s is a switch that says whose it is [1-2.10.5]', async (active, checked, tip) => {
    await cells(users, userCells, { ...anna, active });
    const toggle = find('#active [role="switch"]');
    expect([toggle.getAttribute('aria-checked'), toggle.dataset.tip, descriptionOf(toggle)]).toEqual([
      checked,
      tip,
      'anna.neri',
    ]);
    await click(toggle);
    expect(act.mock.calls).toEqual([['toggle', 12]]);
  });

  test('who may not edit reads the state and has no way into the user', async () => {
    const closed = { mayEdit: false, itemHref: () => null };
    expect(await cells(users, userCells, { ...anna, active: false }, closed)).toMatchObject({
      active: 'Non Attivo',
      actions: 'Nessuna azione consentita su questa riga',
    });
    expect(findAll('a, button')).toEqual([]);
  });
});

describe('rows of other records', () => {
  test('a role can be opened and deleted', async () => {
    await cells(roles, recordCells, { id: 2, name: 'editor', title: 'Editor' }, { mayDelete: true });
    const actions = findAll('#actions a, #actions button');
    expect(actions.map((one) => [one.getAttribute('aria-label'), descriptionOf(one)])).toEqual([
      ['Modifica', 'Editor'],
      ['Elimina', 'Editor'],
    ]);
    await click(actions[1] as HTMLElement);
    expect(remove.mock.calls).toEqual([[2]]);
  });

  test('a desk shows how many users it has [1-2.15.2]', async () => {
    const row = { id: 2, nome: 'Redazione Parma', users_count: 1200 };
    expect(await cells(desks, recordCells, row)).toMatchObject({ name: 'Redazione Parma', users_count: '1.200' });
  });

  test('a kind of column that nobody draws is a mistake of ours', () => {
    expect(() => listColumns(users.list.columns, recordCells, inputOf(users))).toThrow(
      "no cells for columns of kind 'person'",
    );
  });
});

const handlers = { onFilter: vi.fn(), onSearch: vi.fn(), onApply: vi.fn(), onClear: vi.fn() };

test('a bar with only a search has the buttons too, one with neither has nothing', async () => {
  const { draw } = await render(
    <FilterBar filters={[]} values={{}} options={{}} search={{ label: 'Cerca Username', text: 'an' }} {...handlers} />,
  );
  const labels = () => findAll('button').map((one) => one.textContent);
  expect([find('label').textContent, find<HTMLInputElement>('input').value, labels()]).toEqual([
    'Cerca Username',
    'an',
    ['Filtra', 'Annulla Filtri'],
  ]);
  await draw(
    <FilterBar filters={[]} values={{}} options={{}} search={null} {...handlers}>
      <button type="button">Nuova Redazione</button>
    </FilterBar>,
  );
  expect([findAll('input'), labels()]).toEqual([[], ['Nuova Redazione']]);
});

test('a list that deletes nothing still counts what is selected, and offers what it has', async () => {
  await render(
    <SelectionBar count={2} onDeselect={() => undefined} onDelete={null}>
      <button type="button">Esporta Selezionati</button>
    </SelectionBar>,
  );
  expect([find('[role="status"]').textContent, findAll('button').map((one) => one.textContent)]).toEqual([
    'righe selezionate: 2',
    ['deseleziona', 'Esporta Selezionati'],
  ]);
});
