import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { AnyActorRef } from 'xstate';
import type { KeptDraft, Offered } from '../machines/kit/drafting';
import { draftTexts } from '../messages/screens/drafts';
import { Banner } from '../ui/base/Banner';
import { momentText } from '../ui/base/moments';
import { CommandButton } from '../ui/commands/CommandButton';
import { usePorts } from './ports';

interface OpenElsewhereProps {
  readonly area: string;
  readonly id: number | 'new';
  /** First words of a stored draft; null where it is none that this form can use. */
  readonly wordsOf: (draft: unknown) => string | null;
}

/**
 * Says that this page has a form open, and tells who has it open in another page of this browser too. Asked again whenever
 * the page is looked at: by then the other one may have been opened, written in or closed.
 */
function OpenElsewhere({ area, id, wordsOf }: OpenElsewhereProps) {
  const { drafts } = usePorts();
  const [others, setOthers] = useState<readonly KeptDraft[]>([]);
  useEffect(() => drafts.hold(area, id), [drafts, area, id]);
  useEffect(() => {
    let current = true;
    const ask = () => {
      if (document.visibilityState === 'hidden') return;
      void drafts.elsewhere(area, id).then((found) => {
        if (current) setOthers(found);
      });
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    window.addEventListener('focus', ask);
    return () => {
      current = false;
      document.removeEventListener('visibilitychange', ask);
      window.removeEventListener('focus', ask);
    };
  }, [drafts, area, id]);
  if (others.length === 0) return null;
  const written = others.flatMap(({ page, savedAt, draft }) => {
    const words = draft === null ? null : wordsOf(draft);
    return words === null ? [] : [{ page, text: describedDraft(savedAt, words) }];
  });
  const { writing, open, text } = draftTexts.elsewhere;
  return (
    <Banner tone="warning" role="status" title={written.length > 0 ? writing : open}>
      {written.map((draft) => (
        <p key={draft.page} className="break-words">
          {draft.text}
        </p>
      ))}
      <p>{text(id === 'new')}</p>
    </Banner>
  );
}

interface OfferedDraftProps {
  readonly scope: 'editor' | 'record';
  readonly title: string;
  readonly text: string;
  /** When it was kept last, in epoch milliseconds; null where that is not known. */
  readonly savedAt: number | null;
  /** Its first words. */
  readonly words: string;
  /** How many others wait behind it. */
  readonly further: number;
  /** What else is to be known before it is restored. */
  readonly children?: ReactNode;
}

/** A draft found on this device: restored or discarded, or another one looked at first. */
function OfferedDraft({ scope, title, text, savedAt, words, further, children }: OfferedDraftProps) {
  const described = describedDraft(savedAt, words);
  return (
    <Banner
      tone="warning"
      role="alert"
      title={title}
      actions={
        <>
          {further > 0 && <CommandButton id={`${scope}.nextDraft`}>{draftTexts.next}</CommandButton>}
          <CommandButton id={`${scope}.discardDraft`}>{draftTexts.discard}</CommandButton>
          <CommandButton id={`${scope}.restoreDraft`} variant="primary">
            {draftTexts.restore}
          </CommandButton>
        </>
      }
    >
      {described !== '' && <p className="break-words">{described}</p>}
      <p>{text}</p>
      {children}
      {further > 0 && <p>{draftTexts.further(further)}</p>}
    </Banner>
  );
}

/** When a draft was kept, in epoch milliseconds, and its first words, as far as they are known. */
const describedDraft = (savedAt: number | null, words: string): string =>
  draftTexts.described(savedAt === null ? null : momentText(new Date(savedAt).toISOString()), words);

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
