import type { ContextFrom } from 'xstate';
import type { editorMachine } from '../../../src/machines/editor/machine';
import { after, done, refused, send } from '../../kit/model';
import type { Journey } from '../../kit/types';
import { route, titleOf } from './route';
import { changedBy, lastEarlier, routeDraft, routeSince } from './routeWalk';

const { item: drafted, base } = routeDraft(route);

const CESENA = titleOf('12');
const edited = { path: CESENA, value: 'Cesena!' };
/** Edited, and moved while the save was on its way. */
const moved = lastEarlier(changedBy(base, edited));

/** What people do with the stops of a route, from the beginning to a pinned end. */
export const routeJourneys: readonly Journey<'itinerario con tappe', ContextFrom<typeof editorMachine>>[] = [
  {
    name: 'due che hanno spostato e modificato le stesse tappe decidono di ognuna, dovunque sia finita',
    input: 'itinerario con tappe',
    steps: [
      done('loadItem', 'come fu salvato'),
      send({ type: 'draft.restore' }),
      send({ type: 'save.request' }),
      after('savePause'),
      done('saveItem', 'salvato prima da altri'),
      done('loadItem', 'spostato e cambiato da altri'),
      refused({ type: 'save.request' }),
      refused({ type: 'conflict.keepMine', path: 'tappe.@12' }),
      send({ type: 'conflict.keepMine', path: CESENA }),
      refused({ type: 'save.request' }),
      send({ type: 'conflict.takeTheirs', path: 'tappe' }),
      send({ type: 'save.request' }),
      after('savePause'),
    ],
    end: {
      value: { form: { open: 'saving' }, statuses: 'ready', drafting: 'quiet', leaving: 'staying' },
      context: {
        changed: [CESENA],
        conflict: null,
        saved: routeSince(route),
        sending: { ...changedBy(routeSince(route), { path: CESENA, value: 'Cesena ritrovata' }), lang: 'it' },
      },
    },
  },
  {
    name: 'una bozza ritrova le sue tappe, anche dove altri le hanno spostate nel frattempo',
    input: 'itinerario con tappe',
    steps: [
      done('loadItem', 'spostato e cambiato da altri'),
      refused({ type: 'field.change', ...edited }),
      send({ type: 'draft.restore' }),
      send({ type: 'field.change', path: titleOf('13'), value: 'Imola e Dozza' }),
      refused({ type: 'field.change', path: titleOf('14'), value: 'Forlì' }),
    ],
    end: {
      value: { form: { open: 'editing' }, statuses: 'ready', drafting: 'pausing', leaving: 'staying' },
      context: {
        item: changedBy(drafted, { path: titleOf('13'), value: 'Imola e Dozza' }),
        saved: base,
        changed: ['tappe', CESENA, titleOf('13')],
        offered: null,
      },
      emitted: ['draft.changed', 'draft.changed'],
    },
  },
  {
    name: 'un errore del server sta alla tappa che intende, anche se intanto si è spostata',
    input: 'itinerario con tappe',
    steps: [
      done('loadItem', 'come fu salvato'),
      send({ type: 'draft.discard' }),
      send({ type: 'field.change', ...edited }),
      send({ type: 'save.request' }),
      after('savePause'),
      send({ type: 'field.change', ...moved }),
      done('saveItem', 'titolo di una tappa rifiutato'),
      send({ type: 'field.change', ...lastEarlier(changedBy(changedBy(base, edited), moved)) }),
      send({ type: 'error.next' }),
    ],
    end: {
      value: { form: { open: 'editing' }, statuses: 'ready', drafting: 'pausing', leaving: 'staying' },
      context: {
        changed: [CESENA],
        serverErrors: { [CESENA]: 'Titolo già usato' },
        focus: { path: CESENA, turn: 2 },
        sending: null,
      },
    },
  },
];
