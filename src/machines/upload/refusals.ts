import { uploadTexts } from '../../messages/screens/upload';
import { defineRefusals } from '../kit/refusals';
import { failed, isFinished, isToReduce, isUnderWay, newFiles, reduceRefusal, rowOf, TO_RETRY } from './rules';
import type { UploadContext, UploadEvent, UploadRow } from './types';

const { refusals: texts } = uploadTexts;

type Context = UploadContext;
interface OfFile {
  readonly id: string;
}

const isClosed = ({ refusal }: Context) => refusal;
const isUnknown = (context: Context, { id }: OfFile) => (rowOf(context, id) === undefined ? texts.unknown : null);

/** A condition on the row of the file that an event names; one that is not there has no say. */
const ofRow =
  (words: (row: UploadRow, context: Context) => string | null) =>
  (context: Context, { id }: OfFile): string | null => {
    const row = rowOf(context, id);
    return row === undefined ? null : words(row, context);
  };

const isNotSending = ({ slots }: Context, { id }: OfFile) => (slots.includes(id) ? null : texts.notSending);
const ASKING = {
  isUnknown,
  isNotAsking: ofRow(({ status }) => (status === 'reduced' ? null : texts.notAsking)),
};

export const { guards, unless, refusalOf, reason } = defineRefusals<Context, UploadEvent>({
  'files.add': {
    isClosed,
    isNothing: (_, { files }) => (files.length === 0 ? texts.noFiles : null),
    isKnown: (context, { files }) => (newFiles(context, files).length === 0 ? texts.known : null),
  },
  'file.cancel': { isUnknown, isNotUnderWay: ofRow((row) => (isUnderWay(row) ? null : texts.notUnderWay)) },
  'file.retry': {
    isClosed,
    isUnknown,
    isDone: ofRow(({ status }) => (status === 'done' ? texts.done : null)),
    isRefused: ofRow(({ status }) => (status === 'refused' ? texts.refused : null)),
    isUnderWay: ofRow(({ status }) => (TO_RETRY.has(status) || status === 'cancelled' ? null : texts.already)),
  },
  'failed.retry': { isClosed, hasNoneFailed: ({ rows }) => (rows.some(failed) ? null : texts.nothingFailed) },
  'file.reduce': { isClosed, isUnknown, isIrreducible: ofRow((row, { target }) => reduceRefusal(row, target)) },
  'refused.reduce': {
    isClosed,
    hasNoneToReduce: ({ rows, target }) => (rows.some((row) => isToReduce(row, target)) ? null : texts.nothingToReduce),
  },
  'reduction.accept': ASKING,
  'reduction.decline': ASKING,
  'file.remove': { isUnknown, isUnderWay: ofRow((row) => (isUnderWay(row) ? texts.underWay : null)) },
  'finished.clear': { hasNoneFinished: ({ rows }) => (rows.some(isFinished) ? null : texts.nothingFinished) },
  'file.progress': { isNotSending },
  'file.answered': { isNotSending },
});
