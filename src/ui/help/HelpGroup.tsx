import { useId, useState } from 'react';
import type { HelpLine, HelpSection } from '../../commands/adapters';
import type { Platform } from '../../machines/keymap/chord';
import { formatKeys } from '../../machines/keymap/format';
import { helpTexts } from '../../messages/help';
import { IconButton } from '../base/IconButton';
import { KeyCaps } from '../base/KeyCaps';
import { KeyRecorder } from './KeyRecorder';
import type { KeySettings } from './useKeySettings';

interface LineProps {
  readonly line: HelpLine;
  readonly platform: Platform;
  /** Given while keys are being changed. */
  readonly settings: KeySettings | null;
}

function Keys({ line, platform }: Pick<LineProps, 'line' | 'platform'>) {
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

/** The keys of a line with what changes them. */
function ChangeableKeys({ line, platform, settings }: LineProps & { readonly settings: KeySettings }) {
  const [recording, setRecording] = useState(false);
  if (recording)
    return (
      <KeyRecorder
        platform={platform}
        takenBy={(keys) => settings.takenBy(line.id, keys)}
        onKeys={(keys) => {
          settings.change(line.id, keys);
          setRecording(false);
        }}
        onCancel={() => setRecording(false)}
      />
    );
  const isOn = line.keys.length > 0;
  return (
    <span className="inline-flex items-center gap-1">
      <Keys line={line} platform={platform} />
      <IconButton
        size="small"
        icon="keyboard"
        label={helpTexts.changeOne(line.title)}
        onClick={() => setRecording(true)}
      />
      {(isOn || line.isOff) && (
        <IconButton
          size="small"
          icon={line.isOff ? 'add' : 'close'}
          label={line.isOff ? helpTexts.switchOn(line.title) : helpTexts.switchOff(line.title)}
          onClick={() => settings.switchOff(line.id, !line.isOff)}
        />
      )}
    </span>
  );
}

function Line({ line, platform, settings }: LineProps) {
  return (
    <li className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 border-line border-b py-1 last:border-b-0">
      <span className="min-w-36 flex-1">
        {line.title}
        {line.refusal !== null && <span className="block text-warning text-xs">{line.refusal}</span>}
      </span>
      {settings !== null && line.isCommand ? (
        <ChangeableKeys line={line} platform={platform} settings={settings} />
      ) : (
        <Keys line={line} platform={platform} />
      )}
    </li>
  );
}

interface HelpGroupProps extends Pick<LineProps, 'platform' | 'settings'> {
  readonly section: HelpSection;
}

/** One group of the help sheet: where its keys act, and its lines. */
export function HelpGroup({ section: { group, lines }, platform, settings }: HelpGroupProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="mb-6">
      <h3 id={headingId} className="font-semibold">
        {helpTexts.groups[group]}
      </h3>
      <p className="mb-1 text-muted text-xs">{helpTexts.layers[group]}</p>
      <ul>
        {lines.map((line) => (
          <Line key={line.id} line={line} platform={platform} settings={settings} />
        ))}
      </ul>
    </section>
  );
}
