// 'Tastiera', a draft of the user's keys over all commands.
//
// States: `editing`, `recording` (`listening`, `typing`), `reading`, `previewing`, `leaving`, `closed`.
//
// What clashes is shown and can't be saved; `key.claim` takes what clashes from the other commands; a file of keys is
// previewed before it is applied. Two commands clash in one layer when their pages' parts lie side by side
// (`src/commands/keyed.ts`); what both were declared with is meant so. Keys of the user's that an inner layer takes
// from an outer one (`shadowsOf`) are reported and may be saved; those that widgets and dialogs take themselves are
// listed as fixed. `settle` (`src/machines/keymap/clashes.ts`) gives what can be in force of any kept keys: the first
// keeps a key, the other falls back to its own, and `src/ui/commands/keyStore.ts` reports that once.
//
// Never: keys in force that clash; a change by Esc, by leaving or by looking at a file; an unsaved change lost without
// a question.

import type { Result } from '../../contract/result';
import type { KeyProblem, KeyStroke, Platform } from '../keymap/chord';
import type { KeyedCommand } from '../keymap/clashes';
import type { KeyPreferences } from '../keymap/types';
import type { Call } from '../kit/actor';

/** A command as 'Tastiera' lists it. */
export interface KeyCommand extends KeyedCommand {
  /** Italian. */
  readonly title: string;
  /** Heading under which it stands. */
  readonly group: string;
  readonly keywords: readonly string[];
}

/** Keys being recorded for a command. */
export interface Recording {
  readonly command: string;
  /** The keys of the command that they shall replace; null for further ones. */
  readonly replaces: string | null;
  /** Chords pressed so far. */
  readonly typed: readonly string[];
  /** Why the last press was refused. */
  readonly problem: KeyProblem | null;
}

/** Keys of one command that clash with another one's. */
export interface Rival {
  readonly command: string;
  readonly keys: string;
}

/** What an import would do to one command. */
export interface ImportChange {
  readonly command: string;
  readonly title: string;
  /** Keys before and after; null where they are switched off. */
  readonly before: readonly string[] | null;
  readonly after: readonly string[] | null;
}

/** A change of a file that can't be applied: the command keeps the keys it has. */
export interface ImportRefusal {
  /** Title of the command, its id where nobody knows it. */
  readonly title: string;
  readonly keys: readonly string[];
  readonly why: 'unknown' | 'unusable' | 'taken';
  /** Title of the command that has the keys; null unless they are in use. */
  readonly by: string | null;
}

/** A file of keys, read and not applied yet. */
export interface ImportPreview {
  readonly name: string;
  /** When it was exported, as ISO text; null where it doesn't say. */
  readonly date: string | null;
  /** Whether it comes from an older version. */
  readonly isOlder: boolean;
  /** What the keys would be. */
  readonly preferences: KeyPreferences;
  /** Whether single keys would be switched on or off; null when they stay. */
  readonly singleKeys: boolean | null;
  readonly changes: readonly ImportChange[];
  readonly refused: readonly ImportRefusal[];
}

export interface KeySettingsInput {
  readonly commands: readonly KeyCommand[];
  readonly preferences: KeyPreferences;
  readonly platform: Platform;
}

export interface KeySettingsContext {
  readonly commands: readonly KeyCommand[];
  readonly platform: Platform;
  /** The keys as they are in force. */
  readonly saved: KeyPreferences;
  readonly draft: KeyPreferences;
  /** Text of the search box. */
  readonly search: string;
  /** The command whose keys are open to be changed; null for none. */
  readonly open: string | null;
  readonly recording: Recording | null;
  /** Name of the file being read. */
  readonly file: string | null;
  readonly preview: ImportPreview | null;
  /** Why the last file was refused, in Italian. */
  readonly problem: string | null;
}

export type KeySettingsEvent =
  | { readonly type: 'search.type'; readonly text: string }
  | { readonly type: 'singleKeys.set'; readonly allowed: boolean }
  /** Opens a command's keys to be changed, or closes them. */
  | { readonly type: 'command.open'; readonly command: string }
  /** Switches a command's keys off or on; without a command, those of the open one. */
  | { readonly type: 'command.switch'; readonly command?: string }
  | { readonly type: 'command.reset'; readonly command?: string }
  | { readonly type: 'all.reset' }
  | { readonly type: 'key.record'; readonly command?: string; readonly replaces?: string }
  | { readonly type: 'key.remove'; readonly command?: string; readonly keys?: string }
  /** Gives a command the keys that clash with its own, taking them from the others; without one, the open command. */
  | { readonly type: 'key.claim'; readonly command?: string }
  | { readonly type: 'key.press'; readonly stroke: KeyStroke; readonly repeat: boolean }
  /** The recorder lost the focus. */
  | { readonly type: 'record.leave' }
  | { readonly type: 'save.request' }
  | { readonly type: 'close.request' }
  | { readonly type: 'leave.confirm' }
  | { readonly type: 'leave.cancel' }
  | { readonly type: 'export.request' }
  /** Size in bytes. */
  | { readonly type: 'import.choose'; readonly name: string; readonly size: number }
  | { readonly type: 'import.accept' }
  | { readonly type: 'import.cancel' };

export type KeySettingsEmitted =
  | { readonly type: 'preferences.save'; readonly preferences: KeyPreferences }
  /** A command was given the keys that others lost. */
  | { readonly type: 'key.claimed'; readonly command: string; readonly from: readonly Rival[] }
  /** The keys of the draft shall become a file. */
  | { readonly type: 'keys.export'; readonly preferences: KeyPreferences }
  | { readonly type: 'settings.closed' };

export interface KeySettingsActors {
  /** The text of the file that was chosen last. */
  readonly readFile: Call<{ readonly name: string }, Result<string>>;
}

export type KeySettingsTag = 'recording' | 'reading' | 'previewing' | 'askingToLeave' | 'closed';
