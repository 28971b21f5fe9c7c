import type { ReviewedActivity } from '../../contract/activities';
import { reviewTexts as texts } from '../../messages/screens/activities';
import { LazyDialog } from '../../ui/base/lazyDialogs';
import { pictureOf } from '../../ui/fields/RichTextPicture';

interface AbstractDialogProps {
  readonly row: ReviewedActivity | null;
  readonly onClose: () => void;
}

/** The whole text of an activity. It is HTML from outside: drawn as elements, nothing of it runs or leads anywhere. */
export function AbstractDialog({ row, onClose }: AbstractDialogProps) {
  return (
    <LazyDialog open={row !== null} onClose={onClose} title={row?.title || texts.noTitle} size="medium">
      <div className="rt max-w-prose border-0! p-0! whitespace-normal!">
        {row?.abstract ? pictureOf(row.abstract) : <p className="text-muted">{texts.noAbstract}</p>}
      </div>
    </LazyDialog>
  );
}
