import { calling } from './actor';
import { withAnswer, withBug } from './result';

/** A state of the region below that confirms whether unsaved work may be lost; what is confirmed runs `actions`. */
const asking = <const Actions>(description: string, actions: Actions) =>
  ({
    description,
    tags: 'askingToLeave',
    on: { 'leave.confirm': { target: 'left', actions }, 'leave.cancel': 'staying' },
  }) as const;

interface LeaveTexts {
  readonly staying: string;
  readonly asking: string;
  readonly left: string;
}

/**
 * The region `leaving` of a machine with work that could be lost: staying, asking, left. Takes the transitions on
 * `leave.request` (to `asking`) from staying and, again, from left; the actions of a confirmed leaving (at least one that
 * emits `left`); and the states' Italian descriptions. Tags: `askingToLeave`, `left`.
 */
export const leaveRegion = <const Request, const Again, const Actions>(
  { request, again, confirmed }: { readonly request: Request; readonly again: Again; readonly confirmed: Actions },
  texts: LeaveTexts,
) =>
  ({
    initial: 'staying',
    states: {
      staying: { description: texts.staying, on: { 'leave.request': request } },
      asking: asking(texts.asking, confirmed),
      left: { description: texts.left, tags: 'left', on: { 'leave.request': again } },
    },
  }) as const;

/**
 * The same region for a form with CHIUDI (`close.request`), which goes back at once where nothing is unsaved. The machine
 * has the guard `isDirty` and the actions `emitLeft` and `goBack`.
 */
export const closableRegion = (texts: LeaveTexts & { readonly closing: string }) =>
  ({
    initial: 'staying',
    states: {
      staying: {
        description: texts.staying,
        on: {
          'leave.request': 'asking',
          'close.request': [{ guard: 'isDirty', target: 'closing' }, { actions: 'goBack' }],
        },
      },
      closing: asking(texts.closing, ['emitLeft', 'goBack']),
      asking: asking(texts.asking, 'emitLeft'),
      left: { description: texts.left, tags: 'left', on: { 'leave.request': 'asking' } },
    },
  }) as const;

/**
 * For the region `deletion` of a list: once a refusal may be about what is gone, the list is read again, and the question
 * stands for what is left. The machine has the guards `isAllGone` and `isPartlyGone`, the actions `forgetRefusal`,
 * `reloadDoubted` and `emitGone`.
 */
export const REREAD_WHEN_DOUBTED = {
  again: { target: 'deleting', actions: 'forgetRefusal' },
  failed: ['reloadDoubted'],
  known: [
    { guard: 'isAllGone', target: 'idle', actions: 'emitGone' },
    { guard: 'isPartlyGone', target: 'confirming' },
  ],
} as const;

/**
 * The region `deletion`: idle, confirming, deleting, refused. Takes what requests a deletion in idle (events to transitions
 * that lead to `confirming`), what `delete.confirm` and `delete.cancel` do, the call's name (source and id) and input, the
 * actions at its end, and the states' Italian descriptions. A refused deletion can be confirmed again. The machine has the
 * guard `answered` and the actions `clearDeletion` and `keepDeletionFailure`. Tags: `confirmingDeletion`, `deleting`, `deletionRefused`.
 */
export const deletionRegion = <
  const Requests,
  const Confirm,
  const Again,
  const Cancel,
  const Source extends string,
  Input,
  const Done,
  const Failed extends readonly unknown[],
  const Gone extends readonly unknown[] = readonly [],
  const Known extends readonly unknown[] = readonly [],
>(
  part: {
    readonly requests: Requests;
    readonly confirm: Confirm;
    /** `delete.confirm` after a refusal. */
    readonly again: Again;
    readonly cancel: Cancel;
    readonly call: Source;
    readonly input: Input;
    readonly done: Done;
    /** What follows `keepDeletionFailure`. */
    readonly failed: Failed;
    /** Answers of a call that is as good as done, because what was to be deleted is gone: transitions before `refused`. */
    readonly gone?: Gone;
    /** Where a refusal leads by itself, once it is known what of it is gone. */
    readonly known?: Known;
  },
  texts: { readonly idle: string; readonly confirming: string; readonly deleting: string; readonly refused: string },
) =>
  ({
    initial: 'idle',
    states: {
      idle: { description: texts.idle, entry: 'clearDeletion', on: part.requests },
      confirming: {
        description: texts.confirming,
        tags: 'confirmingDeletion',
        on: { 'delete.confirm': part.confirm, 'delete.cancel': part.cancel },
      },
      deleting: {
        description: texts.deleting,
        tags: 'deleting',
        invoke: {
          ...calling(part.call),
          input: part.input,
          onDone: [
            { guard: withAnswer('answered'), target: 'idle', actions: part.done },
            ...((part.gone ?? []) as Gone),
            { target: 'refused', actions: [withAnswer('keepDeletionFailure'), ...part.failed] },
          ],
          onError: { target: 'refused', actions: [withBug('keepDeletionFailure'), ...part.failed] },
        },
      },
      refused: {
        description: texts.refused,
        tags: 'deletionRefused',
        always: (part.known ?? []) as Known,
        on: { 'delete.confirm': part.again, 'delete.cancel': part.cancel },
      },
    },
  }) as const;
