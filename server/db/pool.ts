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
 * A pool whose rows come JSON-ready; see `Queryable` for the types. `onIdleError` hears of connections that break while
 * nobody uses them: the pool replaces them, and without a listener the process would end.
 */
export function createPool(config: PoolConfig, onIdleError: (error: Error) => void): Pool {
  const pool = new Pool({ connectionTimeoutMillis: 10_000, ...config, types: customTypes as PoolConfig['types'] });
  pool.on('error', onIdleError);
  return pool;
}
