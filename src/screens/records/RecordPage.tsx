import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { DeclaredRecord } from '../../content/model/record';
import { isDirty, readOnlyReason, wordsOf } from '../../machines/record/rules';
import { failureTexts } from '../../messages/screens/failures';
import { recordTexts, recordTexts as texts } from '../../messages/screens/records';
import { EmptyState } from '../../ui/base/EmptyState';
import { late } from '../../ui/base/late';
import { Skeleton } from '../../ui/base/Skeleton';
import { CommandButton } from '../../ui/commands/CommandButton';
import { ActionBar, SaveState } from '../../ui/page/ActionBar';
import { RecordForm } from './RecordForm';
import { RecordNotes } from './RecordNotes';
import type { RecordActor } from './useFormActor';

/** CHIUDI, what became of the changes, Salva. Source: document 1, sections 2.11 and 2.13. */
function RecordBar({ actor }: { readonly actor: RecordActor }) {
  const isRead = useSelector(actor, ({ context }) => readOnlyReason(context) !== null);
  const saving = useSelector(actor, (snapshot) => snapshot.hasTag('saving'));
  const text = useSelector(actor, (snapshot) => {
    if (isRead) return '';
    if (snapshot.hasTag('saving')) return texts.savingNow;
    const { besideUnsaved } = snapshot.context;
    if (isDirty(snapshot.context)) return texts.unsaved;
    if (besideUnsaved !== null) return texts.besideUnsaved(besideUnsaved);
    return snapshot.context.id === 'new' ? '' : texts.allSaved;
  });
  return (
    <ActionBar>
      <CommandButton id="record.close" icon="arrowLeft" />
      <div className="ml-auto flex flex-wrap items-center justify-end gap-2">
        <SaveState>{text}</SaveState>
        <CommandButton id="record.remove" icon="trash" hideRefused />
        {!isRead && (
          <CommandButton id="record.save" variant="primary" busy={saving}>
            {wordsOf(actor.getSnapshot().context.record).save}
          </CommandButton>
        )}
      </div>
    </ActionBar>
  );
}

/** What is shown beside the form of an existing record. */
export interface BesideProps {
  readonly actor: RecordActor;
  readonly id: number;
  /** Whether the record may be changed, and not only read. */
  readonly mayEdit: boolean;
}

interface RecordPageProps {
  readonly record: Pick<DeclaredRecord, 'cards' | 'nameField'>;
  readonly actor: RecordActor;
  /** Cards of an existing record that save by themselves. */
  readonly beside?: ((props: BesideProps) => ReactNode) | undefined;
}

function Failed({ actor }: Pick<RecordPageProps, 'actor'>) {
  const missing = useSelector(actor, (snapshot) => snapshot.hasTag('missing'));
  const message = useSelector(actor, ({ context }) => context.failure?.message ?? failureTexts.unexpected);
  const { record } = actor.getSnapshot().context;
  return (
    <EmptyState
      icon="alert"
      title={missing ? record.titles.missing : wordsOf(record).failed}
      actions={
        <>
          <CommandButton id="record.close" />
          <CommandButton id="record.retry" variant="primary" />
        </>
      }
    >
      <span role="alert">{message}</span>
    </EmptyState>
  );
}

/** Stands where a record will be. */
export function RecordSkeleton({ text = recordTexts.loading }: { readonly text?: string }) {
  return (
    <div aria-busy="true" role="status" className="mx-auto max-w-5xl space-y-4">
      <span className="sr-only">{text}</span>
      <Skeleton className="h-80" />
      <Skeleton className="h-32" />
    </div>
  );
}

/** Few may read what they may not change. */
const RecordReading = late(() => import('./RecordReading'), { loading: <Skeleton className="h-80" /> });

/** Who may not change a record reads it. */
const formOf = ({ context }: ReturnType<RecordActor['getSnapshot']>) =>
  readOnlyReason(context) === null ? 'form' : 'read';

/** A record while it is loaded, where it did not load, and its form with what stands above and beside it. */
export function RecordPage({ record, actor, beside }: RecordPageProps) {
  const view = useSelector(actor, (snapshot) =>
    snapshot.hasTag('skeleton') ? 'skeleton' : snapshot.context.item === null ? 'none' : formOf(snapshot),
  );
  const id = useSelector(actor, ({ context }) => context.id);
  if (view === 'skeleton') return <RecordSkeleton text={wordsOf(actor.getSnapshot().context.record).loading} />;
  if (view === 'none') return <Failed actor={actor} />;
  return (
    <>
      <RecordBar actor={actor} />
      <div className="mx-auto max-w-5xl space-y-4 pt-4">
        <RecordNotes actor={actor} />
        {view === 'read' ? (
          <RecordReading record={record} actor={actor} />
        ) : (
          <RecordForm record={record} actor={actor} />
        )}
        {id !== 'new' && beside?.({ actor, id, mayEdit: view === 'form' })}
      </div>
    </>
  );
}
