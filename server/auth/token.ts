import { createHash, randomBytes } from 'node:crypto';

/** The token of an Authorization header; null without one that could be ours. */
const tokenOf = (authorization: string | undefined): string | null =>
  /^Bearer ([A-Za-z0-9_-]{43})$/i.exec(authorization ?? '')?.[1] ?? null;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** SHA-256 of an Authorization header's token, which is all that the database knows of it; null without a token. */
export function tokenHash(authorization: string | undefined): Buffer | null {
  const token = tokenOf(authorization);
  return token === null ? null : hashOf(token);
}

/** A new token with its hash. */
export function newToken(): { readonly token: string; readonly hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token) };
}
