import { describe, expect, it } from 'vitest';
import { reasonOf } from '../../server/start/reason';

const error = (message: string, more: object = {}): Error => Object.assign(new Error(message), more);

/** Errors as the libraries gave them when each of these things was done to them. */
const MET: readonly (readonly [string, Error, string])[] = [
  ['a mail server with an old certificate', error('certificate has expired', { code: 'ESOCKET' }), 'scaduto'],
  ['a certificate of tomorrow', error('certificate is not yet valid', { code: 'CERT_NOT_YET_VALID' }), 'orologio'],
  [
    'a certificate of another name',
    error("Hostname/IP does not match certificate's altnames: Host: a", { code: 'ERR_TLS_CERT_ALTNAME_INVALID' }),
    'di un altro nome',
  ],
  [
    'a certificate of its own',
    error('self-signed certificate', { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }),
    'NODE_EXTRA_CA_CERTS',
  ],
  ['nobody there', error('connect ECONNREFUSED 127.0.0.1:1', { code: 'ECONNREFUSED' }), 'non risponde nessuno'],
  ['nobody at any of several addresses', error('', { code: 'ECONNREFUSED' }), 'non risponde nessuno'],
  ['a name that is none', error('getaddrinfo ENOTFOUND nessuno.invalid', { code: 'EDNS' }), 'DNS'],
  ['a mail server that never greets', error('Greeting never received', { code: 'ETIMEDOUT' }), 'in tempo'],
  ['a wrong password for mail', error('Invalid login: 535 no', { code: 'EAUTH' }), 'password'],
  [
    'a wrong password for PostgreSQL',
    error('password authentication failed for user "u"', { code: '28P01' }),
    'password',
  ],
  ['a database that is not there', error('database "x" does not exist', { code: '3D000' }), 'non esiste'],
  ['a clock an hour wrong', error('skewed', { name: 'RequestTimeTooSkewed' }), 'orologio'],
  [
    'a bucket that is not there',
    error('UnknownError', { name: 'NotFound', $metadata: { httpStatusCode: 404 } }),
    'bucket',
  ],
  ['a bucket that refuses', error('UnknownError', { name: '403', $metadata: { httpStatusCode: 403 } }), 'rifiuta'],
];

describe('why another server did not do its part', () => {
  it.each(MET)('%s', (_what, met, said) => {
    expect(reasonOf(met)).toContain(said);
  });

  it('is in the error’s own words where nobody has said it yet', () => {
    expect(reasonOf(error('out of paper'))).toBe('out of paper');
    expect(reasonOf(error('', { code: 'EPAPER' }))).toBe('EPAPER');
  });
});
