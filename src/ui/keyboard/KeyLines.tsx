import { useSelector } from '@xstate/react';
import { useId, useState } from 'react';
import { keysIn } from '../../machines/keyboard/rules';
import type { KeyboardActor, KeyboardContext, KeyCommand } from '../../machines/keyboard/types';
import { formatKeys } from '../../machines/keymap/format';
import { rank } from '../../machines/palette/matching';
import { keyboardTexts as texts } from '../../messages/keyboard';
import { KeyLine } from './KeyLine';

interface Group {
  readonly name: string;
  readonly commands: readonly KeyCommand[];
}

/** The commands that answer the search, under their headings. */
function groupsOf({ commands, draft, platform, search }: KeyboardContext): readonly Group[] {
  return [...new Set(commands.map(({ group }) => group))]
    .map((name) => {
      const rows = commands
        .filter(({ group }) => group === name)
        .map((command) => {
          const keys = keysIn(draft, command);
          const shown = keys.map((entry) => formatKeys(entry, platform));
          return { command, title: command.title, keywords: [name, ...command.keywords, ...keys, ...shown] };
        });
      return { name, commands: rank(rows, search).map(({ command }) => command) };
    })
    .filter((group) => group.commands.length > 0);
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
  readonly actor: KeyboardActor;
  readonly group: Group;
  readonly stop: string | undefined;
  readonly onStop: (command: string) => void;
}

/** Every command with its keys, under headings, narrowed by the search. One of its lines is a stop of the Tab key. */
export function KeyLines({ actor }: { readonly actor: KeyboardActor }) {
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const [last, setLast] = useState<string | null>(null);
  const groups = groupsOf(context);
  const shown = groups.flatMap(({ commands }) => commands.map(({ command }) => command));
  const stop = last !== null && shown.includes(last) ? last : shown[0];
  return (
    <div data-lines="">
      <p role="status" className={shown.length === 0 ? 'py-6 text-center text-muted' : 'sr-only'}>
        {shown.length === 0 ? texts.nothing(context.search.trim().slice(0, 80)) : texts.count(shown.length)}
      </p>
      {groups.map((group) => (
        <LineGroup key={group.name} actor={actor} group={group} stop={stop} onStop={setLast} />
      ))}
    </div>
  );
}
