import { arrange as arrangement } from '../../../src/machines/palette/arrange';
import { entityRow } from '../../../src/machines/palette/rules';
import type { PaletteRow } from '../../../src/machines/palette/types';
import { goNews, publish, salt, save } from './samples';

/** The titles of rows, in their order. */
export const titlesOf = (rows: readonly { readonly title: string }[]) => rows.map(({ title }) => title);

/** What an open palette shows of three commands. */
export const listed = {
  rows: [publish, save, goNews],
  lists: [],
  today: '',
  entities: [],
  answered: null,
  query: '',
  scope: 'all',
  isOverDialog: false,
  opened: null,
  actions: [],
} as const;
/** An entity that was found, as a row. */
export const found = entityRow(salt, () => 'news');

type Listed = Parameters<typeof arrangement>[0];
/** The rows of a palette in this state. */
export const arrange = (state: Listed): readonly PaletteRow[] => arrangement(state).results;
