import type { Found } from '../../../src/contract/search';
import type { EntityAction } from '../../../src/machines/entityActions/types';
import { type ListFacts, listFacts } from '../../../src/machines/palette/listFacts';
import { searchRows, withRecent } from '../../../src/machines/palette/recents';
import { entityRow } from '../../../src/machines/palette/rules';
import type { PaletteRow } from '../../../src/machines/palette/types';
import { news } from '../../content/named';
import { send } from '../../kit/model';

const row = (id: string, title: string, more: Partial<PaletteRow> = {}): PaletteRow => ({
  id,
  section: 'page',
  title,
  hint: null,
  keywords: [],
  keys: [],
  refusal: null,
  subject: null,
  action: { kind: 'command', command: id },
  ...more,
});

export const save = row('editor.save', 'Salva', { keys: ['mod+S'] });
export const publish = row('editor.publish', 'Salva e pubblica', { refusal: 'Manca la descrizione' });
export const goNews = row('go.news', 'Gestione News', { section: 'navigation' });
export const signOut = row('shell.signOut', 'Esci', {
  section: 'navigation',
  keywords: ['termina', 'uscire'],
  isDestructive: true,
});
export const [again] = searchRows([{ text: 'anna', scope: 'people' }], { all: '', contents: '', people: '' }) as [
  PaletteRow,
];
export const rows = [publish, save, goNews];
/** The list of news before and after the names of its provinces came. */
export const [unnamedLists, namedLists] = [{}, { province: [{ value: 34, label: 'Parma' }] }].map((known) =>
  listFacts([news], known, ['it', 'en']),
) as [readonly ListFacts[], readonly ListFacts[]];
export const overDialog = [row('dialog.main', 'Conferma'), row('dialog.close', 'Annulla')];
export const waitingDialog = [
  row('dialog.main', 'Conferma', { refusal: 'È in corso' }),
  row('dialog.close', 'Annulla'),
];

export const salt: Found = { area: 'news', id: 7, title: 'Saline di Cervia', lang: 'it', status: 1, route: '/news/7' };
export const anna: Found = { area: 'user', id: 3, title: 'Anna Salvi', route: '/users/3' };
export const [recent] = withRecent(
  [],
  entityRow(salt, () => 'news'),
) as [PaletteRow];
export const FOUND = 'entity:news:7:it';
const entityAction = (id: string, title: string, refusal: string | null = null): EntityAction => ({
  id,
  title,
  hint: null,
  keywords: [],
  refusal,
  effect: { kind: 'act', action: id },
});
export const openIt = entityAction('open', 'Apri');
export const publishIt = entityAction('publish', 'Pubblica', 'serve news-publish');
export const open = send({ type: 'palette.open', rows });
export const type = (text: string) => send({ type: 'query.type', text });
export const openActions = (id: string) => send({ type: 'actions.open', id });
export const run = (id: string, newTab = false) => send({ type: 'row.run', id, newTab });
