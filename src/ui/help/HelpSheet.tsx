import { useRef, useState } from 'react';
import { type HelpSection, toHelpSections } from '../../commands/adapters';
import type { CommandGroup } from '../../commands/types';
import { rank } from '../../machines/palette/matching';
import { helpTexts } from '../../messages/help';
import { Button } from '../base/Button';
import { Checkbox } from '../base/Checkbox';
import { Dialog } from '../base/Dialog';
import { TextInput } from '../base/TextInput';
import { useCommandCenter } from '../commands/context';
import { HelpGroup } from './HelpGroup';
import { type KeySettings, useKeySettings } from './useKeySettings';

/** What holds everywhere stands on one side, what the page in front has on the other. */
const EVERYWHERE: ReadonlySet<CommandGroup> = new Set(['general', 'navigation', 'dialog']);

/** The lines that answer the text; sections without any are left out. */
function narrowed(sections: readonly HelpSection[], text: string): readonly HelpSection[] {
  return sections
    .map(({ group, lines }) => {
      const rows = lines.map((line) => ({
        line,
        title: line.title,
        keywords: [helpTexts.groups[group], ...line.keys],
      }));
      return { group, lines: rank(rows, text).map(({ line }) => line) };
    })
    .filter(({ lines }) => lines.length > 0);
}

function Settings({ settings }: { readonly settings: KeySettings }) {
  return (
    <div className="mb-4 flex flex-wrap items-start gap-x-6 gap-y-3 rounded-md border border-line bg-canvas px-3 py-2.5">
      <Checkbox
        className="min-w-56 flex-1"
        checked={settings.preferences.singleKeys}
        onChecked={settings.allowSingleKeys}
        label={helpTexts.singleKeys}
        hint={helpTexts.singleKeysHint}
      />
      {!settings.isDefault && (
        <Button size="small" icon="refresh" onClick={settings.restore}>
          {helpTexts.restore}
        </Button>
      )}
    </div>
  );
}

/** Every command of the page in front with its keys, drawn from the registry; keys are changed here. */
export default function HelpSheet({ onClose }: { readonly onClose: () => void }) {
  const { platform, registry, targets } = useCommandCenter();
  const settings = useKeySettings();
  const [changing, setChanging] = useState(false);
  const [text, setText] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const shown = narrowed(toHelpSections(registry(), targets.get(), settings.preferences), text);
  const count = shown.reduce((sum, { lines }) => sum + lines.length, 0);
  const column = (isEverywhere: boolean) => (
    <div>
      {shown
        .filter(({ group }) => EVERYWHERE.has(group) === isEverywhere)
        .map((section) => (
          <HelpGroup key={section.group} section={section} platform={platform} settings={changing ? settings : null} />
        ))}
    </div>
  );
  return (
    <Dialog open title={helpTexts.title} size="large" onClose={onClose} initialFocus={box}>
      <div className="flex flex-wrap items-center gap-3 pb-4">
        <div className="min-w-56 flex-1">
          <TextInput
            ref={box}
            icon="search"
            aria-label={helpTexts.search}
            placeholder={helpTexts.search}
            value={text}
            onValue={setText}
          />
        </div>
        <Button icon="keyboard" onClick={() => setChanging(!changing)}>
          {changing ? helpTexts.changeDone : helpTexts.change}
        </Button>
      </div>
      {changing && <Settings settings={settings} />}
      <p role="status" className={count === 0 ? 'py-6 text-center text-muted' : 'sr-only'}>
        {count === 0 ? helpTexts.nothing(text.trim().slice(0, 80)) : helpTexts.count(count)}
      </p>
      <div className="grid gap-x-8 md:grid-cols-2">
        {column(false)}
        {column(true)}
      </div>
    </Dialog>
  );
}
