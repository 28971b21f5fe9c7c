import { cx } from './cx';

interface KeyCapsProps {
  /** Keys as people read them: '+' joins a chord, a space a sequence ('Ctrl+Maiusc+P', 'G E'). */
  readonly keys: string;
  /** On a filled button the caps take its colour. */
  readonly onFill?: boolean | undefined;
  /** A decoration of a control whose keys are already announced. */
  readonly decorative?: boolean | undefined;
}

const capsOf = (chord: string): string[] =>
  chord.length > 1
    ? chord
        .replace(/\+$/, '+\u0000')
        .split('+')
        .map((cap) => (cap === '\u0000' ? '+' : cap))
        .filter((cap) => cap !== '')
    : [chord];

/** Key caps, one `kbd` a key. */
export function KeyCaps({ keys, onFill = false, decorative = false }: KeyCapsProps) {
  const caps = keys
    .split(' ')
    .flatMap((chord, chordIndex) => capsOf(chord).map((cap, index) => ({ cap, id: `${chordIndex}-${index}` })));
  return (
    <kbd className="inline-flex shrink-0 items-center gap-0.5" aria-hidden={decorative || undefined}>
      {caps.map(({ cap, id }) => (
        <kbd
          key={id}
          className={cx(
            'min-w-4.5 rounded-sm border px-1 text-center text-xs leading-4 font-medium',
            onFill ? 'border-current/40' : 'border-line bg-canvas text-muted',
          )}
        >
          {cap}
        </kbd>
      ))}
    </kbd>
  );
}
