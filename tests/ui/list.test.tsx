import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ColumnDeclaration } from '../../src/content/lists/list';
import { columns } from '../../src/content/lists/shared';
import type { ContentRow } from '../../src/contract/content';
import { type CellInput, listColumns } from '../../src/ui/list/columns';
import { contentCells } from '../../src/ui/list/contentCells';
import type { FilterOptions } from '../../src/ui/list/Filter';
import { FilterBar, type FilterBarProps } from '../../src/ui/list/FilterBar';
import { SelectionBar } from '../../src/ui/list/SelectionBar';
import { itinerary, news } from '../content/named';
import { click, descriptionOf, find, findAll, render, type } from '../page/render';

const remove = vi.fn();
const input: CellInput = {
  languages: ['it', 'en'],
  columnCount: 6,
  mayEdit: true,
  mayDelete: true,
  itemHref: (id) => `#/news/${id}`,
  previewHref: (permalink) => `${permalink}?preview`,
  fileHref: (url: string) => url,
  onDelete: remove,
  onAction: () => undefined,
  titleOf: (row) => news.titleOf(row, ['it', 'en']),
};
const contentColumns = (change: Partial<CellInput> = {}) =>
  listColumns(news.list.columns, contentCells, { ...input, ...change });
const full: ContentRow = {
  id: 12,
  contents: {
    it: { title: 'Il Palio', status: 1, pub_date: '2026-05-31 10:00:00', permalink: '/it/palio' },
    en: { title: 'The Palio', status: 2, pub_date: null, permalink: null },
  },
  comune: [{ nome: 'Ferrara' }, { nome: 'Cento' }],
  revision: 77,
};

/** The text of each cell by the column's kind. */
async function cells(row: ContentRow, change: Partial<CellInput> = {}) {
  const columns = contentColumns(change);
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
const actions = () =>
  findAll('#actions a, #actions button').map((one) => [
    one.getAttribute('aria-label') ?? one.textContent,
    one.getAttribute('href'),
  ]);

beforeEach(() => {
  vi.clearAllMocks();
});

describe('columns', () => {
  test('are the declared ones, with what a row shows [2-2.24, 3-2.85]', async () => {
    expect(contentColumns().map(({ header, sort }) => [header, sort])).toEqual([
      ['ID', 'id'],
      ['TITOLO', 'title'],
      ['COMUNE', undefined],
      ['DATA PUB', 'pub_date'],
      ['STATO', undefined],
      ['MODIFICATO', 'updated_at'],
      ['AZIONI', undefined],
    ]);
    expect(
      await cells({ ...full, updated_at: '2026-05-31T08:30:15.000Z', updated_by: 'Anna Montanari' }),
    ).toMatchObject({
      modified: '31-05-2026, 10:30Anna Montanari',
      id: '12',
      title: 'Il Palio',
      municipality: 'Ferrara + altri',
      publicationDate: '31-05-2026',
      status: 'Italiano: itPubblicataInglese: enBozza',
    });
    expect(find('#title a').getAttribute('href')).toBe('#/news/12');
  });

  test('say what is missing [2-2.11, 1-4.2, 2-2.10]', async () => {
    expect(await cells({ id: 3 })).toMatchObject({
      title: 'Senza titolo',
      municipality: 'assente',
      publicationDate: '—Nessuna data',
      modified: '—Nessuna modifica nota',
      status: 'Italiano: itNon presenteInglese: enNon presente',
    });
  });

  test('places are named by the first address, all of them or as the column says', async () => {
    const location = [
      { city: { city: 'Imola', province: 'Bologna' } },
      { city: { city: 'Lugo', province: 'Ravenna' } },
    ];
    const cell = (column: Partial<ColumnDeclaration>, row: ContentRow) =>
      listColumns([{ kind: 'place', label: 'DOVE', ...column }], contentCells, input)[0]?.cell(row);
    await render(
      <ul>
        <li>{cell({ field: 'city' }, { id: 3, location })}</li>
        <li>{cell({ field: 'province' }, { id: 3, location })}</li>
        <li>{cell({ field: 'city', others: '+ altri' }, { id: 3, location })}</li>
        <li>{cell({ field: 'city' }, { id: 3, location: [] })}</li>
        <li>{cell({ field: 'city', none: 'nessuno' }, { id: 3 })}</li>
      </ul>,
    );
    expect(findAll('li').map(({ textContent }) => textContent)).toEqual([
      'Imola, Lugo',
      'Bologna, Ravenna',
      'Imola + altri',
      'assente',
      'nessuno',
    ]);
  });

  test('what has no municipality, and the others of several, are called as document 3 calls them [3-2.84]', async () => {
    const cell = (comune: ContentRow['comune']) =>
      listColumns([columns.municipalityOrNone], contentCells, input)[0]?.cell({ id: 3, comune });
    await render(
      <ul>
        <li>{cell([{ nome: 'Rimini' }, { nome: 'Cervia' }, { nome: 'Riccione' }])}</li>
        <li>{cell([{ nome: 'Rimini' }])}</li>
        <li>{cell([])}</li>
      </ul>,
    );
    expect(findAll('li').map(({ textContent }) => textContent)).toEqual(['Rimini +  altri', 'Rimini', 'nessuno']);
    expect(find('li span').title).toBe('Rimini, Cervia, Riccione');
  });

  test('languages are those that there are, by their codes to eyes and by their names to speech [3-2.87]', async () => {
    const cell = (contents: ContentRow['contents']) =>
      listColumns([columns.languages], contentCells, input)[0]?.cell({ id: 3, contents });
    const en = { title: 'The Palio' };
    await render(
      <>
        <section>{cell({ en, it: { title: 'Il Palio' } })}</section>
        <section>{cell({ en, it: { title: '' } })}</section>
        <section>{cell({})}</section>
      </>,
    );
    expect(
      findAll('section').map((one) => [...one.querySelectorAll('li')].map(({ textContent }) => textContent)),
    ).toEqual([['itItaliano', 'enInglese'], ['enInglese'], []]);
  });

  test('categories are named, several by the first, and one without a name by its number', async () => {
    const [theme, target] = listColumns(
      itinerary.list.columns.filter(({ kind }) => kind === 'choices'),
      contentCells,
      input,
    );
    const row: ContentRow = {
      id: 3,
      theme: [
        { id: 5001, name: 'Mare' },
        { id: 5002, name: 'Terme' },
      ],
      target: [6009],
    };
    await render(
      <ul>
        <li>{theme?.cell(row)}</li>
        <li>{target?.cell(row)}</li>
        <li>{target?.cell({ id: 3 })}</li>
      </ul>,
    );
    expect(findAll('li').map(({ textContent }) => textContent)).toEqual(['Mare + altri', 'n. 6009', 'assente']);
    expect(find('li span').title).toBe('Mare, Terme');
  });

  test('a title in another language says which, to eyes and to speech', async () => {
    await cells({ id: 3, contents: { en: { title: 'The Palio' } } });
    expect([find('#title > span').lang, find('#title').textContent]).toEqual(['en', 'The PalioenInglese']);
  });
});

describe('row actions', () => {
  test('follow revision, permalink and rights, and tell which row they are about [1-2.19.2, 1-2.19.3, 1-2.19.4]', async () => {
    await cells(full);
    expect(actions()).toEqual([
      ['Revisione', '#/news/77'],
      ['Anteprima', '/it/palio?preview'],
      ['Modifica', '#/news/12'],
      ['Elimina', null],
    ]);
    expect(findAll('#actions a, #actions button').map(descriptionOf)).toEqual([
      'Il Palio',
      'Il Palio',
      'Il Palio',
      'Il Palio',
    ]);
    await click(find('#actions button'));
    expect(remove.mock.calls).toEqual([[12]]);
  });

  test('offer approval to who may publish, where a language of the row or of its revision waits for it', async () => {
    const onAction = vi.fn();
    const names = async (row: ContentRow, mayPublish: boolean) => {
      await cells(row, { mayPublish, onAction });
      return actions().map(([name]) => name);
    };
    const waiting = { ...full, revision_statuses: { it: 1, en: 3 } };
    expect(await names(full, true)).not.toContain('Approva');
    expect(await names(waiting, false)).not.toContain('Approva');
    expect(await names(waiting, true)).toContain('Approva');
    const approve = findAll('button').find(({ textContent }) => textContent === 'Approva');
    await click(approve as HTMLElement);
    expect(onAction.mock.calls).toEqual([['approve', 12]]);
  });

  test('whoever may do nothing sees the mark [1-2.19.5]', async () => {
    await cells({ ...full, contents: null }, { mayEdit: false, mayDelete: false, itemHref: () => null });
    expect([actions(), find('#actions').textContent]).toEqual([[], 'Nessuna azione consentita su questa riga']);
  });

  test('whoever may only look opens the record to read it', async () => {
    await cells({ id: 3, revision: 0 }, { mayEdit: false, mayDelete: false });
    expect(actions()).toEqual([['Apri in sola lettura', '#/news/3']]);
  });

  test('whoever may only edit can’t delete [1-6.7]', async () => {
    await cells({ id: 3, revision: 0 }, { mayDelete: false });
    expect(actions()).toEqual([['Modifica', '#/news/3']]);
  });
});

describe('filter bar', () => {
  const handlers = { onFilter: vi.fn(), onSearch: vi.fn(), onApply: vi.fn(), onClear: vi.fn() };
  const bar = (props: Partial<FilterBarProps> = {}) => (
    <FilterBar
      filters={news.list.filters}
      values={{}}
      options={{}}
      search={{ label: 'Ricerca', text: '' }}
      {...handlers}
      {...props}
    />
  );
  const select = (label: string) => {
    const found = findAll('label').find((one) => one.textContent === label);
    return document.getElementById((found as HTMLLabelElement).htmlFor) as HTMLSelectElement;
  };

  test('has the search box and the declared filters, each at its "all" [2-2.1, 1-9.8]', async () => {
    await render(bar());
    expect(findAll('label').map((one) => one.textContent)).toEqual([
      'Ricerca',
      'Destinazione',
      'Provincia',
      'Comune',
      'Stato',
      'Di chi',
    ]);
    expect(
      ['Destinazione', 'Provincia', 'Comune', 'Stato'].map((label) => select(label).selectedOptions[0]?.textContent),
    ).toEqual(['Tutte', 'Tutte', 'Tutti', 'Tutti']);
  });

  test('tells what was typed and chosen, as the numbers of the wire', async () => {
    const options = {
      destinazione: { state: 'ready', options: [{ value: 2002, label: 'Romagna' }] },
      stato: { state: 'ready', options: [{ value: 1, label: 'Pubblicata' }] },
    } as const;
    await render(bar({ options }));
    await type(find('input'), 'palio');
    await type(select('Destinazione'), '2002');
    await type(select('Stato'), '1');
    expect([handlers.onSearch.mock.calls, handlers.onFilter.mock.calls]).toEqual([
      [['palio']],
      [
        ['destinazione', 2002],
        ['stato', 1],
      ],
    ]);
  });

  test('Filtra and Enter apply, Annulla Filtri clears [2-2.1, 2-2.2]', async () => {
    await render(bar());
    const [apply, clear] = findAll('button');
    expect([apply?.textContent, clear?.textContent]).toEqual(['Filtra', 'Annulla Filtri']);
    await click(apply as HTMLElement);
    find<HTMLFormElement>('form').requestSubmit();
    await click(clear as HTMLElement);
    expect([handlers.onApply.mock.calls.length, handlers.onClear.mock.calls.length]).toEqual([2, 1]);
  });

  test('destinations are those that the site has, and are said to be missing where it tells none', async () => {
    const { draw } = await render(bar());
    const offered = async (destinazione: FilterOptions) => {
      await draw(bar({ options: { destinazione } }));
      return [...select('Destinazione').options].map(({ value, label }) => [Number(value), label]);
    };
    const own = [{ value: 100_001, label: 'Appennino' }];
    expect(await offered({ state: 'ready', options: own })).toEqual([
      [-1, 'Tutte'],
      [100_001, 'Appennino'],
    ]);
    expect(find('search').textContent).not.toContain('Scelte non disponibili');
    expect(await offered({ state: 'failed', options: [] })).toEqual([[-1, 'Tutte']]);
    expect(find('search').textContent).toContain('Scelte non disponibili');
  });

  test('options that are on their way are said to be, and what was chosen stays chosen while they come', async () => {
    const { draw } = await render(bar());
    const shown = async (destinazione: FilterOptions, chosen = 2002) => {
      await draw(bar({ values: { destinazione: chosen }, options: { destinazione } }));
      const filter = select('Destinazione');
      return [
        filter.value,
        filter.getAttribute('aria-busy'),
        [...filter.options].map(({ label, disabled }) => [label, disabled]),
      ];
    };
    const came = [{ value: 2002, label: 'Romagna' }];
    const all = ['Tutte', false];
    const waiting = ['Caricamento in corso', true];
    expect(await shown({ state: 'loading', options: [] }, -1)).toEqual(['-1', 'true', [all, waiting]]);
    expect(await shown({ state: 'loading', options: [] })).toEqual([
      '2002',
      'true',
      [all, ['Destinazione 2002', false], waiting],
    ]);
    expect(await shown({ state: 'ready', options: came })).toEqual(['2002', null, [all, ['Romagna', false]]]);
    // Loaded anew, those from before are still there to be chosen.
    expect(await shown({ state: 'loading', options: came })).toEqual(['2002', 'true', [all, ['Romagna', false]]]);
  });

  test('a chosen value without its option stays chosen; options that did not come are told', async () => {
    await render(bar({ values: { comune: 37006 }, options: { comune: { state: 'failed', options: [] } } }));
    const label = findAll('label').find((one) => one.textContent === 'Comune') as HTMLLabelElement;
    const comune = document.getElementById(label.htmlFor) as HTMLSelectElement;
    expect([comune.value, comune.selectedOptions[0]?.textContent]).toEqual(['37006', 'Comune 37006']);
    expect(find('search').textContent).toContain('Scelte non disponibili: ricarica la pagina per riprovare');
  });
});

test('the selection bar counts, deselects and deletes, and refuses without a selection [3-2.10, 2-2.27]', async () => {
  const handlers = { onDeselect: vi.fn(), onDelete: vi.fn() };
  const { draw } = await render(<SelectionBar count={0} {...handlers} />);
  const buttons = () => findAll('button');
  expect([
    find('[role="status"]').textContent,
    buttons().map((one) => one.textContent),
    descriptionOf(buttons()[0] as HTMLElement),
  ]).toEqual(['', ['Cancella Selezionati'], 'Seleziona prima le righe da eliminare']);
  await draw(<SelectionBar count={1200} {...handlers} />);
  expect(find('[role="status"]').textContent).toBe('righe selezionate: 1.200');
  for (const one of buttons()) await click(one);
  expect([handlers.onDeselect.mock.calls.length, handlers.onDelete.mock.calls.length]).toEqual([1, 1]);
});
