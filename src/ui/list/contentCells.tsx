import { APPROVE, type ColumnKind } from '../../content/lists/list';
import {
  rowChoices,
  rowDate,
  rowFile,
  rowLanguages,
  rowMunicipalities,
  rowPeriod,
  rowPermalink,
  rowPlaces,
  rowRevision,
  rowStatus,
  rowTitle,
} from '../../content/lists/row';
import type { ContentRow } from '../../contract/content';
import { type ContentLanguages, primaryLanguage } from '../../contract/languages';
import { isWaiting } from '../../machines/publication/steps';
import { listTexts } from '../../messages/screens/list';
import { listWidgetTexts } from '../../messages/ui/list';
import { LanguageBadge, StatusBadge } from '../base/Badge';
import { Button, buttonClass } from '../base/Button';
import { cx } from '../base/cx';
import type { CellInput, CellKind } from './columns';
import { IconLink, NoDate, RowActions, RowName, recordCells, titleId } from './recordCells';

const text = listWidgetTexts.list;
const { nameless } = listTexts;

/** The title, a link to the editor; in another language than the primary one it says which. */
function TitleCell({ row, input: { itemHref, languages } }: { readonly row: ContentRow; readonly input: CellInput }) {
  const href = itemHref(row.id);
  const title = rowTitle(row, languages);
  const foreign = title !== null && title.language !== primaryLanguage(languages);
  return (
    <RowName row={row} href={href} title={title?.text ?? null} lang={foreign ? title.language : undefined}>
      {foreign && <LanguageBadge code={title.language} />}
    </RowName>
  );
}

interface NamesCellProps {
  readonly names: readonly string[];
  readonly none: string;
  /** What stands for all but the first; null for all of them by their names. */
  readonly others: string | null;
}

function NamesCell({ names, none, others }: NamesCellProps) {
  const [first, ...more] = names;
  if (first === undefined) return <span className="text-muted">{none}</span>;
  if (more.length === 0 || others === null) return <>{names.join(', ')}</>;
  return (
    <span title={names.join(', ')}>
      {first} <span className="whitespace-pre text-muted">{others}</span>
    </span>
  );
}

/** Publication date of the primary language. */
function PublicationDateCell({ row, languages }: { readonly row: ContentRow; readonly languages: ContentLanguages }) {
  const date = rowDate(row, languages);
  return date === null ? <NoDate name={text.noDate} /> : <span className="whitespace-nowrap">{date}</span>;
}

/** From when to when it takes place. */
function PeriodCell({ row }: { readonly row: ContentRow }) {
  const period = rowPeriod(row);
  if (period === null) return <NoDate name={text.noPeriod} />;
  const { start, end } = period;
  return (
    <>
      <span className="whitespace-nowrap">{start}</span>
      {end !== start && (
        <>
          {' '}
          <span className="whitespace-nowrap">– {end}</span>
        </>
      )}
    </>
  );
}

/** So many status badges fit into one line beside the other columns. */
const SIDE_BY_SIDE = 2;
/** With more columns they do so only on a wide page. */
const MANY_COLUMNS = 6;

/** One status badge a language. */
function StatusCell({
  row,
  input: { languages, statusNames, columnCount },
}: {
  readonly row: ContentRow;
  readonly input: CellInput;
}) {
  const oneLine = columnCount > MANY_COLUMNS ? '@6xl/page:flex-nowrap' : 'xl:flex-nowrap';
  return (
    <ul className={cx('flex flex-wrap gap-1', languages.length <= SIDE_BY_SIDE && oneLine)}>
      {languages.map((language) => (
        <li key={language} className="flex">
          <StatusBadge language={language} status={rowStatus(row, language)} names={statusNames} />
        </li>
      ))}
    </ul>
  );
}

/** The languages that there are. Source: document 3, section 2. */
function LanguagesCell({ row, languages }: { readonly row: ContentRow; readonly languages: ContentLanguages }) {
  const written = rowLanguages(row, languages);
  if (written.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1">
      {written.map((language) => (
        <li key={language} className="flex">
          <LanguageBadge code={language} />
        </li>
      ))}
    </ul>
  );
}

interface ContentActionsProps {
  readonly row: ContentRow;
  readonly input: CellInput;
  /** The field of files whose first one is offered. */
  readonly downloads: string | undefined;
}

/** Approval, revision, preview and download, before what every record has. */
function ContentActions({ row, input, downloads }: ContentActionsProps) {
  const { mayPublish, languages, itemHref, previewHref, fileHref, onAction } = input;
  const describedBy = titleId(row);
  const permalink = rowPermalink(row, languages);
  const preview = permalink === null ? null : previewHref(permalink);
  const revised = rowRevision(row);
  const revision = revised !== null ? itemHref(revised) : null;
  const url = downloads === undefined ? null : rowFile(row, downloads);
  const file = url === null ? null : fileHref(url);
  const mayApprove = mayPublish && languages.some((language) => isWaiting(rowStatus(row, language)));
  return (
    <RowActions {...input} row={row}>
      {mayApprove && (
        <Button
          size="small"
          className="mr-1"
          aria-describedby={describedBy}
          onClick={() => onAction(APPROVE.name, row.id)}
        >
          {APPROVE.title}
        </Button>
      )}
      {revision !== null && (
        <a href={revision} className={cx(buttonClass('secondary', 'small'), 'mr-1')} aria-describedby={describedBy}>
          {text.revision}
        </a>
      )}
      {preview !== null && <IconLink label={text.preview} icon="eye" href={preview} describedBy={describedBy} newTab />}
      {file !== null && <IconLink label={text.download} icon="download" href={file} describedBy={describedBy} newTab />}
    </RowActions>
  );
}

/** What each kind of column of a content type shows. */
export const contentCells: Readonly<Record<ColumnKind, CellKind<ContentRow>>> = {
  id: recordCells.id,
  title: {
    look: { slot: 'primary' },
    cell: (row, input) => <TitleCell row={row} input={input} />,
  },
  municipality: {
    look: { width: '8rem' },
    cell: (row, _input, { none = text.noMunicipality, others = text.otherMunicipalities }) => (
      <NamesCell names={rowMunicipalities(row)} none={none} others={others} />
    ),
  },
  place: {
    look: { width: '8rem' },
    cell: (row, _input, { field, none = text.noMunicipality, others = null }) => (
      <NamesCell names={rowPlaces(row, field === 'province' ? 'province' : 'city')} none={none} others={others} />
    ),
  },
  choices: {
    look: { width: '9rem' },
    cell: (row, _input, { field, none = text.noMunicipality, others = text.otherMunicipalities }) => (
      <NamesCell
        names={rowChoices(row, field === 'target' ? 'target' : 'theme').map(({ id, name }) => name ?? nameless(id))}
        none={none}
        others={others}
      />
    ),
  },
  period: { look: { width: '7.5rem' }, cell: (row) => <PeriodCell row={row} /> },
  publicationDate: {
    look: { width: '7.5rem' },
    cell: (row, { languages }) => <PublicationDateCell row={row} languages={languages} />,
  },
  status: { look: { width: '12rem' }, cell: (row, input) => <StatusCell row={row} input={input} /> },
  modified: recordCells.modified,
  languages: { look: { width: '5rem' }, cell: (row, { languages }) => <LanguagesCell {...{ row, languages }} /> },
  actions: {
    look: recordCells.actions.look,
    cell: (row, input, { downloads }) => <ContentActions row={row} input={input} downloads={downloads} />,
  },
};
