// Turns key presses into commands. One listener feeds it normalised chords.
//
// States: `idle`, `waiting` (for the next key of a sequence).
//
// It knows layers (dialog over screen over shell), sequences with their pause, the focus' owner, the user's changed and
// switched-off keys.
//
// Never: a key acting in two layers; a letter acting while one types; the first key of a sequence acting alone.

/** A layer of the screen; a key acts in the topmost one that binds it. */
export type Layer = 'dialog' | 'screen' | 'shell';

/** Keys of one command, before the user's preferences. JSON-safe. */
export interface BindingSource {
  /** Command id. */
  readonly command: string;
  /** Each a sequence of chords: 'mod+S', 'g n', 'Shift+F8'. */
  readonly keys: readonly string[];
  readonly layer: Layer;
  /** Whether the keys act while one types; undefined leaves it to the chord: mod and function keys do, others don't. */
  readonly allowInInput?: boolean;
  /** Whether the keys still act below an open dialog. */
  readonly allowInDialog?: boolean;
  /** Whether holding the key runs the command again and again. */
  readonly repeat?: boolean;
}

/** One key sequence in force: preferences applied, chords normalised. */
export interface Binding {
  readonly command: string;
  readonly sequence: readonly string[];
  readonly layer: Layer;
  readonly allowInInput: boolean;
  readonly allowInDialog: boolean;
  readonly repeat: boolean;
}

/** What the user changed about the keys; kept per browser. Source: WCAG 2.2, success criterion 2.1.4. */
export interface KeyPreferences {
  /** False switches off every key made of single characters. */
  readonly singleKeys: boolean;
  /** Ids of commands whose keys are switched off. */
  readonly off: readonly string[];
  /** Command id → the keys it has instead of its own. */
  readonly changed: Readonly<Record<string, readonly string[]>>;
}

/**
 * Who has the focus: nobody, a control that Enter and Space activate, a widget that arrows steer besides, or a field
 * whose keys are its own.
 */
export type FocusOwner = 'none' | 'control' | 'widget' | 'text';

/** A key press as the listener hands it over. */
export interface KeyPress {
  /** Normalised chord. */
  readonly chord: string;
  readonly focus: FocusOwner;
  /** Whether a modal dialog is open. */
  readonly modal: boolean;
  /** Auto-repeat of a held key. */
  readonly repeat: boolean;
}

/** Text of the polite live region; the number distinguishes two equal texts. */
interface Announcement {
  readonly number: number;
  readonly text: string;
}

export interface KeymapContext {
  readonly sources: readonly BindingSource[];
  readonly preferences: KeyPreferences;
  /** What `sources` and `preferences` amount to. */
  readonly bindings: readonly Binding[];
  /** The chords typed of a sequence that is not complete yet. */
  readonly typed: readonly string[];
  /** Layer in which that sequence began; it ends there. */
  readonly layer: Layer | null;
  readonly announcement: Announcement | null;
}

export interface KeymapInput {
  readonly preferences?: KeyPreferences;
}

export type KeymapEvent =
  | { readonly type: 'key.press'; readonly press: KeyPress }
  /** Scopes were mounted or unmounted. */
  | { readonly type: 'bindings.change'; readonly sources: readonly BindingSource[] }
  | { readonly type: 'preferences.change'; readonly preferences: KeyPreferences }
  /** The window lost the focus: what was begun is forgotten. */
  | { readonly type: 'focus.lost' }
  /** A command could not be run; the reason is read out. */
  | { readonly type: 'command.refused'; readonly reason: string };

export type KeymapEmitted =
  /** The key belongs to a command: the browser must not act on it. */
  | { readonly type: 'key.claimed' }
  | { readonly type: 'command.run'; readonly command: string }
  | { readonly type: 'preferences.changed'; readonly preferences: KeyPreferences };
