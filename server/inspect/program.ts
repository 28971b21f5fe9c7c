import type { MediaPurpose } from '../../src/content/media/files';
import type { FileNote } from '../../src/messages/server/fileNotes';
import { HttpError } from '../http/errors';
import type { ReceivedFile } from './inspect';
import { type InspectedFile, inspectFile } from './inspect';
import { notesOf } from './notes';

/** One file to be looked into. */
export interface InspectionRequest {
  readonly file: ReceivedFile;
  readonly purpose: MediaPurpose;
  /** Where the inspection may write. */
  readonly folder: string;
}

/** What came of it: the file, or the text that refuses it. */
export type InspectionResult = { readonly file: InspectedFile } | { readonly refusal: string };

/** Runs in a process of its own, as `readNotes` does, which may be ended at any time: see `createInspector`. */
export async function inspect({ file, purpose, folder }: InspectionRequest): Promise<InspectionResult> {
  try {
    return { file: await inspectFile(file, purpose, folder) };
  } catch (error) {
    if (error instanceof HttpError) return { refusal: error.message };
    throw error;
  }
}

export const readNotes = (file: InspectedFile): Promise<FileNote[]> => notesOf(file);

// A server that was killed ends no process of its own: this one would go on for as long as the file wants it to.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
