import { reasonText } from '../../src/messages/server/startup';

/** An error as the libraries for databases, mail and S3 give it. */
type Told = Error & { readonly code?: string; readonly $metadata?: { readonly httpStatusCode?: number } };

/** Why another server did not do what it was asked: in Italian where it is known, otherwise in the error's own words. */
export function reasonOf(error: Error): string {
  const { code = '', name, message, $metadata } = error as Told;
  // Of several refused addresses `pg` gives an error without text.
  const own = message || code;
  return reasonText([code, name, $metadata?.httpStatusCode ?? '', message].join(' ')) ?? own;
}
