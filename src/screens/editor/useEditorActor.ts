import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { REGION_WIDE_ROLES } from '../../content/kinds/table';
import { boundFields, recordAddress } from '../../content/model/addresses';
import type { Content } from '../../content/model/types';
import { type ContentLanguages, primaryLanguage } from '../../contract/languages';
import type { CurrentUser } from '../../contract/session';
import { contentAbilities, hasPermission, roleOf } from '../../machines/access/abilities';
import { isDirty } from '../../machines/editor/document';
import { editorMachine } from '../../machines/editor/machine';
import type { EditorInput } from '../../machines/editor/types';
import { useActorRef } from '../../ui/base/actors';
import { useCommandCenter } from '../../ui/commands/context';
import { useNavigate } from '../../ui/page/navigate';
import { SAME_PAGE } from '../../ui/page/navigation';
import { usePorts } from '../ports';
import { useRetryOnline, useSessionLink } from '../unsavedWork';

export type EditorActor = ActorRefFrom<typeof editorMachine>;

export interface EditorStart {
  readonly content: Content;
  readonly id: number | 'new';
  readonly user: CurrentUser;
  /** what storage contained for this item, unchecked. */
  readonly storedDraft: unknown;
  /** Item that a new one is a copy of; null for none. */
  readonly copyOf: number | null;
  /** Language that the address names; null for none. */
  readonly language: string | null;
}

function inputOf(
  { content, id, user, storedDraft, copyOf, language }: EditorStart,
  languages: ContentLanguages,
  uuid: string,
): EditorInput {
  const { area, titles, fields, required, saveDebounced } = content;
  return {
    content: { area, titles, fields, required, ...(saveDebounced === undefined ? {} : { saveDebounced }) },
    id,
    languages,
    language: languages.find((each) => each === language) ?? primaryLanguage(languages),
    userId: user.id,
    abilities: { ...contentAbilities(user, content), viewTag: hasPermission(user, 'view-tag') },
    regionWide: REGION_WIDE_ROLES.includes(roleOf(user) ?? ''),
    keySeed: uuid,
    storedDraft,
    beginsWith: boundFields(content),
    ...(copyOf === null ? {} : { copyOf }),
  };
}

/** Carries out the editor's requests to the application. */
function useEffects(actor: EditorActor, content: Content): void {
  const { drafts, notify } = usePorts();
  const { announce } = useCommandCenter();
  const navigate = useNavigate();
  useEffect(() => {
    const goOnAs = ({ id }: { readonly id: number }) =>
      navigate(recordAddress(content, id) ?? '', { replace: true, state: SAME_PAGE });
    const subscriptions = [
      actor.on('created', goOnAs),
      actor.on('moved', goOnAs),
      actor.on('notice', ({ level, text }) => notify(level === 'error' ? 'danger' : level, text)),
      actor.on('announcement', ({ text }) => announce(text)),
      actor.on('draft.changed', ({ area, id, draft }) => drafts.save(area, id, draft)),
      actor.on('draft.cleared', ({ area, id }) => drafts.clear(area, id)),
      actor.on('preview.open', ({ url }) => window.open(url, '_blank', 'noopener')),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, content, drafts, notify, announce, navigate]);
}

/**
 * An address typed by hand takes the editor away unasked: what was written last goes into the draft. A layout effect,
 * for the actor is stopped by the time other effects are cleaned up.
 */
function useDraftAtTheEnd(actor: EditorActor): void {
  useLayoutEffect(() => () => actor.send({ type: 'draft.flush' }), [actor]);
}

/** A page about to go away writes its draft; with unsaved changes the browser confirms first. */
function useUnload(actor: EditorActor): void {
  useEffect(() => {
    const flush = () => actor.send({ type: 'draft.flush' });
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      flush();
      if (isDirty(actor.getSnapshot().context)) event.preventDefault();
    };
    const hide = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('beforeunload', onBeforeUnload);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [actor]);
}

/** The editor of one item, wired to application and session. */
export function useEditorActor(start: EditorStart): EditorActor {
  const { editor, site, uuid } = usePorts();
  const { content } = start;
  const machine = useMemo(() => editorMachine.provide({ actors: editor(content) }), [editor, content]);
  const [input] = useState(() => inputOf(start, site.contentLanguages, uuid()));
  const actor = useActorRef(machine, { input });
  useEffects(actor, content);
  useSessionLink(
    actor,
    useCallback(() => isDirty(actor.getSnapshot().context), [actor]),
  );
  useRetryOnline(actor);
  useDraftAtTheEnd(actor);
  useUnload(actor);
  return actor;
}
