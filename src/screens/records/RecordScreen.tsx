import { useSelector } from '@xstate/react';
import { type ReactNode, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { listAddress, recordAddress } from '../../content/lists/addresses';
import { type DeclaredRecord, recordForm } from '../../content/model/record';
import { listings } from '../../content/registry';
import type { CurrentUser } from '../../contract/session';
import { HOME_PATH } from '../../machines/access/paths';
import { listAbilities } from '../../machines/list/abilities';
import { workLeft } from '../../machines/record/draft';
import { reason } from '../../machines/record/refusals';
import { hasUnsavedWork, readOnlyReason } from '../../machines/record/rules';
import { readingTitle } from '../../messages/screens/forms';
import { recordTexts as texts } from '../../messages/screens/records';
import { useEmitted } from '../../ui/base/actors';
import { EmptyState } from '../../ui/base/EmptyState';
import { CommandScope } from '../../ui/commands/CommandScope';
import { useNavigate } from '../../ui/page/navigate';
import { SAME_PAGE } from '../../ui/page/navigation';
import { usePageTitle } from '../../ui/page/title';
import { withFocusedField } from '../focusedField';
import { itemId } from '../itemId';
import { LeavingDialog } from '../LeavingDialog';
import { useCopied, useOpened } from '../opened';

import { type StoredDrafts, usePorts } from '../ports';
import { ToList } from '../ToList';
import { useBoundRecord } from '../useBound';
import { useStoredDrafts } from '../useStoredDrafts';
import { useOpenRoute, useUser } from '../useUser';
import { type BesideProps, RecordPage, RecordSkeleton } from './RecordPage';
import { type RecordActor, useFormActor } from './useFormActor';

/** Whether who is signed in may change a stored record; one that no list has is changed by whoever gets to it. */
function useMayEdit({ area }: DeclaredRecord): boolean {
  const user = useUser();
  const listing = listings.find((one) => one.area === area);
  return listing === undefined || (user !== null && listAbilities(user, listing).edit);
}

/** Leads where the form's requests want to. */
function useRoutes(actor: RecordActor, record: DeclaredRecord): void {
  const navigate = useNavigate();
  const openRoute = useOpenRoute();
  useEmitted(actor, {
    created: ({ id }) => navigate(recordAddress(record, id) ?? '', { replace: true, state: SAME_PAGE }),
    'go.back': () => navigate(openRoute(listAddress(record)) ?? HOME_PATH),
  });
}

/** What a new record of this user starts from beside its blank. */
const begun = (record: DeclaredRecord, user: CurrentUser | null) =>
  user === null ? {} : (record.begins?.({ userId: user.id }) ?? {});

/** The form of one record, wired to application and session. */
function useRecordActor(
  record: DeclaredRecord,
  id: number | 'new',
  copyOf: number | null,
  kept: StoredDrafts,
): RecordActor {
  const { records, site, uuid } = usePorts();
  const user = useUser();
  const mayEdit = useMayEdit(record);
  const actor = useFormActor(records(record), {
    record: recordForm(record, site.contentLanguages, begun(record, user)),
    id,
    copyOf,
    mayEdit,
    keySeed: uuid(),
    keepsDraft: true,
    ...kept,
  });
  useRoutes(actor, record);
  return actor;
}

export interface RecordScreenProps {
  readonly record: DeclaredRecord;
  /** Cards of an existing record that save by themselves. */
  readonly beside?: ((props: BesideProps) => ReactNode) | undefined;
  /** Whether the record was deleted meanwhile, and with it all work on it. */
  readonly isRemoved?: () => boolean;
  /** What the command 'Elimina' of the form does, or why it can't be done; without it there is none. */
  readonly onRemove?: ((actor: RecordActor) => void) | string;
}

function removing(onRemove: NonNullable<RecordScreenProps['onRemove']>, isLoaded: boolean, actor: RecordActor) {
  if (typeof onRemove === 'string') return onRemove;
  return isLoaded ? () => onRemove(actor) : texts.refusal.notLoaded;
}

interface FormProps extends RecordScreenProps {
  readonly id: number | 'new';
  readonly copyOf: number | null;
}

/** Waits for what this browser kept of the record, then opens its form. */
function WithDraft(props: FormProps) {
  const kept = useStoredDrafts(props.record.area, props.id);
  return kept === null ? <RecordSkeleton /> : <Form {...props} kept={kept} />;
}

function Form({ id, copyOf, kept, ...props }: FormProps & { readonly kept: StoredDrafts }) {
  const { record, onRemove, isRemoved } = props;
  const actor = useRecordActor(record, id, copyOf, kept);
  const work = useSelector(actor, ({ context }) => workLeft(context));
  const isNew = useSelector(actor, ({ context }) => context.id === 'new');
  const name = useSelector(actor, ({ context }) => (context.stored === null ? '' : record.nameOf(context.stored)));
  const isRead = useSelector(actor, ({ context }) => readOnlyReason(context) !== null);
  const isMissing = useSelector(actor, (snapshot) => snapshot.hasTag('missing'));
  const { inserting, editing, missing, one } = record.titles;
  const title = isNew ? inserting : isRead ? readingTitle(one) : editing;
  const isLoaded = useSelector(actor, ({ context }) => context.stored !== null);
  const own = useSelector(actor, ({ context }) => context.id);
  const shown =
    isLoaded && !isMissing && own !== 'new' ? { area: record.area, id: own, lang: null, status: null } : null;
  usePageTitle(isMissing ? missing : title, { name, kind: one, shown });
  const view = useMemo(
    () => (onRemove === undefined || isNew ? {} : { 'record.remove': removing(onRemove, isLoaded, actor) }),
    [onRemove, isNew, isLoaded, actor],
  );
  return (
    <CommandScope scope="record" actor={actor} refusal={reason} view={view} prepare={withFocusedField}>
      <RecordPage record={record} actor={actor} beside={props.beside} />
      <LeavingDialog
        actor={actor}
        isUnsaved={() => {
          const now = actor.getSnapshot();
          if (isRemoved?.() === true) return false;
          return !now.hasTag('left') && hasUnsavedWork(now.context);
        }}
        work={work}
        texts={texts.leave}
      />
    </CommandScope>
  );
}

function BadAddress({ record }: { readonly record: DeclaredRecord }) {
  usePageTitle(record.titles.missing);
  return (
    <EmptyState icon="alert" title={record.titles.missing} actions={<ToList route={listAddress(record)} />}>
      <span role="alert">{texts.badAddress}</span>
    </EmptyState>
  );
}

/**
 * The form of any declared record. After a creation the address changes and the form stays as it is; any other change of
 * address opens another one. Source: document 1, sections 2.11, 2.13 and 2.16.
 */
export function RecordScreen(props: RecordScreenProps) {
  const id = itemId(useParams().id);
  const original = useCopied(id);
  const copyOf = props.record.nameField === undefined ? null : original;
  const opened = useOpened(copyOf === null ? id : `copia-${copyOf}`);
  const record = useBoundRecord(props.record);
  if (id === null) return <BadAddress record={record} />;
  return <WithDraft key={opened} id={id} copyOf={copyOf} {...props} record={record} />;
}
