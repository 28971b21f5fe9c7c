import { bugOf, payloadOf, type ResultParams, resultOf } from '../kit/result';
import { cursorOn, withItem } from './gallery';
import { allFields, formOf, formOver, itemWith, meant, openedDetail, serverErrorsOf } from './rules';
import type { Detail, PickerContext, PickerEvent, SavedItem } from './types';

type Of<Type extends PickerEvent['type']> = Omit<Extract<PickerEvent, { type: Type }>, 'type'>;

interface At {
  readonly context: PickerContext;
}

/** A change of the open data; nothing while none are open. */
const inDetail = ({ detail }: PickerContext, change: (detail: Detail) => Partial<Detail>): Partial<PickerContext> =>
  detail === null ? {} : { detail: { ...detail, ...change(detail) } };

export function detailOpened({ context }: At, { id }: Of<'detail.open'>): Partial<PickerContext> {
  const item = meant(context, id);
  return item === undefined ? {} : { detail: openedDetail(item), cursor: cursorOn(context, item) };
}

export const detailChanged = ({ context }: At, { change }: Of<'detail.change'>) =>
  inDetail(context, ({ form, serverErrors }) => ({
    form: { ...form, ...change },
    serverErrors: Object.fromEntries(Object.entries(serverErrors).filter(([field]) => !(field in change))),
  }));

export const fieldTouched = ({ context }: At, { field }: Of<'detail.blur'>) =>
  inDetail(context, ({ touched }) => ({ touched: [...new Set([...touched, field])] }));

export const fieldsTouched = ({ context }: At) => inDetail(context, () => ({ touched: allFields() }));

export const savingStarted = ({ context }: At) =>
  inDetail(context, ({ form }) => ({ sending: form, failure: null, serverErrors: {}, overtaken: null }));

/** What the server stored is known; what was typed since it was sent stays. */
export function detailSaved({ context }: At, { result }: ResultParams<SavedItem>): Partial<PickerContext> {
  const { detail } = context;
  if (detail === null || detail.sending === null || !result.ok) return {};
  const item = result.value.item ?? itemWith(detail.item, detail.sending);
  return {
    detail: {
      ...detail,
      item,
      form: formOver(detail.sending, detail.form, formOf(item)),
      sending: null,
      failure: null,
      serverErrors: {},
    },
    ...withItem(context, item),
  };
}

export const savingFailed = ({ context }: At, { result }: ResultParams) =>
  inDetail(context, () =>
    result.ok ? {} : { sending: null, failure: result.failure, serverErrors: serverErrorsOf(result.failure.fields) },
  );

const failing = [
  { type: 'keepSaveFailure', params: resultOf },
  { type: 'emitSaveFailure', params: resultOf },
] as const;
const broken = { target: 'editing', actions: { type: 'keepSaveFailure', params: bugOf } } as const;

const saved = [
  { type: 'takeSaved', params: resultOf },
  'emitSaved',
  { type: 'emitSaveMessage', params: resultOf },
] as const;

const saving = {
  description: 'I dati dell’immagine si salvano',
  tags: ['detail', 'savingDetail'],
  entry: 'startSaving',
  invoke: {
    id: 'saveItem',
    src: 'saveItem',
    input: ({ context: { detail } }: At) => {
      if (detail === null || detail.sending === null) throw new Error('nothing to save');
      return { id: detail.item.id, form: detail.sending, updatedAt: detail.item.updated_at ?? null };
    },
    onDone: [
      { guard: { type: 'isDoneUnseen', params: resultOf }, target: 'closed', actions: [...saved, 'closeDetail'] },
      { guard: { type: 'answered', params: resultOf }, target: 'editing', actions: saved },
      {
        guard: { type: 'isConflict', params: resultOf },
        target: 'comparing',
        actions: { type: 'noteOvertaken', params: resultOf },
      },
      { target: 'editing', actions: failing },
    ],
    onError: broken,
  },
} as const;

const comparing = {
  description: 'Qualcun altro ha salvato nel frattempo: legge i dati salvati',
  tags: ['detail', 'savingDetail'],
  invoke: {
    id: 'readItem',
    src: 'readItem',
    input: ({ context: { detail } }: At) => ({ id: detail?.item.id ?? 0 }),
    onDone: [
      {
        guard: { type: 'isColliding', params: resultOf },
        target: 'resolving',
        actions: { type: 'takeConflict', params: resultOf },
      },
      {
        guard: { type: 'answered', params: resultOf },
        target: 'editing',
        actions: { type: 'takeRebased', params: resultOf },
      },
      // Unread it keeps its old version: the next saving finds that out and reads it then.
      { target: 'editing', actions: failing },
    ],
    onError: broken,
  },
} as const;

/** Unsaved data need a confirmation before the picker goes on to another image, closes or inserts. */
const asks = { target: 'asking', actions: { type: 'keepLeaving', params: payloadOf } } as const;
const confirmsFirst = { ...asks, guard: 'isBlocked' } as const;
const asksFirst = { ...asks, guard: 'accepted' } as const;
const closing = [confirmsFirst, { guard: 'accepted', target: 'closed', actions: 'closeDetail' }] as const;

/** The data of one image. They outlive the closing of the dialog: nothing typed is lost. */
export const detail = {
  initial: 'closed',
  on: {
    'detail.change': { guard: 'accepted', actions: { type: 'changeDetail', params: payloadOf } },
    'detail.blur': { guard: 'accepted', actions: { type: 'touchField', params: payloadOf } },
  },
  states: {
    closed: {
      description: 'Nessuna immagine è aperta',
      on: {
        'detail.open': { guard: 'accepted', target: 'editing', actions: { type: 'openDetail', params: payloadOf } },
      },
    },
    editing: {
      description: 'I dati di un’immagine sono aperti',
      tags: 'detail',
      always: { guard: 'isDetailClosed', target: 'closed' },
      on: {
        'detail.open': [confirmsFirst, { guard: 'accepted', actions: { type: 'openDetail', params: payloadOf } }],
        'detail.close': closing,
        'picker.close': closing,
        'picker.insert': closing,
        'detail.save': [
          { guard: 'isComplete', target: 'saving' },
          { guard: 'accepted', actions: 'touchFields' },
        ],
      },
    },
    saving,
    comparing,
    resolving: {
      description: 'Qualcun altro ha salvato gli stessi campi: si sceglie quali valori tenere',
      tags: ['detail', 'conflict'],
      always: { guard: 'isDetailClosed', target: 'closed' },
      on: {
        // What collides is unsaved by itself.
        'detail.open': asksFirst,
        'detail.close': asksFirst,
        'picker.close': asksFirst,
        'picker.insert': asksFirst,
        'conflict.keepMine': [
          { guard: 'isComplete', target: 'saving', actions: 'keepMine' },
          { guard: 'accepted', target: 'editing', actions: ['keepMine', 'touchFields'] },
        ],
        'conflict.takeTheirs': { guard: 'accepted', target: 'editing', actions: 'takeTheirs' },
      },
    },
    asking: {
      description: 'Si chiede se lasciare i dati non salvati',
      tags: ['detail', 'askingToLeave'],
      always: { guard: 'isDetailClosed', target: 'closed', actions: 'goOn' },
      on: {
        'leave.confirm': { guard: 'accepted', target: 'closed', actions: 'goOn' },
        'leave.cancel': [
          { guard: 'isInConflict', target: 'resolving', actions: 'clearLeaving' },
          { guard: 'accepted', target: 'editing', actions: 'clearLeaving' },
        ],
      },
    },
  },
} as const;
