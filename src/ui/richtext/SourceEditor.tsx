import { useState } from 'react';
import { richTextTexts } from '../../messages/ui/richtext';
import { Banner } from '../base/Banner';
import { Button } from '../base/Button';
import type { ControlProps } from '../base/Field';

interface SourceEditorProps {
  readonly label: string;
  readonly control: ControlProps;
  readonly value: string;
  readonly readOnly: boolean;
  readonly onChange: (html: string) => void;
  readonly onBlur: () => void;
  /** What going back to the text would lose of the source; empty for nothing. */
  readonly lossesOf: (source: string) => readonly string[];
  readonly onLeave: () => void;
}

const focusNow = (element: HTMLElement | null) => element?.focus();

/** The HTML itself. Going back to the text cleans it, and says first what would be lost. */
export function SourceEditor({
  label,
  control,
  value,
  readOnly,
  onChange,
  onBlur,
  lossesOf,
  onLeave,
}: SourceEditorProps) {
  const [losses, setLosses] = useState<readonly string[]>([]);
  const leave = () => {
    const lost = lossesOf(value);
    setLosses(lost);
    if (lost.length === 0) onLeave();
  };
  return (
    <div>
      <div className="flex items-center justify-between gap-2 rounded-t-md border-b border-line bg-canvas p-1 pl-3">
        <span className="eyebrow">{richTextTexts.source}</span>
        <Button size="small" icon="arrowLeft" onClick={leave}>
          {richTextTexts.backToText}
        </Button>
      </div>
      {losses.length > 0 && (
        <Banner
          role="alert"
          tone="warning"
          className="m-2"
          title={richTextTexts.losses.source(losses.join(', '))}
          actions={
            <>
              <Button size="small" onClick={() => setLosses([])}>
                {richTextTexts.losses.stay}
              </Button>
              <Button size="small" variant="danger" onClick={onLeave}>
                {richTextTexts.losses.leaveAnyway}
              </Button>
            </>
          }
        />
      )}
      <textarea
        {...control}
        aria-label={richTextTexts.sourceLabel(label)}
        className="block min-h-56 w-full resize-y bg-surface p-3 font-mono text-sm text-ink field-sizing-content focus-visible:outline-offset-[-2px]"
        value={value}
        readOnly={readOnly}
        spellCheck={false}
        ref={focusNow}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
      />
    </div>
  );
}
