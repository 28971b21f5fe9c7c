import type { ReactNode } from 'react';
import { allCommands } from '../../src/commands/all';
import type { Content } from '../../src/content/model/content';
import { CommandsProvider } from '../../src/ui/commands/CommandsProvider';
import { createCommandCenter } from '../../src/ui/commands/center';
import type { CommandPorts } from '../../src/ui/commands/ports';

/** What is shown behind commands where nothing is found and nothing kept. */
export const quietCenter = (contents: readonly Content[] = [], changes: Partial<CommandPorts> = {}) =>
  createCommandCenter(allCommands({ contents, forms: contents, languages: ['it'], mayOpen: () => true }), {
    platform: 'other',
    here: () => '/',
    navigate: () => undefined,
    paletteServices: async () => ({
      closed: () => null,
      searchEntities: async () => ({ ok: true, value: [] }),
      readEntities: async () => [],
      lists: { now: () => [], named: async () => null },
    }),
    loadActions: async () => ({ ok: true, value: [] }),
    runEntityAction: () => undefined,
    areaNames: {},
    read: () => null,
    write: () => undefined,
    ...changes,
  });

const anywhere = (): boolean => true;
const nothing = (): void => undefined;

/** A part of a page with its commands. */
export const withCommands = (center: ReturnType<typeof quietCenter>, children: ReactNode) => (
  <CommandsProvider
    center={center}
    onToggleTheme={() => undefined}
    onBack={() => undefined}
    mayGoBack={anywhere}
    onNotices={() => undefined}
    onReport={() => undefined}
    onGuide={nothing}
    onCategories={() => undefined}
    onSignOut={() => undefined}
  >
    {children}
  </CommandsProvider>
);
