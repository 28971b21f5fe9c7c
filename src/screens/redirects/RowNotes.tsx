import { useSelector } from '@xstate/react';
import { rowTexts } from '../../machines/redirectRow/notes';
import { redirectTexts as texts } from '../../messages/screens/redirects';
import { Button } from '../../ui/base/Button';
import { cx } from '../../ui/base/cx';
import { Icon } from '../../ui/base/Icon';
import type { RowActor } from './useRedirectsActor';

const TONES = { danger: 'text-danger', warning: 'text-warning', info: 'text-muted' } as const;

function Choices({ row }: { readonly row: RowActor }) {
  const theirs = useSelector(row, ({ context }) => context.conflict?.stored ?? null);
  return (
    <>
      {theirs !== null && (
        <p className="break-all">{texts.conflict.theirs(theirs.old_url, theirs.new_url, theirs.code)}</p>
      )}
      <div className="flex flex-wrap gap-2 py-1">
        <Button size="small" onClick={() => row.send({ type: 'conflict.keepMine' })}>
          {texts.conflict.keepMine}
        </Button>
        <Button size="small" onClick={() => row.send({ type: 'conflict.takeTheirs' })}>
          {texts.conflict.takeTheirs}
        </Button>
      </div>
    </>
  );
}

interface RowNotesProps {
  readonly row: RowActor;
  readonly id: string;
  /** Columns of the table. */
  readonly columns: number;
}

const sameNotes = (a: ReturnType<typeof rowTexts.notes>, b: ReturnType<typeof rowTexts.notes>): boolean =>
  a.length === b.length && a.every(({ text }, index) => text === b[index]?.text);

/** What a row has to say, in a line under it: why it is not saved, where it would lead, which version to keep. */
export function RowNotes({ row, id, columns }: RowNotesProps) {
  const notes = useSelector(row, rowTexts.notes, sameNotes);
  const failed = useSelector(row, (snapshot) => snapshot.hasTag('failed'));
  const inConflict = useSelector(row, ({ context }) => context.conflict !== null);
  if (notes.length === 0 && !failed) return null;
  return (
    <tr className="@max-xl:block @max-xl:pl-11">
      <td colSpan={columns} className="px-3 pb-2 text-xs @max-xl:block @xl:pl-12">
        <div id={id} className="space-y-0.5">
          {notes.map(({ tone, text }) => (
            <p key={text} className={cx('flex gap-1 whitespace-pre-line break-words', TONES[tone])}>
              {tone !== 'info' && <Icon name="alert" size={15} />}
              {text}
            </p>
          ))}
        </div>
        {inConflict && <Choices row={row} />}
        {failed && (
          <Button size="small" variant="ghost" icon="refresh" onClick={() => row.send({ type: 'save.retry' })}>
            {texts.retrySave}
          </Button>
        )}
      </td>
    </tr>
  );
}
