import { recordingTexts as texts } from '../recordingTexts';

/** What is wrong with a recording, or with an event of it. */
export function Problems({ of }: { readonly of: readonly string[] }) {
  if (of.length === 0) return null;
  return (
    <ul className="bad" aria-label={texts.problems}>
      {[...new Set(of)].map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
    </ul>
  );
}
