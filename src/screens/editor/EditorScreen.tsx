import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Content } from '../../content/types';
import { refusal } from '../../machines/editor/refusal';
import { editor as texts } from '../../messages/editor';
import { LazyConfirmDialog } from '../../ui/base/lazyDialogs';
import { CommandScope } from '../../ui/commands/CommandScope';
import { usePageTitle } from '../../ui/page/title';
import { usePorts } from '../ports';
import { useUser } from '../useUser';
import { WithMedia } from '../WithMedia';
import { EditorBar } from './EditorBar';
import { EditorForm } from './EditorForm';
import { EditorNotes } from './EditorNotes';
import { EditorSkeleton } from './EditorSkeleton';
import { FileDrop } from './FileDrop';
import { NoItem } from './NoItem';
import { type EditorActor, type EditorStart, useEditorActor } from './useEditorActor';
import { useLeave } from './useLeave';
import { useOpened } from './useOpened';

/** Adds the focused field to an event that asks for the next or previous error. */
function withFocusedField(event: { readonly type: string }) {
  if (event.type !== 'error.next' && event.type !== 'error.previous') return event;
  const from = document.activeElement?.closest<HTMLElement>('[data-path]')?.dataset.path;
  return from === undefined ? event : { ...event, from };
}

function Body({ content, actor }: { readonly content: Content; readonly actor: EditorActor }) {
  const view = useSelector(actor, (snapshot) =>
    snapshot.hasTag('skeleton') ? 'skeleton' : snapshot.context.item === null ? 'none' : 'form',
  );
  if (view === 'skeleton') return <EditorSkeleton />;
  if (view === 'none') return <NoItem content={content} actor={actor} />;
  return (
    <>
      <EditorBar content={content} actor={actor} />
      <div id="editor-panel" role="tabpanel" aria-label={texts.panel} className="space-y-4 pt-4">
        <EditorNotes actor={actor} />
        <EditorForm content={content} actor={actor} />
      </div>
    </>
  );
}

function Leaving({ actor }: { readonly actor: EditorActor }) {
  const asking = useLeave(actor);
  return (
    <LazyConfirmDialog
      open={asking}
      title={texts.leave.title}
      confirmLabel={texts.leave.confirm}
      cancelLabel={texts.leave.cancel}
      onConfirm={() => actor.send({ type: 'leave.confirm' })}
      onCancel={() => actor.send({ type: 'leave.cancel' })}
    >
      <p>{texts.leave.text}</p>
    </LazyConfirmDialog>
  );
}

function Editor(start: EditorStart) {
  const { content } = start;
  const actor = useEditorActor(start);
  const isNew = useSelector(actor, ({ context }) => context.id === 'new');
  usePageTitle(isNew ? content.titles.inserting : content.titles.editing);
  return (
    <CommandScope scope="editor" actor={actor} refusal={refusal} listing={content} prepare={withFocusedField}>
      <WithMedia>
        <FileDrop content={content}>
          <Body content={content} actor={actor} />
        </FileDrop>
      </WithMedia>
      <Leaving actor={actor} />
    </CommandScope>
  );
}

/** Waits for what this browser kept of the item, then opens the editor. */
function WithDraft({ content, id }: Pick<EditorStart, 'content' | 'id'>) {
  const { drafts } = usePorts();
  const user = useUser();
  const [opened, setOpened] = useState<Pick<EditorStart, 'storedDraft' | 'user'> | null>(null);
  useEffect(() => {
    if (opened !== null || user === null) return;
    let current = true;
    void drafts.load(content.area, id).then((storedDraft) => {
      if (current) setOpened({ storedDraft, user });
    });
    return () => {
      current = false;
    };
  }, [opened, user, drafts, content, id]);
  return opened === null ? <EditorSkeleton /> : <Editor content={content} id={id} {...opened} />;
}

/** An item's id out of its address: a positive whole number or 'new'; null for anything else. */
function idOf(raw: string | undefined): number | 'new' | null {
  if (raw === 'new') return 'new';
  const id = Number(raw);
  return raw !== undefined && /^[1-9]\d{0,8}$/.test(raw) ? id : null;
}

/**
 * The editor of any declared content type. After a creation the address changes and the editor stays as it is; any other
 * change of address opens another one. Source: document 2, 'Common editor behaviour'.
 */
export function EditorScreen({ content }: { readonly content: Content }) {
  const id = idOf(useParams().id);
  const opened = useOpened(id);
  if (id === null) return <NoItem content={content} actor={null} />;
  return <WithDraft key={opened} content={content} id={id} />;
}
