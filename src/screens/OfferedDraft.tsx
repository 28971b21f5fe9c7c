import type { ReactNode } from 'react';
import { draftTexts } from '../messages/screens/drafts';
import { Banner } from '../ui/base/Banner';
import { CommandButton } from '../ui/commands/CommandButton';
import { describedDraft } from './describedDraft';

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
export function OfferedDraft({ scope, title, text, savedAt, words, further, children }: OfferedDraftProps) {
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
