import type { Targets } from '../../commands/availability';
import type { Registry } from '../../commands/registry';
import type { Navigate } from '../../commands/types';
import type { EntityAction, EntitySubject } from '../../machines/entityActions/types';
import type { Platform } from '../../machines/keymap/chord';
import type { KeymapActor } from '../../machines/keymap/machine';
import type { KeyPreferences } from '../../machines/keymap/types';
import type { ListFacts } from '../../machines/palette/listFacts';
import type { FoundEntity, PaletteActors } from '../../machines/palette/types';
import type { LatePalette } from './latePalette';
import type { MountedTargets } from './mounted';

/** What the palette searches and reads. */
export interface PaletteServices extends Pick<PaletteActors, 'searchEntities'> {
  /** Why the page of a hash route is closed to the user; null where it is open. */
  readonly closed: (route: string) => string | null;
  /** Reads entities again as they are now, as far as the server can. */
  readonly readEntities: (entities: readonly EntitySubject[]) => Promise<readonly FoundEntity[]>;
  /** The lists that what is typed may narrow: with the names known by now, and after others came; null without any. */
  readonly lists: {
    readonly now: () => readonly ListFacts[];
    readonly named: () => Promise<readonly ListFacts[] | null>;
  };
}

/** What the application gives to commands. */
export interface CommandPorts extends Pick<PaletteActors, 'loadActions'> {
  readonly platform: Platform;
  readonly navigate: Navigate;
  /** The clean path of the page in front. */
  readonly here: () => string;
  /** Fetches what the palette searches and reads. */
  readonly paletteServices: () => Promise<PaletteServices>;
  /** Carries out what was chosen for an entity; what leads to a page does so in a tab of its own if that is wanted. */
  readonly runEntityAction: (subject: EntitySubject, action: EntityAction, newTab: boolean) => void;
  /** Area → name of one entity of it, shown beside what is found. */
  readonly areaNames: Readonly<Record<string, string>>;
  /** Local storage; what can't be read is null. */
  readonly read: (key: string) => unknown;
  readonly write: (key: string, value: unknown) => void;
  /** Whether a command of that id exists for anybody: keys of others are reported. Without it all count as known. */
  readonly knows?: (command: string) => boolean;
  /** Shows the user a notice that needs no answer. */
  readonly notify?: (tone: 'success' | 'warning', text: string) => void;
}

/** The command centre: everything that commands need while the application runs. */
export interface CommandCenter {
  readonly platform: Platform;
  readonly keymap: KeymapActor;
  readonly palette: LatePalette;
  readonly targets: MountedTargets;
  registry(): Registry;
  /** The commands of another user or other content types take the place of those before. */
  setRegistry(registry: Registry): void;
  /** Calls back after another registry was set. */
  subscribe(listener: () => void): () => void;
  /** The user's keys as far as they are in force. */
  preferences(): KeyPreferences;
  /** The same, read again first: another page may have changed them. */
  freshKeys(): KeyPreferences;
  /** Keeps other keys and puts them in force. */
  saveKeys(preferences: KeyPreferences): void;
  /** Runs a command by id; reads the reason out where it can't be run. */
  run(id: string, newTab?: boolean): void;
  /** The targets of the dialog in front, of the page without one; null, and said, behind a dialog without commands. */
  front(): Targets | null;
  /** Reads a text out politely and shows it for a moment. */
  announce(text: string): void;
  /** Remembers a record that was opened, for the palette. */
  remember(opened: FoundEntity): void;
  /** Forgets what was opened and searched last. */
  forget(): void;
  /** Whether there is something to forget. */
  hasMemory(): boolean;
}
