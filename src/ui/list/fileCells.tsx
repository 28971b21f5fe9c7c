import { sizeText } from '../../content/media/files';
import type { AttachmentRow } from '../../contract/media';
import { attachmentListTexts as texts } from '../../messages/screens/listings';
import { listWidgetTexts } from '../../messages/ui/list';
import { Icon } from '../base/Icon';
import { IconButton, iconButtonClass } from '../base/IconButton';
import type { CellKinds } from './columns';
import { RowName, recordCells, titleId } from './recordCells';

interface DownloadLinkProps {
  readonly row: AttachmentRow;
  readonly address: string | null;
}

function DownloadLink({ row, address }: DownloadLinkProps) {
  if (address === null) return null;
  return (
    <a
      href={address}
      download={row.name ?? ''}
      className={iconButtonClass('plain', 'small')}
      aria-label={texts.downloadRow}
      aria-describedby={titleId(row)}
      data-tip={texts.downloadRow}
      data-tip-keys="D"
    >
      <Icon name="download" size={17} />
    </a>
  );
}

/**
 * What each kind of column of files shows. Takes what makes an address that works outside of the application out of a
 * file's own; null where that leads nowhere on the web.
 */
export const fileCells = (addressOf: (url: string) => string | null) =>
  ({
    ...recordCells,
    file: {
      look: { slot: 'primary' },
      cell: (row: AttachmentRow, { titleOf }) => (
        <>
          <RowName row={row} title={titleOf(row)} href={null} />
          {typeof row.size === 'number' && <span className="font-normal text-muted text-sm">{sizeText(row.size)}</span>}
        </>
      ),
    },
    url: {
      look: {},
      cell: (row: AttachmentRow) => (
        <span className="line-clamp-2 text-muted text-sm wrap-anywhere">{addressOf(row.url) ?? row.url}</span>
      ),
    },
    fileActions: {
      look: { slot: 'end', align: 'end', width: '9rem' },
      cell: (row: AttachmentRow, { mayDelete, onAction, onDelete }) => (
        <span className="flex items-center gap-0.5 @3xl:-mr-1.5 @3xl:justify-end">
          <DownloadLink row={row} address={addressOf(row.url)} />
          <IconButton
            label={texts.copyRow}
            icon="copy"
            size="small"
            hint="C"
            aria-describedby={titleId(row)}
            onClick={() => onAction('copy', row.id)}
          />
          {mayDelete && (
            <IconButton
              label={listWidgetTexts.list.remove}
              icon="trash"
              tone="danger"
              size="small"
              aria-describedby={titleId(row)}
              onClick={() => onDelete(row.id)}
            />
          )}
        </span>
      ),
    },
  }) satisfies CellKinds;
