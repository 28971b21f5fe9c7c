import { expect, test } from 'vitest';
import { allCommands } from '../../src/commands/all';
import { toPaletteRows } from '../../src/commands/paletteRows';
import { handlerTarget } from '../../src/commands/target';
import { placeTypes } from '../../src/content/listings/placeTypes';
import { rank } from '../../src/machines/palette/matching';

const registry = allCommands({
  contents: [],
  forms: [],
  listings: [placeTypes],
  languages: ['it'],
  mayOpen: () => true,
});
const rows = toPaletteRows(registry, [handlerTarget('shell', {})]);

test.each(['poi', 'elenco poi', 'collezione', 'punto di interesse', 'luoghi'])(
  '«%s» finds the list of place types',
  (typed) => {
    expect(rank(rows, typed).map(({ id }) => id)).toContain('command:go.tipologia-luoghi');
  },
);
