import { paletteTexts } from '../../messages/screens/palette';
import type { ListFacts } from './listFacts';
import { type Understood, understand } from './listQuery';
import type { PaletteRow } from './types';

const { lists: texts } = paletteTexts;

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The row that opens a list narrowed to what was understood, which it says in full. */
function listRow({ list, settings, keywords }: Understood): PaletteRow {
  const search = keywords.join(' ');
  const query = new URLSearchParams([
    ...settings.map(({ filter, value }) => [filter.name, String(value)]),
    ...(search === '' ? [] : [['keywords', search]]),
  ]);
  const searched = search === '' ? [] : [texts.search(search)];
  const route = `${list.route}?${query}`;
  return {
    id: `list:${route}`,
    section: 'list',
    title: `${capitalised(list.titles.many)}: ${[...settings.map(({ shown }) => shown), ...searched].join(', ')}`,
    hint: settings.map(({ filter, label }) => `${filter.label}: ${label}`).join(' · '),
    keywords: [],
    keys: [],
    refusal: null,
    subject: null,
    action: { kind: 'route', route },
    area: list.area,
  };
}

/** Lists that a query narrows: said altogether, said with something left to search, and said if something is mistyped. */
export function listRows(query: string, lists: readonly ListFacts[], today: string) {
  const { exact, similar } = understand(query, lists, today);
  const isWhole = ({ keywords }: Understood) => keywords.length === 0;
  return {
    whole: exact.filter(isWhole).map(listRow),
    searching: exact.filter((one) => !isWhole(one)).map(listRow),
    similar: similar.map(listRow),
  };
}
