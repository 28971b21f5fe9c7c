import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback } from 'react';
import type { AnyActorRef } from 'xstate';
import type { Offered } from '../machines/kit/drafting';
import { OfferedDraft } from './OfferedDraft';
import { OpenElsewhere } from './OpenElsewhere';

/** What a form that keeps a draft knows of it. */
interface Drafting<Draft> {
  readonly id: number | 'new';
  readonly offered: Offered<Draft> | null;
  readonly furtherOffers: readonly Offered<Draft>[];
}

/** How a form's drafts are read. */
export interface DraftRules<Context, Draft> {
  readonly scope: 'editor' | 'record';
  readonly areaOf: (context: Context) => string;
  /** What storage kept; null for what is of no use to the form. */
  readonly parse: (context: Context, raw: unknown) => Draft | null;
  /** What a draft begins with, of what it changed. */
  readonly words: (context: Context, draft: Draft) => string;
  /** Whether somebody saved after the offered draft was begun. */
  readonly isOlder: (context: Context) => boolean;
}

interface DraftNoteProps<Context, Draft> {
  readonly actor: { getSnapshot(): { readonly context: Context } } & Pick<AnyActorRef, 'subscribe'>;
  readonly rules: DraftRules<Context, Draft>;
}

interface OfferedNoteProps<Context, Draft> extends DraftNoteProps<Context, Draft> {
  readonly texts: { readonly title: string; readonly text: string; readonly older: string };
  readonly children?: ReactNode;
}

/** A draft found on this device, over the form that it is of. */
export function OfferedNote<Draft, Context extends Drafting<Draft>>(props: OfferedNoteProps<Context, Draft>) {
  const { actor, rules, texts, children } = props;
  const offered = useSelector(actor, ({ context }) => context.offered);
  const further = useSelector(actor, ({ context }) => context.furtherOffers.length);
  const words = useSelector(actor, ({ context }) =>
    context.offered === null ? '' : rules.words(context, context.offered),
  );
  const older = useSelector(actor, ({ context }) => rules.isOlder(context));
  if (offered === null) return null;
  const { savedAt = null } = offered;
  return (
    <OfferedDraft
      scope={rules.scope}
      title={texts.title}
      text={older ? texts.older : texts.text}
      {...{ savedAt, words, further }}
    >
      {children}
    </OfferedDraft>
  );
}

/** Who has the same form open in another page of this browser. */
export function ElsewhereNote<Draft, Context extends Drafting<Draft>>({
  actor,
  rules,
}: DraftNoteProps<Context, Draft>) {
  const area = useSelector(actor, ({ context }) => rules.areaOf(context));
  const id = useSelector(actor, ({ context }) => context.id);
  const wordsOf = useCallback(
    (raw: unknown) => {
      const { context } = actor.getSnapshot();
      const draft = rules.parse(context, raw);
      return draft === null ? null : rules.words(context, draft);
    },
    [actor, rules],
  );
  return <OpenElsewhere area={area} id={id} wordsOf={wordsOf} />;
}
