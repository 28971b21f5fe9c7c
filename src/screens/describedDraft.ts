import { draftTexts } from '../messages/screens/drafts';
import { momentText } from '../ui/base/moments';

/** When a draft was kept, in epoch milliseconds, and its first words, as far as they are known. */
export const describedDraft = (savedAt: number | null, words: string): string =>
  draftTexts.described(savedAt === null ? null : momentText(new Date(savedAt).toISOString()), words);
