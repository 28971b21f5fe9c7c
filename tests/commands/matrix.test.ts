import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { allCommands } from '../../src/commands/all';
import { runCommand } from '../../src/commands/run';
import { actorTarget } from '../../src/commands/target';
import { matrixMachine } from '../../src/machines/matrix/machine';
import { reason } from '../../src/machines/matrix/refusals';
import { table } from '../machines/matrix/model';

const registry = allCommands({ contents: [], forms: [], languages: ['it', 'en'], mayOpen: () => true });

test.each([
  ['matrix.box', ['view-tag']],
  ['matrix.row', ['view-tag', 'news-view', 'news-publish']],
  ['matrix.column', ['view-tag', 'news-view', 'menu-view']],
  ['matrix.all', ['view-tag', 'news-view', 'news-publish', 'menu-view']],
])('%s ticks what it names around the cursor', (id, abilities) => {
  const actor = createActor(matrixMachine, { input: table }).start();
  const target = actorTarget('matrix', actor, reason);
  expect(runCommand(registry.command(id), [target], () => undefined)).toMatchObject({ ran: true });
  expect([...actor.getSnapshot().context.abilities].sort()).toEqual([...abilities].sort());
});
