import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseError } from 'pg';
import type { Failure } from '../../src/contract/common';
import { refusalTexts } from '../../src/messages/server/refusals';
import { isLostConnection, type KnownFailure, knownFailureOf } from '../db/sqlstate';
import { diskFull, HttpError, isDiskFull } from './errors';

/** Greatest JSON body, in bytes: a long item in three languages stays far below. */
export const BODY_LIMIT = 4 * 1024 * 1024;

/** Seconds after which a call that came while the database was away is worth trying again. */
const RETRY_AFTER = 2;

const BY_DATABASE: Readonly<Record<KnownFailure, readonly [status: number, message: string]>> = {
  characters: [400, refusalTexts.characters],
  busy: [503, refusalTexts.busy],
  unavailable: [503, refusalTexts.unavailable],
};

const BY_FRAMEWORK: Readonly<Record<string, readonly [status: number, message: string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, refusalTexts.tooLarge(`${BODY_LIMIT / 1024 / 1024} MB`)],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, refusalTexts.contentType],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, refusalTexts.protocol],
  FST_ERR_BAD_URL: [400, refusalTexts.query],
  FST_ERR_MAX_PARAM_LENGTH: [414, refusalTexts.longAddress],
  FST_ERR_ASYNC_CONSTRAINT: [400, refusalTexts.query],
};

function knownFailure(error: FastifyError | Error): HttpError | null {
  if (error instanceof HttpError) return error;
  if (isDiskFull(error)) return diskFull();
  if (error instanceof DatabaseError) {
    const kind = knownFailureOf(error);
    if (kind === null) return null;
    const [status, message] = BY_DATABASE[kind];
    return new HttpError(status, message, status === 503 ? { retryAfter: RETRY_AFTER } : {});
  }
  if (isLostConnection(error)) return new HttpError(503, refusalTexts.unavailable, { retryAfter: RETRY_AFTER });
  const known = 'code' in error ? BY_FRAMEWORK[error.code] : undefined;
  if (known !== undefined) return new HttpError(...known);
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  return status >= 400 && status < 500 ? new HttpError(status, refusalTexts.malformed) : null;
}

/** The failure envelope. Source: contract, 'Ground rules'. */
export function failureBody({ status, message, fields, data }: HttpError): Failure {
  return {
    status: 'error',
    code: String(status),
    message,
    ...(data === undefined ? {} : { data }),
    ...(fields === undefined ? {} : { errors: { ...fields } }),
  };
}

export function sendFailure(reply: FastifyReply, failure: HttpError): void {
  if (failure.retryAfter !== undefined) reply.header('Retry-After', String(failure.retryAfter));
  reply
    .code(failure.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(failureBody(failure)));
}

/** Answers whatever a call threw; what nobody expected is logged whole and shown as a code to report. */
export function handleFailure(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  const known = knownFailure(error);
  const failure = known ?? new HttpError(500, refusalTexts.internal(String(request.id)));
  if (known === null || failure.status >= 500) request.log.error({ err: error }, 'call failed');
  sendFailure(reply, failure);
}
