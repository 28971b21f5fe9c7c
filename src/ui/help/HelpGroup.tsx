import { useId } from 'react';
import type { HelpLine, HelpSection } from '../../commands/helpSections';
import type { Platform } from '../../machines/keymap/chord';
import { formatKeys } from '../../machines/keymap/format';
import { helpTexts } from '../../messages/commands/help';
import { KeyCaps } from '../base/KeyCaps';

interface LineProps {
  readonly line: HelpLine;
  readonly platform: Platform;
}

function Keys({ line, platform }: LineProps) {
  if (line.isOff) return <span className="text-muted text-xs">{helpTexts.off}</span>;
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-1">
      {line.keys.map((keys, index) => (
        <span key={keys} className="inline-flex items-center gap-1">
          {index > 0 && <span className="text-muted text-xs">{helpTexts.or}</span>}
          <KeyCaps keys={formatKeys(keys, platform)} />
        </span>
      ))}
    </span>
  );
}

function Line({ line, platform }: LineProps) {
  return (
    <li className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 border-line border-b py-1 last:border-b-0">
      <span className="min-w-36 flex-1">
        {line.title}
        {line.refusal !== null && <span className="block text-warning text-xs">{line.refusal}</span>}
      </span>
      <Keys line={line} platform={platform} />
    </li>
  );
}

interface HelpGroupProps extends Pick<LineProps, 'platform'> {
  readonly section: HelpSection;
}

/** One group of the help sheet: where its keys act, and its lines. */
export function HelpGroup({ section: { group, lines }, platform }: HelpGroupProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="mb-6">
      <h3 id={headingId} className="font-semibold">
        {helpTexts.groups[group]}
      </h3>
      <p className="mb-1 text-muted text-xs">{helpTexts.layers[group]}</p>
      <ul>
        {lines.map((line) => (
          <Line key={line.id} line={line} platform={platform} />
        ))}
      </ul>
    </section>
  );
}
