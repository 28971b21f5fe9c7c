import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

test('no module of a list or an editor makes a formatter while it is evaluated: the first one loads the tables of a language', async () => {
  vi.resetModules();
  vi.stubGlobal('Intl', {});
  await Promise.all([
    import('../../src/app/Application'),
    import('../../src/app/Start'),
    import('../../src/screens/list/ContentList'),
    import('../../src/screens/list/RecordList'),
    import('../../src/screens/editor/EditorScreen'),
    import('../../src/content/whole'),
  ]);
  const { formatCount } = await import('../../src/messages/numbers');
  expect([0, 999, 1000, 12_345, 1_234_567].map(formatCount)).toEqual(['0', '999', '1.000', '12.345', '1.234.567']);
});
