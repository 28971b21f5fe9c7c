import type { Json } from '../../src/content/field/json';
import { SETTINGS_AREA, type SettingsSection } from '../../src/content/settings/sections';
import { settingsServerTexts } from '../../src/messages/server/administration';
import { recordAct } from '../audit/record';
import { readerOf } from '../auth/told';
import { loggedChanges } from '../content/write/loggedChanges';
import { isPossibleId } from '../db/ids';
import { takeLock } from '../db/locks';
import type { Queryable } from '../db/types';
import { HttpError } from '../http/errors';
import { refuseProblems, versionProblem } from '../http/fields';
import { compareVersions, nextVersion, outdated } from '../http/versions';
import { addedPointers, assertReferences } from '../references/chosen';
import { asItem, type Said, saidIn } from '../references/settings';
import type { SignedInCall } from '../services';
import { holdImages } from './files';
import {
  changedPaths,
  incomingSaid,
  languageProblems,
  type SaidByLanguage,
  sentPath,
  shapeProblems,
  valueProblems,
} from './incoming';
import { imageIdsIn } from './read';
import { readSection, type StoredSection } from './stored';

/** What POST operations/settings takes of a section. */
export interface SentSection {
  readonly data: Readonly<Record<string, unknown>>;
  /** The version that the caller saw; none is let through. */
  readonly updated_at?: string | null | undefined;
}

function assertCurrent(section: SettingsSection, sent: SentSection['updated_at'], stored: StoredSection): void {
  const { updatedAt, updatedBy } = stored;
  if (updatedAt === null || compareVersions(sent, updatedAt) !== 'outdated') return;
  const message = settingsServerTexts.conflict(updatedBy, section.title);
  throw outdated(updatedAt, { message, updated_by: updatedBy });
}

/** Of who deletes a content and who features it, one comes first. */
const HOLD_CONTENTS = 'select 1 from contents where id = any($1::integer[]) order by id for key share';

/**
 * Holds the contents that are featured anew until the transaction ends, and refuses with 422 files chosen anew that are not
 * there. Contents may be gone: they are shown as such, and kept.
 */
async function assertChosen(tx: Queryable, call: SignedInCall, section: SettingsSection, change: Write): Promise<void> {
  const { data, before, after } = change;
  const added = addedPointers(section, asItem(before), asItem(after));
  const contents = added.filter(({ table }) => table === 'contents').flatMap(({ ids }) => ids.filter(isPossibleId));
  if (contents.length > 0) await tx.query({ name: 'settings-contents', text: HOLD_CONTENTS, values: [contents] });
  const files = added.filter(({ table }) => table === 'files');
  try {
    await assertReferences(tx, readerOf(call.user), files);
  } catch (error) {
    if (!(error instanceof HttpError) || error.fields === undefined) throw error;
    const problems = Object.entries(error.fields).map(([path, problem]) => [sentPath(section, data, path), problem]);
    refuseProblems(Object.fromEntries(problems));
  }
}

/** One write of a section: what was sent, and what the languages that it sends said and will say. */
interface Write {
  readonly data: Json;
  readonly before: SaidByLanguage;
  readonly after: SaidByLanguage;
}

/** The next version is later than that of every language of the section. */
const WRITE = `
  insert into settings (section, lang, data, updated_at, updated_by)
  select $1, r.lang, r.data, ${nextVersion('$3', '$4::timestamptz')}, $5
    from jsonb_to_recordset($2::jsonb) as r(lang text, data jsonb)
  on conflict (section, lang) do update
     set data = excluded.data, updated_at = excluded.updated_at, updated_by = excluded.updated_by
  returning updated_at`;

async function write(
  tx: Queryable,
  call: SignedInCall,
  section: SettingsSection,
  change: Write,
  stored: StoredSection,
) {
  const { services, user } = call;
  const changed = [...change.after].flatMap(([lang, after]) => {
    const paths = changedPaths(section, lang, change.before.get(lang) ?? {}, after);
    return paths.length === 0 ? [] : [{ lang, after, paths }];
  });
  if (changed.length === 0) return stored.updatedAt;
  const now = services.clock();
  const rows = changed.map(({ lang, after }) => ({ lang, data: after }));
  const { rows: written } = await tx.query<{ updated_at: string }>({
    name: 'settings-write',
    text: WRITE,
    values: [section.name, JSON.stringify(rows), now, stored.updatedAt, user.id],
  });
  const of = (said: SaidByLanguage) => asItem(new Map(changed.map(({ lang }) => [lang, said.get(lang) ?? {}])));
  const { values } = await loggedChanges(tx, section, of(change.before), of(change.after));
  const details = { section: section.name, changed: changed.flatMap(({ paths }) => paths), values };
  await recordAct(tx, { actor: user, action: 'update', entity: SETTINGS_AREA, id: section.id, now, details });
  return written[0]?.updated_at ?? null;
}

/**
 * Saves a section: languages that are not sent, and keys that a language is sent without, stay. Refuses with 409 an outdated
 * version, with 422 (`errors` by path, `it.video.2.url`) what is wrong with a field or points to a file that is not there.
 * Saves of settings pass one at a time. Source: contract, 'settings', 'no lost update'.
 */
export function saveSection(call: SignedInCall, section: SettingsSection, { data, updated_at }: SentSection) {
  const { db, languages } = call.services;
  refuseProblems({ updated_at: versionProblem(updated_at), ...shapeProblems(section, data) });
  const sent = new Map(Object.entries(data).map(([lang, said]) => [lang, saidIn(said as Json)]));
  return db.transaction(async (tx) => {
    await takeLock(tx, 'settings');
    const stored = await readSection(tx, section);
    assertCurrent(section, updated_at, stored);
    const before = new Map<string, Said>([...sent.keys()].map((lang) => [lang, stored.byLanguage.get(lang) ?? {}]));
    const files = await holdImages(tx, imageIdsIn(section, sent));
    const after = new Map<string, Said>(
      [...sent].map(([lang, said]) => [lang, incomingSaid(section, said, before.get(lang) ?? {}, files)]),
    );
    const changes = new Map(
      [...stored.byLanguage].map(([lang, was]) => [
        lang,
        changedPaths(section, lang, was, after.get(lang) ?? was).length > 0,
      ]),
    );
    refuseProblems(languageProblems(sent.keys(), languages, changes));
    const own = new Map([...after].filter(([lang]) => languages.includes(lang)));
    const change = { data: data as Json, before, after: own };
    refuseProblems(valueProblems(section, change.data, own));
    await assertChosen(tx, call, section, change);
    return { message: settingsServerTexts.saved, updated_at: await write(tx, call, section, change, stored) };
  });
}
