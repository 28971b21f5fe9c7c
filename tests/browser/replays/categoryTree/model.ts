import type { AnyMachineSnapshot } from 'xstate';
import type { CategoryTreeSnapshot } from '../../../../src/machines/categoryTree/machine';
import { shownRows } from '../../../../src/machines/categoryTree/nodes';
import { NEVER_REJECTS } from '../../../kit/ordinary';
import type { Model } from '../../../kit/types';
import { categoryTreeModel } from '../../../machines/categoryTree/model';
import { abbeys, art, museums, spas } from '../../../machines/categoryTree/nodes';
import { failureOf } from '../../../machines/fixtures';
import { answering, eventsWhere } from '../../kit/variants';

const base = categoryTreeModel as unknown as Model;

/** Cases that are done on a row, and the row. */
const ROWS: Readonly<Record<string, number>> = {
  Arte: art.id,
  Terme: spas.id,
  'accanto ad Abbazie': abbeys.id,
  'sotto Terme': spas.id,
  'Musei al posto di Abbazie': museums.id,
};
const TYPED: Readonly<Record<string, string>> = { muse: 'muse', 'ciò che non c’è': 'zzz', nulla: '' };
const ON_ROWS = ['cursor.set', 'node.toggle', 'node.edit', 'node.add', 'node.drop', 'delete.request'];

const isShown = ({ context }: CategoryTreeSnapshot, id: number | undefined): boolean =>
  shownRows(context).some(({ node }) => node.id === id);

/** What a hand can do: what stands over the page takes all that is pressed, and a row has to be there. */
function isPossible(type: string, current: AnyMachineSnapshot, name: string): boolean {
  const snapshot = current as CategoryTreeSnapshot;
  const { context } = snapshot;
  // The exit that waited was granted: the page is gone.
  if (snapshot.hasTag('left')) return false;
  if (snapshot.matches({ shown: { work: 'waitingSession' } })) return type === 'session.resumed';
  if (snapshot.hasTag('confirmingDeletion')) return type === 'delete.confirm' || type === 'delete.cancel';
  if (snapshot.hasTag('dialog')) {
    if (type === 'node.saved') return (name === 'Arte') === (context.opening?.kind === 'edit');
    return type === 'dialog.close';
  }
  if (ON_ROWS.includes(type)) return isShown(snapshot, ROWS[name]);
  switch (type) {
    case 'filter.change':
      return TYPED[name] !== context.filter;
    case 'language.set':
      return name === 'inglese' && context.language !== 'en';
    // Where everything is stored a page is left without a question.
    case 'leave.request':
      return context.pending.length > 0;
    default:
      return !['session.resumed', 'node.saved', 'dialog.close', 'delete.confirm', 'delete.cancel'].includes(type);
  }
}

/** The tree's model where the page can make its events. */
export const treeModel = {
  ...base,
  events: eventsWhere(base, isPossible),
  actors: {
    loadTree: answering(base, 'loadTree'),
    saveOrder: answering(base, 'saveOrder'),
    countUses: answering(base, 'countUses', {
      // A server that never counts is asked once: this one may be asked again.
      'che non li conta': { ok: false, failure: failureOf('server') },
    }),
    deleteNode: answering(base, 'deleteNode'),
  },
  joinInputs: true,
  unreachable: {
    'categoryTree.loading --error(loadTree)': NEVER_REJECTS,
    'categoryTree.shown.work.rereading --error(loadTree)': NEVER_REJECTS,
    'categoryTree.shown.work.ordering --error(saveOrder)': NEVER_REJECTS,
    'categoryTree.shown.work.counting --error(countUses)': NEVER_REJECTS,
    'categoryTree.shown.work.deleting --error(deleteNode)': NEVER_REJECTS,
  },
} as unknown as Model;
