import { type AuditRow, type ChangedValues, changedValuesSchema } from '../contract/audit';
import { languageInSentence } from '../messages/screens/content';
import { displayTexts } from '../messages/screens/displayText';
import { abilityName } from './permissions';

/** A field as a form calls it. */
export interface NamedField {
  readonly path: string;
  readonly label: string;
}

const IN_CONTENTS = /^contents\.([^.]+)\.(.+)$/;
const BESIDE = /^(.+)\.([^.]+)$/;

/** A logged path as the field's own and, of a value per language, its language. */
function partsOf(
  path: string,
  isField: (path: string) => boolean,
): readonly [own: string, language?: string | undefined] {
  const [, language, own] = IN_CONTENTS.exec(path) ?? [];
  if (own !== undefined) return [own, language];
  const [, map, key] = BESIDE.exec(path) ?? [];
  return map === undefined || isField(path) || !isField(map) ? [path] : [map, key];
}

/** A logged change: a field's name, and its values before and after where they are known. */
export interface LoggedChange {
  readonly name: string;
  readonly values: readonly [before: string, after: string] | null;
}

/** The changes of a log line, those with their values one by one, the others by their names. */
export function loggedChanges(
  paths: readonly string[],
  values: ChangedValues,
  fields: readonly NamedField[],
): readonly LoggedChange[] {
  const withValues = paths.filter((path) => values[path] !== undefined);
  const named = changedFields(
    paths.filter((path) => values[path] === undefined),
    fields,
  );
  return [
    ...withValues.map((path) => ({ name: changedFields([path], fields)[0] ?? path, values: values[path] ?? null })),
    ...named.map((name) => ({ name, values: null })),
  ];
}

/** What a line of the log changed. A server that says no values, or says them in another way, names the fields only. */
export function changesIn(
  { details }: Pick<AuditRow, 'details'>,
  fields: readonly NamedField[],
): readonly LoggedChange[] {
  const values = changedValuesSchema.safeParse(details?.values);
  return loggedChanges(textsIn(details?.changed), values.success ? values.data : {}, fields);
}

/** The same in one text, with what else it added or took away; '' for nothing. */
export function changesInWords(row: Pick<AuditRow, 'action' | 'details'>, fields: readonly NamedField[]): string {
  const changes = changesIn(row, fields).map(({ name, values }) =>
    values === null ? name : `${name}: ${values.filter((value) => value !== '').join(' → ')}`,
  );
  return [...changes, ...loggedMoves(row)].join('; ');
}

/** A list of the log's details as texts; whatever else a server has in its place is none. */
const textsIn = (list: unknown): readonly string[] => (Array.isArray(list) ? list.map(String) : []);

/** What was added and removed: abilities of a role, as its table calls them, and a municipality of a desk. */
export function loggedMoves({ action, details }: Pick<AuditRow, 'action' | 'details'>): readonly string[] {
  const municipality = (of: string) => (action === of && typeof details?.comune === 'string' ? [details.comune] : []);
  const added = [...textsIn(details?.added).map(abilityName), ...municipality('municipality.add')];
  const removed = [...textsIn(details?.removed).map(abilityName), ...municipality('municipality.remove')];
  return [...added.map(displayTexts.added), ...removed.map(displayTexts.removed)];
}

/**
 * Names of changed fields as their form says them, each once, with the languages in which it changed. Takes their paths as
 * the log has them; one that the form does not have stands for itself.
 */
export function changedFields(paths: readonly string[], fields: readonly NamedField[]): string[] {
  const labels = new Map(fields.map(({ path, label }) => [path, label]));
  const languages = new Map<string, readonly string[]>();
  for (const path of paths) {
    const [own, language] = partsOf(path, (one) => labels.has(one));
    const name = labels.get(own) ?? own;
    const earlier = languages.get(name) ?? [];
    languages.set(name, language === undefined ? earlier : [...earlier, languageInSentence(language)]);
  }
  return [...languages].map(([name, those]) => (those.length === 0 ? name : `${name} (${those.join(', ')})`));
}
