import type { ContentRow } from '../../contract/content';
import { ui } from '../../messages/ui';
import { LanguageBadge, StatusBadge } from '../base/Badge';
import { buttonClass } from '../base/Button';
import { cx } from '../base/cx';
import { Icon, type IconName } from '../base/Icon';
import { IconButton, iconButtonClass } from '../base/IconButton';
import { rowDate, rowMunicipalities, rowPermalink, rowStatus, rowTitle } from './row';

const text = ui.list;

/** Id of the element that names a row, for the descriptions of its actions. */
const titleId = (row: ContentRow): string => `row-${row.id}-title`;

/** The title, a link to the editor; in another language than Italian it says which. */
export function TitleCell({ row, href }: { readonly row: ContentRow; readonly href: string | null }) {
  const title = rowTitle(row);
  const foreign = title !== null && title.language !== 'it';
  const words = (
    <span className={cx('line-clamp-2', title === null && 'text-muted italic')}>{title?.text ?? text.noTitle}</span>
  );
  return (
    <span
      id={titleId(row)}
      className="flex min-w-0 items-center gap-2 sm:min-w-32"
      lang={foreign ? title.language : undefined}
    >
      {href === null ? (
        <span className="font-medium">{words}</span>
      ) : (
        <a
          href={href}
          className="rounded-sm font-medium text-ink decoration-accent underline-offset-3 hover:text-accent-ink hover:underline"
        >
          {words}
        </a>
      )}
      {foreign && <LanguageBadge code={title.language} />}
    </span>
  );
}

/** The first municipality, and that there are others. */
export function MunicipalityCell({ row, none }: { readonly row: ContentRow; readonly none: string }) {
  const [first, ...others] = rowMunicipalities(row);
  if (first === undefined) return <span className="text-muted">{none}</span>;
  if (others.length === 0) return <>{first}</>;
  return (
    <span title={[first, ...others].join(', ')} className="whitespace-nowrap">
      {first} <span className="text-muted">{text.otherMunicipalities}</span>
    </span>
  );
}

/** Publication date of the Italian content. */
export function PublicationDateCell({ row }: { readonly row: ContentRow }) {
  const date = rowDate(row);
  if (date !== null) return <span className="whitespace-nowrap">{date}</span>;
  return (
    <span className="text-muted">
      <span aria-hidden="true">—</span>
      <span className="sr-only">{text.noDate}</span>
    </span>
  );
}

/** One status badge a language. */
export function StatusCell({ row, languages }: { readonly row: ContentRow; readonly languages: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-1 xl:flex-nowrap">
      {languages.map((language) => (
        <li key={language} className="flex">
          <StatusBadge language={language} status={rowStatus(row, language)} />
        </li>
      ))}
    </ul>
  );
}

interface IconLinkProps {
  readonly label: string;
  readonly icon: IconName;
  readonly href: string;
  readonly describedBy: string;
  readonly newTab?: boolean | undefined;
}

function IconLink({ label, icon, href, describedBy, newTab = false }: IconLinkProps) {
  return (
    <a
      href={href}
      className={iconButtonClass('plain', 'small')}
      aria-label={label}
      aria-describedby={describedBy}
      data-tip={label}
      {...(newTab ? { target: '_blank', rel: 'noreferrer' } : {})}
    >
      <Icon name={icon} size={17} />
    </a>
  );
}

export interface ActionsCellProps {
  readonly row: ContentRow;
  readonly mayEdit: boolean;
  readonly mayDelete: boolean;
  /** Address of the editor of an item. */
  readonly itemHref: (id: number) => string;
  /** Address of the preview, out of the permalink; null where there is none to be opened. */
  readonly previewHref: (permalink: string) => string | null;
  readonly onDelete: (id: number) => void;
}

function NothingAllowed() {
  return (
    <span className="inline-flex size-7 items-center justify-center text-danger" data-tip={text.nothingAllowed}>
      <Icon name="minus" />
      <span className="sr-only">{text.nothingAllowed}</span>
    </span>
  );
}

/** What may be done with a row. Source: document 1, sections 2.19 and 6. */
export function ActionsCell({ row, mayEdit, mayDelete, itemHref, previewHref, onDelete }: ActionsCellProps) {
  const describedBy = titleId(row);
  const permalink = rowPermalink(row);
  const preview = permalink === null ? null : previewHref(permalink);
  const revision = row.revision ?? null;
  return (
    <span className="flex items-center gap-0.5 sm:justify-end">
      {mayEdit && revision !== null && revision > 0 && (
        <a
          href={itemHref(revision)}
          className={cx(buttonClass('secondary', 'small'), 'mr-1')}
          aria-describedby={describedBy}
        >
          {text.revision}
        </a>
      )}
      {preview !== null && <IconLink label={text.preview} icon="eye" href={preview} describedBy={describedBy} newTab />}
      {mayEdit && <IconLink label={text.edit} icon="pencil" href={itemHref(row.id)} describedBy={describedBy} />}
      {mayDelete && (
        <IconButton
          label={text.remove}
          icon="trash"
          tone="danger"
          size="small"
          aria-describedby={describedBy}
          onClick={() => onDelete(row.id)}
        />
      )}
      {!mayEdit && !mayDelete && <NothingAllowed />}
    </span>
  );
}
