import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { listingForm } from '../../src/content/lists/list';
import { listMachine } from '../../src/machines/list/machine';
import { defaultQuery } from '../../src/machines/list/query';
import type { ListInput } from '../../src/machines/list/types';
import { RestoredNote } from '../../src/screens/list/ListNotes';
import { type Ports, PortsContext } from '../../src/screens/ports';
import { event } from '../content/named';
import { find, findAll, render } from '../page/render';
import { quietCenter, withCommands } from '../ui/withCommands';

const ports = {
  site: { contentLanguages: ['it', 'en'] },
  filterLookups: {
    statuses: async () => ({ ok: true, value: [{ id: 2, name: 'Bozza' }] }),
    provinces: async () => ({ ok: true, value: [{ id: 37, nome: 'Bologna' }] }),
    onCategoriesChanged: () => () => undefined,
    municipality: async () => ({ ok: true, value: { id: 37006, city: 'Bologna' } }),
  },
} as unknown as Ports;

const everything = { view: true, create: true, edit: true, delete: true };
const listOf = (change: Partial<ListInput> = {}) => {
  const first = defaultQuery(event);
  const filters = { ...first.filters, provincia: 37, comune: 37006, stato: 2, dates: '2026-11-21,2026-11-24' };
  const query = { ...first, keywords: 'sagra', filters };
  const input = { listing: listingForm(event), abilities: everything, query, isStored: true, ...change };
  const actor = createActor(listMachine, { input });
  return actor.start();
};

const draw = (actor: ReturnType<typeof listOf>) =>
  render(
    withCommands(
      quietCenter([event]),
      <PortsContext value={ports}>
        <RestoredNote listing={event} actor={actor} />
      </PortsContext>,
    ),
  );

test('the filters of the last visit are told by name until they are undone', async () => {
  const actor = listOf();
  await draw(actor);
  await vi.waitFor(() =>
    expect(find('[role="status"] p').textContent).toBe(
      'Filtrato come l’ultima volta: Provincia Bologna · Comune Bologna · ' +
        'Date dal 21/11/2026 al 24/11/2026 · Stato Bozza · ricerca «sagra»',
    ),
  );
  actor.send({ type: 'search.type', text: 'mostra' });
  actor.send({ type: 'filters.apply' });
  await vi.waitFor(() => expect(find('[role="status"] p').textContent).not.toContain('ricerca'));
  actor.send({ type: 'filters.clear' });
  await vi.waitFor(() => expect(findAll('[role="status"] p')).toEqual([]));
});

test('what an address asks for is not told', async () => {
  await draw(listOf({ isStored: false }));
  expect(findAll('[role="status"] p')).toEqual([]);
});
