import type { Listing } from '../content/lists/listing';
import type { Content, ContentHead } from '../content/model/content';
import type { ContentLanguages } from '../contract/languages';
import type { Layer } from '../machines/keymap/types';
import type { LinksByArea } from '../machines/menu/bound';
import type { helpTexts } from '../messages/commands/help';

/** Headings of the help sheet, in the order of their texts. */
export type CommandGroup = keyof typeof helpTexts.groups;

/** What commands are declared of. */
export interface RegistryInput {
  readonly contents: readonly ContentHead[];
  /** The content types whose forms have come. */
  readonly forms: readonly Content[];
  /** Lists of other records. */
  readonly listings?: readonly Listing[];
  /** By area what its lists are bound to, as far as the menu leads there. */
  readonly links?: LinksByArea;
  /** Content languages, in their order. */
  readonly languages: ContentLanguages;
  /** Whether the user may open a hash route, '#' left out. */
  readonly mayOpen: (route: string) => boolean;
}

/** Where commands' targets live: its keys act while a target of it is mounted. */
export interface Scope<Name extends string = string> {
  readonly name: Name;
  readonly layer: Layer;
  /** Names of the pages and dialogs that it is part of. */
  readonly pages: readonly string[];
  /** Scopes of the same pages with which it may have keys in common. */
  readonly sharesKeysWith: readonly string[];
  /** Its commands, for this user and these declarations. */
  declare(input: RegistryInput): readonly Command[];
}

/** A button of a dialog as a command: its own label, and why it can't be pressed now. */
export interface DialogButton {
  readonly label: string;
  readonly refusal: string | null;
}

/** What the open dialog can be answered with; null for what it has no button for. */
export interface DialogView {
  readonly main: DialogButton | null;
  readonly close: DialogButton | null;
}

/** An event as commands send it; each machine's own event types fit. */
export interface CommandEvent {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** Actions only the screen itself can do: putting the focus somewhere, opening a dialog of its own. */
export type ViewAction =
  | 'search.focus'
  | 'keys.import'
  | 'filters.focus'
  | 'filter.focus'
  | 'tab.next'
  | 'categories.open'
  | 'images.focus'
  | 'rows.focus'
  | 'event.focus'
  | 'group.next'
  | 'group.previous'
  | 'images.pick'
  | 'images.upload'
  | 'image.data'
  | 'image.focus'
  | 'entries.add'
  | 'files.choose'
  | 'entry.map'
  | 'programme.focus'
  | 'text.image'
  | 'missing.focus'
  | 'chapters.toggle'
  | 'record.remove'
  | 'section.focus'
  | 'matrix.focus'
  | 'places.focus'
  | 'successor.focus'
  | 'password.focus';

/**
 * What does them on a mounted screen, where `name` identifies one of several, such as a filter; or the Italian reason
 * why it can't be done there.
 */
export type ViewActions = Readonly<Partial<Record<ViewAction, ((name?: string) => void) | string>>>;

/**
 * What is mounted for a scope: the actor behind a screen, distinguished from XState so that the shell can be one too.
 * `can` is the only truth about what may be done now, `refusal` says why not.
 */
export interface CommandTarget {
  /** Name of its scope. */
  readonly scope: string;
  /** The listing shown, or that of the record shown; null where there is none. */
  readonly listing: Listing | null;
  getSnapshot(): unknown;
  can(event: CommandEvent): boolean;
  /** Italian reason, or null when there is none. */
  refusal(event: CommandEvent): string | null;
  send(event: CommandEvent): void;
  /** Calls back whenever the snapshot changes; gives what ends that. */
  subscribe(listener: () => void): () => void;
  /** The view actions that the mounted screen offers. */
  readonly view: ViewActions;
}

/** Where a navigating command leads. */
export interface Destination {
  /** A hash route without '#', or a web address outside the application. */
  readonly kind: 'route' | 'address';
  readonly to: string;
  readonly newTab: boolean;
}

/** What a command would do at this moment. */
export type CommandEffect =
  | { readonly kind: 'event'; readonly event: CommandEvent }
  | { readonly kind: 'go'; readonly destination: Destination }
  | { readonly kind: 'view'; readonly action: ViewAction; readonly name?: string }
  | { readonly kind: 'refused'; readonly reason: string }
  /** It does not concern what is shown, so that no reason is given. */
  | { readonly kind: 'absent' };

/** The moment a command is evaluated at: the snapshot of its scope's target, and the listing shown there. */
export interface CommandMoment<View> {
  readonly snapshot: View;
  readonly listing: Listing | null;
}

/** What of a command its scope does not say. */
export interface CommandOptions<View> {
  /** Unique; without it the scope's name and the verb. */
  readonly id?: string;
  /** Italian; may name what is listed, or be what the scope's snapshot says (null while nothing of it is mounted). */
  readonly title: string | ((listing: Listing | null, snapshot: unknown) => string);
  /** What 'Tastiera' calls it among the commands of all pages, where the title says too little by itself. */
  readonly longTitle?: string;
  /** Area of the records that it is about, whose icon its palette row has. */
  readonly area?: string;
  /** Small print of its palette row. */
  readonly hint?: CommandOptions<View>['title'];
  /** Without it the scope's. */
  readonly group?: CommandGroup;
  /** Further words that find it in the palette. */
  readonly keywords?: readonly string[];
  /** What else it is called: typed in full, it is as good as the title. */
  readonly names?: readonly string[];
  /** Each a chord ('mod+S') or a sequence ('g n'); the first is the one shown. */
  readonly keys?: readonly string[];
  /** Whether its keys act while one types; without it mod and function keys do, others don't. */
  readonly allowInInput?: boolean;
  /** Whether its keys act below an open dialog. */
  readonly allowInDialog?: boolean;
  /** Whether holding its key runs it again and again. */
  readonly repeat?: boolean;
  /** False for what makes no sense as a palette row, such as moving the row cursor; 'typed' for what few want. */
  readonly inPalette?: boolean | 'typed';
  /** Whether it leads to a field of a form: listed by the palette alone, apart, once something is typed. */
  readonly isField?: boolean;
  /** True for what the palette and the help sheet leave out while it is refused: answers to a passing question. */
  readonly onlyWhenReady?: boolean;
  /** Whether it is what its page is for: until something is typed it stands before what was opened last. */
  readonly isMain?: boolean;
  /** Whether it takes up work that waits: the first of the palette as long as it can be done and nothing is typed. */
  readonly isWaiting?: boolean;
  /** Whether it ends, deletes or discards something: the palette never offers it first for words that do not name it. */
  readonly isDestructive?: boolean;
  /** Scopes in whose company the help sheet shows it although its own is not mounted. */
  readonly helpWith?: readonly string[];
  readonly effect: (moment: CommandMoment<View>) => CommandEffect;
}

/** A command of a scope. What it may read is forgotten here: its scope's target provides that. */
export interface Command extends CommandOptions<unknown> {
  readonly id: string;
  readonly group: CommandGroup;
  /** Name of its scope. */
  readonly scope: string;
  readonly layer: Layer;
}

/** Keys that a widget itself handles, shown by the help sheet beside the commands'. */
export interface KeyNote {
  readonly id: string;
  readonly title: string;
  readonly group: CommandGroup;
  readonly keys: readonly string[];
  /** Whose widget it is: shown only while that scope is mounted. Without one, while anything of its group is. */
  readonly scope?: string;
}

/** Whether a command can be run now, and why not. 'absent' means that it does not concern what is mounted. */
export type Availability =
  | { readonly kind: 'ready'; readonly effect: Exclude<CommandEffect, { kind: 'refused' | 'absent' }> }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'absent' };

/** How the application opens a destination. */
export type Navigate = (destination: Destination) => void;

/** What a button needs to draw a command. */
export interface CommandButton {
  readonly label: string;
  /** Keys as people read them ('Ctrl+S'); null without any. */
  readonly hint: string | null;
  /** The same for `aria-keyshortcuts`. */
  readonly ariaKeys: string | null;
  /** Null when the command can be run. */
  readonly refusal: string | null;
}
