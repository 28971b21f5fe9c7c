import type { FastifyBaseLogger } from 'fastify';
import { detailProblems } from '../../src/content/media/files';
import { LICENSE_GROUP, LICENSE_VERSION_GROUP, MEDIA_TEXT_LIMITS } from '../../src/contract/media';
import { mediaFileTexts, mediaServerTexts } from '../../src/messages/screens/media';
import { validationTexts } from '../../src/messages/screens/validation';
import { editorialTexts } from '../../src/messages/server/editorial';
import { isPossibleId } from '../db/ids';
import { isForeignKeyViolation, violatedConstraint } from '../db/sqlstate';
import type { Queryable } from '../db/types';
import { HttpError } from '../http/errors';
import { versionProblem } from '../http/fields';
import { refuseMissing } from '../http/removal';
import { assertCurrentRecord } from '../http/versions';
import { refuseUsedByContents } from '../references/usage';
import type { SignedInCall } from '../services';
import { logFile } from './audit';
import { type FileArea, type FileRow, readFileRow, updateFile } from './files';
import { fileNameFor, mayLook } from './looking';
import { fileKey, thumbnailKey } from './names';
import { noteStray, removeStray } from './stray';

/** One call on stored files. */
export interface FileCall extends SignedInCall {
  readonly log: FastifyBaseLogger;
}

/** The areas whose files are media. */
export const MEDIA_AREAS: readonly FileArea[] = ['images', 'files'];

/** What PUT media/upload/:id sends; what is left out stays. */
export interface SentDetail {
  readonly titolo?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly copyright?: string | null | undefined;
  readonly license_id?: number | null | undefined;
  readonly versione_id?: number | null | undefined;
  readonly openlibrary?: boolean | 0 | 1 | null | undefined;
  /** The version that the caller saw; none is let through. */
  readonly updated_at?: string | null | undefined;
}

const notFound = (id: number): HttpError => new HttpError(404, mediaServerTexts.missing(id));

function lengthProblems(sent: SentDetail): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const [name, limit] of Object.entries(MEDIA_TEXT_LIMITS)) {
    const { length } = sent[name as keyof typeof MEDIA_TEXT_LIMITS] ?? '';
    if (length > limit) problems[name] = validationTexts.tooLong(limit, length);
  }
  return problems;
}

async function choiceProblems(tx: Queryable, sent: SentDetail): Promise<Record<string, string>> {
  const choices = [
    ['license_id', sent.license_id, LICENSE_GROUP],
    ['versione_id', sent.versione_id, LICENSE_VERSION_GROUP],
  ] as const;
  const problems: Record<string, string> = {};
  for (const [name, id, main] of choices) {
    if (id === null || id === undefined) continue;
    const text = 'select 1 from categories where id = $1 and main = $2';
    const values = [isPossibleId(id) ? id : 0, main];
    const { rowCount } = await tx.query({ name: 'file-choice', text, values });
    if (rowCount === 0) problems[name] = mediaFileTexts.unknownChoice;
  }
  return problems;
}

/** The choices by their constraints. */
const CHOICES: Readonly<Record<string, string>> = {
  files_license_id_fkey: 'license_id',
  files_version_id_fkey: 'versione_id',
};

/** The refusal of a choice that was deleted after it was looked up, else the error itself. */
function choiceGone(error: unknown): unknown {
  const name = CHOICES[violatedConstraint(error) ?? ''];
  if (name === undefined) return error;
  return new HttpError(422, editorialTexts.invalid, { fields: { [name]: mediaFileTexts.unknownChoice } });
}

/**
 * Writes a media item's data. Refuses with 409 an outdated version, with 422 (`errors` by wire name) a missing or unknown
 * licence or version and texts that are too long; 404 if there is no such item. Source: document 1, section 5; contract,
 * 'no lost update'.
 */
export async function updateMediaItem({ services, user }: FileCall, id: number, sent: SentDetail): Promise<FileRow> {
  const now = services.clock();
  const write = async (tx: Queryable): Promise<FileRow> => {
    const file = await readFileRow(tx, id, MEDIA_AREAS, true);
    if (file === null) throw notFound(id);
    const version = { table: 'files', id, stored: file.updated_at, message: mediaServerTexts.conflict } as const;
    await assertCurrentRecord(tx, { ...version, sent: sent.updated_at, isWithheld: !mayLook(user) });
    const { license_id = null, versione_id = null } = sent;
    const malformed = versionProblem(sent.updated_at);
    const fields = {
      ...(malformed === null ? {} : { updated_at: malformed }),
      ...lengthProblems(sent),
      ...(await choiceProblems(tx, sent)),
      ...detailProblems({ license_id, versione_id }),
    };
    if (Object.keys(fields).length > 0) throw new HttpError(422, editorialTexts.invalid, { fields });
    const detail = {
      title: sent.titolo === undefined ? file.title : (sent.titolo ?? '').trim(),
      copyright: sent.copyright === undefined ? file.copyright : (sent.copyright ?? '').trim(),
      description: sent.description === undefined ? file.description : (sent.description ?? '').trim(),
      license_id,
      version_id: versione_id,
      openlibrary: sent.openlibrary === undefined ? file.openlibrary : Boolean(sent.openlibrary),
    };
    const updated_at = await updateFile(tx, id, detail, { userId: user.id, now });
    await logFile(tx, { action: 'update', file, user, now });
    return { ...file, ...detail, updated_at };
  };
  return services.db.transaction(write).catch((error: unknown) => {
    throw choiceGone(error);
  });
}

const refuseUsed = (tx: Queryable, { services, user }: FileCall, files: readonly FileRow[]): Promise<void> =>
  refuseUsedByContents(tx, {
    languages: services.languages,
    user,
    of: 'file',
    ids: files.map(({ id }) => id),
    nameOf: (used) => fileNameFor(user, files.find(({ id }) => id === used) ?? { id: used, name: '' }),
  });

/** Keys in the store of these files. */
const keysOf = (files: readonly FileRow[]): string[] =>
  files.flatMap((file) => [fileKey(file), ...(file.has_thumbnail ? [thumbnailKey(file.key)] : [])]);

async function removeRows(tx: Queryable, files: readonly FileRow[], call: FileCall): Promise<void> {
  const ids = files.map(({ id }) => id);
  const now = call.services.clock();
  await tx.query({ name: 'file-remove', text: 'delete from files where id = any($1::integer[])', values: [ids] });
  await noteStray(tx, keysOf(files));
  for (const file of files) await logFile(tx, { action: 'delete', file, user: call.user, now });
}

/**
 * Deletes files, all or none: 404 naming those that do not exist, 409 with the contents that use one. Gives the rows that
 * were. The store is cleared afterwards; what it can't remove now is swept later.
 */
export async function deleteFiles(
  call: FileCall,
  ids: readonly number[],
  areas: readonly FileArea[],
): Promise<FileRow[]> {
  const { db, store } = call.services;
  const sorted = [...new Set(ids)].sort((a, b) => a - b);
  const files = await db
    .transaction(async (tx) => {
      const found: FileRow[] = [];
      for (const id of sorted) {
        const file = isPossibleId(id) ? await readFileRow(tx, id, areas, true) : null;
        if (file !== null) found.push(file);
      }
      const { missing, someMissing } = mediaServerTexts;
      refuseMissing(sorted, found, (absent) => (sorted.length === 1 ? missing(absent[0] ?? 0) : someMissing(absent)));
      await refuseUsed(tx, call, found);
      await removeRows(tx, found, call);
      return found;
    })
    .catch((error: unknown) => {
      // A content began to use the file while it was deleted.
      throw isForeignKeyViolation(error) ? new HttpError(409, mediaServerTexts.justUsed) : error;
    });
  await removeStray(db, store, keysOf(files)).catch((error: Error) => {
    call.log.warn({ err: error }, 'deleted files wait to be swept');
  });
  return files;
}
