import { createContext, useContext } from 'react';
import type { CallbackActorLogic } from 'xstate';
import type { FindOverlaps } from '../content/item/occurrence';
import type { Listing, ListingRow } from '../content/lists/listing';
import type { Content } from '../content/model/content';
import type { RecordCalls } from '../content/model/record';
import type { SettingsSection } from '../content/settings/sections';
import type { SiteConfig } from '../contract/config';
import type { SummaryEntry, WireProduction, WireWaitingEvents, WorklistEntry } from '../contract/dashboard';
import type { Category, Municipality, Province, StatusOption } from '../contract/lookups';
import type { PlaceType } from '../contract/places';
import type { Result } from '../contract/result';
import type { BulkReviewActors } from '../machines/bulkReview/machine';
import type { CategoryCalls } from '../machines/categoryTree/types';
import type { ChoiceActors } from '../machines/choice/machine';
import type { EditorActors } from '../machines/editor/types';
import type { ExportActors, ExportEvent } from '../machines/export/machine';
import type { FirstStepsActors } from '../machines/firstSteps/types';
import type { KeptDraft } from '../machines/kit/drafting';
import type { AccountCalls, AdministrationCalls, RedirectCalls } from '../machines/kit/ports';
import type { ListActors, ListQuery, RowsPage, SeenRows } from '../machines/list/types';
import type { LoadPage } from '../machines/loading/types';
import type { BoundLink } from '../machines/menu/bound';
import type { OwnSessionsActors } from '../machines/ownSessions/machine';
import type { RecordActors } from '../machines/record/types';
import type { Tone } from '../ui/base/Banner';
import type { FieldLookups } from '../ui/fields/types';
import type { MediaPort } from '../ui/media/port';

/** Options of a list's filters. */
export interface FilterLookups {
  provinces(): Promise<Result<readonly Province[]>>;
  municipality(id: number): Promise<Result<Municipality | null>>;
  /** Municipalities whose name contains the text (2 characters or more), of a province or of any. */
  municipalities(text: string, province: number | null): Promise<Result<readonly Municipality[]>>;
  statuses(): Promise<Result<readonly StatusOption[]>>;
  placeTypes(signal: AbortSignal): Promise<Result<readonly PlaceType[]>>;
  /** Who may be an author, by name. */
  people(): Promise<Result<readonly { readonly id: number; readonly name: string }[]>>;
  readonly choices: FieldLookups['choices'];
  /** The tree of a group of categories, in the language of the interface. */
  categories(main: number): Promise<Result<readonly Category[]>>;
  /** Has the trees asked for anew, by whoever shows some. */
  forgetCategories(): void;
  /** Calls `listener` whenever a tree was changed here, or forgotten. Gives the function that ends it. */
  onCategoriesChanged(listener: () => void): () => void;
}

/** What this browser kept of a form. */
export interface StoredDrafts {
  /** This page's own draft, unchecked; null without one. */
  readonly storedDraft: unknown;
  /** Those that pages which don't have the form open any longer left. */
  readonly otherDrafts: readonly KeptDraft[];
}

/** Unsaved work of the signed-in user, kept in this browser: a draft a page. */
export interface DraftPort {
  load(area: string, id: number | 'new'): Promise<StoredDrafts>;
  /** `replaces`: the page whose draft it was until now. */
  save(area: string, id: number | 'new', draft: unknown, replaces?: string | null): void;
  /** Without a page this one's; that of a page which has the form open stays. */
  clear(area: string, id: number | 'new', page?: string | null): void;
  /** Says that this page has the form open. Gives the function that ends it. */
  hold(area: string, id: number | 'new'): () => void;
  /** The other pages that have the form open, with their drafts where they have any. */
  elsewhere(area: string, id: number | 'new'): Promise<readonly KeptDraft[]>;
  /** Whether this browser keeps drafts: false from a failure until one was written again. */
  keeps(): boolean;
  /** Calls `listener` whenever that changes. Gives the function that ends it. */
  onChange(listener: () => void): () => void;
}

/** Links of the menu that somebody edits. */
export interface MenuLinksPort {
  readonly load: () => Promise<Result<readonly BoundLink[]>>;
  /** Calls `listener` whenever they were changed here. Gives the function that ends it. */
  onChange(listener: () => void): () => void;
}

/** The figures that the dashboard loads. */
interface DashboardPort {
  readonly summary: (signal: AbortSignal) => Promise<Result<readonly SummaryEntry[]>>;
  /** Null from a server without this call. */
  readonly worklists: (signal: AbortSignal) => Promise<Result<readonly WorklistEntry[] | null>>;
  readonly production: (signal: AbortSignal) => Promise<Result<readonly WireProduction[]>>;
  /** Source of the statuses: document 1, section 4. */
  readonly events: (status: number, signal: AbortSignal) => Promise<Result<readonly WireWaitingEvents[]>>;
}

/** The lists of ours that this server turned out not to have. */
interface AbsentListsPort {
  /** Their hash paths; the same set as long as nothing changes. */
  routes(): ReadonlySet<string>;
  /** Calls `listener` at every change. Gives the function that ends it. */
  subscribe(listener: () => void): () => void;
}

/** What a list remembers between visits. */
export interface MemoryPort {
  read(key: string): string | null;
  write(key: string, value: string): void;
}

/**
 * Everything screens get from the application: what their machines call, look-ups, effects. The machines themselves come
 * with the screens, so that the sign-in page does not load them.
 */
export interface Ports {
  readonly site: SiteConfig;
  /** What the machine of a list calls. */
  readonly list: (listing: Listing) => ListActors;
  /** What a row of a list that saves itself calls. */
  readonly choices: (listing: Listing) => ChoiceActors;
  /** Reads the featured events, all of them. */
  readonly festivities: (signal: AbortSignal) => Promise<Result<readonly ListingRow[]>>;
  /** What the steps of publication of selected rows call. */
  readonly review: BulkReviewActors;
  /** What the editor machine of a content type calls. */
  readonly editor: (content: Content) => EditorActors;
  /** What the machines of recovery and reset call. */
  readonly accounts: AccountCalls;
  /** What the card of one's own sessions calls. */
  readonly ownSessions: OwnSessionsActors;
  /** What the first steps of a site call. */
  readonly firstSteps: FirstStepsActors;
  readonly fieldLookups: FieldLookups;
  /** What the note of overlaps calls, of a content type. */
  readonly overlaps: (content: Content) => FindOverlaps;
  /** What the card of the contents that use one calls, by area and id. */
  readonly uses: (area: string, id: number) => LoadPage;
  readonly filterLookups: FilterLookups;
  readonly menuLinks: MenuLinksPort;
  readonly absentLists: AbsentListsPort;
  /** What picker, uploads and image cards call. */
  readonly media: () => Promise<MediaPort>;
  /** What the export of a list calls. */
  readonly exportRows: (listing: Listing) => CallbackActorLogic<ExportEvent, ExportActors['download']>;
  /** What the form of a section of the site's settings calls. */
  readonly settings: (section: SettingsSection) => RecordActors;
  /** What the form of a record calls. */
  readonly records: (record: RecordCalls) => RecordActors;
  /** What the screens of users, roles and desks call beside their forms. */
  readonly administration: AdministrationCalls;
  /** What the dialog of the place types calls. */
  readonly placeTypes: RecordActors;
  /** What the screen of redirects calls. */
  readonly redirects: RedirectCalls;
  /** What the screens of category trees call. */
  readonly categories: CategoryCalls;
  readonly dashboard: DashboardPort;
  readonly drafts: DraftPort;
  readonly memory: MemoryPort;
  /** Takes the rows that a query finds where they were asked ahead and are there; null otherwise. */
  readonly arrivedRows: (listing: Listing, query: ListQuery) => RowsPage | null;
  /** What lists showed when they were left, by list and query. */
  readonly seenRows: SeenRowsPort;
  /** Asks ahead for what the page of a route shows, which is likely to be opened next. */
  readonly askAhead: (route: string) => void;
  readonly notify: (tone: Tone, text: string, source?: string) => void;
  /** A fresh UUID. */
  readonly uuid: () => string;
}

interface SeenRowsPort {
  read(key: string): SeenRows | null;
  /** Null forgets it. */
  write(key: string, seen: SeenRows | null): void;
}

export const PortsContext = createContext<Ports | null>(null);

/** The application's ports. */
export function usePorts(): Ports {
  const ports = useContext(PortsContext);
  if (ports === null) throw new Error('no ports above');
  return ports;
}
