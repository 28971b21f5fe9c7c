import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { allCommands } from '../../src/commands/all';
import { runCommand } from '../../src/commands/availability';
import { aroundCell } from '../../src/commands/scopes/recordCards';
import { actorTarget } from '../../src/commands/target';
import { matrixEdits } from '../../src/machines/matrix/edits';
import { matrixModel, table } from '../machines/matrix/model';

const registry = allCommands({ contents: [], forms: [], languages: ['it', 'en'], mayOpen: () => true });

test.each([
  ['matrix.box', ['view-tag']],
  ['matrix.row', ['view-tag', 'news-view', 'news-publish']],
  ['matrix.column', ['view-tag', 'news-view', 'menu-view']],
  ['matrix.all', ['view-tag', 'news-view', 'news-publish', 'menu-view']],
])('%s ticks what it names around the cursor', (id, abilities) => {
  const form = createActor(matrixModel.machine, { input: table }).start();
  const target = actorTarget('matrix', form, matrixEdits.reason, {
    prepare: (event) => aroundCell(event, { row: 1, column: 1 }),
  });
  expect(runCommand(registry.command(id), [target], () => undefined)).toMatchObject({ ran: true });
  expect([...form.getSnapshot().context.value].sort()).toEqual([...abilities].sort());
});
