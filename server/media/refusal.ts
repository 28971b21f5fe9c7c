import { HttpError } from '../http/errors';

/** Refuses an upload: the text goes to the file's row, wherever the client looks for it. */
export const refusedFile = (status: 408 | 413 | 415 | 422, message: string): HttpError =>
  new HttpError(status, message, { fields: { file: message } });
