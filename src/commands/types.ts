import type { Listing } from '../content/model/listing';
import type { AddressContext } from '../machines/address/types';
import type { AttachmentsContext } from '../machines/attachments/types';
import type { CollectionContext } from '../machines/collection/types';
import type { DashboardCardTag } from '../machines/dashboardCard/types';
import type { DeskMunicipalitiesContext } from '../machines/deskMunicipalities/types';
import type { EditorContext } from '../machines/editor/types';
import type { EventDatesContext } from '../machines/eventDates/types';
import type { KeySettingsContext } from '../machines/keySettings/types';
import type { ListContext } from '../machines/list/types';
import type { MatrixContext } from '../machines/matrix/types';
import type { PanelContext } from '../machines/panel/types';
import type { PasswordUpdateContext } from '../machines/passwordUpdate/types';
import type { PickerContext, PickerTag } from '../machines/picker/types';
import type { RecordContext } from '../machines/record/types';
import type { RedirectsContext } from '../machines/redirects/types';
import type { UploadContext } from '../machines/upload/types';

/** Where a command's target lives. A scope's keys act while a target of it is mounted. */
export type Scope =
  | 'shell'
  | 'list'
  | 'editor'
  | 'text'
  | 'images'
  | 'image'
  | 'contacts'
  | 'stops'
  | 'entry'
  | 'dates'
  | 'address'
  | 'uploads'
  | 'dialogUploads'
  | 'overwrite'
  | 'imageData'
  | 'gallery'
  | 'record'
  | 'matrix'
  | 'password'
  | 'permissions'
  | 'log'
  | 'municipalities'
  | 'reassignment'
  | 'export'
  | 'profile'
  | 'redirects'
  | 'redirectRow'
  | 'paste'
  | 'dashboard'
  | 'counters'
  | 'toValidate'
  | 'toRevise'
  | 'production'
  | 'dialog'
  | 'keyboard'
  | 'picker';

/** Headings of the help sheet, in its order. */
export const GROUPS = [
  'general',
  'navigation',
  'list',
  'editor',
  'images',
  'entries',
  'picker',
  'gallery',
  'record',
  'cards',
  'profile',
  'redirects',
  'dashboard',
  'keyboard',
  'dialog',
] as const;
export type CommandGroup = (typeof GROUPS)[number];

/** What commands may read of their scope's snapshot. */
export interface ScopeViews {
  readonly shell: unknown;
  readonly list: { readonly context: ListContext };
  readonly editor: { readonly context: EditorContext };
  readonly gallery: { readonly context: PickerContext; hasTag(tag: PickerTag): boolean };
  readonly text: unknown;
  readonly images: { readonly context: AttachmentsContext };
  readonly image: { readonly context: AttachmentsContext };
  readonly contacts: { readonly context: CollectionContext };
  readonly stops: { readonly context: CollectionContext };
  readonly entry: { readonly context: CollectionContext };
  readonly dates: { readonly context: EventDatesContext };
  readonly address: { readonly context: AddressContext };
  readonly uploads: { readonly context: UploadContext };
  readonly dialogUploads: { readonly context: UploadContext };
  readonly overwrite: unknown;
  readonly imageData: unknown;
  readonly picker: { readonly context: PickerContext };
  readonly record: { readonly context: RecordContext };
  readonly matrix: { readonly context: MatrixContext };
  readonly password: { readonly context: PasswordUpdateContext };
  readonly permissions: { readonly context: PanelContext };
  readonly log: { readonly context: PanelContext };
  readonly municipalities: { readonly context: DeskMunicipalitiesContext };
  readonly reassignment: unknown;
  readonly export: unknown;
  readonly profile: unknown;
  readonly redirects: { readonly context: RedirectsContext };
  readonly redirectRow: unknown;
  readonly paste: unknown;
  readonly dashboard: unknown;
  readonly counters: { hasTag(tag: DashboardCardTag): boolean };
  readonly toValidate: { hasTag(tag: DashboardCardTag): boolean };
  readonly toRevise: { hasTag(tag: DashboardCardTag): boolean };
  readonly production: { hasTag(tag: DashboardCardTag): boolean };
  readonly keyboard: { readonly context: KeySettingsContext };
  readonly dialog: DialogView;
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

/** Things only the screen itself can do: putting the focus somewhere, opening a dialog of its own. */
export type ViewAction =
  | 'search.focus'
  | 'keys.import'
  | 'filters.focus'
  | 'filter.focus'
  | 'images.focus'
  | 'rows.focus'
  | 'images.pick'
  | 'images.upload'
  | 'image.data'
  | 'entries.add'
  | 'programme.focus'
  | 'text.image'
  | 'record.remove'
  | 'matrix.focus'
  | 'places.focus'
  | 'successor.focus';

/**
 * What does them on a mounted screen, where `name` tells which one of several, such as a filter; or the Italian reason
 * why it can't be done there.
 */
export type ViewActions = Readonly<Partial<Record<ViewAction, ((name?: string) => void) | string>>>;

/**
 * What is mounted for a scope: the actor behind a screen, told apart from XState so that the shell can be one too.
 * `can` is the only truth about what may be done now, `refusal` says why not.
 */
export interface CommandTarget {
  readonly scope: Scope;
  /** The listing shown, or that of the record shown; null where there is none. */
  readonly listing: Listing | null;
  getSnapshot(): unknown;
  can(event: CommandEvent): boolean;
  /** Italian reason, or null when nobody knows one. */
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
  /** It does not concern what is shown, so that nobody need hear of it. */
  | { readonly kind: 'absent' };

/** The moment a command is asked at: the snapshot of its scope's target, and the listing shown there. */
export interface CommandMoment<S extends Scope> {
  readonly snapshot: ScopeViews[S];
  readonly listing: Listing | null;
}

export interface CommandDeclaration<S extends Scope> {
  /** Unique, `area.verb`. */
  readonly id: string;
  /** Italian; may name what is listed, or be what the scope's snapshot says (null while nothing of it is mounted). */
  readonly title: string | ((listing: Listing | null, snapshot: unknown) => string);
  /** What 'Tastiera' calls it among the commands of all pages, where the title says too little by itself. */
  readonly longTitle?: string;
  readonly group: CommandGroup;
  /** Further words that find it in the palette. */
  readonly keywords?: readonly string[];
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
  /** True for what the palette and the help sheet leave out while it is refused: answers to a passing question. */
  readonly onlyWhenReady?: boolean;
  /** Scopes in whose company the help sheet shows it although its own is not mounted. */
  readonly helpWith?: readonly Scope[];
  readonly scope: S;
  readonly effect: (moment: CommandMoment<S>) => CommandEffect;
}

/** A checked command. What it may read is forgotten here: its scope's target provides that. */
export interface Command extends Omit<CommandDeclaration<Scope>, 'effect'> {
  readonly effect: (moment: { readonly snapshot: unknown; readonly listing: Listing | null }) => CommandEffect;
}

/** Keys that a widget itself takes, told by the help sheet beside the commands'. */
export interface KeyNote {
  readonly id: string;
  readonly title: string;
  readonly group: CommandGroup;
  readonly keys: readonly string[];
  /** Whose widget it is: told only while that scope is mounted. Without one, while anything of its group is. */
  readonly scope?: Scope;
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
