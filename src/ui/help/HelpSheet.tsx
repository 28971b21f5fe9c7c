import { useSelector } from '@xstate/react';
import { useId, useRef, useState, useSyncExternalStore } from 'react';
import { type Targets, targetOf } from '../../commands/availability';
import { type HelpLine, type HelpSection, toHelpSections } from '../../commands/helpSections';
import type { Registry } from '../../commands/registry';
import type { CommandGroup } from '../../commands/types';
import type { Platform } from '../../machines/keymap/chord';
import { formatKeys } from '../../machines/keymap/format';
import type { KeyPreferences } from '../../machines/keymap/types';
import { rank } from '../../machines/palette/matching';
import { helpTexts } from '../../messages/commands/help';
import { Button } from '../base/Button';
import { Dialog } from '../base/Dialog';
import { KeyCaps } from '../base/KeyCaps';
import { TextInput } from '../base/TextInput';
import { useCommandCenter } from '../commands/context';

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
function HelpGroup({ section: { group, lines }, platform }: HelpGroupProps) {
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

/** Commands that act everywhere are listed on one side, those of the page in front on the other. */
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

interface HelpSheetProps {
  /** Targets whose commands it lists: a dialog's, or the page's. */
  readonly targets: Targets;
  readonly onClose: () => void;
}

/** Over a dialog the few commands of the shell that act there too. */
function overDialogs(registry: Registry): Registry {
  const commands = registry.commands.filter(({ layer, allowInDialog }) => layer !== 'shell' || allowInDialog === true);
  return { ...registry, commands };
}

/**
 * What can be done with what is in front now, of the page or of the dialog that was when the sheet opened; the same until
 * a line of it is another one.
 */
function useSections(opened: Targets, preferences: KeyPreferences): readonly HelpSection[] {
  const { registry, targets: mounted } = useCommandCenter();
  const last = useRef<readonly HelpSection[]>([]);
  return useSyncExternalStore(mounted.watchAll, () => {
    const isPage = targetOf(opened, 'shell') !== null;
    const shell = targetOf(mounted.get(), 'shell');
    // The sheet is a dialog too, over its page.
    const page = mounted.get().filter(({ scope }) => scope !== 'dialog');
    const next =
      isPage || shell === null
        ? toHelpSections(registry(), isPage ? page : opened, preferences)
        : toHelpSections(overDialogs(registry()), [...opened, shell], preferences);
    if (JSON.stringify(next) !== JSON.stringify(last.current)) last.current = next;
    return last.current;
  });
}

/** What can be done with what lies in front, the page or a dialog over it, with keys, drawn from the registry. */
export default function HelpSheet({ targets, onClose }: HelpSheetProps) {
  const { keymap, platform, run } = useCommandCenter();
  const preferences = useSelector(keymap, (snapshot) => snapshot.context.preferences);
  const [text, setText] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const shown = narrowed(useSections(targets, preferences), text);
  const count = shown.reduce((sum, { lines }) => sum + lines.length, 0);
  const column = (isEverywhere: boolean) => (
    <div>
      {shown
        .filter(({ group }) => EVERYWHERE.has(group) === isEverywhere)
        .map((section) => (
          <HelpGroup key={section.group} section={section} platform={platform} />
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
        <Button icon="keyboard" onClick={() => run('shell.keyboard')}>
          {helpTexts.change}
        </Button>
      </div>
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
