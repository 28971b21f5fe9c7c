import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { bindListing, boundFilter } from '../../src/content/lists/addresses';
import type { FilterValue } from '../../src/content/lists/filter';
import { type ListDeclaration, shownFilters } from '../../src/content/lists/list';
import { belowFirst, useFilterOptions } from '../../src/screens/list/useFilterOptions';
import { type Ports, PortsContext } from '../../src/screens/ports';
import { interest } from '../content/named';
import { findAll, render } from '../page/render';

let sea = 'Mare';
let changed = (): void => undefined;
let asked: number[] = [];

const tree = () => [
  { id: 5001, name: 'Arte', children: [{ id: 5101, name: 'Musei', children: [] }] },
  {
    id: 5003,
    name: sea,
    children: [
      { id: 5109, name: 'Spiagge', children: [] },
      { id: 5110, name: 'Porti', children: [] },
    ],
  },
  { id: 5004, name: 'Natura', children: [] },
];
const ports = {
  site: { contentLanguages: ['it', 'en'] },
  filterLookups: {
    statuses: async () => ({ ok: true, value: [] }),
    provinces: async () => ({ ok: true, value: [] }),
    municipality: async () => ({ ok: true, value: null }),
    categories: async (main: number) => {
      asked.push(main);
      return { ok: true, value: tree() };
    },
    onCategoriesChanged: (listener: () => void) => {
      changed = listener;
      return () => undefined;
    },
  },
} as unknown as Ports;

interface OptionsProps {
  readonly of: Pick<ListDeclaration, 'filters'>;
  readonly name: string;
  readonly values: Readonly<Record<string, FilterValue>>;
}

function Options({ of, name, values }: OptionsProps) {
  const source = useFilterOptions(of, values)[name];
  return (
    <ul>
      {source?.options.map(({ value, label, depth }) => (
        <li key={value}>{`${depth ?? 0} ${label}`}</li>
      ))}
    </ul>
  );
}

const bound = bindListing(interest, { main: 5003 });
const ofList = { filters: shownFilters(bound) };
const ofBinding = { filters: [boundFilter(bound)].flatMap((found) => (found === null ? [] : [found.filter])) };
const whole = { main: -1 };
const atSea = { main: 5003 };

const drawn = (props: OptionsProps) =>
  render(
    <PortsContext value={ports}>
      <Options {...props} />
    </PortsContext>,
  );
const shows = (...lines: readonly string[]) =>
  vi.waitFor(() => expect(findAll('li').map(({ textContent }) => textContent)).toEqual(lines));

test('the filter by theme offers the tree, on its levels', async () => {
  asked = [];
  await drawn({ of: ofList, name: 'tema', values: whole });
  await shows('0 Arte', '1 Musei', '0 Mare', '1 Spiagge', '1 Porti', '0 Natura');
  expect(asked).toEqual([2, 5]);
});

test("within a theme's list it offers the theme's own first, and not the theme itself", async () => {
  await drawn({ of: ofList, name: 'tema', values: atSea });
  await shows('0 Spiagge', '0 Porti', '0 Arte', '1 Musei', '0 Natura');
});

test('what binds a list is called as its tree says, also after that was changed', async () => {
  await drawn({ of: ofBinding, name: 'main', values: atSea });
  await shows('0 Arte', '1 Musei', '0 Mare', '1 Spiagge', '1 Porti', '0 Natura');
  sea = 'Mare e lidi';
  await act(async () => changed());
  await shows('0 Arte', '1 Musei', '0 Mare e lidi', '1 Spiagge', '1 Porti', '0 Natura');
  sea = 'Mare';
});

test('a theme that the tree has not changes no order, and one without anything below only leaves', () => {
  const options = [
    { value: 1, label: 'A', depth: 0 },
    { value: 2, label: 'B', depth: 1 },
    { value: 3, label: 'C', depth: 0 },
  ];
  expect(belowFirst(options, 9)).toBe(options);
  expect(belowFirst(options, 3)).toEqual(options.slice(0, 2));
  expect(belowFirst(options, 2)).toEqual([options[0], options[2]]);
});
