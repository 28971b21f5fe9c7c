import { withEvent } from '../kit/result';
import { cursorOn, withItem } from './gallery';
import { unless } from './refusals';
import { meant } from './rules';
import type { At, Of, PickerContext } from './types';

export function detailOpened({ context }: At, { id }: Of<'detail.open'>): Partial<PickerContext> {
  const item = meant(context, id);
  return item === undefined ? {} : { detail: { item, work: 'none' }, cursor: cursorOn(context, item) };
}

/** A form that was closed meanwhile has nothing to say of the one that is open. */
export const detailReported = (
  { context: { detail } }: At,
  { id, work }: Of<'detail.report'>,
): Partial<PickerContext> => (detail?.item.id === id ? { detail: { ...detail, work } } : {});

export const imageStored = ({ context }: At, { item }: Of<'image.stored'>): Partial<PickerContext> => {
  const { detail } = context;
  return { ...withItem(context, item), detail: detail?.item.id === item.id ? { ...detail, item } : detail };
};

/** Unsaved data need a confirmation before the picker goes on to another image, closes or inserts. */
const confirmsFirst = { guard: 'isBlocked', target: 'asking', actions: withEvent('keepLeaving') } as const;

/**
 * Which image has its data open. Their form is a record's, which tells here how it stands; it outlives the closing of the
 * dialog as long as something is to be saved: nothing typed is lost.
 */
export const detail = {
  initial: 'closed',
  on: {
    'detail.report': { actions: withEvent('takeReport') },
    'image.stored': { actions: [withEvent('takeStored'), withEvent('emitStored')] },
  },
  states: {
    closed: {
      description: 'Nessuna immagine è aperta',
      on: {
        'detail.open': { guard: unless('detail.open'), target: 'open', actions: withEvent('openDetail') },
      },
    },
    open: {
      description: 'I dati di un’immagine sono aperti',
      tags: 'detail',
      always: [
        { guard: 'isDetailClosed', target: 'closed' },
        { guard: 'isDoneUnseen', target: 'closed', actions: 'closeDetail' },
      ],
      on: {
        'detail.open': [confirmsFirst, { guard: unless('detail.open'), actions: withEvent('openDetail') }],
        'detail.close': [confirmsFirst, { guard: unless('detail.close'), target: 'closed', actions: 'closeDetail' }],
        'picker.close': confirmsFirst,
        'picker.insert': confirmsFirst,
      },
    },
    asking: {
      description: 'Si chiede se lasciare i dati non salvati',
      tags: ['detail', 'askingToLeave'],
      always: [
        { guard: 'isDetailClosed', target: 'closed', actions: 'goOn' },
        // Saved meanwhile, when the browser was back in the network: there is nothing left to ask.
        { guard: 'isSaved', target: 'closed', actions: 'goOn' },
      ],
      on: {
        'leave.confirm': { guard: unless('leave.confirm'), target: 'closed', actions: 'goOn' },
        'leave.cancel': { guard: unless('leave.cancel'), target: 'open', actions: 'clearLeaving' },
      },
    },
  },
} as const;
