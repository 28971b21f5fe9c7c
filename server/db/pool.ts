import { Pool, type PoolConfig, types } from 'pg';

const TIMESTAMP_WITH_ZONE = types.builtins.TIMESTAMPTZ;
const [BIGINT, TIMESTAMP, DATE] = [types.builtins.INT8, types.builtins.TIMESTAMP, types.builtins.DATE];

const asText = (text: string) => text;
/** `2026-01-31 12:00:00.5+00` → ISO 8601 UTC with milliseconds. */
const asIso = (text: string) => new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString();

const PARSERS = new Map<number, (text: string) => unknown>([
  [BIGINT, Number],
  [TIMESTAMP_WITH_ZONE, asIso],
  [TIMESTAMP, asText],
  [DATE, asText],
]);

const customTypes = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : PARSERS.get(oid)) ?? types.getTypeParser(oid, format as 'text'),
};

/**
 * A pool whose rows come JSON-ready; see `Queryable` for the types. `onConnectionError` is called for connections that
 * break, in use or not: the pool replaces them, whoever used one gets a rejection, and without a listener the process
 * would end.
 */
export function createPool(config: PoolConfig, onConnectionError: (error: Error) => void): Pool {
  const pool = new Pool({ connectionTimeoutMillis: 10_000, ...config, types: customTypes as PoolConfig['types'] });
  pool.on('connect', (client) => client.on('error', onConnectionError));
  // The same error again, of a connection that nobody used.
  pool.on('error', () => undefined);
  return pool;
}
