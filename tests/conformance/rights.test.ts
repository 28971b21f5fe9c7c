import { expect, test } from 'vitest';
import type { Need } from '../../server/http/access';
import { declaredRoutes } from '../../tools/permissions/routes';
import { callsAmong, trialsOf } from '../../tools/permissions/table';

const calls = callsAmong(await declaredRoutes());

/** What a call asks of who makes it, whichever way it is made: `tests/server/permissions.test.ts` tries that it does. */
function needsOf(id: string): readonly Need[] {
  const call = calls.find(({ endpoint }) => endpoint.id === id);
  if (call === undefined) throw new Error(`no route serves '${id}'`);
  return trialsOf(call, 0).map(({ need }) => need);
}

const administrators: Need = { administrator: true };
const may = (...ability: readonly string[]) => ability;

/** What the documents say that a call asks: any of these abilities, or the administrators' role. */
const ASKED: readonly (readonly [name: string, ids: readonly string[], asked: Need | readonly string[]])[] = [
  [
    'schede dei ruoli [1-6.5]',
    ['roles.read', 'roles.create', 'roles.update', 'roles.remove', 'roles.search'],
    administrators,
  ],
  ['elenco dei redirect [1-2.17.1]', ['redirects.list'], may('menu-view')],
  ['eliminazione di un redirect [1-2.17.6]', ['redirects.remove'], may('errore404-delete')],
  ['albero delle categorie [3-6.6]', ['categories.tree'], may('category-view')],
  [
    'categorie [1-6.8, 3-2.65, 3-6.6]',
    ['categories.create', 'categories.update', 'categories.order', 'categories.remove'],
    may('category-edit'),
  ],
  ['attività da valutare e prenotabili [3-6.5]', ['activities.list', 'bookable.list'], may('event-view')],
  ['nuovo tag [3-6.2]', ['tags.create'], may('operations/tags-create')],
  ['elenco delle esperienze [3-6.8]', ['esperienze.list', 'esperienze.read'], may('esperienze-view')],
  ['nuova esperienza [3-6.8]', ['esperienze.create'], may('esperienze-create')],
  ['eliminazione di una esperienza [3-6.8]', ['esperienze.remove'], may('esperienze-delete')],
  ['eliminazione di un allegato [3-6.7]', ['attachments.remove'], may('media-delete')],
  ['eventi in evidenza [3-6.7]', ['featured.list'], may('media-view')],
  ['elenco delle news [2-6.1]', ['news.list', 'news.read'], may('news-view')],
  ['nuova news [2-6.2]', ['news.create'], may('news-create')],
  ['modifica di una news [1-6.7]', ['news.update'], may('news-edit')],
  ['eliminazione di una news [1-6.7, 2-6.3]', ['news.remove'], may('news-delete')],
];

test.each(ASKED)('a call asks what the documents say: %s', (_, ids, asked) => {
  const said = (need: Need) => ('ability' in need ? [need.ability].flat() : need);
  for (const id of ids) expect([id, needsOf(id).map(said)]).toEqual([id, needsOf(id).map(() => asked)]);
});
