import type { ResultParams } from '../kit/result';
import { cursorOn, withItem } from './gallery';
import { allFields, itemWith, meant, openedDetail, serverErrorsOf } from './rules';
import type { Detail, PickerContext, PickerEvent } from './types';

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
  inDetail(context, ({ form }) => ({ sending: form, failure: null, serverErrors: {} }));

export function detailSaved({ context }: At): Partial<PickerContext> {
  const { detail } = context;
  if (detail === null || detail.sending === null) return {};
  const item = itemWith(detail.item, detail.sending);
  return {
    detail: { ...detail, item, sending: null, failure: null, serverErrors: {} },
    ...withItem(context, item),
  };
}

export const savingFailed = ({ context }: At, { result }: ResultParams) =>
  inDetail(context, () =>
    result.ok ? {} : { sending: null, failure: result.failure, serverErrors: serverErrorsOf(result.failure.fields) },
  );
