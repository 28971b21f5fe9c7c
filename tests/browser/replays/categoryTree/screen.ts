import { expect, type Locator, type Page } from 'playwright/test';
import type { AnyEventObject } from 'xstate';
import type { CategoryTreeSnapshot } from '../../../../src/machines/categoryTree/machine';
import { nameOf, placedOf, shownRows } from '../../../../src/machines/categoryTree/nodes';
import { removedNode } from '../../../../src/machines/categoryTree/rules';
import type { TreeActors, TreeEvent, TreeNode } from '../../../../src/machines/categoryTree/types';
import { treeCommandTexts } from '../../../../src/messages/commands/tree';
import { categoryTreeTexts as texts } from '../../../../src/messages/screens/categoryTree';
import { menuTexts } from '../../../../src/messages/screens/menu';
import { recordTexts } from '../../../../src/messages/screens/records';
import { sessionTexts } from '../../../../src/messages/screens/session';
import { uiTexts } from '../../../../src/messages/ui/ui';
import { failureOf } from '../../../machines/fixtures';
import type { Call } from '../../kit/call';
import { dressed } from '../../kit/dress';
import type { Screen } from '../../kit/replay';
import { openStart, pressOnPage, signInAgain, textOf } from '../../kit/screens';
import type { Stage } from '../../kit/stage';
import { treeModel } from './model';

type Of<Type extends TreeEvent['type']> = Extract<TreeEvent, { readonly type: Type }>;

const snapshotOf = ({ snapshot }: Pick<Stage, 'snapshot'>) => snapshot as CategoryTreeSnapshot;

/** What the page of a tree shows, and must show. */
interface TreeFacts {
  readonly view: 'waiting' | 'failed' | 'nothing' | 'tree' | 'left';
  /** Level, name, place in its level and whether it is open, of each row. */
  readonly rows: readonly string[];
  /** The row that keys act on. */
  readonly cursor: string | null;
  readonly isOrdering: boolean;
  /** Why the tree is not there, or may be old. */
  readonly alert: string | null;
  /** Title of the dialog over it. */
  readonly dialog: string | null;
  /** What is asked, what it changes, what went wrong, and whether it is being done. */
  readonly question: readonly string[] | null;
}

const NOTHING = { rows: [], cursor: null, isOrdering: false, alert: null, dialog: null, question: null } as const;

const read = (page: Page): Promise<TreeFacts> =>
  page.evaluate(
    ([nothing, ordering, loading]) => {
      const textsOf = (root: Element | null, selector: string) =>
        [...(root?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent ?? '');
      if (!location.hash.startsWith('#/category-list/')) return { ...nothing, view: 'left' as const };
      const main = document.querySelector('main');
      const rows = [...(main?.querySelectorAll('[data-node]') ?? [])].map((row) => {
        const of = (name: string) => row.getAttribute(`aria-${name}`);
        const name = textsOf(row, '[id$="-name"] .truncate')[0];
        return `${of('level')} ${name} ${of('posinset')}/${of('setsize')} ${of('expanded') ?? 'leaf'}`;
      });
      const question = document.querySelector('[role="alertdialog"]');
      const isFailed = main?.querySelector('input[type="search"]') === null;
      return {
        view: textsOf(main, '[role="status"]').includes(loading)
          ? ('waiting' as const)
          : isFailed
            ? ('failed' as const)
            : main?.querySelector('[role="tree"]') === null
              ? ('nothing' as const)
              : ('tree' as const),
        rows,
        cursor: textsOf(main, '[data-node][data-current] [id$="-name"] .truncate')[0] ?? null,
        isOrdering: textsOf(main, 'p').includes(ordering),
        alert: textsOf(main, isFailed ? '[role="alert"]' : '[role="alert"] p + div')[0] ?? null,
        dialog: textsOf(document.querySelector('[role="dialog"]'), 'h2')[0] ?? null,
        question:
          question === null
            ? null
            : [
                ...textsOf(question, 'h2'),
                ...textsOf(question, 'li'),
                ...textsOf(question, '[role="alert"] p'),
                ...(question.querySelector('[aria-busy="true"]') === null ? [] : ['busy']),
              ],
      };
    },
    [NOTHING, texts.ordering, texts.loading] as const,
  );

function viewOf(snapshot: CategoryTreeSnapshot): TreeFacts['view'] {
  if (snapshot.hasTag('left')) return 'left';
  if (snapshot.hasTag('skeleton')) return 'waiting';
  if (snapshot.hasTag('failed')) return 'failed';
  return snapshot.context.cursor === null ? 'nothing' : 'tree';
}

function dialogOf(snapshot: CategoryTreeSnapshot): string | null {
  const { context } = snapshot;
  if (snapshot.matches({ shown: { work: 'waitingSession' } })) return sessionTexts.over.title;
  if (!snapshot.hasTag('dialog')) return null;
  const { opening } = context;
  if (opening?.kind === 'edit') return texts.node.editing(nameIn(snapshot, opening.id));
  const parent = opening?.kind === 'add' ? opening.parent : null;
  return parent === null ? texts.node.adding : texts.node.addingUnder(nameIn(snapshot, parent));
}

function questionOf(snapshot: CategoryTreeSnapshot): readonly string[] | null {
  const { context } = snapshot;
  const node = removedNode(context)?.node;
  if (!snapshot.hasTag('confirmingDeletion') || node === undefined) return null;
  return [
    texts.deletion.title(nameOf(node, context)),
    ...(node.children.length > 0 ? [texts.deletion.children(node.children.length)] : []),
    ...(snapshot.hasTag('counting') ? [texts.deletion.counting] : []),
    ...(context.uses === null ? [] : [texts.deletion.contents(context.uses.contents)]),
    ...(snapshot.hasTag('deletionRefused') && context.failure !== null ? [textOf(context.failure)] : []),
    ...(snapshot.hasTag('deleting') ? ['busy'] : []),
  ];
}

function nameIn({ context }: CategoryTreeSnapshot, id: number | null): string {
  const placed = placedOf(context.nodes, id);
  return placed === null ? '' : nameOf(placed.node, context);
}

const rowOf = ({ page }: Stage, id: number): Locator => page.locator(`[data-node="${id}"]`);

/** Presses a row's button; the press goes to its row as well. */
async function pressIn(stage: Stage, id: number, label: (name: string) => string): Promise<void> {
  const name = label(nameIn(snapshotOf(stage), id));
  await rowOf(stage, id).getByRole('button', { name, exact: true }).click();
}

/** Takes the cursor to a row: what has keys alone is done to it. */
async function goTo(stage: Stage, id: number): Promise<void> {
  await closeNotices(stage);
  await rowOf(stage, id).locator('[id$="-name"]').click();
  stage.also({ type: 'cursor.set', id });
  await stage.frame();
}

/** Frames that a drag needs to find what is under it. */
const DRAG_FRAMES = 3;
/** Virtual milliseconds after a drag in which the page takes no click, lest its end be one. */
const DRAG_ECHO = 60;

async function drag(stage: Stage, id: number, over: number): Promise<void> {
  const { page } = stage;
  const middle = async (part: Locator) => {
    const box = await part.boundingBox();
    if (box === null) throw new Error('not on the page');
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  await page.mouse.move(...(await middle(rowOf(stage, id).locator('[data-drag]'))));
  await page.mouse.down();
  const [x, y] = await middle(rowOf(stage, over));
  await page.mouse.move(x, y, { steps: 4 });
  await expect(page.locator('[data-drag-label]')).toBeVisible();
  for (let frame = 0; frame < DRAG_FRAMES; frame += 1) {
    await page.mouse.move(x + frame + 1, y);
    await stage.frame();
  }
  await page.mouse.up();
  await page.clock.runFor(DRAG_ECHO);
}

/** Closes the notices, which stand over the right end of the bar until their time is over. */
async function closeNotices({ page }: Stage): Promise<void> {
  const close = page.locator('[data-notice]').getByRole('button', { name: uiTexts.notices.dismiss });
  for (let left = await close.count(); left > 0; left -= 1) await close.first().click();
}

/** Presses what is at the right end of the bar. */
const onBar = (find: (page: Page) => Locator) => async (stage: Stage) => {
  await closeNotices(stage);
  await find(stage.page).click();
};

const named = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });

const presses = (name: string) => (stage: Stage) => named(name)(stage.page).click();

const dialogIn = ({ page }: Stage): Locator => page.getByRole('dialog');

/** Writes a title into the dialog, in the language that must have one. */
async function write(stage: Stage): Promise<void> {
  const dialog = dialogIn(stage);
  await dialog.getByRole('tab', { name: 'IT' }).click();
  await dialog.getByRole('textbox', { name: texts.node.title }).fill('Vino');
}

const save = (stage: Stage) => dialogIn(stage).getByRole('button', { name: texts.node.save, exact: true }).click();

const WRITES = ['categories.create', 'categories.update'] as const;

async function saveNode(stage: Stage, { id }: Of<'node.saved'>): Promise<void> {
  for (const write of WRITES) stage.standIn.reply(write, () => dressed({ id, message: null }));
  await write(stage);
  await save(stage);
}

/** A dialog is left as it was opened, or when its node turned out to be gone. */
async function closeDialog(stage: Stage, { outdated }: Of<'dialog.close'>): Promise<void> {
  if (outdated) {
    for (const write of WRITES) stage.standIn.reply(write, () => ({ failure: failureOf('notFound') }));
    await write(stage);
    await save(stage);
    await dialogIn(stage).getByRole('alert').first().waitFor();
  }
  await dialogIn(stage).getByRole('button', { name: uiTexts.close, exact: true }).last().click();
  if (outdated) await stage.page.getByRole('button', { name: recordTexts.leave.confirm, exact: true }).click();
}

interface WireNode {
  readonly id: number;
  readonly contents: unknown;
  readonly updated_at: string | null;
  readonly children: readonly WireNode[] | null;
}

/** A category as another server sends it: without an order of its own, and null for no children. */
const wire = ({ id, contents, updatedAt, children }: TreeNode): WireNode => ({
  id,
  contents,
  updated_at: updatedAt,
  children: children.length === 0 ? null : children.map(wire),
});

const TREE = ['categories.tree'] as const;
/** Readings of a dialog, which reads its node out of the same tree. */
const byDialogs = new WeakSet<Call>();
const isOfTree = (call: Call): boolean => !byDialogs.has(call);

/** Sets apart what a dialog has read: what the tree itself did not ask for. */
async function setApart(stage: Stage): Promise<void> {
  const own = new Set<Call>();
  await stage.standIn.nth(TREE, 1, (call) => {
    if (isOfTree(call)) own.add(call);
    return true;
  });
  for (const call of [...own].slice(stage.starts('loadTree'))) byDialogs.add(call);
}

/** The dialog of a node reads it by itself as it opens. */
async function fillDialog(stage: Stage): Promise<void> {
  const snapshot = snapshotOf(stage);
  const { opening, nodes } = snapshot.context;
  const isOpen = snapshot.hasTag('dialog');
  const wasOpen = stage.marks.get('dialog') === true;
  stage.marks.set('dialog', isOpen);
  if (!isOpen || wasOpen || opening?.kind !== 'edit') return;
  const reading = await stage.standIn.nth(TREE, stage.starts('loadTree') + 1, isOfTree);
  byDialogs.add(reading.call);
  await reading.settle(dressed({ id: 5, children: nodes.map(wire) }));
  await dialogIn(stage).getByRole('textbox', { name: texts.node.title }).waitFor();
}

/** The command of what is done to the row under the cursor; null where another one is meant. */
const onCursor =
  (command: string) =>
  (stage: Pick<Stage, 'snapshot'>, event: AnyEventObject): string | null =>
    snapshotOf(stage).context.cursor === event.id ? command : null;

/** The tree of the themes. */
export const categoryTreeScreen: Screen<TreeFacts> = {
  model: treeModel,
  open: async (stage) => {
    stage.standIn.reply('users.read', () => dressed({ id: 7, username: 'settima' }));
    await openStart(stage);
  },
  commands: {
    'cursor.move': (_, { to }) => `tree.${to}`,
    'node.toggle': onCursor('tree.toggle'),
    'language.set': (_, { language }) => `tree.language.${language}`,
    'node.move': (stage, event) => onCursor(`tree.${event.to}`)(stage, event),
    'node.edit': onCursor('tree.edit'),
    'node.add': (stage, event) => onCursor(event.as === 'child' ? 'tree.addChild' : 'tree.addBeside')(stage, event),
    'delete.request': onCursor('tree.remove'),
    'delete.confirm': 'dialog.main',
    'delete.cancel': 'dialog.close',
  },
  act: {
    'load.retry': presses(treeCommandTexts.retry),
    'tree.reload': ({ page }) => pressOnPage(page, 'Shift+R'),
    'cursor.move': ({ page }, { to }) => pressOnPage(page, to === 'in' ? 'ArrowRight' : 'ArrowLeft'),
    'cursor.set': (stage, { id }) => goTo(stage, id),
    'node.toggle': async (stage, { id }) => {
      const row = shownRows(snapshotOf(stage).context).find(({ node }) => node.id === id);
      await pressIn(stage, id, row?.isExpanded === true ? texts.close : texts.open);
      stage.also({ type: 'cursor.set', id });
    },
    'tree.expand': onBar(named(treeCommandTexts.expand)),
    'tree.collapse': onBar(named(treeCommandTexts.collapse)),
    'filter.change': ({ page }, { text }) => page.getByRole('searchbox', { name: texts.search }).fill(text as string),
    'language.set': onBar((page) => page.locator('main').getByRole('tab', { name: 'EN' })),
    'node.move': async (stage, { id, to }) => {
      await goTo(stage, id);
      await pressOnPage(stage.page, to === 'later' ? 'Alt+ArrowDown' : 'Alt+ArrowUp');
    },
    'node.drop': (stage, { id, over }) => drag(stage, id, over),
    'node.edit': (stage, { id }) => pressIn(stage, id, texts.edit),
    'node.add': async (stage, { as, id }) => {
      if (as === 'child') {
        await pressIn(stage, id, texts.addUnder);
        stage.also({ type: 'cursor.set', id });
        return;
      }
      await goTo(stage, id);
      await pressOnPage(stage.page, 'n');
    },
    'node.saved': (stage, event) => saveNode(stage, event as Of<'node.saved'>),
    'dialog.close': (stage, event) => closeDialog(stage, event as Of<'dialog.close'>),
    'delete.request': (stage, { id }) => pressIn(stage, id, texts.remove),
    'delete.confirm': (stage) =>
      presses(snapshotOf(stage).hasTag('deletionRefused') ? texts.deletion.again : texts.deletion.confirm)(stage),
    'delete.cancel': presses(uiTexts.cancel),
    'session.resumed': signInAgain,
    'leave.request': ({ page }) => page.getByRole('link', { name: menuTexts.sections.profile }).click(),
  },
  actors: {
    loadTree: {
      endpoints: TREE,
      isMeant: isOfTree,
      reply: (output: Awaited<ReturnType<TreeActors['loadTree']>>) =>
        output.ok ? dressed({ id: 5, children: output.value.map(wire) }) : { failure: output.failure },
    },
    saveOrder: {
      endpoints: ['categories.order'],
      reply: (output: Awaited<ReturnType<TreeActors['saveOrder']>>) =>
        output.ok ? dressed(output.value) : { failure: output.failure },
    },
    countUses: {
      endpoints: ['categories.uses'],
      reply: (output: Awaited<ReturnType<TreeActors['countUses']>>) =>
        output.ok ? dressed(output.value) : { failure: output.failure },
    },
    deleteNode: {
      endpoints: ['categories.remove'],
      reply: (output: Awaited<ReturnType<TreeActors['deleteNode']>>) =>
        output.ok ? dressed(output.value) : { failure: output.failure },
    },
  },
  follow: async (stage) => {
    await fillDialog(stage);
    // While the tree is read a dialog's late reading can't be told from it by their number.
    if (!snapshotOf(stage).hasTag('rereading') && !snapshotOf(stage).hasTag('skeleton')) await setApart(stage);
  },
  facts: ({ page }) => read(page),
  expected: (stage) => {
    const snapshot = snapshotOf(stage);
    const { context } = snapshot;
    const view = viewOf(snapshot);
    if (view === 'left') return { ...NOTHING, view };
    if (view === 'waiting') return { ...NOTHING, view };
    if (view === 'failed')
      return { ...NOTHING, view, alert: context.failure === null ? null : textOf(context.failure) };
    return {
      view,
      rows: shownRows(context).map(
        ({ level, node, position, count, isExpanded }) =>
          `${level} ${nameOf(node, context)} ${position}/${count} ${isExpanded ?? 'leaf'}`,
      ),
      cursor: placedOf(context.nodes, context.cursor) === null ? null : nameIn(snapshot, context.cursor),
      isOrdering: snapshot.hasTag('ordering'),
      alert: context.stale === null ? null : textOf(context.stale),
      dialog: dialogOf(snapshot),
      question: questionOf(snapshot),
    };
  },
};
