import { done, send } from '../../kit/model';
import { opening } from './samples';

/** The gallery is open and shows its first page. */
export const shown = [send({ type: 'picker.open', ...opening }), done('loadPage', 'due immagini di quattro')];

/** Its first image is open, and its form has something unsaved. */
export const unsaved = [
  ...shown,
  send({ type: 'detail.open', id: 1 }),
  send({ type: 'detail.report', id: 1, work: 'unsaved' }),
];

/** Where the open gallery is at rest. */
export const IDLE = {
  dialog: { open: { pages: 'shown', pane: 'gallery' } },
  detail: 'closed',
  deletion: 'idle',
  licensing: 'idle',
} as const;
