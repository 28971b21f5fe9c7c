import type { ReactNode } from 'react';
import type { ChoiceSource, FieldDeclaration, LookupOption } from '../../content/field/field';
import type { Json } from '../../content/field/json';
import type { Category, Municipality, NamedContent, Person, Province, StatusOption } from '../../contract/lookups';
import type { AttachmentRow } from '../../contract/media';
import type { Result } from '../../contract/result';
import type { NamedById } from '../../contract/settings';
import type { Coordinates, Geocode } from '../../machines/address/rules';
import type { MatrixSection } from '../../machines/matrix/rules';

/**
 * The look-ups of the field widgets, given by the app; the same object for the whole life of an editor.
 * A signal is aborted when the answer is no longer needed.
 */
export interface FieldLookups {
  /** Municipalities whose name contains the text (2 characters or more). */
  municipalities(text: string, signal: AbortSignal): Promise<Result<readonly Municipality[]>>;
  /** One municipality by id, to name one of which the item has the number only; null when there is none. */
  municipality(id: number, signal: AbortSignal): Promise<Result<Municipality | null>>;
  /** All provinces. */
  provinces(): Promise<Result<readonly Province[]>>;
  /** The whole tree of a category group, with the names of a language. */
  categories(main: number, language: string): Promise<Result<readonly Category[]>>;
  /** Users who may be authors; an empty text gives all of them. */
  authors(text: string, signal: AbortSignal): Promise<Result<readonly Person[]>>;
  /** Contents of an area whose name contains the text (`contentMinimum` characters or more). */
  contents(area: string, text: string, signal: AbortSignal): Promise<Result<readonly NamedContent[]>>;
  /** Contents of an area by their ids, with their titles in a language; one that there is not is left out. */
  contentsByIds(
    area: string,
    ids: readonly number[],
    language: string,
    signal: AbortSignal,
  ): Promise<Result<readonly NamedById[]>>;
  /** Files among the attachments whose name contains the text (2 characters or more). */
  attachments(text: string, signal: AbortSignal): Promise<Result<readonly AttachmentRow[]>>;
  /** Everything that a 'choice' may be set to; each option's `value` is what is kept of it. */
  choices(source: ChoiceSource, signal: AbortSignal): Promise<Result<readonly LookupOption[]>>;
  /** Rows of the permission matrix. */
  permissionSections(signal: AbortSignal): Promise<Result<readonly MatrixSection[]>>;
  /**
   * Coordinates of an address. A failure's message is the one to show: the service's own at status 400, otherwise
   * 'Impossibile calcolare tutti i campi!!'. Source: document 2, section 8.
   */
  readonly geocode: Geocode;
}

/** What widgets of fields made of fields need of their form. */
interface NestedFields {
  /** What is wrong within an entry or slot, of what is shown; null for nothing. */
  errorIn(path: string): string | null;
  /** Draws a field within it, with a context of its own. */
  draw(field: FieldDeclaration, path: string, context: FieldContext): ReactNode;
}

/**
 * What a widget needs to know of item, user and site. Keep it one object as long as nothing in it changes: a new one
 * redraws every widget.
 */
export interface FieldContext {
  /** Status options of the shown language, as the server sent them; a negative id can't be chosen. */
  readonly statusOptions: readonly StatusOption[];
  /** Why the item can't be saved as published now, in Italian, shown under the status; the choice itself stays open. */
  readonly publishRefusal: string | null;
  /** Whether the user may add tags ('view-tag'). */
  readonly mayTag: boolean;
  /** Where a map without coordinates opens. */
  readonly mapCentre: Coordinates;
  /** Tile layer of the map; an empty URL draws none. */
  readonly tiles: { readonly url: string; readonly attribution: string };
  /** The title in the shown language, read when it is needed so that typing in it redraws nothing here. */
  title(): string;
  /** Codes of all content languages. */
  readonly languages: readonly string[];
  /** The value at a path of the item, or of the entry that one is within, read when it is needed. */
  valueAt(path: string): Json;
  /** Calls back after every change of the item, for who shows another field's value; gives what ends it. */
  subscribe(listener: () => void): () => void;
  /** For fields made of fields; a form that has none goes without. */
  readonly nested?: NestedFields;
  /** Whether what is drawn lies within an entry or a slot: one of several alike. */
  readonly isWithin?: boolean;
}

/** What every field widget takes; it draws the whole field, label, hint and error included. */
export interface FieldWidgetProps {
  readonly field: FieldDeclaration;
  /** Where its value lives in what the form edits. */
  readonly path: string;
  /** Id of the main control; F8 and the error summary put the focus on it. */
  readonly id: string;
  readonly value: Json;
  /** Italian; null when nothing is wrong or the field is not checked yet. */
  readonly error: string | null;
  /** The control that the error is about, by the end of its id; null or without it the widget decides. */
  readonly errorControl?: string | null;
  readonly readOnly: boolean;
  /** Italian reason why the field can't be changed now; null when it can. */
  readonly refusal: string | null;
  /** Code of the content language the value is in; for a shared field, of the language shown. */
  readonly language: string;
  /** Whether the field must be filled at the item's present status. */
  readonly required: boolean;
  /** At the end of the label's line, where the widget has room for it. Keep it one element, as `context`. */
  readonly aside?: ReactNode;
  onChange(value: Json): void;
  onBlur(): void;
  readonly lookups: FieldLookups;
  readonly context: FieldContext;
}
