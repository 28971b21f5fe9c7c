import { useLayoutEffect, useRef } from 'react';
import { sizeText } from '../../content/media/files';
import { failed, isUnderWay, reduceRefusal } from '../../machines/upload/rules';
import type { UploadRow as Row, UploadTarget } from '../../machines/upload/types';
import { mediaTexts } from '../../messages/ui/media';
import { Button } from '../base/Button';
import { IconButton } from '../base/IconButton';
import { ProgressBar } from '../base/ProgressBar';
import { ReducedImage } from './ReducedImage';
import type { UploadActor } from './useUploads';

const texts = mediaTexts.uploads;

/** What sends a smaller version: where the focus goes on to. */
const ACCEPT = '[data-accept]';

/**
 * A button that goes takes the focus with it: it stays in its row then, on what one is asked there; once the answer is
 * given, it goes on to the next question. Who is elsewhere stays there.
 */
function useFocusKept(status: Row['status']) {
  const row = useRef<HTMLLIElement>(null);
  const before = useRef(status);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (before.current === status) return;
    const wasAsked = before.current === 'reduced';
    before.current = status;
    const isHere = row.current?.contains(document.activeElement) === true;
    const isNowhere = document.activeElement === document.body;
    if (!isHere && !isNowhere) return;
    const own = row.current?.querySelector<HTMLElement>(ACCEPT);
    const next = wasAsked ? row.current?.parentElement?.querySelector<HTMLElement>(ACCEPT) : null;
    // The summary goes too while something is under way; the focus waits where it will be needed.
    const isBegun = status === 'toReduce' || status === 'reducing';
    const kept = (hadFocus.current || isBegun) && isNowhere ? row.current : null;
    (own ?? next ?? kept)?.focus();
  }, [status]);
  return {
    ref: row,
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: () => {
      hadFocus.current = false;
    },
  };
}

function Tools({ row, uploads }: RowProps) {
  const { id, name, status } = row;
  return (
    <>
      {(failed(row) || status === 'cancelled') && (
        <IconButton
          label={texts.retry(name)}
          icon="refresh"
          size="small"
          onClick={() => uploads.send({ type: 'file.retry', id })}
        />
      )}
      {isUnderWay(row) ? (
        <IconButton
          label={texts.cancel(name)}
          icon="close"
          size="small"
          onClick={() => uploads.send({ type: 'file.cancel', id })}
        />
      ) : (
        <IconButton
          label={texts.remove(name)}
          icon="trash"
          size="small"
          onClick={() => uploads.send({ type: 'file.remove', id })}
        />
      )}
    </>
  );
}

interface RowProps {
  readonly row: Row;
  readonly uploads: UploadActor;
}

interface RowOptions {
  readonly target: UploadTarget;
  /** Keys of 'reduce', for the row that they mean; null for the others. */
  readonly reduceKeys: string | null;
  /** The same for the row whose smaller version is looked at. */
  readonly acceptKeys: string | null;
}

/** A file that was chosen: its state, what went wrong and what can be done. */
export function UploadRow({ row, uploads, target, reduceKeys, acceptKeys }: RowProps & RowOptions) {
  const { id, name, status, progress, problem, reduction, reductionProblem, version } = row;
  const isAsked = status === 'reduced' && reduction !== null;
  return (
    <li
      {...useFocusKept(status)}
      tabIndex={-1}
      className="flex items-start gap-2 rounded-md border border-line px-3 py-2 -outline-offset-2"
      data-status={status}
      data-upload={id}
    >
      <div className="min-w-0 flex-1">
        <div className="flex justify-between gap-2">
          <span className="truncate">{name}</span>
          <span className={problem === null || isAsked ? 'text-muted' : 'text-danger'}>{texts.status[status]}</span>
        </div>
        {status === 'sending' && <ProgressBar label={name} value={progress} max={1} labelHidden />}
        {problem !== null && !isAsked && <p className="text-danger text-sm">{problem}</p>}
        {reductionProblem !== null && <p className="mt-1 text-danger text-sm">{reductionProblem.text}</p>}
        {isAsked && (
          <ReducedImage id={id} name={name} reduction={reduction} uploads={uploads} acceptKeys={acceptKeys} />
        )}
        {version === 'reduced' && reduction !== null && (
          <p className="text-muted text-sm">
            {texts.reducedFrom(sizeText(reduction.before.size), sizeText(reduction.after.size))}
          </p>
        )}
        {reduceRefusal(row, target) === null && (
          <Button
            size="small"
            icon="image"
            className="mt-1.5"
            hint={reduceKeys}
            onClick={() => uploads.send({ type: 'file.reduce', id })}
          >
            {texts.reduce}
            <span className="sr-only"> {name}</span>
          </Button>
        )}
      </div>
      <Tools row={row} uploads={uploads} />
    </li>
  );
}
