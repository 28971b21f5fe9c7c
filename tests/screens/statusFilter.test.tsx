import { expect, test, vi } from 'vitest';
import { filterStatusOptions } from '../../src/machines/publication/rules';
import { eventStatusNames, statusNames } from '../../src/messages/screens/content';
import { useFilterOptions } from '../../src/screens/list/useFilterOptions';
import { type Ports, PortsContext } from '../../src/screens/ports';
import { event, news } from '../content/named';
import { findAll, render } from '../page/render';

const ports = {
  site: { contentLanguages: ['it', 'en'] },
  filterLookups: {
    categories: async () => ({ ok: true, value: [] }),
    statuses: async () => ({ ok: true, value: filterStatusOptions() }),
    provinces: async () => ({ ok: true, value: [] }),
    onCategoriesChanged: () => () => undefined,
  },
} as unknown as Ports;

function Options({ of: { list } }: { readonly of: Pick<typeof news, 'list'> }) {
  const { stato } = useFilterOptions(list, {});
  return (
    <ul>
      {stato?.options.map(({ value, label }) => (
        <li key={value}>{label}</li>
      ))}
    </ul>
  );
}

test.each([
  ['news', news, ['Nascosto', 'Pubblicata', 'Bozza', 'Da Validare', 'Revisione', 'Da Rivalidare']],
  ['events', event, ['Disattivo', 'Attivo', 'Bozza', 'Da validare', 'Da rivalidare', 'Da validare (corretto)']],
] as const)('the filter of %s tells every status apart', async (_, content, names) => {
  await render(
    <PortsContext value={ports}>
      <Options of={content} />
    </PortsContext>,
  );
  await vi.waitFor(() => expect(findAll('li').map(({ textContent }) => textContent)).toEqual(names));
});

test('badges stay as the document has them', () => {
  expect(Object.values(statusNames)).toEqual([
    'Nascosto',
    'Pubblicata',
    'Bozza',
    'Da Validare',
    'Revisione',
    'Da Validare',
  ]);
  expect(Object.values(eventStatusNames).slice(0, 5)).toEqual([
    'Disattivo',
    'Attivo',
    'Bozza',
    'Da validare',
    'Da rivalidare',
  ]);
});
