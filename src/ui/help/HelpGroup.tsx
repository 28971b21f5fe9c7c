import { useId } from 'react';
import type { HelpLine, HelpSection } from '../../commands/adapters';
import type { Platform } from '../../machines/keymap/chord';
import { formatKeys } from '../../machines/keymap/format';
import { helpTexts } from '../../messages/help';
import { IconButton } from '../base/IconButton';
import { KeyCaps } from '../base/KeyCaps';

interface KeysProps {
  readonly line: HelpLine;
  readonly platform: Platform;
}

function Keys({ line, platform }: KeysProps) {
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

interface LineProps extends KeysProps {
  readonly onToggle: (id: string, off: boolean) => void;
}

function Line({ line, platform, onToggle }: LineProps) {
  const hasSwitch = line.isCommand && (line.isOff || line.keys.length > 0);
  return (
    <li className="flex min-h-8 items-center gap-3 border-line border-b py-1 last:border-b-0">
      <span className="min-w-0 flex-1">
        {line.title}
        {line.refusal !== null && <span className="block text-warning text-xs">{line.refusal}</span>}
      </span>
      <Keys line={line} platform={platform} />
      {hasSwitch ? (
        <IconButton
          size="small"
          icon={line.isOff ? 'add' : 'close'}
          label={line.isOff ? helpTexts.switchOn(line.title) : helpTexts.switchOff(line.title)}
          onClick={() => onToggle(line.id, !line.isOff)}
        />
      ) : (
        <span className="w-7 shrink-0" aria-hidden="true" />
      )}
    </li>
  );
}

interface HelpGroupProps {
  readonly section: HelpSection;
  readonly platform: Platform;
  readonly onToggle: (id: string, off: boolean) => void;
}

/** One group of the help sheet: where its keys act, and its lines. */
export function HelpGroup({ section: { group, lines }, platform, onToggle }: HelpGroupProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="mb-6 break-inside-avoid">
      <h3 id={headingId} className="font-semibold">
        {helpTexts.groups[group]}
      </h3>
      <p className="mb-1 text-muted text-xs">{helpTexts.layers[group]}</p>
      <ul>
        {lines.map((line) => (
          <Line key={line.id} line={line} platform={platform} onToggle={onToggle} />
        ))}
      </ul>
    </section>
  );
}
