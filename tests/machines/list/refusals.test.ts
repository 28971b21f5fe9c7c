import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { ListingAction, ListingForm } from '../../../src/content/lists/list';
import { listMachine } from '../../../src/machines/list/machine';
import { refusalOf } from '../../../src/machines/list/refusals';
import { actionIds, rowsMeant, searchStep } from '../../../src/machines/list/rules';
import { isSelectable } from '../../../src/machines/list/selection';
import type { ListAbilities, ListContext, ListEvent } from '../../../src/machines/list/types';
import { listTexts as messages } from '../../../src/messages/screens/list';
import { input, listing, page, people, query } from './samples';

const { refusals } = messages;
const nothing: ListAbilities = { view: true, create: false, edit: false, delete: false };
const everything: ListAbilities = { view: true, create: true, edit: true, delete: true };

/** A list that shows the rows 3, 2, 1 of 13. */
const shown = (change: Partial<ListContext> = {}): ListContext => ({
  ...createActor(listMachine, { input: input() }).getSnapshot().context,
  rows: page([3, 2, 1], 13).value.rows,
  total: 13,
  shownQuery: query(),
  ...change,
});

const without = (removal: 'delegated' | 'none', actions: readonly ListingAction[] = []): ListingForm => ({
  ...listing,
  list: { ...listing.list, removal, actions },
});
const onSelection: ListingAction = { name: 'approve', title: 'Approva', on: 'selection', by: 'server', needs: 'edit' };

describe('rows can be selected', () => {
  test.each([
    ['where they can be deleted', listing, { ...nothing, delete: true }, true],
    ['where the screen asks about deletions', without('delegated'), { ...nothing, delete: true }, true],
    ['not without the right to delete', listing, nothing, false],
    ['not where nothing is deleted', without('none'), everything, false],
    ['for an action of theirs', without('none', [onSelection]), everything, true],
    ['not for an action that one may not do', without('none', [onSelection]), { ...nothing, delete: true }, false],
    ['for an action that everybody may do', people, nothing, true],
    ['not for an action of one row', without('none', [{ ...onSelection, on: 'row' }]), everything, false],
    ['not for an action of the whole list', without('none', [{ ...onSelection, on: 'list' }]), everything, false],
  ])('%s', (_, form, abilities, outcome) => expect(isSelectable(form, abilities)).toBe(outcome));
});

test.each([
  ['  ', '', 'none'],
  [' ', 'sagra', 'all'],
  ['s', '', 'none'],
  [' sa ', '', 'pause'],
  ['sagra ', 'sagra', 'none'],
  ['sagre', 'sagra', 'pause'],
] as const)('«%s» typed where «%s» was searched asks for: %s', (text, keywords, step) =>
  expect(searchStep(shown({ query: query({ keywords }) }), text)).toBe(step),
);

describe('what is meant', () => {
  const selected = shown({ selection: [2, 1], cursor: 3 });

  test.each([
    ['the rows named', selected, [9], [9]],
    ['no rows, if none is named', selected, [], []],
    ['the selection', selected, undefined, [2, 1]],
    ['the row of the cursor without a selection', shown({ cursor: 3 }), undefined, [3]],
    ['nothing without either', shown(), undefined, []],
  ])('by a deletion: %s', (_, context, named, ids) => expect(rowsMeant(context, named)).toEqual(ids));

  test.each([
    ['the rows named', 'row', selected, [9], [9]],
    ['the row of the cursor', 'row', selected, undefined, [3]],
    ['the selection', 'selection', selected, undefined, [2, 1]],
    ['not the cursor where the selection is meant', 'selection', shown({ cursor: 3 }), undefined, []],
    ['nothing of the list as a whole', 'list', selected, undefined, []],
    ['nothing without a cursor', 'row', shown(), undefined, []],
  ] as const)('by an action: %s', (_, on, context, named, ids) =>
    expect(actionIds(context, { ...onSelection, on }, named)).toEqual(ids),
  );
});

describe('a shown list refuses', () => {
  const whole = { listing: people, shownQuery: query(), query: query() };
  const NOTHING_YET = { rows: [], shownQuery: null };
  const twoActions = without('none', [onSelection]);

  test.each<[string, Partial<ListContext>, ListEvent, string | null]>([
    ['no declared filter', {}, { type: 'filter.change', name: 'provincia', value: 1 }, null],
    ['an unknown filter', {}, { type: 'filter.change', name: 'tema', value: 1 }, refusals.unknownFilter],
    ['no sortable column', {}, { type: 'sort.toggle', field: 'title' }, null],
    ['another column', {}, { type: 'sort.toggle', field: 'status' }, refusals.unknownSort],
    ['no size of a page', {}, { type: 'pageSize.change', limit: 20 }, null],
    ['another size', {}, { type: 'pageSize.change', limit: 25 }, refusals.unknownLimit],
    ['any size where there are no pages', whole, { type: 'pageSize.change', limit: 20 }, refusals.notPaged],
    ['no other page', {}, { type: 'page.go', page: 2 }, null],
    ['not the first page either', { query: query({ page: 2 }) }, { type: 'page.go', page: 1 }, null],
    ['the page shown', {}, { type: 'page.go', page: 1 }, refusals.samePage],
    ['page 0', {}, { type: 'page.go', page: 0 }, refusals.noSuchPage(2)],
    ['half a page', {}, { type: 'page.go', page: 1.5 }, refusals.noSuchPage(2)],
    ['a page past the last', {}, { type: 'page.go', page: 3 }, refusals.noSuchPage(2)],
    ['a page before the first answer', { shownQuery: null }, { type: 'page.go', page: 2 }, refusals.notLoaded],
    ['no other address', {}, { type: 'url.change', query: query({ page: 2 }) }, null],
    ['the same address', {}, { type: 'url.change', query: query() }, refusals.sameQuery],
    ['it also without warnings', {}, { type: 'url.change', query: query(), warnings: [] }, refusals.sameQuery],
    ['not if it said something wrong', {}, { type: 'url.change', query: query(), warnings: ['no'] }, null],
    ['no row named', {}, { type: 'row.select', id: 3 }, null],
    ['no row of the cursor', { cursor: 3 }, { type: 'row.selectTo' }, null],
    ['a row without cursor', {}, { type: 'row.select' }, refusals.noCursor],
    ['a row that is elsewhere', {}, { type: 'row.selectTo', id: 9 }, refusals.notShown],
    [
      'a row for which there is no right',
      { abilities: nothing },
      { type: 'row.select', id: 3 },
      refusals.noDelete('avvisi'),
    ],
    ['a row for which there is no use', { listing: without('none') }, { type: 'row.select', id: 3 }, refusals.noUse],
    ['no page of rows', {}, { type: 'page.select' }, null],
    ['a page without rows', { rows: [] }, { type: 'page.select' }, refusals.noRows],
    ['a range without rows', { rows: [] }, { type: 'selection.extend', to: 'next' }, refusals.noRows],
    ['a page without use', { listing: without('none') }, { type: 'page.select' }, refusals.noUse],
    ['no selection to be cleared', { selection: [3] }, { type: 'selection.clear' }, null],
    ['to clear an empty one', {}, { type: 'selection.clear' }, refusals.noSelection],
    ['no way of the cursor', {}, { type: 'cursor.move', to: 'next' }, null],
    ['no row for the cursor', {}, { type: 'cursor.move', to: { id: 2 } }, null],
    ['the cursor without rows', { rows: [] }, { type: 'cursor.move', to: 'next' }, refusals.noRows],
    ['any of them before the first answer', NOTHING_YET, { type: 'cursor.move', to: 'next' }, refusals.notLoaded],
    ['the page then', NOTHING_YET, { type: 'page.select' }, refusals.notLoaded],
    ['a range then', NOTHING_YET, { type: 'selection.extend', to: 'next' }, refusals.notLoaded],
    ['the cursor on a row elsewhere', {}, { type: 'cursor.move', to: { id: 9 } }, refusals.notShown],
    ['no step of rows', { cursor: 3 }, { type: 'step.request', step: 'publish' }, null],
    ['a step of nothing', {}, { type: 'step.request', step: 'submit' }, refusals.noRow],
    ['a step of a row elsewhere', {}, { type: 'step.request', step: 'submit', ids: [9] }, refusals.notShown],
    [
      'a step where nothing is reviewed',
      { listing: people },
      { type: 'step.request', step: 'submit', ids: [3] },
      refusals.noSteps,
    ],
    [
      'it without the right to edit',
      { abilities: nothing },
      { type: 'step.request', step: 'submit', ids: [3] },
      refusals.noEdit('avvisi'),
    ],
    [
      'publishing without the right to publish',
      { abilities: { ...nothing, edit: true } },
      { type: 'step.request', step: 'approve', ids: [3] },
      refusals.noPublish('avvisi'),
    ],
    ['no deletion of what is named', {}, { type: 'delete.request', ids: [3, 1] }, null],
    ['a deletion of nothing', {}, { type: 'delete.request' }, refusals.nothingToDelete],
    ['a deletion of what is elsewhere', {}, { type: 'delete.request', ids: [3, 9] }, refusals.notShown],
    ['it without the right', { abilities: nothing }, { type: 'delete.request', ids: [3] }, refusals.noDelete('avvisi')],
    [
      'it where nothing is deleted',
      { listing: without('none') },
      { type: 'delete.request', ids: [3] },
      refusals.noRemoval,
    ],
    ['no action of a row', whole, { type: 'action.run', name: 'toggle', ids: [3] }, null],
    ['no action of the list', { ...whole, rows: [] }, { type: 'action.run', name: 'exportAll' }, null],
    ['an action it has not', whole, { type: 'action.run', name: 'print' }, refusals.unknownAction],
    [
      'an action without its right',
      { ...whole, abilities: nothing },
      { type: 'action.run', name: 'toggle', ids: [3] },
      refusals.notAllowed('Attiva'),
    ],
    ['an action without a row', whole, { type: 'action.run', name: 'toggle' }, refusals.noCursor],
    [
      'an action without a selection',
      { listing: twoActions },
      { type: 'action.run', name: 'approve' },
      refusals.noSelection,
    ],
    ['an action elsewhere', whole, { type: 'action.run', name: 'toggle', ids: [3, 9] }, refusals.notShown],
    ['no filters', {}, { type: 'filters.apply' }, null],
  ])('%s', (_, change, event, reason) => expect(refusalOf(shown(change), event)).toBe(reason));
});
