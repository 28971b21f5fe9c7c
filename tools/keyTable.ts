import { allCommands } from '../src/commands/all';
import { titleOf } from '../src/commands/availability';
import { GROUPS } from '../src/commands/helpSections';
import { listings } from '../src/content/registry';
import { contents } from '../src/content/whole';
import { defaultLanguages } from '../src/contract/languages';
import { formatKeys } from '../src/machines/keymap/format';
import { helpTexts } from '../src/messages/commands/help';

/** Around the generated table in docs/tasti.md and in the guide's page about keys. */
export const KEYS_START = '<!-- keys:start -->';
export const KEYS_END = '<!-- keys:end -->';

const keyCell = (keys: readonly string[]): string =>
  keys.map((key) => `\`${formatKeys(key, 'other')}\``).join(` ${helpTexts.or} `);

/**
 * Every key of the registry as a Markdown table, by group, for a user who may do everything on a site with the default
 * languages. Gives it without a line break at its end.
 */
export function keyTable(): string {
  const languages = defaultLanguages();
  const { commands, notes } = allCommands({
    contents,
    forms: contents,
    listings,
    languages,
    mayOpen: () => true,
  });
  const lines = GROUPS.flatMap((group) =>
    [...commands.map((command) => ({ ...command, title: titleOf(command, []) })), ...notes]
      .filter((one) => one.group === group)
      .flatMap(({ title, keys = [] }) =>
        keys.length === 0 ? [] : [`| ${helpTexts.groups[group]} | ${keyCell(keys)} | ${title} |`],
      ),
  );
  return ['| Dove | Tasti | Comando |', '|---|---|---|', ...lines].join('\n');
}
