/**
 * Why another server did not do what it was asked, by what its error says: codes of Node.js and TLS, SQLSTATEs, names of S3's
 * errors, and what the mail client puts into words only. The first that fits counts.
 */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/CERT_HAS_EXPIRED|certificate has expired/, 'il suo certificato è scaduto e va rinnovato'],
  [
    /CERT_NOT_YET_VALID|certificate is not yet valid/,
    'il suo certificato non vale ancora: controlla anche l’orologio di questa macchina',
  ],
  [/ALTNAME_INVALID|match certificate's altnames/, 'il suo certificato è di un altro nome'],
  [
    /SELF_SIGNED|self-signed|UNABLE_TO_(VERIFY|GET_ISSUER)|unable to (verify|get) /,
    'qui non si conosce chi ha firmato il suo certificato: NODE_EXTRA_CA_CERTS può nominarlo',
  ],
  [/RequestTimeTooSkewed|RequestExpired/, 'l’orologio di questa macchina è sbagliato'],
  [/ECONNREFUSED/, 'a quell’indirizzo non risponde nessuno'],
  [/ENOTFOUND|EAI_AGAIN|EDNS/, 'il suo nome non si trova nel DNS'],
  [/ETIMEDOUT|TimeoutError|timeout/i, 'non risponde in tempo'],
  [/ECONNRESET|EPIPE|Connection terminated/, 'la connessione si è interrotta'],
  [/28P01|28000|EAUTH|InvalidAccessKeyId|SignatureDoesNotMatch/, 'utente o password non valgono'],
  [/3D000/, 'la base dati non esiste'],
  [/53300/, 'ha già troppe connessioni'],
  [/57P03/, 'sta ancora partendo'],
  [/NoSuchBucket|NotFound\b/, 'il bucket non esiste'],
  [/AccessDenied|Forbidden|\b403\b/, 'il bucket rifiuta queste chiavi'],
];

/** What an error means in Italian; null where nobody has said yet. */
export const reasonText = (error: string): string | null => REASONS.find(([what]) => what.test(error))?.[1] ?? null;
