import { useSelector } from '@xstate/react';
import { useMemo, useRef, useState } from 'react';
import { type HelpSection, toHelpSections } from '../../commands/adapters';
import { DEFAULT_PREFERENCES } from '../../machines/keymap/rules';
import type { KeyPreferences } from '../../machines/keymap/types';
import { rank } from '../../machines/palette/matching';
import { helpTexts } from '../../messages/help';
import { Button } from '../base/Button';
import { Checkbox } from '../base/Checkbox';
import { Dialog } from '../base/Dialog';
import { TextInput } from '../base/TextInput';
import { useCommandCenter } from '../commands/context';
import { HelpGroup } from './HelpGroup';

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

const isDefault = ({ singleKeys, off, changed }: KeyPreferences): boolean =>
  singleKeys && off.length === 0 && Object.keys(changed).length === 0;

/** Every command of the page in front with its keys, drawn from the registry; keys can be switched off here. */
export default function HelpSheet({ onClose }: { readonly onClose: () => void }) {
  const { keymap, platform, registry, targets } = useCommandCenter();
  const preferences = useSelector(keymap, (snapshot) => snapshot.context.preferences);
  const [text, setText] = useState('');
  const box = useRef<HTMLInputElement>(null);
  // What the commands were when the sheet opened: below a dialog nothing changes.
  const sections = useMemo(
    () => toHelpSections(registry(), targets.get(), preferences),
    [registry, targets, preferences],
  );
  const shown = narrowed(sections, text);
  const count = shown.reduce((sum, { lines }) => sum + lines.length, 0);
  const change = (next: KeyPreferences) => keymap.send({ type: 'preferences.change', preferences: next });
  const toggle = (id: string, off: boolean) =>
    change({ ...preferences, off: [...preferences.off.filter((other) => other !== id), ...(off ? [id] : [])] });
  return (
    <Dialog open title={helpTexts.title} size="large" onClose={onClose} initialFocus={box}>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3 pb-4">
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
        <Checkbox
          className="max-w-xs"
          checked={preferences.singleKeys}
          onChecked={(singleKeys) => change({ ...preferences, singleKeys })}
          label={helpTexts.singleKeys}
          hint={helpTexts.singleKeysHint}
        />
      </div>
      <p role="status" className={count === 0 ? 'py-6 text-center text-muted' : 'sr-only'}>
        {count === 0 ? helpTexts.nothing(text.trim().slice(0, 80)) : helpTexts.count(count)}
      </p>
      <div className="gap-x-8 md:columns-2">
        {shown.map((section) => (
          <HelpGroup key={section.group} section={section} platform={platform} onToggle={toggle} />
        ))}
      </div>
      {!isDefault(preferences) && (
        <div className="pt-2 pb-4">
          <Button size="small" icon="refresh" onClick={() => change(DEFAULT_PREFERENCES)}>
            {helpTexts.restore}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
