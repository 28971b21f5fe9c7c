import { useSelector } from '@xstate/react';
import { type RefObject, useId, useState } from 'react';
import type { KeyNote } from '../../commands/types';
import { formatKeys } from '../../machines/keymap/format';
import type { KeySettingsActor } from '../../machines/keySettings/machine';
import { keysIn } from '../../machines/keySettings/rules';
import type { KeyCommand, KeySettingsContext } from '../../machines/keySettings/types';
import { rank } from '../../machines/palette/matching';
import { helpTexts } from '../../messages/commands/help';
import { keySettingsTexts as texts } from '../../messages/screens/keySettings';
import { KeyCaps } from '../base/KeyCaps';
import { useCommandCenter } from '../commands/context';
import { KeyLine } from './KeyLine';

interface Group {
  readonly name: string;
  readonly commands: readonly KeyCommand[];
}

type Shown = Pick<KeySettingsContext, 'commands' | 'draft' | 'platform' | 'search'>;

/** The commands that have the keys that were typed into the search, or whose keys begin with them. */
function withKeys({ commands, draft, platform, search }: Shown): readonly KeyCommand[] {
  const typed = search.trim().toLowerCase();
  const has = (keys: string) => keys.toLowerCase() === typed || keys.toLowerCase().startsWith(`${typed} `);
  return commands.filter((command) =>
    keysIn(draft, command).some((keys) => has(keys) || has(formatKeys(keys, platform))),
  );
}

/** The commands that answer the search: by their keys where they are some, else by their words. */
function answering(shown: Shown): readonly KeyCommand[] {
  const byKeys = withKeys(shown);
  if (byKeys.length > 0) return byKeys;
  const rows = shown.commands.map((command) => {
    const { title, group, keywords } = command;
    return { command, title, keywords: [group, ...keywords] };
  });
  return rank(rows, shown.search).map(({ command }) => command);
}

/** The commands that answer the search, under their headings. */
function groupsOf(shown: Shown): readonly Group[] {
  const found = answering(shown);
  return [...new Set(shown.commands.map(({ group }) => group))]
    .map((name) => ({ name, commands: found.filter(({ group }) => group === name) }))
    .filter(({ commands }) => commands.length > 0);
}

function LineGroup({ actor, group, stop, onStop }: LineGroupProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="mb-5">
      <h3 id={headingId} className="mb-1 font-semibold">
        {group.name}
      </h3>
      <ul>
        {group.commands.map((command) => (
          <KeyLine
            key={command.command}
            actor={actor}
            command={command}
            isStop={command.command === stop}
            onFocus={() => onStop(command.command)}
          />
        ))}
      </ul>
    </section>
  );
}

interface LineGroupProps {
  readonly actor: KeySettingsActor;
  readonly group: Group;
  readonly stop: string | undefined;
  readonly onStop: (command: string) => void;
}

/** The fixed keys that answer the search: by themselves where it is a key, else by their words. */
function fixedAnswering(notes: readonly KeyNote[], { platform, search }: Shown): readonly KeyNote[] {
  const typed = search.trim().toLowerCase();
  const byKeys = notes.filter(({ keys }) =>
    keys.some((key) => [key, formatKeys(key, platform)].some((shown) => shown.toLowerCase() === typed)),
  );
  if (byKeys.length > 0) return byKeys;
  const rows = notes.map((note) => ({
    note,
    title: note.title,
    keywords: [texts.fixed, helpTexts.groups[note.group]],
  }));
  return rank(rows, search).map(({ note }) => note);
}

/** The keys that widgets and dialogs handle themselves: listed, but not to be changed. */
function FixedKeys({ notes, platform }: { readonly notes: readonly KeyNote[] } & Pick<Shown, 'platform'>) {
  const headingId = useId();
  if (notes.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="mb-5">
      <h3 id={headingId} className="font-semibold">
        {texts.fixed}
      </h3>
      <p className="mb-1 text-muted text-xs">{texts.fixedWhy}</p>
      <ul data-fixed="">
        {notes.map(({ id, title, keys, group }) => (
          <li key={id} className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1 border-line border-b px-2 py-1">
            <span className="min-w-36 flex-1">
              {title} <span className="text-muted text-xs">{helpTexts.groups[group]}</span>
            </span>
            <span className="inline-flex flex-wrap items-center justify-end gap-1">
              {keys.map((entry, index) => (
                <span key={entry} className="inline-flex items-center gap-1">
                  {index > 0 && <span className="text-muted text-xs">{texts.or}</span>}
                  <KeyCaps keys={formatKeys(entry, platform)} />
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface KeyLinesProps {
  readonly actor: KeySettingsActor;
  readonly ref: RefObject<HTMLDivElement | null>;
}

/** Every command with its keys, under headings, narrowed by the search. One of its lines is a stop of the Tab key. */
export function KeyLines({ actor, ref }: KeyLinesProps) {
  const commands = useSelector(actor, ({ context }) => context.commands);
  const draft = useSelector(actor, ({ context }) => context.draft);
  const platform = useSelector(actor, ({ context }) => context.platform);
  const search = useSelector(actor, ({ context }) => context.search);
  const [last, setLast] = useState<string | null>(null);
  const { registry } = useCommandCenter();
  const groups = groupsOf({ commands, draft, platform, search });
  const fixed = fixedAnswering(registry().notes, { commands, draft, platform, search });
  const count = groups.reduce((sum, group) => sum + group.commands.length, fixed.length);
  const shown = groups.flatMap((group) => group.commands.map(({ command }) => command));
  const stop = last !== null && shown.includes(last) ? last : shown[0];
  return (
    <div ref={ref} data-lines="">
      <p role="status" className={count === 0 ? 'py-6 text-center text-muted' : 'sr-only'}>
        {count === 0 ? texts.nothing(search.trim().slice(0, 80)) : texts.count(count)}
      </p>
      {groups.map((group) => (
        <LineGroup key={group.name} actor={actor} group={group} stop={stop} onStop={setLast} />
      ))}
      <FixedKeys notes={fixed} platform={platform} />
    </div>
  );
}
