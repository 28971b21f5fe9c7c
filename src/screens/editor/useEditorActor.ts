import { useMemo, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { REGION_WIDE_ROLES } from '../../content/kinds/table';
import { boundFields, recordAddress } from '../../content/lists/addresses';
import type { Content } from '../../content/model/content';
import { type ContentLanguages, primaryLanguage, writtenIn } from '../../contract/languages';
import type { CurrentUser } from '../../contract/session';
import { contentAbilities, hasPermission, roleOf } from '../../machines/access/abilities';
import { isDirty, workLeft } from '../../machines/editor/document';
import { editorMachine } from '../../machines/editor/machine';
import type { EditorInput } from '../../machines/editor/types';
import { callActors } from '../../machines/kit/actor';
import { useActorRef, useEmitted } from '../../ui/base/actors';
import { useCommandCenter } from '../../ui/commands/context';
import { useNavigate } from '../../ui/page/navigate';
import { SAME_PAGE } from '../../ui/page/navigation';
import { type StoredDrafts, usePorts } from '../ports';
import { useDraftAtTheEnd, useRetryOnline, useSessionLink, useUnload } from '../unsavedWork';

export type EditorActor = ActorRefFrom<typeof editorMachine>;

export interface EditorStart {
  readonly content: Content;
  readonly id: number | 'new';
  readonly user: CurrentUser;
  /** What storage contained for this item, unchecked. */
  readonly drafts: StoredDrafts;
  /** Item that a new one is a copy of; null for none. */
  readonly copyOf: number | null;
  /** Language that the address names; null for none. */
  readonly language: string | null;
}

function inputOf(
  { content, id, user, drafts, copyOf, language }: EditorStart,
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
    ...drafts,
    beginsWith: boundFields(content),
    ...(copyOf === null ? {} : { copyOf }),
  };
}

/** Carries out the editor's requests to the application. */
function useEffects(actor: EditorActor, content: Content): void {
  const { drafts, notify } = usePorts();
  const { announce } = useCommandCenter();
  const navigate = useNavigate();
  const goOnAs = ({ id }: { readonly id: number }) =>
    navigate(recordAddress(content, id) ?? '', { replace: true, state: SAME_PAGE });
  useEmitted(actor, {
    created: goOnAs,
    moved: goOnAs,
    notice: ({ level, text }) => notify(level === 'error' ? 'danger' : level, text, actor.sessionId),
    announcement: ({ text }) => announce(text),
    'draft.changed': ({ area, id, draft, replaces }) => drafts.save(area, id, draft, replaces),
    'draft.cleared': ({ area, id, page }) => drafts.clear(area, id, page),
    'preview.open': ({ url }) => window.open(url, '_blank', 'noopener'),
  });
}

/** The editor of one item, wired to application and session. */
export function useEditorActor(start: EditorStart): EditorActor {
  const { editor, site, uuid } = usePorts();
  const { content } = start;
  const machine = useMemo(
    () => editorMachine.provide({ actors: callActors(editor(content), 'loadItem', 'loadStatuses', 'saveItem') }),
    [editor, content],
  );
  const [input] = useState(() => inputOf(start, writtenIn(content, site.contentLanguages), uuid()));
  const actor = useActorRef(machine, { input });

  // Its last event is a draft to be kept: it comes before nobody listens any more.
  useDraftAtTheEnd(actor);
  useEffects(actor, content);
  useSessionLink(actor, () => workLeft(actor.getSnapshot().context));
  useRetryOnline(actor);
  useUnload(() => isDirty(actor.getSnapshot().context));
  return actor;
}
