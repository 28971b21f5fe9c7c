import { done, send } from '../../kit/model';
import { opening } from './samples';

/** The gallery is open and shows its first page. */
export const shown = [send({ type: 'picker.open', ...opening }), done('loadPage', 'due immagini di quattro')];

/** Its first image is open, another title is on its way to the server. */
export const savingTitle = [
  ...shown,
  send({ type: 'detail.open', id: 1 }),
  send({ type: 'detail.change', change: { titolo: 'Mare calmo' } }),
  send({ type: 'detail.save' }),
];

/** Where the open gallery is at rest. */
export const IDLE = {
  dialog: { open: { pages: 'shown', pane: 'gallery' } },
  detail: 'closed',
  deletion: 'idle',
  licensing: 'idle',
} as const;

/** What is kept of an image's data besides the data, where nothing was left, sent or refused. */
export const UNTOUCHED = {
  touched: [],
  serverErrors: {},
  failure: null,
  sending: null,
  overtaken: null,
  theirs: null,
} as const;
