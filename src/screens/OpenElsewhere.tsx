import { useEffect, useState } from 'react';
import type { KeptDraft } from '../machines/kit/drafting';
import { draftTexts } from '../messages/screens/drafts';
import { Banner } from '../ui/base/Banner';
import { describedDraft } from './describedDraft';
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
export function OpenElsewhere({ area, id, wordsOf }: OpenElsewhereProps) {
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
