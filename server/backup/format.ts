import * as z from 'zod/mini';

/** Version of the form that backups are written in. */
export const FORMAT = 1;

/** Names of the parts of a backup. Rows and files stand between the first and the last. */
export const PARTS = { head: 'portolano.json', rows: 'tables/', files: 'files/', tail: 'end.json' } as const;

const tableSchema = z.object({ name: z.string(), columns: z.array(z.string()) });

/** The first part: what the backup is of. */
export const headSchema = z.object({
  product: z.literal('portolano'),
  format: z.number(),
  version: z.string(),
  /** ISO 8601 UTC. */
  createdAt: z.string(),
  languages: z.array(z.string()),
  /** Those that the database had, in their order: the form of the rows. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(tableSchema),
});
export type Head = z.infer<typeof headSchema>;

/** The last part: what there must have been. */
export const tailSchema = z.object({
  /** By table. */
  rows: z.record(z.string(), z.number()),
  files: z.number(),
  sequences: z.array(z.object({ name: z.string(), last: z.string(), isCalled: z.boolean() })),
});
export type Tail = z.infer<typeof tailSchema>;

/** The name of a table's part. */
export const rowsPart = (table: string, number: number): string =>
  `${PARTS.rows}${table}/${String(number).padStart(6, '0')}.jsonl.gz`;

/** The table whose part it is; null for another part. */
export const tableOfPart = (name: string): string | null =>
  name.startsWith(PARTS.rows) ? (name.slice(PARTS.rows.length).split('/', 1)[0] ?? null) : null;
