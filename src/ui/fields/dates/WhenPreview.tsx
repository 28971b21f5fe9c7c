import { useMemo, useSyncExternalStore } from 'react';
import type { Json } from '../../../content/field/json';
import { whenSentence } from '../../../content/when/sentence';
import { timesCardTexts as texts } from '../../../messages/screens/dateCards';
import type { FieldContext } from '../types';

interface WhenPreviewProps {
  readonly times: Json;
  /** Path of the field with the days. */
  readonly datesPath: string;
  readonly context: FieldContext;
}

/** In words when the event takes place, in every content language that has words for it, as one types. */
export function WhenPreview({ times, datesPath, context }: WhenPreviewProps) {
  const dates = useSyncExternalStore(context.subscribe, () => context.valueAt(datesPath));
  const sentences = useMemo(
    () => context.languages.map((language) => ({ language, text: whenSentence(dates, times, language) })),
    [context.languages, dates, times],
  );
  return (
    <section aria-label={texts.preview} className="rounded-md border border-line bg-sunken px-3 py-2">
      <h3 className="eyebrow mb-1 text-muted">{texts.preview}</h3>
      <dl className="space-y-1">
        {sentences.map(({ language, text }) => (
          <div key={language} className="flex gap-2">
            <dt className="w-6 shrink-0 font-medium text-muted uppercase">{language}</dt>
            <dd className="min-w-0 break-words first-letter:uppercase" lang={text === null ? undefined : language}>
              {text ?? <span className="text-muted">{texts.nothingYet}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
