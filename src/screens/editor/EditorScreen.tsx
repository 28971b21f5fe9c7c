import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { IN_LANGUAGE } from '../../content/lists/addresses';
import { rowTitle } from '../../content/lists/row';
import type { Content } from '../../content/model/content';
import { pointedTo } from '../../content/registry';
import { hasUnsavedWork, readOnlyReason, workLeft } from '../../machines/editor/document';
import { listRefusal } from '../../machines/editor/missing';
import { reason } from '../../machines/editor/refusals';
import { originalId } from '../../machines/editor/review';
import { editorTexts as texts } from '../../messages/screens/editor';
import { readingTitle } from '../../messages/screens/forms';
import { late } from '../../ui/base/late';
import { CommandScope } from '../../ui/commands/CommandScope';
import { commandParts } from '../../ui/commands/parts';
import { useSearchParameters } from '../../ui/page/navigate';
import { usePageTitle } from '../../ui/page/title';
import { withFocusedField } from '../focusedField';
import { itemId } from '../itemId';
import { LeavingDialog } from '../LeavingDialog';
import { usePorts } from '../ports';
import { useBound } from '../useBound';
import { useCopied } from '../useCopied';
import { useStoredDrafts } from '../useStoredDrafts';
import { useUser } from '../useUser';
import { WithMedia } from '../WithMedia';
import { EditorBar } from './EditorBar';
import { EditorForm } from './EditorForm';
import { EditorNotes } from './EditorNotes';
import { EditorSkeleton } from './EditorSkeleton';
import { FileDrop } from './FileDrop';
import { LastChange } from './LastChange';
import { focusMissing } from './MissingCard';
import { NoItem } from './NoItem';
import { toggleOnDemand } from './OnDemandCard';
import { PublicationQuestion } from './PublicationQuestion';
import { type EditorActor, type EditorStart, useEditorActor } from './useEditorActor';
import { useOpened } from './useOpened';

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
