import type { SnapshotFrom } from 'xstate';
import { listingForm } from '../../../../src/content/lists/list';
import type { listMachine } from '../../../../src/machines/list/machine';
import { defaultQuery } from '../../../../src/machines/list/query';
import type { ListInput, ListQuery } from '../../../../src/machines/list/types';
import { news } from '../../../content/named';
import { NEVER_REJECTS } from '../../../kit/ordinary';
import type { Model } from '../../../kit/types';
import { failureOf } from '../../../machines/fixtures';
import { listModel } from '../../../machines/list/model';
import { BOLOGNA } from '../../../machines/list/samples';
import { answering } from '../../kit/variants';

export type ListSnapshot = SnapshotFrom<typeof listMachine>;

const listing = listingForm(news);
const everything = { view: true, create: true, edit: true, delete: true };
const query = (change: Partial<ListQuery> = {}): ListQuery => ({ ...defaultQuery(news), limit: 10, ...change });
const idle = (snapshot: ListSnapshot) => snapshot.matches({ deletion: 'idle' });

const inputs: Readonly<Record<string, ListInput>> = {
  'primo ingresso': { listing, abilities: everything, query: query() },
  'filtro e pagina ripristinati, senza permesso di modificare ed eliminare': {
    listing,
    abilities: { ...everything, edit: false, delete: false },
    query: query({ page: 2, filters: { ...defaultQuery(news).filters, provincia: BOLOGNA } }),
    isStored: true,
  },
  'ricerca ripristinata': { listing, abilities: everything, query: query({ keywords: 'sagra' }), isStored: true },
};

/** Other lists have them; walked without a browser, and tried in their own journeys. */
const NO_ACTIONS =
  'the model runs none of the actions that news have, and they are deleted after a question of the list';

const COME_BACK = 'si torna a un elenco già visto: percorso a parte';
const ANSWERED = 'la risposta arriva prima che l’elenco si disegni: prova a parte';

/** The list's model over the real news. */
export const newsListModel = {
  ...listModel,
  inputs,
  events: {
    ...listModel.events,
    // Its dialog has its own screen, bulkReview.
    'step.request': { phrase: 'Scegli un passaggio di stato', cases: {} },
    'list.reload': {
      phrase: 'Ricarica l’elenco',
      // While rows are deleted the dialog lies over everything.
      cases: (snapshot: ListSnapshot): Record<string, object> => (idle(snapshot) ? { '': {} } : {}),
    },
    'url.change': {
      phrase: 'Torna indietro nel browser',
      cases: (snapshot: ListSnapshot): Record<string, object> =>
        snapshot.hasTag('shown') && idle(snapshot) && snapshot.matches({ query: 'settled' })
          ? { 'alla prima pagina di prima': { query: query({ orderBy: '+title' }), warnings: [] } }
          : {},
    },
  },
  actors: {
    // A 403 would end the session: no list ever shows one.
    loadRows: answering(listModel, 'loadRows', {
      rifiuto: { ok: false, failure: failureOf('server', { message: 'Il server è in manutenzione.' }) },
    }),
    deleteRows: answering(listModel, 'deleteRows'),
  },
  unreachable: {
    'list.rows.opening --always[opensAnswered]': ANSWERED,
    'list.rows.opening --always[hasAnswer]': COME_BACK,
    'list.rows.refreshing': COME_BACK,
    'list.rows.refreshing --done(loadRows)[isCorrectable]': COME_BACK,
    'list.rows.refreshing --done(loadRows)[isPastLast]': COME_BACK,
    'list.rows.refreshing --done(loadRows)[answered]': COME_BACK,
    'list.rows.refreshing --done(loadRows)[otherwise]': COME_BACK,
    'list.rows.refreshing --error(loadRows)': NEVER_REJECTS,
    'list.rows.starting --error(loadRows)': NEVER_REJECTS,
    'list.rows.reloading --error(loadRows)': NEVER_REJECTS,
    'list.deletion.deleting --error(deleteRows)': NEVER_REJECTS,
    'list --step.request[unless(hasNoSteps, mayNotEdit, mayNotPublish, isNothingMeant, isNotShown)]':
      'chiesto sullo schermo dei passaggi di stato',
    'list.action.acting': NO_ACTIONS,
    'list.deletion.idle --delete.request[asksOnScreen]': NO_ACTIONS,
    'list.action.idle --action.run[isDoneByScreen]': NO_ACTIONS,
    'list.action.idle --action.run[unless(isUnknown, isForbidden, isNothingMeant, isNotShown)]': NO_ACTIONS,
    'list.action.acting --done(runAction)': NO_ACTIONS,
    'list.action.acting --error(runAction)': NO_ACTIONS,
  },
} as Model;
