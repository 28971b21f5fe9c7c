import type { Queryable } from './types';

/** An area as its last write left it. */
export interface AreaState {
  /** Raised by a trigger in every transaction that writes in the area. */
  readonly version: number;
  /** Rows of the area. */
  readonly total: number;
}

/** Version and total of an area; zeros for one that was never written to. */
export async function areaState(db: Queryable, area: string): Promise<AreaState> {
  const text = 'select version, total from area_versions where area = $1';
  const { rows } = await db.query<{ version: number; total: number }>({ name: 'area-state', text, values: [area] });
  return rows[0] ?? { version: 0, total: 0 };
}
