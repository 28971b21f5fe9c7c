import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { IN_LANGUAGE } from '../../content/lists/addresses';
import { rowTitle } from '../../content/lists/row';
import type { Content } from '../../content/model/content';
import { pointedTo } from '../../content/registry';
import { hasUnsavedWork, readOnlyReason, workLeft } from '../../machines/editor/document';
import { listRefusal } from '../../machines/editor/missing';
import { publicationChange } from '../../machines/editor/publication';
import { reason } from '../../machines/editor/refusals';
import { originalId } from '../../machines/editor/review';
import { takeOverChanges } from '../../machines/editor/takeOver';
import { editorTexts as texts } from '../../messages/screens/editor';
import { readingTitle } from '../../messages/screens/forms';
import { readersTexts } from '../../messages/screens/readers';
import { late } from '../../ui/base/late';
import { LazyConfirmDialog } from '../../ui/base/lazyDialogs';
import { momentText } from '../../ui/base/moments';
import { Skeleton } from '../../ui/base/Skeleton';
import { CommandScope } from '../../ui/commands/CommandScope';
import { commandParts } from '../../ui/commands/parts';
import { useSearchParameters } from '../../ui/page/navigate';
import { usePageTitle } from '../../ui/page/title';
import { withFocusedField } from '../focusedField';
import { itemId } from '../itemId';
import { LeavingDialog } from '../LeavingDialog';
import { useCopied, useOpened } from '../opened';
import { usePorts } from '../ports';
import { useBound } from '../useBound';
import { useStoredDrafts } from '../useStoredDrafts';
import { useUser } from '../useUser';
import { WithMedia } from '../WithMedia';
import { EditorBar } from './EditorBar';
import { EditorForm } from './EditorForm';
import { EditorNotes } from './EditorNotes';
import { FileDrop } from './FileDrop';
import { focusMissing } from './MissingCard';
import { NoItem } from './NoItem';
import { toggleOnDemand } from './OnDemandCard';
import { type EditorActor, type EditorStart, useEditorActor } from './useEditorActor';

/** The controls of the first cards, each of another size. */
const MAIN = ['h-8.5', 'h-8.5 w-4/5', 'h-8.5 w-3/5', 'h-20', 'h-56'] as const;
const SIDE = ['h-8.5', 'h-8.5 w-4/5', 'h-8.5 w-3/5'] as const;

function CardSkeleton({ fields }: { readonly fields: readonly string[] }) {
  return (
    <div className="space-y-5 rounded-lg border border-line bg-surface px-4 pt-3.5 pb-5">
      <Skeleton className="h-4 w-40 max-w-full" />
      {fields.map((field) => (
        <div key={field} className="space-y-2">
          <Skeleton className="h-3 w-20" />
          <Skeleton className={field} />
        </div>
      ))}
    </div>
  );
}

/** The editor's shape while the item is on its way. */
function EditorSkeleton() {
  return (
    <div
      aria-busy="true"
      role="status"
      className="grid items-start gap-4 @min-[46rem]/page:grid-cols-[minmax(0,1fr)_20rem] @min-[64rem]/page:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <span className="sr-only">{texts.loading}</span>
      <CardSkeleton fields={MAIN} />
      <CardSkeleton fields={SIDE} />
    </div>
  );
}

/** Who saved the item last and when, as far as the server says it. */
function LastChange({ actor }: { readonly actor: EditorActor }) {
  const at = useSelector(actor, ({ context }) => context.saved?.updated_at ?? null);
  const by = useSelector(actor, ({ context }) => context.saved?.updated_by);
  if (at === null || typeof by !== 'string' || by === '') return null;
  return (
    <p className="text-muted text-sm">
      {texts.lastChange(by)} <time dateTime={at}>{momentText(at)}</time>
    </p>
  );
}

/** Confirms a save that changes what readers see. */
function PublicationQuestion({ actor }: { readonly actor: EditorActor }) {
  const context = useSelector(actor, (snapshot) => (snapshot.hasTag('confirming') ? snapshot.context : null));
  const effects = useMemo(() => (context === null ? [] : publicationChange(context)), [context]);
  const sentences = useMemo(() => {
    const changes = context === null ? null : takeOverChanges(context);
    const of = (isKept: boolean) => (changes?.merged ?? []).filter(({ side }) => (side === 'theirs') === isKept);
    return [...readersTexts.consequences(effects), ...readersTexts.changes(of(false), of(true))];
  }, [context, effects]);
  return (
    <LazyConfirmDialog
      open={context !== null}
      title={readersTexts.question(effects)}
      startsOn="cancel"
      onConfirm={() => actor.send({ type: 'publication.confirm' })}
      onCancel={() => actor.send({ type: 'publication.cancel' })}
    >
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </LazyConfirmDialog>
  );
}

/** Few may read what they may not change. */
const ReadingForm = late(() => import('./ReadingForm'), { loading: <EditorSkeleton /> });

const UsesCard = late(
  commandParts.with('whole', async () => ({ default: (await import('../panels/UsesCard')).UsesCard })),
);
const AuditCard = late(
  commandParts.with('whole', async () => ({ default: (await import('../panels/AuditCard')).AuditCard })),
);

/** What stands at the foot of an editor, about the stored item: of a revision draft, about the item that it revises. */
function Foot({ content, actor }: { readonly content: Content; readonly actor: EditorActor }) {
  const id = useSelector(actor, ({ context }) => originalId(context) ?? context.id);
  const version = useSelector(actor, ({ context }) => context.saved?.updated_at ?? null);
  return id === 'new' ? null : (
    <>
      {pointedTo.has(content.area) && <UsesCard area={content.area} id={id} />}
      <AuditCard entity={content.area} id={id} version={version} fields={content.fields} />
    </>
  );
}

/** Who may not change an item reads it. */
const formOf = ({ context }: ReturnType<EditorActor['getSnapshot']>) =>
  readOnlyReason(context) === null ? 'form' : 'read';

/** What the tabs of the languages show. */
const PANEL = { role: 'tabpanel', 'aria-label': texts.panel } as const;

function Body({ content, actor }: { readonly content: Content; readonly actor: EditorActor }) {
  const view = useSelector(actor, (snapshot) =>
    snapshot.hasTag('skeleton') ? 'skeleton' : snapshot.context.item === null ? 'none' : formOf(snapshot),
  );
  const isInLanguages = useSelector(actor, ({ context }) => context.languages.length > 1);
  if (view === 'skeleton') return <EditorSkeleton />;
  if (view === 'none') return <NoItem content={content} actor={actor} />;
  return (
    <>
      <EditorBar actor={actor} />
      <div id="editor-panel" {...(isInLanguages && PANEL)} className="space-y-4 pt-4">
        <EditorNotes actor={actor} />
        <LastChange actor={actor} />
        {view === 'read' ? (
          <ReadingForm content={content} actor={actor} />
        ) : (
          <EditorForm content={content} actor={actor} />
        )}
        <Foot content={content} actor={actor} />
      </div>
    </>
  );
}

/** Goes to the language that the address names, whenever one is led there. */
function useNamedLanguage(actor: EditorActor): void {
  const language = useSearchParameters().get(IN_LANGUAGE);
  const { key } = useLocation();
  useEffect(() => {
    if (language === null || key === '') return;
    const event = { type: 'language.go' as const, language };
    if (actor.getSnapshot().can(event)) actor.send(event);
  }, [actor, language, key]);
}

function Editor(start: EditorStart) {
  const { content } = start;
  const actor = useEditorActor(start);
  useNamedLanguage(actor);
  const isNew = useSelector(actor, ({ context }) => context.id === 'new');
  const { site } = usePorts();
  const saved = useSelector(actor, ({ context }) => (context.id === 'new' ? null : context.saved));
  const id = useSelector(actor, ({ context }) => context.id);
  const title = saved === null ? null : rowTitle(saved, site.contentLanguages);
  const lang = title?.language ?? null;
  const status = lang === null ? null : (saved?.contents[lang]?.status ?? null);
  const isRead = useSelector(actor, ({ context }) => readOnlyReason(context) !== null);
  const { inserting, editing, one } = content.titles;
  usePageTitle(isNew ? inserting : isRead ? readingTitle(one) : editing, {
    name: title?.text ?? '',
    kind: one,
    shown: saved === null || id === 'new' ? null : { area: content.area, id, lang, status },
  });
  const noList = useSelector(actor, ({ context }) => listRefusal(context));
  const work = useSelector(actor, ({ context }) => workLeft(context));
  return (
    <CommandScope
      scope="editor"
      actor={actor}
      refusal={reason}
      listing={content}
      view={{ 'missing.focus': noList ?? focusMissing, 'chapters.toggle': toggleOnDemand }}
      prepare={withFocusedField}
    >
      <WithMedia later>
        <FileDrop content={content}>
          <Body content={content} actor={actor} />
        </FileDrop>
      </WithMedia>
      <PublicationQuestion actor={actor} />
      <LeavingDialog
        actor={actor}
        isUnsaved={() => hasUnsavedWork(actor.getSnapshot().context)}
        work={work}
        texts={texts.leave}
      />
    </CommandScope>
  );
}

/** Waits for what this browser kept of the item, then opens the editor. */
function WithDraft({ content, id, copyOf }: Pick<EditorStart, 'content' | 'id' | 'copyOf'>) {
  const kept = useStoredDrafts(content.area, id);
  const present = useUser();
  const language = useSearchParameters().get(IN_LANGUAGE);
  // Who opened it: a later user takes the editor over as it is.
  const user = useRef(present);
  user.current ??= present;
  if (kept === null || user.current === null) return <EditorSkeleton />;
  return <Editor content={content} id={id} copyOf={copyOf} language={language} drafts={kept} user={user.current} />;
}

/**
 * The editor of any declared content type. After a creation the address changes and the editor stays as it is; any other
 * change of address opens another one. Source: document 2, 'Common editor behaviour'.
 */
export function EditorScreen(props: { readonly content: Content }) {
  const { listing: content } = useBound(props.content);
  const id = itemId(useParams().id);
  const copyOf = useCopied(id);
  const opened = useOpened(copyOf === null ? id : `copia-${copyOf}`);
  if (id === null) return <NoItem content={content} actor={null} />;
  return <WithDraft key={opened} content={content} id={id} copyOf={copyOf} />;
}
